import { onceFor } from '../../../once.ts';
import { isSystemAccount } from '../../labels/accounts.ts';
import { fieldKindOf } from '../../labels/labels.ts';
import { KIN } from '../../names/kin.ts';
import { COMMON, GIVEN, listedBits, ORGANIZATION, PLACE, SURNAME, TECHNICAL } from '../../names/name-bits.ts';
import { SURNAME_PARTICLES } from '../../names/particles.ts';
import { isTitle } from '../../names/titles.ts';
import { isInLanguage } from '../../names/words-of-languages.ts';
import { remembered } from '../../remembered.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { IMPERSONAL_SPEAKERS, TALK_BEGINNINGS, TALK_WORDS } from '../names/chats/talk-words.ts';
import { NOBODY, OFFICE } from '../names/person-words.ts';
import { isSpeakerGivenName, NO_SPEAKERS } from '../names/speakers.ts';
import { type TranscriptHead, transcriptHeads } from './transcript-heads.ts';

/** A message of a transcript: its text, and its speaker, if that is a person rather than a department or a program. */
export interface Message {
  readonly body: TextRange;
  readonly speaker: (TextRange & { readonly kind: 'PERSON' | 'USERNAME' }) | null;
}

/** What the name of a speaker shows about the speaker. */
type Category = 'known' | 'unknown' | 'account' | 'nobody';

interface Line extends TranscriptHead {
  readonly name: string;
  readonly category: Category;
  readonly bodyEnd: number;
}

// A message has a few sentences, and the beginning shows whether a person is talking. Not measured.
const BODY_MAX = 600;
const BODY_READ = 200;
// Times in plans and timetables are multiples of five minutes; messages arrive at any minute.
const MINUTES_OF_PLANS = 5;
// The character that folding puts in place of the inverted question and exclamation marks of Spanish.
const INVERTED_MARK = '\u001F';

/**
 * Finds the messages of transcripts: three or more lines of one layout with two or more speakers, one of whom speaks
 * again, where people talk to each other or have known names. Linear in the length of the text.
 */
export const messagesIn: (scanned: ScannedText) => readonly Message[] = onceFor(readMessages);

function readMessages(scanned: ScannedText): readonly Message[] {
  const heads = transcriptHeads(scanned);
  const lines = heads.map((head, i) => lineOf(scanned, head, heads[i + 1]?.start ?? scanned.text.length));
  const byLayout = Map.groupBy(lines, ({ layout }) => layout);
  return [...byLayout.values()].flatMap((ofLayout) => messagesOf(scanned, ofLayout));
}

function lineOf({ text, lower }: ScannedText, head: TranscriptHead, next: number): Line {
  const { start, end } = trimmed(lower, head);
  const name = lower.slice(start, end);
  const close = text.charAt(head.body) === '\n' ? next : text.indexOf('\n', head.body);
  const bodyEnd = Math.min(close === -1 ? text.length : close, head.body + BODY_MAX);
  return { ...head, start, end, name, category: categoryOf(text.slice(start, end), name), bodyEnd };
}

// "Dott. Marchetti", "Chiara OSS": removes the title before the name and the post after it.
function trimmed(lower: string, { start, end }: TextRange): TextRange {
  const words = lower.slice(start, end).split(' ');
  const from = isTitle((words[0] ?? '').replace(/\.$/, '')) ? 1 : 0;
  let to = words.length;
  while (isSpeakerGivenName(words[from] ?? '') && isNobody(words[to - 1] ?? '')) {
    to -= 1;
  }
  const length = words.slice(from, to).join(' ').length;
  const begin = start + (from === 0 ? 0 : (words[0] ?? '').length + 1);
  return { start: begin, end: begin + length };
}

function categoryOf(written: string, name: string): Category {
  if (!name.includes(' ') && /[\d_]|[a-z]\.[a-z]/.test(name)) {
    return isImpersonalName(name) ? 'nobody' : 'account';
  }
  const words = name.split(/,? |-/).filter((word) => !SURNAME_PARTICLES.has(word));
  // In a name of several words, one that is also a label counts as a name ("Zé Tó"), and so does a word with an initial
  // ("Guida M.").
  const isOther = words.length > 1 ? words.some(isOtherWord) || isPhrase(written) : words.some(isNobody);
  if (words.some(isSpeakerGivenName)) {
    return isOther ? 'nobody' : 'known';
  }
  if (/^[^ \d]{3,20} [a-z]\.?$/.test(name)) {
    return 'unknown';
  }
  const isInCapitals = written === written.toUpperCase();
  return isInCapitals || /\d/.test(name) || isOther || name.length < 3 ? 'nobody' : 'unknown';
}

