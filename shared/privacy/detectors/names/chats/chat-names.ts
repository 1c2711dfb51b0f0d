import { STREET_ENDING } from '../../../addresses/street-words.ts';
import type { Finding } from '../../../finding.ts';
import { KIN } from '../../../names/kin.ts';
import {
  AMBIGUOUS,
  COMMON,
  EVERYDAY,
  GIVEN,
  isListedName,
  listedBits,
  SURNAME,
  TECHNICAL,
} from '../../../names/name-bits.ts';
import { isTitle } from '../../../names/titles.ts';
import { isWordOfText } from '../../../names/words-of-languages.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { isGoodsBefore, isThingAfterInLowerCase, isThingBefore } from '../../things/thing-words.ts';
import { isForklift } from '../../things/vehicles.ts';
import { THING_ARTICLES } from '../beside/thing-around.ts';
import { OFFICE, ROLES } from '../person-words.ts';
import { findLowercaseInitials, isMentionedPerson, wordOf } from './chat-context.ts';
import { namedInMessages } from './chat-evidence.ts';
import { type ChatLine, chatLinesIn } from './chat-lines.ts';
import { findLowercaseSignOffs } from './chat-sign-offs.ts';
import { type SurnameCheck, titledSurnamesIn } from './chat-titles.ts';
import { BEFORE_NAMES, GIVEN_NAMES_THAT_ARE_WORDS, LOWERCASE_TITLES } from './chat-words.ts';

// A line with fewer words is as likely a heading as a message.
const WORDS_MIN = 4;
// The minimum lengths of a given name that nothing introduces, of a word that is a name because a title comes before
// it, and of an unlisted word that is a surname because a name comes before it.
const GIVEN_MIN = 4;
const TITLED_MIN = 5;
const UNLISTED_SURNAME_MIN = 7;

/**
 * Finds names in lower case: in lines that read like a chat, those of speakers, of people who are addressed or
 * mentioned, and given names without another meaning; and in any line, names that sign a message. `bodies` are the
 * messages of a chat that has capitals.
 */
export function findChatNames(scanned: ScannedText, bodies: readonly TextRange[]): Finding[] {
  const lines = chatLinesIn(scanned, bodies);
  const named = namedInMessages(lines, (word) => isWordOfText(scanned, word) || GIVEN_NAMES_THAT_ARE_WORDS.has(word));
  const isTitled = titledSurnamesIn(lines);
  // A few words alone are not a message.
  const isMessage = ({ words }: ChatLine): boolean => lines.length > 1 || words.length >= WORDS_MIN;
  return [
    ...findLowercaseSignOffs(scanned),
    ...lines.flatMap((chat) => namesOfLine(scanned, chat, { named: isMessage(chat) ? named : new Set(), isTitled })),
  ];
}

function namesOfLine(
  scanned: ScannedText,
  chat: ChatLine,
  { named, isTitled }: { readonly named: ReadonlySet<string>; readonly isTitled: SurnameCheck },
): Finding[] {
  const { offset, words, folded } = chat;
  const line = textAfter(scanned.text, offset, chat.line.length);
  const found = findLowercaseInitials(chat.line, offset);
  for (let i = 0; i < words.length; i += 1) {
    const [word, lower, next] = [words[i] as RegExpExecArray, folded[i] as string, words[i + 1]];
    const isOther = isWordOfText(scanned, lower) && word.index !== chat.speakerAt;
    const isNamed = named.has(lower) && !isThingBefore(wordOf(folded, i - 1));
    const isMake = isForklift(lower, scanned.lower);
    const isFound = !isMake && (isNamed || isTitled(chat, i) || (!isOther && isName(chat, i)));
    if (isInside(line, word.index, word[0].length) || !isFound) {
      continue;
    }
    let end = word.index + word[0].length;
    if (next !== undefined && next.index === end + 1 && line.charAt(end) === ' ' && isSurname(next[0])) {
      end = next.index + next[0].length;
      i += 1;
    }
    found.push({ kind: 'PERSON', start: offset + word.index, end: offset + end, strength: 1 });
  }
  return found;
}

