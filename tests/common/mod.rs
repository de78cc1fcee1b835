//! What the tests share. The fuzzers share it too, but for the files of outside evidence.
#![allow(dead_code)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod chance;
#[cfg(test)]
pub mod corpus;
pub mod kinds;
pub mod laws;
pub mod readers;
pub mod secrecy;
#[cfg(test)]
pub mod slow;

pub use kinds::*;
