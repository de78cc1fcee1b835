use crate::side::{Side, Viewer};

/// A value that belongs to one side and that nobody else may learn.
///
/// It can be neither compared, hashed, printed nor written out: what is not possible cannot leak by oversight.
///
/// ```compile_fail
/// # use rankfile::hidden::Secret;
/// # use rankfile::side::Side;
/// let secret = Secret::new(Side::South, 7);
/// println!("{secret:?}");
/// ```
#[derive(Clone, Copy)]
pub struct Secret<T> {
    owner: Side,
    value: T,
}

impl<T: Copy> Secret<T> {
    /// A value of `owner`'s.
    pub const fn new(owner: Side, value: T) -> Secret<T> {
        Secret { owner, value }
    }

    /// The value, if this viewer is its owner.
    pub fn seen_by(&self, viewer: Viewer) -> Option<T> {
        viewer.is(self.owner).then_some(self.value)
    }

    /// The value, for whoever settles challenges.
    pub(crate) const fn referee(&self) -> T {
        self.value
    }
}
