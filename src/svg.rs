//! A scene as a complete SVG: for printed rulebooks, pages without script, and hosts without a DOM.
//!
//! A cell is 100 units wide. Elements stand in square order and have no ids, so that nothing but the scene shows in them.
//! Looks are attributes, not style sheets: a strict Content-Security-Policy does not strip them.
//!
//! What is drawn is data, [`SHAPES`]; [`draw`] says where it stands. The JavaScript package has the same data beside its
//! module and puts it in place itself, which a test holds to the same bytes: the drawing is no rule, and the module of the
//! rules is what every page loads.

use alloc::string::{String, ToString};

use crate::art;
use crate::board::Square;
use crate::scene::{Cell, Ground, Scene, ScenePiece};
use crate::side::Side;
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

macro_rules! ink {
    () => {
        "#1d1a16"
    };
}

macro_rules! halo {
    () => {
        "#fffdf7"
    };
}

macro_rules! red {
    () => {
        "#c4122f"
    };
}

macro_rules! purple {
    () => {
        "#7a1fa2"
    };
}

macro_rules! path {
    ($d:expr, $stroke:expr, $width:literal) => {
        concat!("<path d=\"", $d, "\" fill=\"none\" stroke=\"", $stroke, "\" stroke-width=\"", $width, "\"/>")
    };
}

/// A stroke over its own wider, light outline, so that it stands on any square.
macro_rules! line {
    ($d:literal, $stroke:expr, $width:literal over $outline:literal) => {
        concat!(path!($d, halo!(), $outline), path!($d, $stroke, $width))
    };
}

macro_rules! ground {
    ($fill:literal) => {
        concat!("<rect width=\"100\" height=\"100\" fill=\"", $fill, "\" stroke=\"#c2b496\" stroke-width=\"1.5\"/>")
    };
}

/// The shape of a token tells the side as south sees it; a turned board does not turn the tokens.
macro_rules! token {
    ($shield:literal, $fill:literal) => {
        concat!("<path d=\"", $shield, "\" fill=\"", $fill, "\" stroke=\"#fffaf0\" stroke-width=\"2.5\"/>")
    };
}

macro_rules! kind {
    ($drop:literal) => {
        concat!(
            "<path transform=\"translate(21 ",
            $drop,
            ") scale(.58)\" d=\"$\" fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"8.5\"/>"
        )
    };
}

/// The purple dot.
macro_rules! place {
    ($at:literal) => {
        concat!(
            "<g transform=\"",
            $at,
            "\"><circle r=\"15\" fill=\"none\" stroke=\"",
            halo!(),
            "\" stroke-width=\"11\"/><circle r=\"15\" fill=\"none\" stroke=\"",
            purple!(),
            "\" stroke-width=\"5\"/><circle r=\"7\" fill=\"",
            purple!(),
            "\"/></g>"
        )
    };
}

/// A small disc in the lower right corner, for what stands on a stone or a piece.
macro_rules! badge {
    ($d:literal) => {
        concat!(
            "<g transform=\"translate(76 76)\"><circle r=\"20\" fill=\"",
            halo!(),
            "\" stroke=\"",
            ink!(),
            "\" stroke-width=\"4\"/>",
            path!($d, ink!(), 6),
            "</g>"
        )
    };
}

macro_rules! ring {
    ($radius:literal) => {
        concat!(
            "<circle cx=\"50\" cy=\"50\" r=\"",
            $radius,
            "\" fill=\"none\" stroke=\"",
            red!(),
            "\" stroke-width=\"4\"/>"
        )
    };
}

/// What a drawing is made of, by name, as SVG in a box of 0 0 100 100; a value belongs in the place of each dollar sign. Marks,
/// grounds and sides have their names of the contract.
pub const SHAPES: &[(&str, &str)] = &[
    // Left, top, width and height; the game and who is to move.
    (
        "drawing",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"$ $ $ $\" role=\"img\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"><title>$, $ to move</title>",
    ),
    (
        "coordinates",
        "<g font-family=\"system-ui,sans-serif\" font-size=\"28\" fill=\"#655a45\" text-anchor=\"middle\">",
    ),
    ("coordinate", "<text x=\"$\" y=\"$\">$</text>"),
    // The upper left corner.
    ("square", "<g transform=\"translate($ $)\">"),
    ("light", ground!("#f3ecdc")),
    ("dark", ground!("#e6dcc5")),
    (
        "water",
        concat!(ground!("#cfdfe2"), path!("M14 38q12-14 24 0t24 0t24 0M14 66q12-14 24 0t24 0t24 0", "#5f8a94", 4)),
    ),
    ("zone", "<rect width=\"100\" height=\"100\" fill=\"#c9a24a\" fill-opacity=\".2\"/>"),
    ("end-field", path!("M20 84V36H34V48H43V36H57V48H66V36H80V84Z", "#c2b496", 5)),
    ("south", token!("M50 7L89 27V83Q89 91 81 91H19Q11 91 11 83V27Z", "#8f4f0f")),
    ("north", token!("M50 93L89 73V17Q89 9 81 9H19Q11 9 11 17V73Z", "#24466b")),
    // The art of the kind.
    ("south-kind", kind!(26)),
    ("north-kind", kind!(16)),
    ("south-unknown", path!("M34 50H66M34 66H66", "#fffaf0", 4)),
    ("north-unknown", path!("M34 34H66M34 50H66", "#fffaf0", 4)),
    ("red-border", concat!(ring!(44), ring!(36))),
    // The art of the stone.
    (
        "stone",
        "<path transform=\"translate(24 24) scale(.52)\" d=\"$\" fill=\"#2b2620\" stroke=\"#2b2620\" \
         stroke-width=\"7\"/>",
    ),
    ("subject", line!("M6 6H94V94H6Z", red!(), 7 over 13)),
    (
        "move",
        concat!(
            "<circle cx=\"50\" cy=\"50\" r=\"16\" fill=\"",
            ink!(),
            "\" stroke=\"",
            halo!(),
            "\" stroke-width=\"4\"/>"
        ),
    ),
    ("move-only", line!("M36 36L64 64M64 36L36 64", ink!(), 9 over 15)),
    (
        "capture",
        concat!(
            line!("M10 10H90V90H10Z", red!(), 4 over 10),
            line!("M10 30V10H30M70 10H90V30M90 70V90H70M30 90H10V70", red!(), 9 over 15)
        ),
    ),
    ("collect", badge!("M-10 0H10M0-10V10")),
    ("crush", badge!("M-8 10L-2 3M2-3L8-10M-1-10H8V-1M-7-4L7 5")),
    ("place", place!("translate(50 50)")),
    // Where a black mark or a red border stands, too.
    ("place-beside", place!("translate(79 21) scale(.8)")),
    (
        "blast",
        line!(
            "M50 12A38 38 0 1 0 50.1 12M50 2V12M50 88V98M2 50H12M88 50H98M16 16L23 23M77 77L84 84M84 16L77 23M23 77L16 84",
            purple!(),
            6 over 12
        ),
    ),
    ("arrow", badge!("M-9 2L0-9L9 2M0-9V11")),
    ("remove", badge!("M-10 0H10")),
    (
        "last",
        "<rect x=\"4\" y=\"4\" width=\"92\" height=\"92\" rx=\"8\" fill=\"#5b4a1c\" fill-opacity=\".1\" \
         stroke=\"#5b4a1c\" stroke-opacity=\".6\" stroke-width=\"5\"/>",
    ),
];

