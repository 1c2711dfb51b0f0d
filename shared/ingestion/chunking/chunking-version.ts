/**
 * Raised with every change of reading or chunking that makes different passages of the same document. Records name the
 * version that made their passages, so that `stage status` shows which bases an earlier version made.
 */
export const CHUNKING_VERSION = 45;
