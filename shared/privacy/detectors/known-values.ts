import type { Finding } from '../finding.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { BARRIER, type FoldedText } from '../text/folded-text.ts';
import { allMatches } from '../text/match-at.ts';
import { standsAlone } from '../text/stands-alone.ts';

/** A value that was found before. */
interface KnownValue {
  readonly kind: PersonalDataKind;
  readonly value: string;
}

/** Values found so far, by their spelling in folded text. */
export type KnownValues = Map<string, KnownValue>;

// Letters that folding left as they are, of scripts without spaces between words among them, end a word of the others.
const WORD = /[0-9A-Za-z]{1,256}|[\u0080-\uFFFB]{1,256}/g;

/** Finds earlier findings wherever they occur as a whole word, whether or not a rule would find them there. */
export function findKnownValues({ text }: FoldedText, known: KnownValues): Finding[] {
  if (known.size === 0) {
    return [];
  }
  const byFirstWord = indexByFirstWord(known);
  const found: Finding[] = [];
  let done = 0;
  for (const { 0: word, index } of allMatches(WORD, text)) {
    for (const { spelling, offset, kind, value } of byFirstWord.get(word) ?? []) {
      const start = index - offset;
      const end = start + spelling.length;
      if (start < done || !text.startsWith(spelling, start) || !standsAsWord(text, start, end)) {
        continue;
      }
      found.push({ kind, value, start, end, strength: 3 });
      done = end;
      break;
    }
  }
  return found;
}

function standsAsWord(text: string, start: number, end: number): boolean {
  const isForeign = (index: number): boolean => text.charCodeAt(index) > 127 && text.charAt(index) !== BARRIER;
  if (isForeign(start) && isForeign(start - 1)) {
    return false;
  }
  return !(isForeign(end - 1) && isForeign(end)) && standsAlone(text, start, end);
}

interface Spelling extends KnownValue {
  readonly spelling: string;
  /** Characters before its first word: a sign, a bracket. */
  readonly offset: number;
}

// Longest first, so that a whole name is taken before its part.
function indexByFirstWord(known: KnownValues): Map<string, Spelling[]> {
  const index = new Map<string, Spelling[]>();
  const longestFirst = [...known].sort(([a], [b]) => b.length - a.length);
  for (const [spelling, { kind, value }] of longestFirst) {
    const first = allMatches(WORD, spelling)[0];
    if (first === undefined || spelling.includes(BARRIER)) {
      continue;
    }
    const entry = { spelling, offset: first.index, kind, value };
    const others = index.get(first[0]);
    if (others === undefined) {
      index.set(first[0], [entry]);
    } else {
      others.push(entry);
    }
  }
  return index;
}