const CELL: i32 = 100;
const MARGIN: i32 = 50;

/// Draws a scene.
#[must_use]
pub fn draw(scene: &Scene, options: &SvgOptions) -> String {
    let mut canvas = Canvas { out: String::new(), scene, options };
    canvas.draw();
    canvas.out
}

struct Canvas<'a> {
    out: String,
    scene: &'a Scene,
    options: &'a SvgOptions,
}

impl Canvas<'_> {
    fn draw(&mut self) {
        let scene = self.scene;
        let margin = if self.options.coordinates { MARGIN } else { 0 };
        let width = i32::from(scene.files) * CELL + 2 * margin;
        let height = i32::from(scene.ranks) * CELL + 2 * margin;
        let [edge, width, height] = [-margin, width, height].map(|number| number.to_string());
        self.put("drawing", &[&edge, &edge, &width, &height, scene.id, scene.turn.name()]);
        if self.options.coordinates {
            self.coordinates();
        }
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

    /// Writes a shape with values in the places of its dollar signs.
    fn put(&mut self, name: &str, values: &[&str]) {
        let shape = SHAPES.iter().find(|(named, _)| *named == name).map_or("", |(_, shape)| shape);
        let mut values = values.iter();
        for (index, part) in shape.split('$').enumerate() {
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
        self.put("square", &[&x.to_string(), &y.to_string()]);
    }

    fn close(&mut self) {
        self.out.push_str("</g>");
    }

    fn coordinates(&mut self) {
        self.put("coordinates", &[]);
        let bottom = (i32::from(self.scene.ranks) * CELL + 34).to_string();
        for square in (0..self.scene.files).filter_map(|file| Square::new(file, 0)) {
            let x = (self.corner(square).0 + CELL / 2).to_string();
            self.put("coordinate", &[&x, &bottom, char::from(b'a' + square.file()).encode_utf8(&mut [0; 4])]);
        }
        for square in (0..self.scene.ranks).filter_map(|rank| Square::new(0, rank)) {
            let y = (self.corner(square).1 + CELL / 2 + 10).to_string();
            self.put("coordinate", &["-25", &y, &(square.rank() + 1).to_string()]);
        }
        self.close();
    }

    fn cell(&mut self, cell: &Cell) {
        self.open(cell.at);
        let ground = match cell.ground {
            Ground::Light => "light",
            Ground::Dark => "dark",
            Ground::Water => "water",
        };
        self.put(ground, &[]);
        // The zones of set-ups are not tinted: they mean nothing once play has begun.
        if cell.zone.is_some() && self.scene.supply.is_some() {
            self.put("zone", &[]);
        }
        if cell.end_field.is_some() {
            self.put("end-field", &[]);
        }
        self.close();
    }

    fn piece(&mut self, piece: &ScenePiece) {
        let [token, kind, unknown] = match piece.side {
            Side::South => ["south", "south-kind", "south-unknown"],
            Side::North => ["north", "north-kind", "north-unknown"],
        };
        self.open(piece.at);
        self.put(token, &[]);
        match piece.kind {
            Some(name) => self.put(kind, &[art::path(name).unwrap_or_default()]),
            None => self.put(unknown, &[]),
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
            self.put("red-border", &[]);
        }
        self.put("stone", &[art::path(name).unwrap_or_default()]);
        self.close();
    }

    fn mark(&mut self, mark: &Mark) {
        self.open(mark.at);
        let shape = match mark.sense {
            Sense::Place if self.is_beside(mark.at) => "place-beside",
            sense => sense.as_str(),
        };
        self.put(shape, &[]);
        self.close();
    }

    /// Whether the purple dot stands beside another mark.
    fn is_beside(&self, square: Square) -> bool {
        self.scene.marks.iter().any(|other| {
            other.at == square && matches!(other.sense, Sense::Move | Sense::MoveOnly | Sense::Subject | Sense::Capture)
        })
    }
}