// "Svar till Per-Erik": contains a lowercase word that is not part of a name.
const isPhrase = (written: string): boolean =>
  /[A-Z]/.test(written) && written.split(/,? /).some((word) => /^[a-z]/.test(word) && !SURNAME_PARTICLES.has(word));

// "dan_sous" belongs to a person, "deploy_bot" and "web01" do not.
function isImpersonalName(name: string): boolean {
  const parts = name.split(/[\d._-]+/).filter((part) => part !== '');
  const hasGivenName = parts.some((part) => part.length > 2 && (listedBits(part) & GIVEN) !== 0);
  return !hasGivenName && (isSystemAccount(name) || parts.every(isNobody));
}

/** Whether a folded word of a speaker's name stands for a department, a post, a program or a thing, or is a label. */
export const isNobody: (word: string) => boolean = remembered(
  (word) => isOtherWord(word) || fieldKindOf(word) !== undefined,
);

function isOtherWord(word: string): boolean {
  const bits = listedBits(word);
  return (
    NO_SPEAKERS.has(word) ||
    NOBODY.has(word) ||
    IMPERSONAL_SPEAKERS.has(word) ||
    KIN.has(word) ||
    word.endsWith('bot') ||
    OFFICE.test(word) ||
    isTitle(word) ||
    ((bits & (COMMON | TECHNICAL | ORGANIZATION | PLACE)) !== 0 && (bits & (GIVEN | SURNAME)) === 0)
  );
}

function messagesOf(scanned: ScannedText, lines: readonly Line[]): readonly Message[] {
  const names = new Map(lines.map(({ name, category }) => [name, category]));
  const count = (category: Category): number => [...names.values()].filter((each) => each === category).length;
  const [known, others] = [count('known'), count('unknown') + count('account')];
  // At least three lines: two with a time and a name are as often a plan or a log as a chat.
  const isRepeated = names.size > 1 && names.size < lines.length;
  if (!isRepeated || known + others === 0) {
    return [];
  }
  const talking = lines.filter((line) => isTalk(scanned, line)).length;
  const isPlan = lines.every(({ clock }) => clock !== null && !clock.isExact && clock.minute % MINUTES_OF_PLANS === 0);
  const isConversation = talking >= 2 && talking * 3 >= lines.length && !isPlan;
  const hasKnownNames = known * 2 >= names.size && known > 1;
  if (!isConversation && !hasKnownNames) {
    return [];
  }
  // Where most speakers are departments, an unlisted word is a department too.
  const isUnknownSpeaker = isConversation && known + others >= count('nobody');
  return lines.map(({ start, end, category, body, bodyEnd }) => {
    const isNamed = category === 'known' || (category !== 'nobody' && isUnknownSpeaker);
    const kind = category === 'account' ? 'USERNAME' : 'PERSON';
    return { body: { start: body, end: bodyEnd }, speaker: isNamed ? { start, end, kind } : null };
  });
}

const WORD = /[a-z\u00AA-\uFFFB']{1,24}/g;

function isTalk(scanned: ScannedText, { body, bodyEnd }: Line): boolean {
  const said = scanned.lower.slice(body, Math.min(bodyEnd, body + BODY_READ));
  if (/\?(?:[ )?!]|$)|[\uD83C-\uD83E]/m.test(said) || said.includes(INVERTED_MARK)) {
    return true;
  }
  const words = said.match(WORD) ?? [];
  return (
    TALK_BEGINNINGS.has(words[0] ?? '') ||
    words.some((word) => TALK_WORDS.has(word) || word.startsWith("j'") || isTalkHere(scanned, word))
  );
}

// "I" is "and" in Polish, "du" is "of the" in French.
const isTalkHere = (scanned: ScannedText, word: string): boolean =>
  (word === 'i' && isInLanguage(scanned, 'en')) || (word === 'du' && !isInLanguage(scanned, 'fr'));
