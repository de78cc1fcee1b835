use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use super::{Shape, Sink};

/// Plain data, gathered from what a shape told.
enum Data {
    Null,
    Flag(bool),
    Number(u32),
    Text(String),
    List(Vec<Data>),
    Object(Vec<(String, Data)>),
}

/// What is still open, outermost first: the name under which it stands, and what it holds so far.
#[derive(Default)]
struct Gathering {
    open: Vec<(String, Data)>,
    name: String,
    whole: Option<Data>,
}

/// Serializes what a shape tells.
pub(super) fn serialize<S: Serializer>(shape: &impl Shape, serializer: S) -> Result<S::Ok, S::Error> {
    let mut gathering = Gathering::default();
    shape.tell(&mut gathering);
    gathering.whole.unwrap_or(Data::Null).serialize(serializer)
}

impl Gathering {
    fn add(&mut self, value: Data) {
        match self.open.last_mut() {
            Some((_, Data::List(values))) => values.push(value),
            Some((_, Data::Object(pairs))) => pairs.push((core::mem::take(&mut self.name), value)),
            _ => self.whole = Some(value),
        }
    }

    fn begin(&mut self, value: Data) {
        self.open.push((core::mem::take(&mut self.name), value));
    }

    fn end(&mut self) {
        if let Some((name, value)) = self.open.pop() {
            self.name = name;
            self.add(value);
        }
    }
}

impl Sink for Gathering {
    fn null(&mut self) {
        self.add(Data::Null);
    }

    fn flag(&mut self, flag: bool) {
        self.add(Data::Flag(flag));
    }

    fn number(&mut self, number: u32) {
        self.add(Data::Number(number));
    }

    fn text(&mut self, text: &str) {
        self.add(Data::Text(text.to_string()));
    }

    fn open_list(&mut self) {
        self.begin(Data::List(Vec::new()));
    }

    fn close_list(&mut self) {
        self.end();
    }

    fn open(&mut self) {
        self.begin(Data::Object(Vec::new()));
    }

    fn close(&mut self) {
        self.end();
    }

    fn name(&mut self, name: &str) {
        self.name = name.to_string();
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
            Data::Object(pairs) => {
                let mut map = serializer.serialize_map(Some(pairs.len()))?;
                for (name, value) in pairs {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}
