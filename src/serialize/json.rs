use alloc::string::String;

use super::{Shape, Sink};
use crate::text::push_number;

/// Writes JSON, behind a text of the caller's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Json(String);

impl Json {
    /// Nothing yet behind a text, which ends with no value of JSON.
    #[must_use]
    pub fn behind(text: &str) -> Json {
        // Room for most answers: to grow by doubling from nothing takes longer than to write them.
        let mut json = Json(String::with_capacity(256));
        json.plain(text);
        json
    }

    /// The JSON of one value.
    #[must_use]
    pub fn of(value: &impl Shape) -> String {
        let mut json = Json::default();
        value.tell(&mut json);
        json.0
    }

    /// Adds a text that is no JSON.
    pub fn plain(&mut self, text: &str) {
        self.0.push_str(text);
    }

    /// What has been written.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }

    /// A comma, if what comes next stands behind a value.
    #[inline(never)]
    fn next(&mut self) {
        if let Some(b'"' | b'}' | b']' | b'a'..=b'z' | b'0'..=b'9') = self.0.as_bytes().last() {
            self.0.push(',');
        }
    }

    fn word(&mut self, word: &str) {
        self.next();
        self.0.push_str(word);
    }
}

impl Sink for Json {
    fn null(&mut self) {
        self.word("null");
    }

    fn flag(&mut self, flag: bool) {
        self.word(if flag { "true" } else { "false" });
    }

    fn number(&mut self, number: u32) {
        self.next();
        push_number(&mut self.0, number);
    }

    #[inline(never)]
    fn text(&mut self, text: &str) {
        self.word("\"");
        let json = &mut self.0;
        let mut written = 0;
        for (at, byte) in text.bytes().enumerate() {
            if byte >= b' ' && byte != b'"' && byte != b'\\' {
                continue;
            }
            json.push_str(text.get(written..at).unwrap_or_default());
            written = at + 1;
            if byte < b' ' {
                // Texts that hold such a character are somebody's input, given back in an error.
                json.push_str(if byte < 16 { "\\u000" } else { "\\u001" });
                json.push(char::from_digit(u32::from(byte) & 15, 16).unwrap_or('0'));
            } else {
                json.push('\\');
                json.push(byte.into());
            }
        }
        json.push_str(text.get(written..).unwrap_or_default());
        json.push('"');
    }

    fn open_list(&mut self) {
        self.word("[");
    }

    fn close_list(&mut self) {
        self.0.push(']');
    }

    fn open(&mut self) {
        self.word("{");
    }

    fn close(&mut self) {
        self.0.push('}');
    }

    fn name(&mut self, name: &str) {
        self.text(name);
        self.0.push(':');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serialize::Named;

    #[test]
    fn commas_stand_between_values() {
        let values = [("a", vec![Some(1_u32), None]), ("b", vec![]), ("c", vec![Some(23)])];
        assert_eq!(Json::of(&Named(&values)), r#"{"a":[1,null],"b":[],"c":[23]}"#);
        let (flags, texts) = ([true, false], ["", "}", "x"]);
        assert_eq!(Json::of(&flags[..].to_vec()), "[true,false]");
        assert_eq!(Json::of(&texts[..].to_vec()), r#"["","}","x"]"#);
    }

    #[test]
    fn what_json_does_not_hold_is_escaped() {
        assert_eq!(Json::of(&"a\"\\\n\u{1f}\u{7f}ü".to_string()), "\"a\\\"\\\\\\u000a\\u001f\u{7f}ü\"");
    }
}
