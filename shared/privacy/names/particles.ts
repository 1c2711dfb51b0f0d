import { wordSet } from '../word-set.ts';

/** Lowercase words that begin surnames in most countries where they occur, folded. */
export const SURNAME_PARTICLES: ReadonlySet<string> = wordSet(
  "van von vd de der den del della di da dos das do el al la le af ten ter 't zu bin",
);

/**
 * Lowercase words between the parts of a name, including rare ones and those that usually have another meaning, folded.
 */
export const PARTICLES: ReadonlySet<string> = new Set([
  ...SURNAME_PARTICLES,
  ...wordSet(
    'des ibn ben av zum zur te y e du dal dalla dall dei delle degli san santa bint abu ap ab ferch op lo los las les in het d t v.d',
  ),
]);
