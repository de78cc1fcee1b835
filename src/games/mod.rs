//! The games. Each folder holds one: its rules in words, its rules in code, nothing of any other.

#[cfg(feature = "bollwerk")]
pub mod bollwerk;
#[cfg(feature = "generals")]
pub mod generals;
#[cfg(feature = "stratego")]
pub mod stratego;
