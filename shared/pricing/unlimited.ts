import type { NanoUsd } from './money.ts';

/** What an operator writes and reads where a month has no cap. */
export const UNLIMITED_WORD = 'unlimited';

/** The cap of such a month: more than can be spent, so that everything is metered as usual and nothing is denied. */
export const UNLIMITED_CAP: NanoUsd = 10n ** 27n;
