//! A scene as a complete SVG: for printed rulebooks, pages without script, and hosts without a DOM.
//!
//! A cell is 100 units wide. Elements stand in square order and have no ids, so that nothing but the scene shows in them.
//! Looks are attributes, not style sheets: a strict Content-Security-Policy does not strip them.

use alloc::string::String;

use crate::art;
use crate::board::Square;
use crate::scene::{Cell, Ground, Scene, ScenePiece};
use crate::side::Side;
use crate::text::push_number;
use crate::turn::{Mark, Sense, Tool};

/// How a scene is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SvgOptions {
    /// The side at the bottom.
    pub bottom: Side,
    /// File letters and rank numbers in the margin.
    pub coordinates: bool,
}

impl Default for SvgOptions {
    fn default() -> SvgOptions {
        SvgOptions { bottom: Side::South, coordinates: true }
    }
}

const CELL: i32 = 100;
const MARGIN: i32 = 50;
const INK: &str = "#1d1a16";
const HALO: &str = "#fffdf7";
const RED: &str = "#c4122f";
const PURPLE: &str = "#7a1fa2";
const LINE: &str = "#c2b496";

/// Draws a scene.
#[must_use]
pub fn draw(scene: &Scene, options: &SvgOptions) -> String {
    let mut canvas = Canvas { out: String::new(), scene, options };
    canvas.draw();
    canvas.out
}

/// A whole number as a text.
fn number(number: i32) -> String {
    let mut text = String::new();
    if number < 0 {
        text.push('-');
    }
    push_number(&mut text, number.unsigned_abs());
    text
}

struct Canvas<'a> {
    out: String,
    scene: &'a Scene,
    options: &'a SvgOptions,
}

