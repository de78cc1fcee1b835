//! Outside evidence: the folder that `RANKFILE_CORPUS` names. Nothing of it is part of this project.

use std::io::Read;
use std::path::PathBuf;

use flate2::read::GzDecoder;
use serde_json::Value;

/// The folder, or a plain word that a test is skipped.
pub fn folder(test: &str) -> Option<PathBuf> {
    match std::env::var_os("RANKFILE_CORPUS") {
        Some(folder) => Some(PathBuf::from(folder)),
        None => {
            println!("SKIPPED {test}: RANKFILE_CORPUS is not set");
            None
        }
    }
}

/// The unpacked content of a file.
pub fn unpacked(folder: &std::path::Path, name: &str) -> Vec<u8> {
    let path = folder.join(name);
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut bytes = Vec::new();
    GzDecoder::new(file).read_to_end(&mut bytes).unwrap();
    bytes
}

/// The lines of a file.
pub fn lines(folder: &std::path::Path, name: &str) -> Vec<String> {
    String::from_utf8(unpacked(folder, name)).unwrap().lines().map(str::to_string).collect()
}

/// The values of a file of JSON lines.
pub fn values(folder: &std::path::Path, name: &str) -> Vec<Value> {
    lines(folder, name).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The files of a tar archive (plain files alone).
pub fn untar(bytes: &[u8]) -> Vec<(String, String)> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim_end_matches('\0').trim().to_string();
    let mut files = Vec::new();
    let mut rest = bytes;
    while rest.len() >= 512 && rest[0] != 0 {
        let name = text(&rest[..100]);
        let size = usize::from_str_radix(text(&rest[124..136]).trim_matches('\0'), 8).unwrap();
        let plain = matches!(rest[156], b'0' | 0);
        rest = &rest[512..];
        if plain {
            files.push((name, String::from_utf8(rest[..size].to_vec()).unwrap()));
        }
        rest = &rest[size.div_ceil(512) * 512..];
    }
    files
}

/// A square of tournament notation, which skips the file j and may write rank 10 as `:`, in ours.
pub fn square(text: &str) -> String {
    let (file, rank) = text.split_at(1);
    let file = if file == "k" { "j" } else { file };
    let rank = if rank == ":" { "10" } else { rank };
    format!("{file}{rank}")
}

/// Two squares of tournament notation written together.
pub fn squares(text: &str) -> (String, String) {
    let split = text.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_lowercase()).unwrap().0;
    let (from, to) = text.split_at(split);
    (square(from.trim_end_matches('-')), square(to))
}

const RED: &str = "BCDEFGHIJKLM";
const BLUE: &str = "NOPQRSTUVWXY";
const OURS: &str = "BSOITLPJCGMF";

/// Our letter for a StraDoS letter, whether hidden or shown: `.` for an empty square, `_` for a lake.
pub fn letter(strados: char) -> char {
    let upper = strados.to_ascii_uppercase();
    let ours = |index: usize| OURS.chars().nth(index).unwrap();
    match (upper, RED.find(upper), BLUE.find(upper)) {
        ('A', ..) => '.',
        ('_', ..) => '_',
        (_, Some(index), _) => ours(index),
        (_, _, Some(index)) => ours(index).to_ascii_lowercase(),
        _ => panic!("StraDoS has no {strados}"),
    }
}

/// The board text of 100 StraDoS letters, a1 first.
pub fn board(strados: &str) -> String {
    let letters: Vec<char> = strados.chars().map(letter).collect();
    assert_eq!(letters.len(), 100, "{strados}");
    let ranks: Vec<Vec<char>> = letters.chunks(10).rev().map(<[char]>::to_vec).collect();
    super::board_text(&ranks)
}
