import { randomInt } from 'node:crypto';

const SEED_MAX = 2 ** 31;

/**
 * The seed that an option `--seed` names: a whole number up to 2,147,483,648, or a new one for `random`; null for
 * anything else. Without the option a run takes the seed 1, so that it fails for a change and never by luck.
 */
export function readSeed(text = '1'): number | null {
  if (text === 'random') {
    return randomInt(SEED_MAX);
  }
  return /^\d{1,10}$/.test(text) && Number(text) <= SEED_MAX ? Number(text) : null;
}
