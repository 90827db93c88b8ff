/**
 * A tab requests the files of the release it was opened in, so those are kept.
 * Ten releases cover a few weeks of work on the documentation. A tab older than
 * that does a full page load for the next page, which is slower but breaks nothing.
 */
export const KEPT_RELEASES = 10;

/** Files with a hash in their path. */
export const ASSETS = 'static';
