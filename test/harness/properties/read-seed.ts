import { randomInt } from 'node:crypto';

const SEED_MAX = 2 ** 31;

/**
 * Parses the option `--seed`: a whole number up to 2,147,483,648, or `random` for a new one; null for anything else.
 * The default is 1, so that a run fails because of a change and never by chance.
 */
export function readSeed(text = '1'): number | null {
  if (text === 'random') {
    return randomInt(SEED_MAX);
  }
  return /^\d{1,10}$/.test(text) && Number(text) <= SEED_MAX ? Number(text) : null;
}
