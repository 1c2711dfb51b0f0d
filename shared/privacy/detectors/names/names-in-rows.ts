import type { Finding } from '../../finding.ts';
import { COMMON, GIVEN, nameBits, PLACE, SHORT, SURNAME, TECHNICAL } from '../../names/name-bits.ts';
import { SURNAME_PARTICLES } from '../../names/particles.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import { overlapping } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { type FramedWord, isNotPartOfName } from './framed-name.ts';
import { thingLists } from './listed-things.ts';

const WORD = "[A-Z][A-Za-z\\u00AA-\\uFFFB]{1,24}(?:['-][A-Za-z\\u00AA-\\uFFFB]{1,24})?";
// A given name: one word, or two words joined by a hyphen.
const ITEM = '[A-Z][a-z\\u00AA-\\uFFFB]{1,20}(?:-[A-Za-z][a-z\\u00AA-\\uFFFB]{1,20})?';
const ITEM_END = '(?=[ \\t]{0,3}(?:$|[\\n;:|)(\\x1f]|-[ ]))';
// "Gogoladze, Elene" as an item of a list, also without the space.
const SURNAME_FIRST = compileExpression(
  `(?:^|[\\n;|(\\x1f]|[:.)\\u2022-][ ])[ \\t]{0,4}(?:\\d{1,3}[.)][ ])?(?:[*-][ ])?(${WORD}(?:[ ]${WORD})?),[ ]?(${WORD}(?:[ ]${WORD})?)${ITEM_END}`,
  'g',
);
// "LUKAC Tim": a surname in capitals before a given name with lowercase letters.
const CAPITALS_FIRST = compileExpression(
  `(?:^|[\\n;|(\\x1f]|[:,-][ ]|[ ]{2}|M\\.[ ]|Mme[ ]|Mlle[ ])((?:[A-Z]{2,3}[ '-]){0,2}[A-Z]{4,24}(?:[ -][A-Z]{2,24})?) ([A-Z][a-z]{2,24}(?:-[A-Z][a-z]{1,24})?)(?=$|[\\n,;:|)(\\x1f]|[ ]{2})`,
  'g',
);
// "- Gayane: slides": tasks of several persons, one per line.
const TASK = compileExpression(`(?:^|\\n)[ \\t]{0,4}(?:[-*\\u2022]|\\d{1,2}[.)])[ ]{1,2}(${WORD}) ?:(?=[ ])`, 'g');
// "Team: Sesili, Abdoulaye and Dominik"
const NAMES = compileExpression(
  `(?:^|[\\n(]|:[ ])((?:${ITEM}, ){1,8}${ITEM}(?:,? (?:und|and|et|y|e|i|en|och|og|&) ${ITEM})?)(?=$|[ ]?[\\n.;)(])`,
  'g',
);
const EACH = compileExpression(WORD, 'g');

/**
 * Finds names identified by the rows around them: a surname before its given name, tasks, and lists of listed and
 * unlisted given names.
 */
export function findNamesInRows(scanned: ScannedText): Finding[] {
  return [...surnamesFirst(scanned), ...surnamesInCapitals(scanned), ...tasks(scanned), ...lists(scanned)].map(
    ({ start, end }) => ({ kind: 'PERSON', start, end, strength: 2 }),
  );
}

function wordsAt({ lower }: ScannedText, start: number, written: string): FramedWord[] {
  return allMatches(EACH, written).map(({ 0: word, index }) => {
    const from = start + index;
    const lowercase = lower.slice(from, from + word.length);
    return { start: from, end: from + word.length, lower: lowercase, bits: nameBits(lowercase) };
  });
}

const isGivenName = ({ bits }: FramedWord): boolean => (bits & GIVEN) !== 0 && (bits & (COMMON | TECHNICAL)) === 0;
const isSureGiven = (word: FramedWord): boolean => isGivenName(word) && (word.bits & PLACE) === 0;
// "Obi", "Kim": only its length makes it a common word.
const isShortName = ({ bits }: FramedWord): boolean => (bits & SHORT) !== 0 && (bits & TECHNICAL) === 0;
const isUnknown = (scanned: ScannedText, word: FramedWord): boolean =>
  word.bits === 0 && !isNotPartOfName(scanned, word);

const INITIAL_BEFORE = /(?:^|[^A-Za-z])[A-Z]\.$/;

function surnamesFirst(scanned: ScannedText): TextRange[] {
  const rows = allMatches(SURNAME_FIRST, scanned.text)
    // "Jacek Ptak, M. Olszańska, Ewelina": after an initial, the comma ends a name.
    .filter(({ index }) => !INITIAL_BEFORE.test(textBefore(scanned.text, index + 1, 3)))
    .map(({ 0: written, 1: last = '', 2: first = '', index }) => {
      const end = index + written.length;
      const start = index + written.lastIndexOf(last, written.length - first.length - 1 - last.length);
      return { start, end, last: wordsAt(scanned, start, last), first: wordsAt(scanned, end - first.length, first) };
    });
  const isSurname = (word: FramedWord): boolean =>
    ((word.bits & SURNAME) !== 0 && (word.bits & (COMMON | TECHNICAL)) === 0) || isUnknown(scanned, word);
  const known = rows.filter(({ last, first }) => last.every(isSurname) && first.some(isGivenName));
  // A row with a known given name shows that the other rows hold names too.
  const further = rows.filter(
    (row) =>
      known.length > 0 &&
      row.last.every((word) => isSurname(word) || isShortName(word)) &&
      row.first.every((word) => isUnknown(scanned, word) || (word.bits & SURNAME) !== 0 || isGivenName(word)),
  );
  return [...known, ...further];
}

function surnamesInCapitals(scanned: ScannedText): TextRange[] {
  return allMatches(CAPITALS_FIRST, scanned.text).flatMap(({ 0: written, 1: last = '', 2: first = '', index }) => {
    const end = index + written.length;
    const start = end - first.length - 1 - last.length;
    const [given] = wordsAt(scanned, end - first.length, first);
    const isName = wordsAt(scanned, start, last).every(
      (word) =>
        SURNAME_PARTICLES.has(word.lower) ||
        (word.bits & SURNAME) !== 0 ||
        (isUnknown(scanned, word) && /[aeiouy]/.test(word.lower)),
    );
    return isName && given !== undefined && isGivenName(given) ? [{ start, end }] : [];
  });
}

function tasks(scanned: ScannedText): TextRange[] {
  const words = allMatches(TASK, scanned.text).flatMap(({ 0: written, 1: name = '', index }) =>
    wordsAt(scanned, index + written.lastIndexOf(name), name),
  );
  return namesAmong(scanned, words, 1);
}

// "Team: Sesili, Abdoulaye and Dominik", not "Farben: Lena, Marlene".
function lists(scanned: ScannedText): TextRange[] {
  const names = allMatches(NAMES, scanned.text).flatMap(({ 0: written, 1: list = '', index }) =>
    namesAmong(scanned, wordsAt(scanned, index + written.length - list.length, list), 2),
  );
  const isThing = overlapping(names.length === 0 ? [] : thingLists(scanned));
  return names.filter((name) => !isThing(name));
}

// The words, if at least half of them, and at least `least`, are given names and the others are names or unknown.
function namesAmong(scanned: ScannedText, words: readonly FramedWord[], least: 1 | 2): TextRange[] {
  const known = words.filter(isSureGiven).length;
  const isList = words.length > 1 && known * 2 >= words.length && known >= least;
  return isList && words.every((word) => isGivenName(word) || isUnknown(scanned, word)) ? [...words] : [];
}
