//! How data crosses to front ends: the shapes of the JavaScript contract. Absent things are left out, unknown ones null.
//!
//! A [`Shape`] tells what it consists of to a [`Sink`], in the order of JSON. [`Json`] writes it as it comes; what Serde's
//! serializers get was gathered first, so that each of them meets one type and not forty.

mod gathered;
mod info;
mod json;
mod shapes;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

pub use json::Json;
pub use shapes::Ended;

/// Takes plain data in, in the order of JSON.
pub trait Sink: Sized {
    /// Nothing.
    fn null(&mut self);

    /// True or false.
    fn flag(&mut self, flag: bool);

    /// A whole number.
    fn number(&mut self, number: u32);

    /// A text.
    fn text(&mut self, text: &str);

    /// Begins a list.
    fn open_list(&mut self);

    /// Ends the list that was begun last.
    fn close_list(&mut self);

    /// Begins an object. Each of its values has its name told before it.
    fn open(&mut self);

    /// Ends the object that was begun last.
    fn close(&mut self);

    /// The name of what comes next.
    fn name(&mut self, name: &str);

    /// A value by name.
    #[inline]
    fn with(&mut self, name: &str, value: impl Shape) {
        self.name(name);
        value.tell(self);
    }

    /// A text by name: most of what there is.
    // Never a copy of its own.
    #[inline(never)]
    fn say(&mut self, name: &str, text: &str) {
        self.name(name);
        self.text(text);
    }

    /// A value by name, where there is one.
    #[inline]
    fn with_some(&mut self, name: &str, value: Option<impl Shape>) {
        if let Some(value) = value {
            self.with(name, value);
        }
    }

    /// Values as a list.
    #[inline]
    fn list(&mut self, values: impl IntoIterator<Item = impl Shape>) {
        self.open_list();
        for value in values {
            value.tell(self);
        }
        self.close_list();
    }
}

/// What can be told as plain data.
pub trait Shape {
    /// Tells what it consists of.
    fn tell(&self, to: &mut impl Sink);
}

/// Values by name, in an order.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a, K, V>(pub &'a [(K, V)]);

impl<K: AsRef<str>, V: Shape> Shape for Named<'_, K, V> {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        for (name, value) in self.0 {
            to.with(name.as_ref(), value);
        }
        to.close();
    }
}

impl<T: Shape + ?Sized> Shape for &T {
    fn tell(&self, to: &mut impl Sink) {
        (**self).tell(to);
    }
}

impl Shape for bool {
    fn tell(&self, to: &mut impl Sink) {
        to.flag(*self);
    }
}

impl Shape for u32 {
    fn tell(&self, to: &mut impl Sink) {
        to.number(*self);
    }
}

impl Shape for u16 {
    fn tell(&self, to: &mut impl Sink) {
        to.number((*self).into());
    }
}

impl Shape for u8 {
    fn tell(&self, to: &mut impl Sink) {
        to.number((*self).into());
    }
}

impl Shape for str {
    fn tell(&self, to: &mut impl Sink) {
        to.text(self);
    }
}

impl Shape for String {
    fn tell(&self, to: &mut impl Sink) {
        to.text(self);
    }
}

impl Shape for Cow<'_, str> {
    fn tell(&self, to: &mut impl Sink) {
        to.text(self);
    }
}

/// Unknown: `null`.
impl<T: Shape> Shape for Option<T> {
    fn tell(&self, to: &mut impl Sink) {
        match self {
            Some(value) => value.tell(to),
            None => to.null(),
        }
    }
}

impl<T: Shape> Shape for [T] {
    fn tell(&self, to: &mut impl Sink) {
        to.list(self);
    }
}

impl<T: Shape> Shape for Vec<T> {
    fn tell(&self, to: &mut impl Sink) {
        to.list(self);
    }
}
