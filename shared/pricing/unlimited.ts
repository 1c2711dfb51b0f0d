import { formatUsd, type NanoUsd } from './money.ts';

/** The word for no cap in what operators write and read. */
export const UNLIMITED_WORD = 'unlimited';

/**
 * The cap of a month without a cap: more than can be spent, so that everything is metered as usual and nothing is
 * denied.
 */
export const UNLIMITED_CAP: NanoUsd = 10n ** 27n;

/** Writes a cap as operators read it: in dollars, or `unlimited` for none (null). */
export const formatCap = (cap: NanoUsd | null): string => (cap === null ? UNLIMITED_WORD : formatUsd(cap));
