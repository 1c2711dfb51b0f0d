import { isListedName } from '../../names/name-bits.ts';
import { isFunctionWord } from '../../names/words-of-languages.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isGoodsBefore, isThingBefore } from './thing-words.ts';

const JOINED = /(?:,| and| und| et| y| e| en| i| och) $/;
const CLAUSE_END = /[.;:!?,\n]/;
const NAME = /^[A-Z][A-Za-z\u00AA-\uFFFB'-]{1,20}$/;
const PLACE = /^ (?:in|im|at|on|auf|am|an|neben|a|au|aux|dans|sur|en|nel|nella|sul|op|bij|w|na|przy|no|nas|pa|vid|i) /;
// Nothing but the place: "Janneke in de bibliotheek.", not "Janneke in de bibliotheek belt".
const ONLY_PLACE = /^ [a-z]{1,5}(?: [a-z]{1,4})? [A-Za-z\u00AA-\uFFFB]{2,24}(?: \d{1,3})?(?=[,;.:)\n]|$)/;
// A noun, its name, a place and a comma. Not measured.
const REACH = 88;
const PLACE_REACH = 8;

/**
 * Whether a single name follows the name of a thing in a list, if a place comes after both, and a word for a thing only
 * before the first: "Printer Jip op de gang, Janneke in de bibliotheek".
 */
export function isListedBesideThing({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  if (!PLACE.test(textAfter(lower, end, PLACE_REACH)) || !ONLY_PLACE.test(textAfter(text, end, REACH))) {
    return false;
  }
  const before = textBefore(text, start, REACH);
  const link = JOINED.exec(before);
  const words = link === null ? [] : (before.slice(0, link.index).split(CLAUSE_END).at(-1) ?? '').trim().split(' ');
  return words.some(
    (word, i) =>
      isNameOfThing(word.toLowerCase(), words[i + 1] ?? '') && PLACE.test(` ${(words[i + 2] ?? '').toLowerCase()} `),
  );
}

const isNameOfThing = (noun: string, name: string): boolean =>
  NAME.test(name) &&
  isListedName(name.toLowerCase()) &&
  !isFunctionWord(noun) &&
  (isGoodsBefore(noun) || isThingBefore(noun));
