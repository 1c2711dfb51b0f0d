import { COMMON, GIVEN, listedBits, PLACE, TECHNICAL } from '../../../names/name-bits.ts';
import { allMatches } from '../../../text/match-at.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { NO_SPEAKERS } from '../speakers.ts';
import type { MessageLine } from './chat-evidence.ts';
import { IMPERSONAL_SPEAKERS } from './talk-words.ts';

/** A line that reads like a chat, with its words as they are written. */
export interface ChatLine extends MessageLine {
  /** Where the line begins in the text. */
  readonly offset: number;
  readonly words: readonly RegExpExecArray[];
  /** Where in the line the speaker's name begins; -1 without a speaker. */
  readonly speakerAt: number;
  /** Whether the speaker is a participant of the chat, not a program or a department. */
  readonly isSpeakerKnown: boolean;
}

/** The beginning of a line that says who speaks: "kai: …", "[10:02] kai: …", "kai (10:02): …", "<kai> …". */
interface Speaker {
  readonly name: string;
  /** Where the name begins in the line. */
  readonly at: number;
  readonly isBracketed: boolean;
  readonly isTimed: boolean;
  /** Whether at least two words follow. */
  readonly isFollowed: boolean;
}

// A whole line, except a very long one, which is not chat.
const LINE = /^[^\n]{1,600}$/gm;
// The minimum length of a line that a program wrapped. Below common widths such as 72, because a long word may have
// moved to the next line.
const WRAPPED_MIN = 56;
const WORD = /[a-z\u00AA-\uFFFB]{1,32}(?:[-'](?!s(?![a-z]))[a-z\u00AA-\uFFFB]{1,32}){0,2}/g;
const SPEAKER =
  /^(\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]? (?:- )?)?(<?)([a-z\u00AA-\uFFFB][a-z\u00AA-\uFFFB-]{1,20})( \(?\d{1,2}[:.]\d{2}\)?)?[:>] /;
const BRACKETED_SPEAKER = /^<[a-z]{2,20}> /;
// Characters and beginnings of lines that occur in code, in markup and in lists.
const CODE = /[{}<>=|\\;$]|\b[a-z]+\(|^[ \t]{2}|^[#/*-]/;
const TWO_WORDS = /^(?:[^ ]{1,40} ){2}/;

/**
 * Finds the lines of a text that read like a chat in lower case. `bodies` are the messages of a chat that has capitals,
 * each without its speaker's name: they are returned as well.
 */
export function chatLinesIn(scanned: ScannedText, bodies: readonly TextRange[]): ChatLine[] {
  const lowercase = linesOf(scanned.text)
    .map((each) => ({ ...each, speaker: speakerOf(each.line) }))
    .filter(({ line, isContinuation, speaker }) => isChat(line) && (speaker !== null || !isContinuation));
  const isSpeaker = speakersAmong(lowercase.flatMap(({ speaker }) => speaker ?? []));
  const mixed = bodies
    .map(({ start, end }) => ({ line: scanned.text.slice(start, end), offset: start }))
    .filter(({ line }) => !isChat(line));
  return [
    ...lowercase.map((line) => chatLine(scanned, line, isSpeaker)),
    ...mixed.map((line) => chatLine(scanned, { ...line, speaker: null }, isSpeaker)),
  ];
}

// Whether a line has several words and no code, and no word with a capital, except in words that have only capitals.
function isChat(line: string): boolean {
  const said = line.replace(BRACKETED_SPEAKER, '');
  return !CODE.test(said) && !/(?:^|[^A-Z])[A-Z][a-z]/.test(line) && line.includes(' ');
}

/** A line of a text. */
interface PlainLine {
  readonly line: string;
  readonly offset: number;
}

/** A line, and whether it continues the line before, which a program wrapped. */
interface WrittenLine extends PlainLine {
  readonly isContinuation: boolean;
}

// "… to be sent to the\nemployee who asked": in a wrapped paragraph, lower case proves nothing. A program wraps a line
// where the next word would make it longer than all others; people who write notes break it where a note ends.
function linesOf(text: string): WrittenLine[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const width = paragraph.reduce((most, { line }) => Math.max(most, line.length), 0);
    return paragraph.map(({ line, offset }, i) => ({
      line,
      offset,
      isContinuation: continues(paragraph[i - 1]?.line ?? '', line, width),
    }));
  });
}

// Returns the lines of a text in groups that are separated by blank or very long lines.
function paragraphsOf(text: string): PlainLine[][] {
  const paragraphs: PlainLine[][] = [];
  let next = -1;
  for (const { 0: line, index } of allMatches(LINE, text)) {
    if (index !== next) {
      paragraphs.push([]);
    }
    paragraphs.at(-1)?.push({ line, offset: index });
    next = index + line.length + 1;
  }
  return paragraphs;
}

function continues(before: string, line: string, width: number): boolean {
  const [word = ''] = line.split(' ', 1);
  return before.length >= WRAPPED_MIN && before.length + 1 + word.length > width && !/[.!?:;]$/.test(before);
}

function speakerOf(line: string): Speaker | null {
  const match = SPEAKER.exec(line);
  if (match === null) {
    return null;
  }
  const { 0: written, 1: time = '', 2: bracket = '', 3: name = '', 4: timeAfter } = match;
  return {
    name,
    at: time.length + bracket.length,
    isBracketed: bracket !== '',
    isTimed: time !== '' || timeAfter !== undefined,
    isFollowed: TWO_WORDS.test(line.slice(written.length)),
  };
}

// Returns a check for participants by their names in lower case: a participant has a given name, or speaks repeatedly.
function speakersAmong(speakers: readonly Speaker[]): (name: string) => boolean {
  const speaking = speakers.filter(({ isFollowed }) => isFollowed);
  // "<file> is a link": in manuals, a word in angle brackets is a placeholder.
  const hasPersons = speaking.some(({ name }) => isSpeakerName(name));
  const turns = new Map<string, number>();
  for (const { name, isBracketed, isTimed } of speaking) {
    if (!isBracketed || hasPersons) {
      // Lines with a time count once, because programs also begin line after line with a time and a word.
      turns.set(name, isTimed ? 1 : (turns.get(name) ?? 0) + 1);
    }
  }
  // Someone who speaks once counts as a participant if several people speak and one of them has a known name.
  const isTalk = turns.size > 1 && [...turns.keys()].some(isSpeakerName);
  return (name) =>
    isSpeakerName(name) ||
    (!NO_SPEAKERS.has(name) &&
      !IMPERSONAL_SPEAKERS.has(name) &&
      (isTalk || (turns.get(name) ?? 0) > 1) &&
      (listedBits(name) & (COMMON | TECHNICAL | PLACE)) === 0);
}

const isSpeakerName = (word: string): boolean =>
  (listedBits(word) & GIVEN) !== 0 && (listedBits(word) & (PLACE | TECHNICAL)) === 0;

function chatLine(
  { lower }: ScannedText,
  { line, offset, speaker }: { readonly line: string; readonly offset: number; readonly speaker: Speaker | null },
  isSpeaker: (name: string) => boolean,
): ChatLine {
  const words = allMatches(WORD, line);
  return {
    line: textAfter(lower, offset, line.length),
    offset,
    words,
    folded: words.map(({ 0: word, index }) => textAfter(lower, offset + index, word.length)),
    starts: words.map(({ index }) => index),
    speakerAt: speaker?.at ?? -1,
    isSpeakerKnown: speaker !== null && isSpeaker(textAfter(lower, offset + speaker.at, speaker.name.length)),
  };
}
