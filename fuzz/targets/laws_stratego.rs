//! The laws on games of Stratego that the fuzzer chooses.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rankfile_fuzz::{bytes::Bytes, common::Stratego, hidden};

fuzz_target!(|data: &[u8]| hidden::laws::<Stratego>(&mut Bytes::new(data)));
