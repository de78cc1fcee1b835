//! Game files of Gravon, XML.
//!
//! ```xml
//! <?xml version="1.0" encoding="UTF-8"?>
//! <stratego>
//!  <game type="barrage">
//!   <field content="BEAAAAAAAAMCDAAAAAAALDAAAAAAAAAAAAAAAAAKAA__AA__AAAA__AA__AAAAWAAAAAAAPPOAAAAAAANXAAAAAAAAYQAAAAAAAA"/>
//!   <move id="1" source="A3" target="A4"/>
//!   <player id="1">One</player>
//!   <player id="2">Two</player>
//!   <result type="3" winner="1"/>
//!  </game>
//! </stratego>
//! ```
//!
//! `field` is left out when the game ended before both had set up. Player 1 has red; winner 3 is nobody.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::game::{GameFile, winner_number, winner_numbered};
use super::markup::{Attribute, Piece, Xml, escape};
use super::{Ending, Kind, fault, notation, strados, unsaid};
use crate::error::Error;

/// What has been read of a file.
#[derive(Default)]
struct Parts {
    kind: Option<Kind>,
    board: Option<String>,
    moves: Vec<notation::Move>,
    players: [Option<String>; 2],
    result: Option<(Ending, Option<crate::side::Side>)>,
}

/// Reads a file. Errors: `bad-record` with the place.
pub fn read(text: &str) -> Result<GameFile, Error> {
    let mut xml = Xml::new(text);
    let mut parts = Parts::default();
    let mut open: Vec<&str> = Vec::new();
    let mut player = 0;
    let mut root = false;
    while let Some((at, piece)) = xml.next()? {
        match piece {
            Piece::Open { name, attributes, closed } => {
                match (open.as_slice(), name) {
                    ([], "stratego") if !root => root = true,
                    (["stratego"], "game") if parts.kind.is_none() => {
                        let (value, place) = attribute(text, at, &attributes, "type")?;
                        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == value);
                        parts.kind = Some(kind.ok_or_else(|| fault(text, place, "a known type of game"))?);
                    }
                    (["stratego", "game"], "player") => {
                        let (id, place) = attribute(text, at, &attributes, "id")?;
                        player = match id {
                            "1" => 0,
                            "2" => 1,
                            _ => return Err(fault(text, place, "player 1 or 2")),
                        };
                        let name = parts.players.get_mut(player).filter(|name| name.is_none());
                        *name.ok_or_else(|| fault(text, at, "each player once"))? = Some(String::new());
                    }
                    (["stratego", "game"], name) => parts.take(text, at, name, &attributes)?,
                    _ => return Err(fault(text, at, "a tag that belongs here")),
                }
                if !closed {
                    open.push(name);
                }
            }
            Piece::Close { name } => {
                if open.pop() != Some(name) {
                    return Err(fault(text, at, "the end of what was opened last"));
                }
            }
            Piece::Text(name) => match (open.as_slice(), parts.players.get_mut(player)) {
                (["stratego", "game", "player"], Some(player)) => *player = Some(name),
                _ => return Err(fault(text, at, "a tag")),
            },
        }
    }
    let missing = |what| fault(text, text.len(), what);
    if !open.is_empty() {
        return Err(missing("the end of what was opened"));
    }
    let [red, blue] = parts.players;
    let (ending, winner) = parts.result.ok_or_else(|| missing("a result"))?;
    Ok(GameFile {
        kind: parts.kind.ok_or_else(|| missing("a game"))?,
        red: red.ok_or_else(|| missing("player 1"))?,
        blue: blue.ok_or_else(|| missing("player 2"))?,
        board: parts.board,
        moves: parts.moves,
        ending,
        winner,
    })
}

fn attribute<'a>(
    text: &str,
    at: usize,
    attributes: &'a [Attribute<'_>],
    name: &'static str,
) -> Result<(&'a str, usize), Error> {
    let found = attributes.iter().find(|attribute| attribute.0 == name);
    found.map(|Attribute(_, value, place)| (value.as_str(), *place)).ok_or_else(|| fault(text, at, name))
}

impl Parts {
    fn take(&mut self, text: &str, at: usize, name: &str, attributes: &[Attribute<'_>]) -> Result<(), Error> {
        let value = |name| attribute(text, at, attributes, name);
        match name {
            "field" if self.board.is_none() && self.moves.is_empty() => {
                let (letters, place) = value("content")?;
                self.board = Some(GameFile::board(&strados::read_letters(text, place, letters)?)?);
            }
            "move" if self.board.is_some() => {
                let (id, place) = value("id")?;
                if id != (self.moves.len() + 1).to_string() {
                    return Err(fault(text, place, "the number of this move"));
                }
                let square = |name| {
                    let (square, place) = value(name)?;
                    notation::read_square(square).map_err(|_| fault(text, place, "a square, e.g. A4 or K10"))
                };
                self.moves.push((square("source")?, square("target")?));
            }
            "result" if self.result.is_none() => {
                let ((ending, place), (winner, of_winner)) = (value("type")?, value("winner")?);
                let ending = Ending::numbered(ending).ok_or_else(|| fault(text, place, "a known result"))?;
                let winner = winner_numbered(winner, 1).ok_or_else(|| fault(text, of_winner, "winner 1, 2 or 3"))?;
                self.result = Some((ending, winner));
            }
            _ => return Err(fault(text, at, "field, move, player or result, each in its place")),
        }
        Ok(())
    }
}

/// Writes a file. Errors: `bad-option` for a name with white space at its ends or with what XML cannot hold;
/// `bad-position`.
pub fn write(file: &GameFile) -> Result<String, Error> {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<stratego>\n");
    // Writing to a String cannot fail.
    let _ = writeln!(text, " <game type=\"{}\">", file.kind.name());
    if let Some(board) = file.pieces()? {
        let letters = strados::write_letters(&board).ok_or_else(|| unsaid("board", "letters"))?;
        let _ = writeln!(text, "  <field content=\"{letters}\"/>");
    } else if !file.moves.is_empty() {
        return Err(unsaid("board", "none"));
    }
    for (number, (from, to)) in (1_u32..).zip(&file.moves) {
        let square = |square| notation::write_short(square).ok_or_else(|| unsaid("square", alloc::format!("{square}")));
        let _ = writeln!(text, "  <move id=\"{number}\" source=\"{}\" target=\"{}\"/>", square(*from)?, square(*to)?);
    }
    for (id, name) in [(1, &file.red), (2, &file.blue)] {
        if name.trim() != name || name.contains(|letter: char| letter.is_control()) {
            return Err(unsaid("player", name.as_str()));
        }
        let _ = writeln!(text, "  <player id=\"{id}\">{}</player>", escape(name));
    }
    let (ending, winner) = (file.ending.number(), winner_number(file.winner) + 1);
    let _ = writeln!(text, "  <result type=\"{ending}\" winner=\"{winner}\"/>\n </game>\n</stratego>");
    Ok(text)
}
