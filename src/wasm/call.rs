macro_rules! calls {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What is asked. The arguments stand in `calls`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Call {
            $($(#[$doc])* $name,)*
        }

        impl Call {
            /// Every call. JavaScript names one by its place: the build makes constants of this list.
            pub const ALL: &[Call] = &[$(Call::$name),*];
        }
    };
}

calls! {
    /// Makes a game.
    NewGame,
    /// Makes a game of its record.
    OpenGame,
    /// Makes a view of its file.
    OpenView,
    /// Makes a draft.
    NewDraft,
    /// Makes the view of a viewer, from a game.
    View,
    /// Makes the view as it was, from a view.
    At,
    /// Who stays in a challenge.
    Challenge,
    /// Where it stands: all of the properties of a game or view.
    Status,
    /// Commits a set-up.
    Deploy,
    /// A random set-up.
    RandomSetup,
    /// Plays an action.
    Play,
    /// A side resigns.
    Resign,
    /// Both agree on a draw.
    AgreeDraw,
    /// Takes the last turn or result back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// The position text.
    Position,
    /// The record of a game, the file of a view, the set-up or position of a draft.
    Text,
    /// What may be clicked next.
    Options,
    /// The marks of a piece over its whole turn.
    Diagram,
    /// The legal actions.
    Actions,
    /// Why an action is not allowed.
    Judge,
    /// Why the last click leads nowhere.
    Why,
    /// What the piece on a square may be.
    CouldBe,
    /// What would be refused the next time.
    Warn,
    /// Takes a news text in.
    Learn,
    /// The turns as a viewer knows them.
    Turns,
    /// What to draw and say.
    Scene,
    /// Puts a piece on a square, or clears it.
    Put,
    /// Fills a draft at random.
    Random,
    /// Mirrors a draft by file.
    Mirror,
    /// Takes everything off.
    Clear,
    /// How many of each letter are still to be placed.
    Left,
    /// Every fault of a draft.
    Flaws,
    /// What is legal but surely not meant.
    Warnings,
}

impl Call {
    /// The call at a place; `None` behind the last.
    pub(super) fn at(place: u8) -> Option<Call> {
        Call::ALL.get(usize::from(place)).copied()
    }
}
