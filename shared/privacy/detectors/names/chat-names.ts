import type { Finding } from '../../finding.ts';
import {
  AMBIGUOUS,
  COMMON,
  EVERYDAY,
  GIVEN,
  isListedName,
  listedBits,
  PLACE,
  SURNAME,
  TECHNICAL,
} from '../../names/name-bits.ts';
import { isTitle } from '../../names/titles.ts';
import { isWordOfText } from '../../names/words-of-languages.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { STREET_ENDING } from '../addresses/street-words.ts';
import { isGoodsBefore, isThingAfterSmall, isThingBefore } from '../things/thing-words.ts';
import { findSmallInitials, isSpokenOf } from './chat-context.ts';
import { type MessageLine, namedInMessages } from './chat-evidence.ts';
import { findSmallSignOffs } from './chat-sign-offs.ts';
import { THING_ARTICLES } from './name-strength.ts';
import { OFFICE, ROLES } from './person-words.ts';
import { NO_SPEAKERS } from './speakers.ts';

// A whole line; longer ones are no chat.
const LINE = /^[^\n]{1,600}$/gm;
// So long is a line that a program broke: the next one continues with it.
const BROKEN_MIN = 56;
const WORD = /[a-z\u00AA-\uFFFB]{1,32}(?:[-'][a-z\u00AA-\uFFFB]{1,32}){0,2}/g;
// "kai: …", "[10:02] kai: …", "kai (10:02): …", "<kai> …", and two words after it.
const SPEAKER =
  /^(\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]? (?:- )?)?(<?)([a-z\u00AA-\uFFFB][a-z\u00AA-\uFFFB-]{1,20})( \(?\d{1,2}[:.]\d{2}\)?)?[:>] (?:[^ ]{1,40} ){2}/;
// A line alone with fewer words is a heading as often as a message. Shorter given names are words too often.
const WORDS_MIN = 4;
const GIVEN_MIN = 4;
// Before these lower-case words a name is one: forms of address, "called", "on behalf of".
const BEFORE = new Set(
  'mw dhr mevr hr fr eng dott ing avv profa zuster srta d herr herrn mr mrs ms dr sig frau kunde kundin kollege kollegin senhor senhora dona pana panem panu pania panie doutor doutora sig sra sr fru froken mme mlle mevrouw meneer mijnheer signora signor senora senor monsieur madame pan pani chiama heet heisst llama appelle naam hej hoi ciao coucou salut hola oi hallo hi hey hei czesc siema'.split(
    ' ',
  ),
);
// After these any word is a name, unless it is an office: "pan dyrektor".
const TITLES = new Set(
  'mw dhr mevr hr eng dott ing avv profa zuster herr fru herrn frau mr mrs ms dr sig sra mme mlle doctor dottor mevrouw meneer signora signor senora senor senhor senhora monsieur madame pan pani pana panem panu pania panie dona doutor'.split(
    ' ',
  ),
);

// Usual given names that are words of everyday chats too.
const WORDS_TOO = new Set(
  'alba ali allen ama amos ana april art asia autumn bas bella ben bill chase chiara chico claire clara cor cruz dean dolores don ela elke emin faith franco grace hanno hope ivy jack joy june justa karl klara leal luz manda manga mar marco marina mark mats matt max may mercedes mette mo nino ola pau paz pilar ping ries rosa rose rusty said sali maxi salvador sandy santos signe sky sol stan stella tita toto vera victoria viola will'.split(
    ' ',
  ),
);

/** Names in lower case, in lines that read like a chat: who speaks, who is addressed, and frequent given names. */
export function findChatNames(scanned: ScannedText, bodies: readonly TextRange[]): Finding[] {
  const speakers = new Map<string, number>();
  const lines = allMatches(LINE, scanned.text).filter(
    ({ 0: line, index }) => isChat(line) && (SPEAKER_START.test(line) || !isContinued(scanned.text, index)),
  );
  // "<file> is a link": in manuals a word in brackets stands for what a reader puts there.
  const hasPersons = lines.some(({ 0: line }) => isSpeakerName(SPEAKER.exec(line)?.[3] ?? ''));
  for (const { 0: line } of lines) {
    const [, time, bracket, speaker, timeAfter] = SPEAKER.exec(line) ?? [];
    if (speaker !== undefined && (bracket === '' || hasPersons)) {
      // Programs write after a time as well, again and again.
      const isAgain = time === undefined && timeAfter === undefined;
      speakers.set(speaker, isAgain ? (speakers.get(speaker) ?? 0) + 1 : 1);
    }
  }
  // Who speaks once is known where several speak and one of them has a known name.
  const isTalk = speakers.size > 1 && [...speakers.keys()].some(isSpeakerName);
  const isSpeaker = (word: string): boolean =>
    isSpeakerName(word) ||
    (!NO_SPEAKERS.has(word) &&
      (isTalk || (speakers.get(word) ?? 0) > 1) &&
      (listedBits(word) & (COMMON | TECHNICAL | PLACE)) === 0);
  const small = lines.map(({ 0: line, index }) => chatLine(scanned, { line, offset: index }, isSpeaker));
  // What is said in a chat that has capitals too.
  const mixed = bodies.flatMap(({ start, end }) => {
    const line = scanned.text.slice(start, end);
    return isChat(line) ? [] : [chatLine(scanned, { line, offset: start }, () => false)];
  });
  const all = [...small, ...mixed];
  const named = namedInMessages(all, (word) => isWordOfText(scanned, word) || WORDS_TOO.has(word));
  // A few words that stand alone are no message.
  const isMessage = ({ words }: ChatLine): boolean => all.length > 1 || words.length >= WORDS_MIN;
  return [
    ...findSmallSignOffs(scanned),
    ...all.flatMap((chat) => namesOfLine(scanned, chat, isMessage(chat) ? named : new Set())),
  ];
}

// In lower case throughout, or except for a few words; several words of a sentence, no code.
function isChat(line: string): boolean {
  return (
    !/[{}<>=|\\;$]|\b[a-z]+\(|^[ \t]{2}|^[#/*-]/.test(
      line.startsWith('<') ? line.replace(/^<[a-z]{2,20}> /, '') : line,
    ) &&
    !/(?:^|[^A-Z])[A-Z][a-z]/.test(line) &&
    line.includes(' ')
  );
}

// "… to be sent to the\nemployee who asked": within a paragraph of broken lines lowercase letters tell nothing.
function isContinued(text: string, index: number): boolean {
  const end = index - 1;
  const start = text.lastIndexOf('\n', end - 1) + 1;
  return end - start >= BROKEN_MIN && !/[.!?:;]$/.test(text.slice(end - 1, end));
}

const isSpeakerName = (word: string): boolean =>
  (listedBits(word) & GIVEN) !== 0 && (listedBits(word) & (PLACE | TECHNICAL)) === 0;

/** A line of a chat, and who is known to speak. */
interface ChatLine extends MessageLine {
  readonly offset: number;
  readonly words: readonly RegExpExecArray[];
  readonly isSpeaker: (word: string) => boolean;
  /** Where the name of the speaker begins; -1 where nobody is named. */
  readonly speakerAt: number;
}

function chatLine(
  { lower }: ScannedText,
  { line, offset }: { readonly line: string; readonly offset: number },
  isSpeaker: (word: string) => boolean,
): ChatLine {
  const words = allMatches(WORD, line);
  const folded = words.map(({ 0: word, index }) => textAfter(lower, offset + index, word.length));
  const starts = words.map(({ index }) => index);
  return {
    line: textAfter(lower, offset, line.length),
    offset,
    words,
    folded,
    starts,
    isSpeaker,
    speakerAt: speakerStart(line),
  };
}

function namesOfLine(scanned: ScannedText, chat: ChatLine, named: ReadonlySet<string>): Finding[] {
  const { offset, words, folded } = chat;
  const line = textAfter(scanned.text, offset, chat.line.length);
  const found = findSmallInitials(chat.line, offset);
  for (let i = 0; i < words.length; i += 1) {
    const [word, next] = [words[i], words[i + 1]];
    const isOther = isWordOfText(scanned, folded[i] ?? '') && word?.index !== chat.speakerAt;
    const isNamed = named.has(folded[i] ?? '') && !isThingBefore(folded[i - 1] ?? '');
    const isFound = isNamed || (!isOther && isName(chat, i));
    if (word === undefined || isInside(line, word.index, word[0].length) || !isFound) {
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

const SPEAKER_START =
  /^(\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]? (?:- )?)?<?[a-z\u00AA-\uFFFB][a-z\u00AA-\uFFFB-]{1,20}(?: \(?\d{1,2}[:.]\d{2}\)?)?[:>] /;

function speakerStart(line: string): number {
  const match = SPEAKER_START.exec(line);
  const time = match?.[1]?.length ?? 0;
  return match === null ? -1 : time + (line.charAt(time) === '<' ? 1 : 0);
}

function isName({ line, folded, words, isSpeaker, speakerAt }: ChatLine, index: number): boolean {
  const [word, next, lower = ''] = [words[index], words[index + 1], folded[index]];
  const before = wordBeforeIn(line, words[index - 1], word);
  if (word === undefined) {
    return false;
  }
  if (word.index === speakerAt && isSpeaker(lower)) {
    return true;
  }
  if (words.length < WORDS_MIN) {
    return false;
  }
  const isGiven = lower.length >= GIVEN_MIN && isGivenName(lower, folded[index + 1]);
  if (isGiven || !BEFORE.has(before)) {
    return (isGiven || isSpokenOf(folded, index)) && !isOfThing(before, wordBehindIn(line, word, next));
  }
  const isOther = (listedBits(lower) & (COMMON | TECHNICAL)) !== 0 || isTitle(lower) || ROLES.has(lower);
  return (
    !isOther &&
    lower.length > 2 &&
    (isListedName(lower) || (TITLES.has(before) && lower.length > 4 && !OFFICE.test(lower)))
  );
}

// "server bruno", "the frank machine", "gebhard str".
const isOfThing = (before: string, behind: string): boolean =>
  isThingBefore(before) ||
  isGoodsBefore(before) ||
  THING_ARTICLES.has(before) ||
  isThingAfterSmall(behind) ||
  STREET_ENDING.test(behind);

const wordBehindIn = (line: string, word: RegExpExecArray, behind: RegExpExecArray | undefined): string =>
  behind !== undefined && behind.index === word.index + word[0].length + 1 && line.charAt(behind.index - 1) === ' '
    ? behind[0]
    : '';

// "sig. rossetti" stand together, "sig. Rossi, vuole" do not.
const wordBeforeIn = (line: string, before: RegExpExecArray | undefined, word: RegExpExecArray | undefined): string =>
  before !== undefined && /^\.? $/.test(line.slice(before.index + before[0].length, word?.index)) ? before[0] : '';

/** Whether a folded word is a given name and nothing that chats write as another word. */
export const isPlainGiven = (word: string): boolean =>
  word
    .split('-')
    .every(
      (part) =>
        (listedBits(part) & GIVEN) !== 0 && (listedBits(part) & (AMBIGUOUS | EVERYDAY)) === 0 && !WORDS_TOO.has(part),
    );

// "anders ekman", "inga behrens": a name that is also another word, before a surname that is nothing else.
const isGivenName = (word: string, next: string | undefined): boolean =>
  isPlainGiven(word) ||
  ((listedBits(word) & (GIVEN | AMBIGUOUS)) === GIVEN &&
    next !== undefined &&
    (listedBits(next) & (SURNAME | AMBIGUOUS | EVERYDAY)) === SURNAME);

const isSurname = (word: string): boolean =>
  word.length > 3 &&
  (listedBits(word) === 0 ? word.length > 6 : (listedBits(word) & SURNAME) !== 0) &&
  (listedBits(word) & (COMMON | TECHNICAL)) === 0;

function isInside(line: string, start: number, length: number): boolean {
  return (
    /[A-Za-z0-9@._/\\-]/.test(line.charAt(start - 1)) ||
    /[@_/\\0-9]|\.[a-z]/.test(line.slice(start + length, start + length + 2))
  );
}
