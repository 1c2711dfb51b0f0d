import type { Finding } from '../finding.ts';
import { AMBIGUOUS, COMMON, EVERYDAY, GIVEN, listedBits, SURNAME } from '../names/name-bits.ts';
import { PARTICLES as PARTICLES_OF_NAMES } from '../names/particles.ts';
import { BARRIER } from '../text/barrier.ts';
import type { FoldedText } from '../text/folded-text.ts';
import { allMatches } from '../text/match-at.ts';
import { isLetter } from '../text/scanned-text.ts';
import { standsAlone } from '../text/stands-alone.ts';
import { lineNear } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { inflectedPart, nominativesOf } from './case-endings.ts';
import { withDigraphs } from './digraphs.ts';
import { FIRST_WORD, type KnownValues, spellingsAt, spellingsByFirstWord } from './known-spellings.ts';
import { ARTICLES, bearsNameAlone, isNameOfThing } from './names/beside/bears-name.ts';
import { isPlainGiven } from './names/chats/chat-names.ts';
import { isAtPlace, wordBefore } from './names/person-context.ts';
import { OF_PEOPLES, THINGS_AFTER, THINGS_BEFORE } from './things/named-after.ts';

/** Finds earlier findings wherever they occur as a whole word, even where no rule would find them. */
export function findKnownValues({ text, lower }: FoldedText, known: KnownValues): Finding[] {
  const byFirstWord = spellingsByFirstWord(known);
  const found: Finding[] = [];
  for (const { 0: word, index } of allMatches(FIRST_WORD, text)) {
    for (const { spelling, offset, kind, value } of spellingsAt(text, index, byFirstWord.get(word) ?? [])) {
      const start = index - offset;
      const end = start + spelling.length;
      if (!standsAsWord(text, start, end)) {
        continue;
      }
      // "Lake George", "Harvard University": a single name is not removed where it is the name of a thing.
      const isAlone = kind === 'PERSON' && !withoutParticles(spelling).includes(' ');
      const isOther = isInCompound(text, start, end) || isNameOfThing({ text, lower }, { start, end });
      // "m. petit" in a chat does not make every "petit" a name.
      if (isAlone && (isOther || isWordAndSurname(spelling))) {
        continue;
      }
      found.push({ kind, value, start, end, strength: 3 });
      break;
    }
  }
  return [...found, ...findParts({ text, lower }, known)];
}

// "Van Lierop" is a single name: "Van Lierop & Zn." is a firm.
const withoutParticles = (spelling: string): string =>
  spelling
    .split(' ')
    .filter((word) => !PARTICLES_OF_NAMES.has(word.toLowerCase()))
    .join(' ');

function isWordAndSurname(spelling: string): boolean {
  const bits = listedBits(spelling);
  return (bits & (SURNAME | GIVEN)) === SURNAME && (bits & (COMMON | EVERYDAY)) !== 0;
}

// "Cassini-Huygens", "the Huygens-Sonde"
const isInCompound = (text: string, start: number, end: number): boolean =>
  (text.charAt(start - 1) === '-' && isLetter(text, start - 2)) ||
  (text.charAt(end) === '-' && isLetter(text, end + 1));

/** The full name that a part belongs to. */
interface Part {
  readonly value: string;
  readonly spelling: string;
  /** Whether it is half of a hyphenated surname. */
  readonly isHalf: boolean;
}

// Finds the parts of known full names, in any case and with case endings, unless there is evidence against them.
function findParts({ text, lower }: Pick<FoldedText, 'text' | 'lower'>, known: KnownValues): Finding[] {
  const parts = partsOf(known);
  if (parts.size === 0) {
    return [];
  }
  const candidates: { readonly part: Part; readonly word: string; readonly start: number; readonly end: number }[] = [];
  const others = new Set<string>();
  for (const { 0: written, index } of allMatches(PART, text)) {
    const end = index + written.length;
    const word = lower.slice(index, end);
    const part = parts.get(word) ?? inflectedPart(parts, word, written);
    if (part === undefined || (part.isHalf && isInTown(lower, index))) {
      continue;
    }
    // A part that the text also uses for a place, a firm or a unit stays everywhere, unless it is a given name. Other
    // things say nothing of the next sentence: "Villa Kellermann opens today. Kellermann will call."
    if ((listedBits(word) & GIVEN) === 0 && bearsNameAlone({ text, lower }, { start: index, end })) {
      others.add(word);
    }
    if (isPartHere({ text, lower }, index, end)) {
      candidates.push({ part, word, start: withParticle(lower, { start: index, end }, part.spelling), end });
    }
  }
  return candidates
    .filter(({ word }) => !others.has(word))
    .map(({ part, start, end }) => ({ kind: 'PERSON', value: part.value, start, end, strength: 1 }));
}

