/**
 * Raised with every change that cuts the same document into different passages. Records name the version that made
 * their passages, so that `stage status` shows which bases an earlier version made.
 */
export const CHUNKING_VERSION = 23;
