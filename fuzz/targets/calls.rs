//! Calls in any order with any texts, as JavaScript may make them: see `rankfile_fuzz::calls`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rankfile_fuzz::{bytes::Bytes, calls};

fuzz_target!(|data: &[u8]| calls::run(&mut Bytes::new(data)));
