//! What the fuzzers share: the laws and readers of the tests, and choices made by the fuzzer's bytes in place of a seed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod bytes;
pub mod calls;
#[path = "../../tests/common/mod.rs"]
pub mod common;
pub mod hidden;
#[path = "../../tests/bollwerk/laws.rs"]
pub mod laws;
#[path = "../../tests/bollwerk/random.rs"]
pub mod random;
