/**
 * Raised with every change by which the same document is cut into other passages. Records name the version that made
 * their passages, so that `stage status` shows which bases an earlier one made.
 */
export const CHUNKING_VERSION = 23;
