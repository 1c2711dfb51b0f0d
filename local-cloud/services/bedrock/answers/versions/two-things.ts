import { conceptsOf } from '../../concepts/concepts.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../languages/calendar.ts';
import { ofAllLanguages } from '../../languages/languages.ts';
import { phrasePattern } from '../../languages/phrases.ts';
import { foldText, wordsOf } from '../../words.ts';

const PART_LETTERS_MIN = 3;
// "New rules" and "Old rules" are versions of the same rules.
const VERSION = new RegExp(`^${phrasePattern(ofAllLanguages(({ old, current }) => `${old}, ${current}, new`))}$`);
const NUMBERING = new RegExp(`\\d|^(?:\\p{L}|${[...MONTH_NAMES, ...WEEKDAY_NAMES].join('|')})$`, 'u');

/**
 * Whether two titles name two things: "Crane K1" and "Crane K2" are two cranes, "Indoor pool" and "Outdoor pool" two
 * pools, but "Guest handbook" and "Guest leaflet" are about the same guests.
 */
export function nameTwoThings(title: string, other: string): boolean {
  const [ones = [], others = []] = [title, other].map((each) => wordsOf(foldText(each)));
  const differing = ones.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]));
  if (ones.length !== others.length || differing.length === 0) {
    return false;
  }
  const isModified = differing.length === 1 && ones.at(-1) === others.at(-1);
  return differing.every((pair) => areOfOneKind(...pair) || (isModified && !pair.some((word) => VERSION.test(word))));
}

// Two numbers, letters, days or months, or two compounds of one noun: "Hallenbad" and "Freibad".
function areOfOneKind(one: string, other: string): boolean {
  const isNumbered = NUMBERING.test(one) && NUMBERING.test(other);
  return isNumbered || headsOf(one).some((head) => other.endsWith(head) && other.length > head.length);
}

// The ends of a compound that are words themselves.
function headsOf(word: string): readonly string[] {
  const ends = Array.from({ length: Math.max(0, word.length - 2 * PART_LETTERS_MIN + 1) }, (_, at) =>
    word.slice(PART_LETTERS_MIN + at),
  );
  return ends.filter((end) => conceptsOf(end).size > 0);
}
