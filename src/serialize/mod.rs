//! How data crosses to front ends: the shapes of the JavaScript contract. Absent things are left out, unknown ones null.
//!
//! Everything becomes [`Data`] first. A serializer then meets one type and not forty, which is most of what a border
//! weighs.

mod info;
mod shapes;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

pub use shapes::Ended;

use crate::text::push_number;

/// Plain data, as JSON has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Data {
    /// `null`
    Null,
    /// `true` or `false`
    Flag(bool),
    /// A whole number.
    Number(u32),
    /// A text.
    Text(Cow<'static, str>),
    /// Things in an order.
    List(Vec<Data>),
    /// Things by name.
    Object(Object),
}

impl Data {
    /// As JSON, behind a text.
    #[must_use]
    pub fn json(&self, before: &str) -> String {
        let mut json = String::from(before);
        self.write(&mut json);
        json
    }

    fn write(&self, json: &mut String) {
        match self {
            Data::Null => json.push_str("null"),
            Data::Flag(flag) => json.push_str(if *flag { "true" } else { "false" }),
            Data::Number(number) => push_number(json, *number),
            Data::Text(text) => push_quoted(json, text),
            Data::List(values) => {
                json.push('[');
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        json.push(',');
                    }
                    value.write(json);
                }
                json.push(']');
            }
            Data::Object(Object(pairs)) => {
                json.push('{');
                for (index, (name, value)) in pairs.iter().enumerate() {
                    if index > 0 {
                        json.push(',');
                    }
                    push_quoted(json, name);
                    json.push(':');
                    value.write(json);
                }
                json.push('}');
            }
        }
    }
}

/// Writes a text as JSON has it.
fn push_quoted(json: &mut String, text: &str) {
    json.push('"');
    for character in text.chars() {
        if character == '"' || character == '\\' {
            json.push('\\');
        }
        if character < ' ' {
            // Texts that hold such a character are somebody's input, given back in an error.
            json.push_str("\\u00");
            json.push(if character < '\u{10}' { '0' } else { '1' });
            json.push(char::from_digit(character as u32 & 15, 16).unwrap_or('0'));
        } else {
            json.push(character);
        }
    }
    json.push('"');
}

/// Things by name, in the order in which they were named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Object(Vec<(Cow<'static, str>, Data)>);

impl Object {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Object {
        Object(Vec::new())
    }

    /// With one more thing.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Data>) -> Object {
        self.push(Cow::Borrowed(name), value.into());
        self
    }

    /// With one more thing, where there is one.
    #[must_use]
    pub fn with_some(self, name: &'static str, value: Option<impl Into<Data>>) -> Object {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    // Called for every field of every shape: never a copy of its own.
    #[inline(never)]
    fn push(&mut self, name: Cow<'static, str>, value: Data) {
        self.0.push((name, value));
    }
}

impl<K: Into<Cow<'static, str>>, V: Into<Data>> FromIterator<(K, V)> for Object {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Object {
        let mut object = Object::new();
        for (name, value) in pairs {
            object.push(name.into(), value.into());
        }
        object
    }
}

impl<T: Into<Data>> FromIterator<T> for Data {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Data {
        Data::List(values.into_iter().map(Into::into).collect())
    }
}

impl From<Object> for Data {
    fn from(object: Object) -> Data {
        Data::Object(object)
    }
}

impl From<bool> for Data {
    fn from(flag: bool) -> Data {
        Data::Flag(flag)
    }
}

impl From<u32> for Data {
    fn from(number: u32) -> Data {
        Data::Number(number)
    }
}

impl From<u16> for Data {
    fn from(number: u16) -> Data {
        Data::Number(number.into())
    }
}

impl From<u8> for Data {
    fn from(number: u8) -> Data {
        Data::Number(number.into())
    }
}

impl From<&'static str> for Data {
    fn from(text: &'static str) -> Data {
        Data::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Data {
    fn from(text: String) -> Data {
        Data::Text(Cow::Owned(text))
    }
}

impl From<Cow<'static, str>> for Data {
    fn from(text: Cow<'static, str>) -> Data {
        Data::Text(text)
    }
}

/// Unknown: `null`.
impl<T: Into<Data>> From<Option<T>> for Data {
    fn from(value: Option<T>) -> Data {
        value.map_or(Data::Null, Into::into)
    }
}

impl<T: Into<Data>> From<Vec<T>> for Data {
    fn from(values: Vec<T>) -> Data {
        values.into_iter().collect()
    }
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Data::Null => serializer.serialize_unit(),
            Data::Flag(flag) => serializer.serialize_bool(*flag),
            Data::Number(number) => serializer.serialize_u32(*number),
            Data::Text(text) => serializer.serialize_str(text),
            Data::List(values) => {
                let mut list = serializer.serialize_seq(Some(values.len()))?;
                for value in values {
                    list.serialize_element(value)?;
                }
                list.end()
            }
            // A map and not a struct: serializers to JavaScript keep a table of the names of fields.
            Data::Object(Object(pairs)) => {
                let mut map = serializer.serialize_map(Some(pairs.len()))?;
                for (name, value) in pairs {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}
