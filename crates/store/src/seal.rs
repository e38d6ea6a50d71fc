//! Digests over rows: what was written is what is read, or it is called damaged.
//!
//! Steps form a chain, each link over the one before, from the opening on; so none can be changed,
//! taken out or put in. Whoever recomputes the digests as well still fails at replay, because a
//! record proves its positions.

/// 128 bits of a BLAKE3 digest.
pub(crate) type Seal = [u8; 16];

/// The digest of a row: its kind, and its columns with their lengths.
pub(crate) fn seal(kind: &str, columns: &[&[u8]]) -> Seal {
    let mut hasher = blake3::Hasher::new();
    for part in [kind.as_bytes()].iter().chain(columns) {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    let mut short = Seal::default();
    short.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
    short
}
