import { foldCharacter } from '../text/fold-character.ts';

// The classes of characters: what a token is made of, and what ends it.
const SPACE = 1;
/** The class of characters that end a line; it and classes below it end a token. */
export const LINE_END = 2;
/** The class of lower-case letters. */
export const LOWER = 3;
/** The class of capitals. */
export const UPPER = 4;
/** The class of letters without a case. */
export const LETTER = 5;
/** The class of digits of any script. */
export const DIGIT = 6;
/** The class of all other characters. */
export const SYMBOL = 7;
/** The sign of something that was found, in place of its text (`read-text.ts`). */
export const SIGN = 8;

/** The first of the characters that stand for something that was found; the next ones stand for the next kinds. */
export const FIRST_SIGN = 0xe000;
const SIGNS = 32;

const CHARACTERS = 65_536;
// Filled as texts need them, because few characters occur.
const classes = new Uint8Array(CHARACTERS);
const lowers = new Uint16Array(CHARACTERS);
const folds = new Uint16Array(CHARACTERS);
const furtherFolds = new Uint16Array(CHARACTERS);

/** Returns the class of a UTF-16 code unit. */
export function classOf(code: number): number {
  const known = classes[code] as number;
  return known === 0 ? learn(code) : known;
}

/** Returns a code unit in lower case; only for one whose class is known. */
export const lowerOf = (code: number): number => lowers[code] as number;

/** Returns the first folded letter of a code unit in lower case; 0 if nothing is left. Only for a known class. */
export const foldOf = (code: number): number => folds[code] as number;

/** Returns the second folded letter, as in "ß"; 0 if there is none. Only for a known class. */
export const furtherFoldOf = (code: number): number => furtherFolds[code] as number;

function learn(code: number): number {
  const character = String.fromCharCode(code);
  const lower = character.toLowerCase();
  lowers[code] = lower.length === 1 ? lower.charCodeAt(0) : code;
  const folded = foldCharacter(character).toLowerCase();
  folds[code] = folded.length === 0 ? 0 : folded.charCodeAt(0);
  furtherFolds[code] = folded.length < 2 ? 0 : folded.charCodeAt(1);
  const found = classify(code, character);
  classes[code] = found;
  return found;
}

function classify(code: number, character: string): number {
  if (code >= FIRST_SIGN && code < FIRST_SIGN + SIGNS) {
    return SIGN;
  }
  if (character === '\n') {
    return LINE_END;
  }
  if (/\s/.test(character)) {
    return SPACE;
  }
  if (/\p{Lu}/u.test(character)) {
    return UPPER;
  }
  if (/\p{Ll}/u.test(character)) {
    return LOWER;
  }
  if (/\p{L}/u.test(character)) {
    return LETTER;
  }
  return /\p{Nd}/u.test(character) ? DIGIT : SYMBOL;
}
