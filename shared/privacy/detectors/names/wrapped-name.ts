import { AMBIGUOUS, EVERYDAY, GIVEN, SURNAME } from '../../names/name-bits.ts';
import { isInOtherLanguage } from '../../names/words-of-languages.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import { endsOf, type NameRun, type NameWord } from './name-run.ts';

// Room for a function word before, and for two words, a mark and the beginning of a word after. Not measured.
const BEFORE_REACH = 24;
const AFTER_REACH = 48;
// A lowercase word or a mark introduces the name, so that it is not an item of a list.
const IN_SENTENCE = /(?:(?:^|[ (\n])\p{Ll}{1,20}\.?|,) \(?$/u;
// A title can come after any word.
const AFTER_WORD = /(?:^|[ (\n])\p{L}{2,20}[,:]? $/u;
// The rest of a sentence after a name, with or without a second surname; not of a field ("Clarke: 5") or an item of a
// list ("Clarke\n").
const GOES_ON = /^(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}(?: [\p{Ll}(]|[,;)] ?[\p{Ll}(+\d]|\)?\.(?:[ \n]|$)|'s )/u;
const JOINT = /^(?: '?[a-z]{1,5}){0,3} ?\n(?:'?[a-z]{1,5} ){0,3}$/;
const JOINT_OF_TITLE = /^\. ?\n$/;
// Flowed email keeps the space at the end of a line.
const LINE_END = / ?\n/;
// Shorter lines are headings and messages: "Uso della stufa Fiamma\nAprire la valvola". Not measured.
const LINE_MIN = 36;

/**
 * Returns the text between a run and the word that continues its name on the next line, with a space in place of the
 * line break: "please ask Emma / Clarke about it". Returns null where the line break separates two things: the run must
 * be a title or given names within a sentence, and the word must be a possible surname.
 */
export function wrappedGap(scanned: ScannedText, run: NameRun, word: NameWord): string | null {
  const { text } = scanned;
  const title = run.findLastIndex(({ role }) => role === 'title');
  // "Ask Mr."
  const part = title === -1 ? run : run.slice(title);
  const [first, last] = endsOf(part);
  const gap = text.slice(last.end, word.start);
  if (!isJoint(gap, last) || (word.bits & (AMBIGUOUS | EVERYDAY)) !== 0 || word.role !== 'name') {
    return null;
  }
  return isWrappedInSentence(scanned, part, word) || isWrappedInQuotes(text, first, word)
    ? gap.replace(LINE_END, ' ')
    : null;
}

function isWrappedInSentence(scanned: ScannedText, part: NameRun, word: NameWord): boolean {
  const { text } = scanned;
  const [first] = endsOf(part);
  const before = textBefore(text, first.start, BEFORE_REACH);
  if (!GOES_ON.test(textAfter(text, word.end, AFTER_REACH))) {
    return false;
  }
  const isSurname = isSurnameHere(scanned, part, word);
  return first.role === 'title'
    ? isWrittenAsTitle(text, first) && AFTER_WORD.test(before) && (isSurname || part.every(isFirstPart))
    : IN_SENTENCE.test(before) && isSurname && part.every(isFirstPart);
}

// "name": "Thorben / Petersen"
function isWrappedInQuotes(text: string, first: NameWord, word: NameWord): boolean {
  return text.charAt(first.start - 1) === '"' && text.charAt(word.end) === '"';
}

const isJoint = (gap: string, { role }: NameWord): boolean =>
  JOINT.test(gap) || (role === 'title' && JOINT_OF_TITLE.test(gap));

// "HR" is a department.
const isWrittenAsTitle = (text: string, { start }: NameWord): boolean => /\p{Ll}/u.test(text.charAt(start + 1));

const isFirstPart = ({ role, bits }: NameWord): boolean =>
  role !== 'name' || ((bits & GIVEN) !== 0 && (bits & (AMBIGUOUS | EVERYDAY)) === 0);

// In German, any noun is capitalized: "damit Maria\nUnterlagen bekommt". Two given names may belong to two persons.
function isSurnameHere(scanned: ScannedText, part: NameRun, { bits }: NameWord): boolean {
  const name = part.find(({ role }) => role === 'name');
  const [, last] = endsOf(part);
  const isInLine = !textBefore(scanned.text, last.end, LINE_MIN).includes('\n') && last.end >= LINE_MIN;
  const isUnlisted = (bits & GIVEN) === 0 && name === last && isInLine && isInOtherLanguage(scanned, 'de');
  return (bits & SURNAME) !== 0 || isUnlisted;
}