// Shorter parts, such as "Li", are too often ordinary words.
const PART = /[A-Za-z\u00AA-\uFFFB]{3,40}(?:-[A-Za-z\u00AA-\uFFFB]{1,40}){0,2}/g;

// A part that two persons share counts as the first person's.
function partsOf(known: KnownValues): Map<string, Part> {
  const before = PARTS.get(known);
  if (before?.size === known.size) {
    return before.parts;
  }
  const parts = new Map<string, Part>();
  for (const [spelling, { kind, value }] of known) {
    const words = kind === 'PERSON' ? spelling.toLowerCase().split(/[ ,_.]{1,3}/) : [];
    const [first = ''] = words;
    // Of single names, only given names are searched for in any case and with case endings.
    if (words.length < 2 && !(first.length >= ALONE_MIN && isPlainGiven(first))) {
      continue;
    }
    const nominatives = nominativesOf(words);
    for (const word of [...words.flatMap(withHalves), ...withDigraphs(value), ...nominatives]) {
      const bits = listedBits(word);
      const isName = !PARTICLES.has(word) && (bits & AMBIGUOUS) === 0 && !/^[ivx]+$|\x9f/.test(word);
      if (isName && !OF_PEOPLES.test(word) && !THINGS_BEFORE.has(word) && !THINGS_AFTER.has(word) && !parts.has(word)) {
        parts.set(word, {
          value,
          spelling: spelling.toLowerCase(),
          isHalf: ![...words, ...nominatives].includes(word),
        });
      }
    }
  }
  PARTS.set(known, { size: known.size, parts });
  return parts;
}

// "Siekierzynska-Ali" may also be called by half of her surname.
const withHalves = (word: string): string[] => [word, ...word.split('-').filter((half) => half.length >= ALONE_MIN)];

// Shorter single names and halves are too often ordinary words. Not measured.
const ALONE_MIN = 4;

// "Maria Costa-Lisboa mora em Lisboa", and in Swedish "Sven Malm-Lund bor i Lund".
const isInTown = (lower: string, start: number): boolean =>
  isAtPlace({ lower }, start) || wordBefore(lower, start) === 'i';

// Values are only added: if the number is unchanged, so are the values.
const PARTS = new WeakMap<KnownValues, { readonly size: number; readonly parts: Map<string, Part> }>();

// Particles that are not listed as words, unlike "van" and "der".
const PARTICLES = new Set(['bin', 'ibn']);

// A place, a firm or a thing named like the person is not removed.
function isPartHere({ text, lower }: Pick<FoldedText, 'text' | 'lower'>, start: number, end: number): boolean {
  if (!standsAsWord(text, start, end) || /[@/\\.]/.test(text.charAt(start - 1)) || /[@/\\]/.test(text.charAt(end))) {
    return false;
  }
  // "Pierre-et-Marie-Curie": a longer compound than those that are read as one word.
  if (isInCompound(text, start, end)) {
    return false;
  }
  const isLowerCase = text.charCodeAt(start) === lower.charCodeAt(start);
  const bits = listedBits(lower.slice(start, end));
  const isName = (bits & (GIVEN | SURNAME)) !== 0 && (bits & EVERYDAY) === 0;
  if (isLowerCase && !isName && !(bits === 0 && isInLowerCaseLine(text, start, end))) {
    return false;
  }
  return !isNameOfThing({ text, lower }, { start, end });
}

// "was schuldet zabrek noch", not "il muletto": in a line without capitals, a surname on no list is written like the
// other words.
const isInLowerCaseLine = (text: string, start: number, end: number): boolean =>
  end - start >= LOWER_CASE_MIN &&
  !ARTICLES.has(wordBefore(text, start)) &&
  !/[A-Z]/.test(lineNear(text, { start, end }, LINE_MAX));

// Shorter words are too often words of the language. Not measured.
const LOWER_CASE_MIN = 5;

// Two printed lines. Not measured.
const LINE_MAX = 160;

// Returns where a part with the particles of its full name begins: "af Ekenstierna" of "Goran af Ekenstierna". The part
// may have a case ending, so only its first letters are compared.
function withParticle(lower: string, { start, end }: TextRange, spelling: string): number {
  const beginning = Math.min(end, start + COMPARED_MAX);
  let from = start;
  let before = wordBefore(lower, from);
  while (before !== '' && spelling.includes(` ${before} ${lower.slice(from, beginning)}`)) {
    from -= before.length + 1;
    before = wordBefore(lower, from);
  }
  return from;
}

const COMPARED_MAX = 4;

function standsAsWord(text: string, start: number, end: number): boolean {
  const isForeign = (index: number): boolean => text.charCodeAt(index) > 127 && text.charAt(index) !== BARRIER;
  return !(isForeign(end - 1) && isForeign(end)) && standsAlone(text, start, end);
}
