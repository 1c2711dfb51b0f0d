import { foldText } from '../../../search/fold-text.ts';

const SUFFIXES =
  /(?:ements?|ments?|ationen|ations?|aciones|acion|azioni|azione|ungen|ung|heiten|heit|keiten|keit|ings?|ied|ies|edly|ed|ely|ly|ence|ance|ables?|ibles?|mente|ados?|adas?|idos?|idas?|ato|ata|ati|ate|ito|ita|iti|ite|ees?|es|en|em|er|ern|est|et|te|e|s|n|t|a|o|i|y)$/;
// "Dogs" becomes "dog".
const SHORT_PLURAL = /^(\p{L}{2}[^aious])s$/u;
// "Planned" becomes "plan", but "halls" becomes "hall".
const DOUBLE = /([b-df-hj-np-tv-z])\1$/;
// Double letters that a stem keeps, except in the Swedish "tills", which is a different word from "till".
const OWN_DOUBLE = /(?:(?<!^ti)ll|ss|ff|zz)$/;
// The shortest stem that a suffix may leave, and the shortest that may begin a compound: shorter ones are parts of too
// many other words.
const STEM_LENGTH_MIN = 4;
const PREFIX_LENGTH_MIN = 5;
// The forms of one word differ in length by at most this many letters.
const ENDING_LENGTH_MAX = 4;
// A suffix can follow another one. At most this many are cut off.
const SUFFIXES_MAX = 3;
/** Whether a text is printable ASCII: most texts are, and can be compared without Unicode folding. */
export function isPrintableAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** Returns a word in the form in which words are compared: lowercase, without accents, `ss` for the German sharp s. */
export function foldWord(word: string): string {
  // Most words are ASCII. For them this gives the same result in less time.
  if (isPrintableAscii(word)) {
    return word.toLowerCase();
  }
  return foldText(word).replaceAll('ß', 'ss');
}

/** Returns a word without its ending, by one rule for all languages, because a text may mix them. */
export function stemOf(word: string): string {
  if (word.length <= STEM_LENGTH_MIN) {
    return word.replace(SHORT_PLURAL, '$1');
  }
  let stem = word;
  for (let round = 0; round < SUFFIXES_MAX; round += 1) {
    const cut = stem.replace(SUFFIXES, '');
    if (cut === stem || cut.length < STEM_LENGTH_MIN) {
      break;
    }
    stem = cut;
  }
  return stem.length === STEM_LENGTH_MIN && OWN_DOUBLE.test(stem) ? stem : stem.replace(DOUBLE, '$1');
}

/** Whether two words are forms of one word, or one contains the other, as German compounds do. */
export function isSameWord(one: { word: string; stem: string }, other: { word: string; stem: string }): boolean {
  if (one.stem === other.stem) {
    return true;
  }
  const isShorter = one.word.length <= other.word.length;
  const short = isShorter ? one : other;
  const long = isShorter ? other : one;
  const shared = sharedLength(short.word, long.word);
  if (shared >= PREFIX_LENGTH_MIN && shared * 2 >= long.word.length) {
    return true;
  }
  return short.stem.length >= PREFIX_LENGTH_MIN && long.word.includes(short.stem);
}

/** Whether two words that mean the same differ by an ending at most, unlike a compound and its part. */
export function differByEnding(one: { word: string }, other: { word: string }): boolean {
  return Math.abs(one.word.length - other.word.length) <= ENDING_LENGTH_MAX;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) {
    length += 1;
  }
  return length;
}