impl Canvas<'_> {
    fn draw(&mut self) {
        let margin = if self.options.coordinates { MARGIN } else { 0 };
        let width = i32::from(self.scene.files) * CELL + 2 * margin;
        let height = i32::from(self.scene.ranks) * CELL + 2 * margin;
        let [edge, width, height] = [-margin, width, height].map(number);
        self.put(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"$ $ $ $\" role=\"img\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"><title>$, $ to move</title>",
            &[&edge, &edge, &width, &height, self.scene.id, self.scene.turn.name()],
        );
        if self.options.coordinates {
            self.coordinates();
        }
        let scene = self.scene;
        for cell in &scene.cells {
            self.cell(cell);
        }
        for mark in scene.marks.iter().filter(|mark| mark.sense == Sense::Last) {
            self.mark(mark);
        }
        for (square, stone) in &scene.stones {
            self.stone(*square, *stone);
        }
        for piece in &scene.pieces {
            self.piece(piece);
        }
        for mark in scene.marks.iter().filter(|mark| mark.sense != Sense::Last) {
            self.mark(mark);
        }
        self.out.push_str("</svg>");
    }

    /// Writes a text with values in the places of its dollar signs.
    fn put(&mut self, text: &str, values: &[&str]) {
        let mut values = values.iter();
        for (index, part) in text.split('$').enumerate() {
            if index > 0 {
                self.out.push_str(values.next().copied().unwrap_or_default());
            }
            self.out.push_str(part);
        }
    }

    /// The upper left corner of a cell.
    fn corner(&self, square: Square) -> (i32, i32) {
        let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
        let (files, ranks) = (i32::from(self.scene.files), i32::from(self.scene.ranks));
        match self.options.bottom {
            Side::South => (file * CELL, (ranks - 1 - rank) * CELL),
            Side::North => ((files - 1 - file) * CELL, rank * CELL),
        }
    }

    fn open(&mut self, square: Square) {
        let (x, y) = self.corner(square);
        self.put("<g transform=\"translate($ $)\">", &[&number(x), &number(y)]);
    }

    fn close(&mut self) {
        self.out.push_str("</g>");
    }

    fn coordinates(&mut self) {
        self.out.push_str(
            "<g font-family=\"system-ui,sans-serif\" font-size=\"28\" fill=\"#655a45\" text-anchor=\"middle\">",
        );
        let bottom = number(i32::from(self.scene.ranks) * CELL + 34);
        for file in 0..self.scene.files {
            if let Some(square) = Square::new(file, 0) {
                let x = number(self.corner(square).0 + CELL / 2);
                self.put("<text x=\"$\" y=\"$\">", &[&x, &bottom]);
                self.out.push(char::from(b'a' + file));
                self.out.push_str("</text>");
            }
        }
        for rank in 0..self.scene.ranks {
            if let Some(square) = Square::new(0, rank) {
                let y = number(self.corner(square).1 + CELL / 2 + 10);
                self.put("<text x=\"-25\" y=\"$\">$</text>", &[&y, &number(i32::from(rank) + 1)]);
            }
        }
        self.close();
    }

    fn cell(&mut self, cell: &Cell) {
        let fill = match cell.ground {
            Ground::Light => "#f3ecdc",
            Ground::Dark => "#e6dcc5",
            Ground::Water => "#cfdfe2",
        };
        self.open(cell.at);
        self.put("<rect width=\"100\" height=\"100\" fill=\"$\" stroke=\"$\" stroke-width=\"1.5\"/>", &[fill, LINE]);
        if cell.ground == Ground::Water {
            let wave = "M14 38q12-14 24 0t24 0t24 0M14 66q12-14 24 0t24 0t24 0";
            self.path(wave, "#5f8a94", 4);
        }
        // The zones of set-ups are not tinted: they mean nothing once play has begun.
        if cell.zone.is_some() && self.scene.supply.is_some() {
            self.out.push_str("<rect width=\"100\" height=\"100\" fill=\"#c9a24a\" fill-opacity=\".2\"/>");
        }
        if cell.end_field.is_some() {
            self.path("M20 84V36H34V48H43V36H57V48H66V36H80V84Z", LINE, 5);
        }
        self.close();
    }

    fn path(&mut self, d: &str, stroke: &str, width: i32) {
        let width = number(width);
        self.put("<path d=\"$\" fill=\"none\" stroke=\"$\" stroke-width=\"$\"/>", &[d, stroke, &width]);
    }

    /// A stroke over its own wider, light outline, so that it stands on any square.
    fn line(&mut self, d: &str, stroke: &str, width: i32) {
        self.path(d, HALO, width + 6);
        self.path(d, stroke, width);
    }

    fn piece(&mut self, piece: &ScenePiece) {
        let (shield, fill, drop) = match piece.side {
            Side::South => ("M50 7L89 27V83Q89 91 81 91H19Q11 91 11 83V27Z", "#8f4f0f", "26"),
            Side::North => ("M50 93L89 73V17Q89 9 81 9H19Q11 9 11 17V73Z", "#24466b", "16"),
        };
        self.open(piece.at);
        // The shape of the token tells the side as south sees it; a turned board does not turn the tokens.
        self.put("<path d=\"$\" fill=\"$\" stroke=\"#fffaf0\" stroke-width=\"2.5\"/>", &[shield, fill]);
        match piece.kind {
            Some(kind) => self.put(
                "<path transform=\"translate(21 $) scale(.58)\" d=\"$\" fill=\"none\" stroke=\"#fffaf0\" \
                 stroke-width=\"8.5\"/>",
                &[drop, art::path(kind).unwrap_or_default()],
            ),
            None => {
                let bars = if piece.side == Side::South { "M34 50H66M34 66H66" } else { "M34 34H66M34 50H66" };
                self.path(bars, "#fffaf0", 4);
            }
        }
        self.close();
    }

    fn stone(&mut self, square: Square, stone: Tool) {
        let (name, red_border) = match stone {
            Tool::Arrow => ("arrow", false),
            Tool::RedBorderArrow => ("arrow", true),
            Tool::Block => ("block", false),
            Tool::RedBorderBlock => ("block", true),
            Tool::Bomb | Tool::Remove => ("bomb", false),
        };
        self.open(square);
        if red_border {
            for radius in ["44", "36"] {
                self.put(
                    "<circle cx=\"50\" cy=\"50\" r=\"$\" fill=\"none\" stroke=\"$\" stroke-width=\"4\"/>",
                    &[radius, RED],
                );
            }
        }
        self.put(
            "<path transform=\"translate(24 24) scale(.52)\" d=\"$\" fill=\"#2b2620\" stroke=\"#2b2620\" \
             stroke-width=\"7\"/>",
            &[art::path(name).unwrap_or_default()],
        );
        self.close();
    }

    fn mark(&mut self, mark: &Mark) {
        self.open(mark.at);
        match mark.sense {
            Sense::Last => self.out.push_str(
                "<rect x=\"4\" y=\"4\" width=\"92\" height=\"92\" rx=\"8\" fill=\"#5b4a1c\" fill-opacity=\".1\" \
                 stroke=\"#5b4a1c\" stroke-opacity=\".6\" stroke-width=\"5\"/>",
            ),
            Sense::Subject => self.line("M6 6H94V94H6Z", RED, 7),
            Sense::Capture => {
                self.line("M10 10H90V90H10Z", RED, 4);
                self.line("M10 30V10H30M70 10H90V30M90 70V90H70M30 90H10V70", RED, 9);
            }
            Sense::Move => self.put(
                "<circle cx=\"50\" cy=\"50\" r=\"16\" fill=\"$\" stroke=\"$\" stroke-width=\"4\"/>",
                &[INK, HALO],
            ),
            Sense::MoveOnly => self.line("M36 36L64 64M64 36L36 64", INK, 9),
            Sense::Place => self.place(mark.at),
            Sense::Blast => self.line(
                "M50 12A38 38 0 1 0 50.1 12M50 2V12M50 88V98M2 50H12M88 50H98M16 16L23 23M77 77L84 84M84 16L77 23M23 77L16 84",
                PURPLE,
                6,
            ),
            Sense::Collect => self.badge("M-10 0H10M0-10V10"),
            Sense::Crush => self.badge("M-8 10L-2 3M2-3L8-10M-1-10H8V-1M-7-4L7 5"),
            Sense::Arrow => self.badge("M-9 2L0-9L9 2M0-9V11"),
            Sense::Remove => self.badge("M-10 0H10"),
        }
        self.close();
    }

    /// The purple dot: beside the black mark where both hold.
    fn place(&mut self, square: Square) {
        let beside = self.scene.marks.iter().any(|other| {
            other.at == square && matches!(other.sense, Sense::Move | Sense::MoveOnly | Sense::Subject | Sense::Capture)
        });
        let at = if beside { "translate(79 21) scale(.8)" } else { "translate(50 50)" };
        self.put(
            "<g transform=\"$\"><circle r=\"15\" fill=\"none\" stroke=\"$\" stroke-width=\"11\"/>\
             <circle r=\"15\" fill=\"none\" stroke=\"$\" stroke-width=\"5\"/><circle r=\"7\" fill=\"$\"/></g>",
            &[at, HALO, PURPLE, PURPLE],
        );
    }

    /// A small disc in the lower right corner, for what stands on a stone or a piece.
    fn badge(&mut self, d: &str) {
        self.put(
            "<g transform=\"translate(76 76)\"><circle r=\"20\" fill=\"$\" stroke=\"$\" stroke-width=\"4\"/>",
            &[HALO, INK],
        );
        self.path(d, INK, 6);
        self.close();
    }
}
