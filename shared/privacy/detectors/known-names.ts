import type { Finding } from '../finding.ts';
import { listedBits } from '../names/name-bits.ts';
import { PARTICLES } from '../names/particles.ts';
import { AMBIGUOUS, EVERYDAY, GIVEN, SURNAME } from '../names/word-bits.ts';
import { once } from '../readings.ts';
import type { FoldedText } from '../text/folded-text.ts';
import { allMatches } from '../text/match-at.ts';
import { isLetter } from '../text/scanned-text.ts';
import type { KnownValues } from './known-spellings.ts';
import { findKnownValues, standsAsWord } from './known-values.ts';

/** Finds earlier findings wherever they occur, except single names that are other words, and parts of full names. */
export function findKnownNames(folded: FoldedText, known: KnownValues): Finding[] {
  const { text } = folded;
  // A text may contain a spelling thousands of times.
  const sorts = new Map<string, ReturnType<typeof sortOf>>();
  const isName = ({ kind, start, end }: Finding): boolean => {
    const spelling = text.slice(start, end);
    const sort = kind === 'PERSON' ? once(sorts, spelling, () => sortOf(spelling)) : 'names';
    return sort === 'names' || (sort === 'name' && !isInCompound(text, start, end));
  };
  return [...findKnownValues(folded, known).filter(isName), ...findParts(folded, known)];
}

// "m. petit" in a chat does not make every "petit" a name; a single name in a compound may be that of a thing.
function sortOf(spelling: string): 'names' | 'name' | 'word' {
  const words = spelling.split(' ').filter((word) => !PARTICLES.has(word.toLowerCase()));
  return words.length > 1 ? 'names' : (listedBits(spelling) & (AMBIGUOUS | EVERYDAY)) === 0 ? 'name' : 'word';
}

// "Cassini-Huygens", "the Huygens-Sonde"
const isInCompound = (text: string, start: number, end: number): boolean =>
  (text.charAt(start - 1) === '-' && isLetter(text, start - 2)) ||
  (text.charAt(end) === '-' && isLetter(text, end + 1));

// Shorter parts, such as "Li", are too often ordinary words.
const PART = /[A-Za-z\u00AA-\uFFFB]{3,40}(?:-[A-Za-z\u00AA-\uFFFB]{1,40}){0,2}/g;

// Finds the parts of known full names: in any case if a list has them as names, otherwise where they are capitalized.
function findParts({ text, lower }: Pick<FoldedText, 'text' | 'lower'>, known: KnownValues): Finding[] {
  const parts = partsOf(known);
  if (parts.size === 0) {
    return [];
  }
  const found: Finding[] = [];
  for (const { 0: written, index: start } of allMatches(PART, text)) {
    const end = start + written.length;
    const value = parts.get(lower.slice(start, end));
    if (value !== undefined && isPartHere({ text, lower }, start, end)) {
      found.push({ kind: 'PERSON', value, start, end, strength: 1 });
    }
  }
  return found;
}

// A part that two persons share counts as the first person's.
function partsOf(known: KnownValues): Map<string, string> {
  const before = PARTS.get(known);
  if (before?.size === known.size) {
    return before.parts;
  }
  const parts = new Map<string, string>();
  for (const [spelling, { kind, value }] of known) {
    const words = kind === 'PERSON' ? spelling.toLowerCase().split(/[ ,_.]{1,3}/) : [];
    for (const word of words.length < 2 ? [] : words) {
      if (
        !PARTICLES.has(word) &&
        (listedBits(word) & AMBIGUOUS) === 0 &&
        !/^[ivx]+$|\x9f/.test(word) &&
        !parts.has(word)
      ) {
        parts.set(word, value);
      }
    }
  }
  PARTS.set(known, { size: known.size, parts });
  return parts;
}

// Values are only added: if the number is unchanged, so are the values.
const PARTS = new WeakMap<KnownValues, { readonly size: number; readonly parts: Map<string, string> }>();

function isPartHere({ text, lower }: Pick<FoldedText, 'text' | 'lower'>, start: number, end: number): boolean {
  if (!standsAsWord(text, start, end) || /[@/\\.]/.test(text.charAt(start - 1)) || /[@/\\]/.test(text.charAt(end))) {
    return false;
  }
  if (isInCompound(text, start, end)) {
    return false;
  }
  const isLowerCase = text.charCodeAt(start) === lower.charCodeAt(start);
  const bits = listedBits(lower.slice(start, end));
  return !isLowerCase || ((bits & (GIVEN | SURNAME)) !== 0 && (bits & EVERYDAY) === 0);
}
