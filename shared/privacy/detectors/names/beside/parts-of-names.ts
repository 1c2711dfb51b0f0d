import type { Finding } from '../../../finding.ts';
import { GIVEN, listedBits, SURNAME } from '../../../names/name-bits.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import { isPartOfFirm } from '../../things/legal-form.ts';
import { isNumberedRoom } from '../../things/numbered-room.ts';
import { isOrdinary, isPlain } from '../name-candidate.ts';
import type { NameWord } from '../name-run.ts';
import { wordsOfThings } from '../named-things.ts';
import { isTownHere } from './town-of-name.ts';

/** A part of a full name: the particles before it, and the initial of the name. */
export interface NamePart {
  readonly particles: string;
  readonly initial: string;
}

/** What is known about the names in a text. */
interface NamesOfText {
  readonly found: readonly Finding[];
  /** Names without enough evidence beside them. */
  readonly undecided: readonly NameWord[];
  /** The parts of the full names found. */
  readonly parts: ReadonlyMap<string, NamePart>;
}

/**
 * Finds, among the names without enough evidence, those that are part of a full name elsewhere in the text, and those
 * that a comma or a word joins to a name already found.
 */
export function findPartsOfNames(scanned: ScannedText, { found, undecided, parts }: NamesOfText): Finding[] {
  const further: Finding[] = [];
  const ends = new Set(found.map(({ end }) => end));
  const starts = new Set(found.map(({ start }) => start));
  const things = wordsOfThings(scanned, undecided);
  const isOther = (word: NameWord): boolean =>
    things.has(word.lower) ||
    isNumberedRoom(scanned, word) ||
    isPartOfFirm(scanned, word.end) ||
    (isOrdinary(scanned, word) && !isListedSurname(word));
  for (const word of undecided) {
    const part = parts.get(word.lower);
    if (
      isOther(word) ||
      isTownHere(scanned.lower, word) ||
      (part === undefined && !isEnumerated(scanned, word, { starts, ends }))
    ) {
      continue;
    }
    const { particles, initial } = part ?? NO_PART;
    const isWhole = scanned.lower.endsWith(particles, word.start);
    const from = isWhole ? word.start - particles.length : word.start;
    const start = startWithInitial(scanned.text, from, initial);
    further.push({ kind: 'PERSON', start, end: word.end, strength: 1 });
    ends.add(word.end);
  }
  return further;
}

const isListedSurname = ({ lower, bits }: NameWord): boolean => (listedBits(lower) & bits & SURNAME) !== 0;

const NO_PART: NamePart = { particles: '', initial: '' };

// Returns where a surname with the initial of its full name begins: "P. Somoano" and "P Somoano" for "Pelayo Somoano".
// Any other letter may be the end of the words before.
function startWithInitial(text: string, start: number, initial: string): number {
  const written = /(?<![A-Za-z0-9\u00AA-\uFFFB.'-])([A-Z])\.? $/.exec(textBefore(text, start, INITIAL_REACH));
  return written?.[1] === initial ? start - written[0].length : start;
}

// A character, an initial, its full stop and a space.
const INITIAL_REACH = 4;

// "Kónya, Becker and Vasquez": a known name that a comma or a word joins to a name already found.
function isEnumerated(
  { text }: ScannedText,
  word: NameWord,
  { starts, ends }: { readonly starts: ReadonlySet<number>; readonly ends: ReadonlySet<number> },
): boolean {
  if ((word.bits & (GIVEN | SURNAME)) === 0 || !isPlain(word)) {
    return false;
  }
  const before = /(?:,| and| &| und| et| y| e| en| i|, and) $/.exec(textBefore(text, word.start, 6));
  if (before !== null && ends.has(word.start - before[0].length)) {
    return true;
  }
  const after = /^(?:,| and| &| und| et| y| e| en| i) /.exec(textAfter(text, word.end, 5));
  return after !== null && starts.has(word.end + after[0].length);
}
