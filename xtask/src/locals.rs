//! The locals of functions, numbered so that code looks alike.
//!
//! Reading and writing locals is a quarter of the code of a module, and which number a local has means nothing: it may change
//! its number with any other of its type. wasm-opt gives the smallest to those that are used most. Here two change
//! theirs where the code can then be deflated better behind the functions before it.
use std::error::Error;
use std::ops::Range;

use wasm_encoder::{CodeSection, Module, RawSection};
use wasmparser::{FunctionBody, Operator, Parser, Payload, ValType};

use crate::deflation::Deflation;

/// Times that all pairs of a function are tried at most.
const ROUNDS: usize = 6;

/// The same module with other numbers.
pub fn renumber(bytes: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let (mut types, mut parameters, mut functions) = (Vec::new(), Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(bytes) {
        match payload? {
            Payload::TypeSection(section) => {
                for of in section.into_iter_err_on_gc_types() {
                    types.push(of?.params().len());
                }
            }
            Payload::FunctionSection(section) => {
                for of in section {
                    parameters.push(types[of? as usize]);
                }
            }
            Payload::CodeSectionEntry(body) => {
                functions.push(Function::read(bytes, parameters[functions.len()], &body)?);
            }
            _ => {}
        }
    }
    let sample: Vec<u8> = functions.iter().flat_map(|function| function.code(&function.numbers)).collect();
    let mut written = Deflation::of_sample(&sample);
    let mut code = CodeSection::new();
    for function in &mut functions {
        let settled = function.settle(&mut written);
        written.write(&settled);
        code.raw(&settled);
    }
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(bytes) {
        match payload? {
            Payload::CodeSectionStart { .. } => {
                module.section(&code);
            }
            Payload::CodeSectionEntry(_) => {}
            payload => {
                if let Some((id, range)) = payload.as_section() {
                    module.section(&RawSection { id, data: &bytes[range] });
                }
            }
        }
    }
    Ok(module.finish())
}

/// What code consists of: bytes as they stand, and numbers of locals.
enum Part {
    Bytes(Range<usize>),
    Local(u32),
}

struct Function<'a> {
    bytes: &'a [u8],
    parts: Vec<Part>,
    parameters: usize,
    /// Of each local that is no parameter.
    types: Vec<ValType>,
    /// The new number of each of them.
    numbers: Vec<u32>,
}

impl<'a> Function<'a> {
    fn read(bytes: &'a [u8], parameters: usize, body: &FunctionBody<'_>) -> Result<Function<'a>, Box<dyn Error>> {
        let mut types = Vec::new();
        for run in body.get_locals_reader()? {
            let (count, of) = run?;
            types.extend((0..count).map(|_| of));
        }
        let mut parts = Vec::new();
        let mut from = body.range().start;
        for operator in body.get_operators_reader()?.into_iter_with_offsets() {
            let (operator, at) = operator?;
            if let Operator::LocalGet { local_index }
            | Operator::LocalSet { local_index }
            | Operator::LocalTee { local_index } = operator
            {
                // Behind the byte that says what is done stands the number.
                parts.extend([Part::Bytes(from..at + 1), Part::Local(local_index)]);
                from = at + 1 + leb128(local_index).count();
            }
        }
        parts.push(Part::Bytes(from..body.range().end));
        let numbers = (parameters..parameters + types.len()).map(|number| number as u32).collect();
        Ok(Function { bytes, parts, parameters, types, numbers })
    }

    fn code(&self, numbers: &[u32]) -> Vec<u8> {
        let mut code = Vec::new();
        for part in &self.parts {
            match part {
                Part::Bytes(range) => code.extend(&self.bytes[range.clone()]),
                Part::Local(local) => {
                    let own = (*local as usize).checked_sub(self.parameters);
                    code.extend(leb128(own.map_or(*local, |own| numbers[own])));
                }
            }
        }
        code
    }

    /// Lets pairs change numbers as long as that pays. The code then.
    fn settle(&mut self, written: &mut Deflation) -> Vec<u8> {
        let mut numbers = self.numbers.clone();
        let mut code = self.code(&numbers);
        let mut cost = written.cost(&code);
        for _ in 0..ROUNDS {
            let before = cost;
            for one in 0..numbers.len() {
                for other in one + 1..numbers.len() {
                    if self.types[one] != self.types[other] {
                        continue;
                    }
                    numbers.swap(one, other);
                    let changed = self.code(&numbers);
                    let then = written.cost(&changed);
                    if changed.len() <= code.len() && then < cost {
                        (code, cost) = (changed, then);
                    } else {
                        numbers.swap(one, other);
                    }
                }
            }
            if cost == before {
                break;
            }
        }
        self.numbers = numbers;
        code
    }
}

/// A number as a module holds it.
fn leb128(number: u32) -> impl Iterator<Item = u8> {
    let mut rest = Some(number);
    std::iter::from_fn(move || {
        let number = rest?;
        let low = (number & 0x7f) as u8;
        rest = (number > 0x7f).then_some(number >> 7);
        Some(if rest.is_some() { low | 0x80 } else { low })
    })
}
