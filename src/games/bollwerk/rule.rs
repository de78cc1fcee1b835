//! The rules that refuse something, by their numbers.

macro_rules! rules {
    ($($number:ident)*) => {
        /// A rule that refuses something.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Rule {
            $($number,)*
        }

        impl Rule {
            /// Its number.
            pub const fn number(self) -> &'static str {
                match self {
                    $(Rule::$number => stringify!($number),)*
                }
            }
        }
    };
}

rules! {
    BO1 BO6 T1 T3 T4 P1 P2 P3 P5 P6 P7 P8
    G1 G2 G3 G4 G5 G6 G7 G8 G9 C1 C2 C3 C5 N1 N2 N3 N5 K1 E1 E2 E3 H1 H2 M1 Q1 R1 X1
    S1 S2 S4 S5 S7 S8 S9 S10 S12 S13 S14 S15
    A1 B1 O5 O8
}