function isName({ line, folded, words, speakerAt, isSpeakerKnown }: ChatLine, index: number): boolean {
  const [word, lower, next] = [words[index] as RegExpExecArray, folded[index] as string, words[index + 1]];
  const before = wordBeforeIn(line, words[index - 1], word);
  if (word.index === speakerAt && isSpeakerKnown) {
    return true;
  }
  if (words.length < WORDS_MIN || KIN.has(lower)) {
    return false;
  }
  const isGiven = lower.length >= GIVEN_MIN && isGivenName(lower, wordOf(folded, index + 1));
  if (isGiven || !BEFORE_NAMES.has(before)) {
    return (isGiven || isMentionedPerson(folded, index)) && !isPartOfThing(before, wordAfterIn(line, word, next));
  }
  const isOther = (listedBits(lower) & (COMMON | TECHNICAL)) !== 0 || isTitle(lower) || ROLES.has(lower);
  return (
    !isOther &&
    lower.length > 2 &&
    (isListedName(lower) || (LOWERCASE_TITLES.has(before) && lower.length >= TITLED_MIN && !OFFICE.test(lower)))
  );
}

// Whether the words beside a name show that a thing has it: "server bruno", "the frank machine", "gebhard str".
const isPartOfThing = (before: string, after: string): boolean =>
  isThingBefore(before) ||
  isGoodsBefore(before) ||
  THING_ARTICLES.has(before) ||
  isThingAfterInLowerCase(after) ||
  STREET_ENDING.test(after);

// The word after another, if only a space is between them; '' otherwise.
const wordAfterIn = (line: string, word: RegExpExecArray, after: RegExpExecArray | undefined): string =>
  after !== undefined && after.index === word.index + word[0].length + 1 && line.charAt(after.index - 1) === ' '
    ? after[0]
    : '';

// The word before another, if only a space or the full stop of an abbreviation is between them: "sig. rossetti"; ''
// otherwise.
const wordBeforeIn = (line: string, before: RegExpExecArray | undefined, word: RegExpExecArray): string =>
  before !== undefined && /^\.? $/.test(line.slice(before.index + before[0].length, word.index)) ? before[0] : '';

/** Whether a folded word is a given name that chats do not also use as another word. */
export const isPlainGiven = (word: string): boolean =>
  word
    .split('-')
    .every(
      (part) =>
        (listedBits(part) & GIVEN) !== 0 &&
        (listedBits(part) & (AMBIGUOUS | EVERYDAY)) === 0 &&
        !GIVEN_NAMES_THAT_ARE_WORDS.has(part),
    );

// "anders ekman", "inga behrens": a name that is also a word, before a surname that is not.
const isGivenName = (word: string, next: string): boolean =>
  isPlainGiven(word) ||
  ((listedBits(word) & (GIVEN | AMBIGUOUS)) === GIVEN &&
    (listedBits(next) & (SURNAME | AMBIGUOUS | EVERYDAY)) === SURNAME);

// Includes short surnames: "monika lee", "jenny xu".
const isSurname = (word: string): boolean =>
  (listedBits(word) === 0 ? word.length >= UNLISTED_SURNAME_MIN : (listedBits(word) & SURNAME) !== 0) &&
  (listedBits(word) & (COMMON | TECHNICAL)) === 0;

// Whether a word is part of an address, a path or a code, or a number follows it: "przy kasie 1" is a checkout. Not
// "jonas / bernd".
function isInside(line: string, start: number, length: number): boolean {
  return (
    /[A-Za-z0-9@._/\\-]/.test(line.charAt(start - 1)) ||
    /^(?:[@_/\\0-9]|\.[a-z]| \d)/.test(line.slice(start + length, start + length + 2))
  );
}
