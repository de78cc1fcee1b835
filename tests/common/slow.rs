//! A second, slow and obvious judge of both games.
