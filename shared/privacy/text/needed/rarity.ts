/** Begins a needed string: no lowercase letter comes before it in the text. */
export const WORD_START = '\x00';
/** Ends a needed string: no lowercase letter comes after it in the text. */
export const WORD_END = '\x01';
/** Separates two parts of a needed string: anything may come between them, and they may be in any order. */
export const GAP = '\x02';

/** Strings, and roughly how many of them an ordinary text contains. */
export interface Needed {
  readonly strings: readonly string[];
  readonly expected: number;
}

// About how often ordinary text has each character, and how many characters a text has. This decides only which strings
// are looked for, never whether a match is possible.
const TEXT_LENGTH = 500;
// If a text contains more of the strings than this, they are not worth looking for.
const EXPECTED_MAX = 4;
const CHANCES = new Float64Array(128).fill(0.0005);
for (const [characters, chance] of [
  ['abcdefghijklmnopqrstuvwxyz0123456789.,-\n:', 0.03],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 0.005],
  [' etaonirs', 0.08],
  [WORD_START + WORD_END, 0.2],
  [GAP, 1],
] as const) {
  for (const character of characters) {
    CHANCES[character.charCodeAt(0)] = chance;
  }
}

/**
 * Returns the strings that a text is expected to contain less often; null, for unknown strings, only if both are null.
 */
export const rarer = (one: Needed | null, other: Needed | null): Needed | null =>
  one === null || (other !== null && other.expected < one.expected) ? other : one;

/** Whether most texts contain none of the strings. */
export const isRare = (needed: Needed | null): needed is Needed => needed !== null && needed.expected < EXPECTED_MAX;

/** Returns the strings unless one of them consists of marks alone, which every text contains. */
export function neededFrom(strings: readonly string[]): Needed | null {
  let sum = 0;
  for (const string of strings) {
    let isMark = true;
    let chance = TEXT_LENGTH;
    for (let i = 0; i < string.length; i += 1) {
      const code = string.charCodeAt(i);
      isMark = isMark && code <= WORD_END.charCodeAt(0);
      chance *= CHANCES[code] as number;
    }
    if (isMark) {
      return null;
    }
    sum += Math.min(1, chance);
  }
  return { strings, expected: sum };
}
