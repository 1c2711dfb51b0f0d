import { wordSet } from '../word-set.ts';

const OF_SURNAMES = "van von vd de der den del della di da dos das do el al la le af ten ter 't zu bin";

/** Lowercase words that begin surnames in most countries where they occur, folded. */
export const SURNAME_PARTICLES: ReadonlySet<string> = wordSet(OF_SURNAMES);

/** `SURNAME_PARTICLES` as alternatives of an expression. */
export const SURNAME_PARTICLE: string = OF_SURNAMES.replaceAll(' ', '|');

/**
 * Particles that today's Dutch uses only in names, as alternatives of an expression. "van de" is not one of them,
 * because it also joins any two nouns: "update van de server".
 */
export const DUTCH_PARTICLES = "van (?:de[nr]|'t)|te[nr]|'t";

/** The Arabic article before a surname, with its hyphen, as an expression: "Karim al-Masri". */
export const ARABIC_ARTICLE = '(?:al|el|ad|ar|ash)-';

/** The particles that are also capitalized, as alternatives; not the German articles "Der", "Den", "Das". */
export const CAPITAL_PARTICLE = 'Van|De|Del|Della|Di|Da|Dos|Do|El|La|Le';

/**
 * Lowercase words between the parts of a name, including rare ones and those that usually have another meaning, folded.
 */
export const PARTICLES: ReadonlySet<string> = new Set([
  ...SURNAME_PARTICLES,
  ...wordSet(
    'des ibn ben av zum zur te y e du dal dalla dall dei delle degli san santa bint abu ap ab ferch op lo los las les in het d t v.d',
  ),
]);
