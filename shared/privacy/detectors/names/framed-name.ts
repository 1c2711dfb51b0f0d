import type { Finding } from '../../finding.ts';
import { fieldKindOf } from '../../labels/labels.ts';
import { FIRMS } from '../../names/firms.ts';
import { COMMON, GIVEN, isListedName, nameBits, ORGANIZATION, SURNAME, TECHNICAL } from '../../names/name-bits.ts';
import { ARABIC_ARTICLE, SURNAME_PARTICLE } from '../../names/particles.ts';
import { isTitle } from '../../names/titles.ts';
import { remembered } from '../../remembered.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { occursInLowerCase } from '../../text/occurs-in-lower-case.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isPartOfFirm } from '../things/legal-form.ts';
import { isThingAfter, isThingBefore } from '../things/thing-words.ts';
import { isNounEnding } from './full-name.ts';
import {
  DONE,
  GREETINGS_AND_CLOSINGS,
  isGreetedGroup,
  NAME_FRAMES,
  type NameFrame,
  phraseBefore,
} from './name-frames.ts';
import { endsOf } from './name-run.ts';
import { isNamedAfter } from './named-things.ts';
import { GROUP_ENDING, NOBODY, OFFICE, ROLES } from './person-words.ts';
import { NO_SPEAKERS } from './speakers.ts';

// Names such as "O'Neill" too.
const WORD =
  /(?:[A-Z]')?[A-Z][A-Za-z\u00AA-\uFFFB]{1,24}(?:['-](?!s(?![a-z]))[A-Za-z\u00AA-\uFFFB]{1,24}){0,2}|[A-Z](?=\.| )/y;
const GAP = compileExpression(
  `\\.? (?:(?:${SURNAME_PARTICLE}) ){0,3}(?:${ARABIC_ARTICLE}|(?:d|l|dell|dall)')?(?=[A-Z])`,
  'y',
);
// Given names, a surname and a second one: more capitalized words are a title.
const WORDS_MAX = 4;
// "Fred. Holm", "Chas. Reed": shortened given names.
const SHORTENED_MAX = 5;
const CAPITAL = / (?=[A-Z])/g;
// After phrases such as "assigned to", the name may end anywhere.
const OPEN = { after: /^(?:$|[^A-Za-z0-9@\u00AA-\uFFFB])/, mayBeUnlisted: false };
// "geborene Winkelmann": the surname may be unknown. "geboren Mai 1990" gives a month.
const SURNAME_END = { after: /^(?:$|(?! \d)[^A-Za-z0-9@\u00AA-\uFFFB])/, mayBeUnlisted: true };
const MARK = /[ \t>*-]{1,4}/y;

/** A word at a place where a name is expected. */
export interface FramedWord extends TextRange {
  readonly lower: string;
  /** The lists that contain the word, one bit for each (name-bits.ts). */
  readonly bits: number;
}

/**
 * Finds names at the places where letters, tickets, headers and signatures have them, whether or not they are listed.
 */
export function findFramedNames(scanned: ScannedText): Finding[] {
  return [...framed(scanned), ...afterPhrases(scanned), ...beforeDeeds(scanned)].map(([first, last]) => ({
    kind: 'PERSON',
    start: first.start,
    end: last.end,
    strength: 2,
  }));
}

type Ends = readonly [FramedWord, FramedWord];

function framed(scanned: ScannedText): Ends[] {
  return NAME_FRAMES.flatMap((frame) =>
    allMatches(frame.before, scanned.lower).flatMap(({ 0: written, index }) => {
      const words = wordsFrom(scanned, index + written.length);
      return words.length > 0 && isName(scanned, words, frame) ? [endsOf(words)] : [];
    }),
  );
}

// "Assigned to Jo Petersen": the name ends where another word begins.
function afterPhrases(scanned: ScannedText): Ends[] {
  return allMatches(CAPITAL, scanned.text).flatMap(({ index }) => {
    const phrase = phraseBefore(scanned, index + 1);
    const words = phrase === null ? [] : wordsFrom(scanned, index + 1);
    const isKnown =
      phrase === 'firm'
        ? hasGivenAndSurname(scanned, words)
        : phrase !== 'any' || words.some(({ lower }) => isListedName(lower));
    const end = phrase === 'surname' ? SURNAME_END : OPEN;
    return words.length > 0 && isKnown && !isCalled(scanned, index + 1) && isName(scanned, words, end)
      ? [endsOf(words)]
      : [];
  });
}

// "Contact Rose Field"; in "contact Sales" and "contact Lincoln Financial" no given name begins the name, and where it
// ends in "contact Anna Will Berlin today" or below a label, other rules decide.
function hasGivenAndSurname(scanned: ScannedText, words: readonly FramedWord[]): boolean {
  const [first, last] = endsOf(words);
  if (words.length !== 2 || last.lower.length === 1) {
    return false;
  }
  // "Spett. Cosulich Marinella": Italian forms write the surname first.
  const isInverted =
    first.bits === 0 && (last.bits & GIVEN) !== 0 && ITALIAN.test(textBefore(scanned.lower, first.start, 12));
  return (
    ((first.bits & GIVEN) !== 0 || isInverted) &&
    scanned.text.charAt(first.start - 2) !== ':' &&
    !FIRMS.has(`${first.lower} ${last.lower}`) &&
    !isNamedAfter(scanned, { start: first.start, end: last.end })
  );
}

