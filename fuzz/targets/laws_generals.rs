//! The laws on games of the Game of the Generals that the fuzzer chooses.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rankfile_fuzz::{bytes::Bytes, common::Generals, hidden};

fuzz_target!(|data: &[u8]| hidden::laws::<Generals>(&mut Bytes::new(data)));
