import type { NanoUsd } from './money.ts';

/** The word that operators write and read for a month without a cap. */
export const UNLIMITED_WORD = 'unlimited';

/** The cap of such a month: more than can be spent, so that everything is metered as usual and nothing is denied. */
export const UNLIMITED_CAP: NanoUsd = 10n ** 27n;