const ITALIAN = /(?:^|[^a-z])(?:spett(?:\.le|\.|abile)|gent(?:\.(?:mo|ma)|\.)|egr\.|preg\.(?:mo|ma)) $/;

// "Ein Tool namens Giulia", "ein Kunde namens Berg": after a capitalized noun, "namens" is German for "named" and
// introduces a name as other phrases do (person-context.ts); in Dutch, it means "on behalf of".
const isCalled = ({ text }: ScannedText, start: number): boolean => NOUN_CALLED.test(textBefore(text, start, NOUN_MAX));

const NOUN_CALLED = /(?<![A-Za-z\u00AA-\uFFFB])[A-Z][A-Za-z\u00AA-\uFFFB]{1,30} namens $/;
// A character, the longest noun, a space, the word and a space.
const NOUN_MAX = 40;

// "Jo Petersen added a comment": the name is everything on the line before the verb.
function beforeDeeds(scanned: ScannedText): Ends[] {
  const { text, lower } = scanned;
  const wordsOfLine = (start: number): FramedWord[] =>
    wordsFrom(scanned, start + (matchAt(MARK, text, start) ?? '').length);
  let [read, words] = [0, wordsOfLine(0)];
  return allMatches(DONE, lower).flatMap(({ index }) => {
    // A line may be as long as the text, so its beginning is looked for and read only once.
    const feed = text.slice(read, index + 1).lastIndexOf('\n');
    words = feed === -1 ? words : wordsOfLine(read + feed + 1);
    read = index + 1;
    const isAll = words.length > 0 && endsOf(words)[1].end === index;
    return isAll && isName(scanned, words, { after: / /, mayBeUnlisted: true }) ? [endsOf(words)] : [];
  });
}

// The capitalized words from a position, without titles, up to the first that does not belong to a name: "@Anna
// Support".
function wordsFrom(scanned: ScannedText, from: number): FramedWord[] {
  const { text, lower } = scanned;
  const words: FramedWord[] = [];
  for (let at = from; words.length < WORDS_MAX; ) {
    const written = matchAt(WORD, text, at);
    if (written === null) {
      break;
    }
    const end = at + written.length;
    const lowercase = lower.slice(at, end);
    const word = { start: at, end, lower: lowercase, bits: nameBits(lowercase) };
    const gap = matchAt(GAP, text, end);
    if (!isTitle(lowercase)) {
      if (lowercase.length > 1 && isNotPartOfName(scanned, word)) {
        break;
      }
      words.push(word);
    }
    // "23:47 Overgedragen. Getekend: …": the full stop of a longer word ends the sentence.
    if (gap === null || (gap.startsWith('.') && end - at > SHORTENED_MAX && !isTitle(lowercase))) {
      break;
    }
    at = end + gap.length;
  }
  return words;
}

function isName(
  scanned: ScannedText,
  words: readonly FramedWord[],
  { after, mayBeUnlisted }: Pick<NameFrame, 'after' | 'mayBeUnlisted'>,
): boolean {
  const [first, last] = endsOf(words);
  if (!after.test(textAfter(scanned.lower, last.end, 100)) || words.some(({ end }) => isPartOfFirm(scanned, end))) {
    return false;
  }
  if (isThingBefore(first.lower) || (isThingAfter(last.lower) && (last.bits & SURNAME) === 0)) {
    return false;
  }
  const names = words.filter(({ lower }) => lower.length > 1);
  if (names[0] === undefined || (words.length === 1 && isGreetedGroup(scanned.lower, first.start, first.lower))) {
    return false;
  }
  const isKnown = (names[0].bits & (GIVEN | SURNAME)) !== 0;
  // "i. A. M. Kettelhack"
  const isInitialed = first.lower.length === 1 && scanned.text.charAt(first.end) === '.';
  return (
    names.length > 1 ||
    isInitialed ||
    (mayBeUnlisted ? isKnown || first.bits === 0 : isKnown && (first.bits & (COMMON | TECHNICAL)) === 0)
  );
}

/**
 * Whether a word does not belong to a name: it is the name of an office, a firm or a program, or the text also writes
 * it in lower case.
 */
export function isNotPartOfName(scanned: ScannedText, { lower, bits, start, end }: FramedWord): boolean {
  const verdict = verdictOn(lower);
  if (verdict !== 'open') {
    return verdict === 'other';
  }
  // "NATO", "RestController"
  const isInCapitals = /^[A-Z]{2,4}$|^(?!Mc|Mac|De|Di|La|Le|Van|Von)[A-Z][a-z]{1,24}[A-Z]/.test(
    scanned.text.slice(start, end),
  );
  return isInCapitals || (bits & (COMMON | TECHNICAL | ORGANIZATION)) !== 0 || occursInLowerCase(scanned, lower);
}

// Whether a word alone shows that it belongs to a name or to something else; otherwise the text decides.
const verdictOn = remembered((word): 'name' | 'other' | 'open' => {
  if (NOBODY.has(word) || NO_SPEAKERS.has(word) || OFFICE.test(word)) {
    return 'other';
  }
  if (isListedName(word)) {
    return 'name';
  }
  const isOther =
    GREETINGS_AND_CLOSINGS.has(word) ||
    ROLES.has(word) ||
    fieldKindOf(word) !== undefined ||
    GROUP_ENDING.test(word) ||
    isNounEnding(word);
  return isOther ? 'other' : 'open';
});
