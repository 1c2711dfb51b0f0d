import type { Finding } from '../../finding.ts';
import {
  COMMON,
  GIVEN,
  isListedName,
  listedBits,
  ORGANIZATION,
  PLACE,
  SURNAME,
  TECHNICAL,
} from '../../names/name-bits.ts';
import { PARTICLES } from '../../names/particles.ts';
import { isInLanguage } from '../../names/words-of-languages.ts';
import { matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { wordSet } from '../../word-set.ts';
import { DETERMINERS } from '../names/chats/chat-context.ts';
import { wordBefore } from '../names/person-context.ts';
import { turnsIn } from '../names/speakers.ts';
import { isNobody, type Message, messagesIn } from './transcript.ts';

const ADDRESSING = wordSet(
  'thanks thank thx ta cheers sorry hi hello hey morning lol ask tell danke dank hallo hi moin servus merci salut coucou bonjour gracias hola oye vale ok grazie ciao scusa bedankt dankje hoi obrigado obrigada ola oi dzieki dziekuje hej czesc tack tak kiitos moi diky dekuju ahoj',
);
const WORD = /[A-Za-z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB'-]{1,30}/y;
// The minimum lengths of a part of a name, of a shortened name and of a stem. Two letters are too often a word of the
// language, three are not. Not measured.
const PART_MIN = 3;
const SHORT_MIN = 3;
const STEM_MIN = 3;
const OTHER = COMMON | TECHNICAL | ORGANIZATION | PLACE;
const LINKS = new Set([...PARTICLES, 'the', 'and']);
// The endings of a name in another case, after its stem; "Wieska" for "Wiesiek", "kasi" for "kasia".
const ENDINGS = 'a u y i e o em om ie iem owi owie ego emu ej ka ki ku ko kiem kowi ce'.split(' ');

/** Finds the accounts that speak in transcripts. */
export function findSpeakingAccounts(scanned: ScannedText): Finding[] {
  return speakersOf(messagesIn(scanned), 'USERNAME');
}

/**
 * Finds the named speakers of transcripts, and where speakers of transcripts or of chats without times are mentioned:
 * in another letter case, shortened, inflected.
 */
export function findSpeakingPersons(scanned: ScannedText): Finding[] {
  const timed = messagesIn(scanned);
  const turns = turnsIn(scanned).map(({ start, end, body }) => ({
    body,
    speaker: { start, end, kind: 'PERSON' as const },
  }));
  const messages = [...timed, ...turns];
  const mentions = messages.length === 0 ? [] : findMentions(scanned, messages);
  // A line found in both ways counts once.
  return [...speakersOf(timed, 'PERSON'), ...new Map(mentions.map((finding) => [finding.start, finding])).values()];
}

const speakersOf = (messages: readonly Message[], kind: 'PERSON' | 'USERNAME'): Finding[] =>
  messages.flatMap(({ speaker }) =>
    speaker?.kind === kind ? [{ kind, start: speaker.start, end: speaker.end, strength: 2 }] : [],
  );

/** The words in the names of speakers, folded. */
interface Names {
  /** Names that are not also other words. */
  readonly whole: ReadonlySet<string>;
  /** The parts of account names, which count where someone is addressed, or if they are listed given names. */
  readonly accountParts: ReadonlySet<string>;
  /** In Polish, the stems of the whole names, to which the endings of other cases are added. */
  readonly stems: ReadonlySet<string>;
}

function findMentions(scanned: ScannedText, messages: readonly Message[]): Finding[] {
  const names = namesOf(scanned, messages);
  const found: Finding[] = [];
  for (const { body } of messages) {
    let before = '';
    for (let at = body.start; at < body.end; at += 1) {
      const word = matchAt(WORD, scanned.text, at);
      if (word === null) {
        continue;
      }
      const spoken = scanned.lower.slice(at, at + word.length).replace(/'s$|['-]$/, '');
      const isAddressed = ADDRESSING.has(before) || isCalled(scanned.text, at, at + spoken.length);
      // "Gigi Muletto: il muletto perde olio"
      const isThing = DETERMINERS.has(wordBefore(scanned.lower, at)) && !isListedName(spoken);
      if (!isThing && isWholeWord(scanned.text, at, at + spoken.length) && isMentioned(names, spoken, isAddressed)) {
        found.push({ kind: 'PERSON', start: at, end: at + spoken.length, strength: 1 });
      }
      before = spoken;
      at += word.length;
    }
  }
  return found;
}

function namesOf(scanned: ScannedText, messages: readonly Message[]): Names {
  const [whole, accountParts] = [new Set<string>(), new Set<string>()];
  for (const { speaker } of messages) {
    const isPerson = speaker?.kind === 'PERSON';
    const name = speaker === null ? '' : scanned.lower.slice(speaker.start, speaker.end);
    for (const part of name.split(isPerson ? /[, .]+/ : /[\d._-]+/).filter(isPart)) {
      (isPerson ? whole : accountParts).add(part);
    }
  }
  return { whole, accountParts, stems: new Set(isInLanguage(scanned, 'pl') ? [...whole].flatMap(stemsOf) : []) };
}

const isPart = (word: string): boolean => word.length >= PART_MIN && !LINKS.has(word) && !isNobody(word);

const stemsOf = (name: string): readonly string[] =>
  [name, name.replace(/[aoeiy]$/, ''), name.replace(/i?ek$/, ''), name.replace(/[kc]?a$/, '')].filter(
    (stem) => stem.length >= STEM_MIN,
  );

// Before a comma at the beginning of a message, or after "@".
const isCalled = (text: string, start: number, end: number): boolean =>
  text.charAt(start - 1) === '@' ||
  (/^[,!]/.test(text.slice(end, end + 1)) && /(?:^|[:\n>|] ?)$/.test(text.slice(start - 2, start)));

const isWholeWord = (text: string, start: number, end: number): boolean =>
  !/[\w./\\-]/.test(text.charAt(start - 1)) && !/^(?:[\w/\\@]|[.-]\w| \d)/.test(text.slice(end, end + 2));

function isMentioned({ whole, accountParts, stems }: Names, word: string, isAddressed: boolean): boolean {
  const bits = listedBits(word);
  const isOther = (bits & OTHER) !== 0;
  if (whole.has(word)) {
    return isAddressed || !isOther;
  }
  if (accountParts.has(word)) {
    return isAddressed || (!isOther && (bits & GIVEN) !== 0);
  }
  if (isOther || word.length < SHORT_MIN) {
    return false;
  }
  if (whole.has(word.replace(/s$/, '')) || isInflected(stems, word)) {
    return true;
  }
  return isAddressed && [...whole].some((name) => name.startsWith(word) || name.replaceAll('-', '') === word);
}

function isInflected(stems: ReadonlySet<string>, word: string): boolean {
  if ((listedBits(word) & (GIVEN | SURNAME)) !== 0) {
    return false;
  }
  return ENDINGS.some((ending) => word.endsWith(ending) && stems.has(word.slice(0, -ending.length)));
}
