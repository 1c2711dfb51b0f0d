import { DAYS_AND_SHIFTS } from '../../names/days-and-shifts.ts';
import { FIRMS_AT_WORK } from '../../names/firms.ts';
import { COMMON, GIVEN, listedBits, nameBits, PLACE, SURNAME } from '../../names/name-bits.ts';
import { SURNAME_PARTICLES } from '../../names/particles.ts';
import { isTitle } from '../../names/titles.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isNobody } from '../transcripts/transcript.ts';
import { DUTY_WORDS, NOBODY_ON_DUTY } from './roster-words.ts';

/** The capitalized words at the place of a name. */
export interface RosterItem extends TextRange {
  readonly name: string;
  readonly category: Category;
}

/** Whether the words of an item are listed as a name or as something else, or are not listed. */
type Category = 'name' | 'other' | 'unknown';

interface Word extends TextRange {
  readonly folded: string;
  readonly isCapital: boolean;
}

const WORDS = /[A-Za-z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB'-]*/g;
// "Dr Feltham until June"; a longer item is a phrase. Not measured.
const WORDS_MAX = 4;
// Two first names and a surname.
const NAME_WORDS_MAX = 3;
// A sentence about a thing has more lowercase words than "open Priya" and "Bram from 12:00".
const LOWERCASE_WORDS_MAX = 1;
// The shift before a name: "F Brandl".
const CODE = /^[A-Z]$/;
const INITIAL = /(?<![A-Za-z])[A-Z]\. ?$/;
const IN_CAPITALS = /^[^a-z]*$/;
const ARTICLE = /^(?:Der|Die|Das|Den|The|Les|Los|Las|Het) /;

/**
 * Returns what an item of a row names ("Dr Feltham until 12 June", "open Priya", "Le Bihan (back-up)"), or null for
 * nothing.
 */
export function rosterItem(scanned: ScannedText, piece: TextRange): RosterItem | null {
  const words = wordsOf(scanned, piece);
  // "Früh Brandl": the name is after the shift.
  const lastCapital = words.findLastIndex(({ isCapital }) => isCapital);
  const first = words.findIndex(
    ({ isCapital, folded }, i) => isCapital && !isTitle(folded) && !(isShift(folded) && i < lastCapital),
  );
  const after = words.findIndex(
    ({ isCapital, folded }, i) => i > first && !isCapital && !SURNAME_PARTICLES.has(folded),
  );
  const run = words.slice(first, after === -1 ? words.length : after);
  const named = run.slice(0, run.findLastIndex(({ isCapital }) => isCapital) + 1);
  const [begin, last] = [named[0], named.at(-1)];
  if (first === -1 || begin === undefined || last === undefined) {
    return null;
  }
  // "M. Cabral"
  const initial = INITIAL.exec(scanned.text.slice(piece.start, begin.start))?.[0] ?? '';
  const [start, end] = [begin.start - initial.length, last.end];
  const written = scanned.text.slice(start, end);
  const isNumbered = /^ ?\d/.test(scanned.text.slice(end, piece.end));
  const isPhrase = words.length > WORDS_MAX || isNumbered || ARTICLE.test(written);
  const category = isPhrase ? 'other' : categoryOf(named);
  const isThing = words.length - named.length > LOWERCASE_WORDS_MAX || IN_CAPITALS.test(written);
  const name = scanned.lower.slice(begin.start, end);
  return { start, end, name, category: category === 'unknown' && isThing ? 'other' : category };
}

// Leaves out what is in brackets.
function wordsOf({ text, lower }: ScannedText, { start, end }: TextRange): Word[] {
  const [written = ''] = text.slice(start, end).split('(', 1);
  return allMatches(WORDS, written).map(({ 0: word, index }) => {
    const from = start + index;
    const to = from + word.length;
    return { start: from, end: to, folded: lower.slice(from, to), isCapital: /^[A-Z]/.test(word) && !CODE.test(word) };
  });
}

function categoryOf(words: readonly Word[]): Category {
  const own = words.map(({ folded }) => folded).filter((word) => !SURNAME_PARTICLES.has(word));
  if (own.some((word) => isOffDuty(word) || isNobody(lastPart(word)))) {
    return 'other';
  }
  const known = own.filter(isName).length;
  if (own.length === 1) {
    return known === 1 ? 'name' : 'unknown';
  }
  return own.length <= NAME_WORDS_MAX && known * 2 >= own.length ? 'name' : 'other';
}

// "Löwen-Apotheke" is a pharmacy.
const lastPart = (word: string): string => word.slice(word.lastIndexOf('-') + 1);

const isOffDuty = (word: string): boolean => NOBODY_ON_DUTY.has(word) || FIRMS_AT_WORK.has(word) || isShift(word);

const isShift = (word: string): boolean => DAYS_AND_SHIFTS.has(word) || word.search(DUTY_WORDS) === 0;

// A town proves nothing, because tours are planned by day too.
function isName(word: string): boolean {
  const bits = nameBits(word);
  return (
    (bits & (GIVEN | SURNAME)) !== 0 &&
    (bits & PLACE) === 0 &&
    ((bits & COMMON) === 0 || (listedBits(word) & GIVEN) !== 0)
  );
}
