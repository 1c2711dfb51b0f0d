import type { PersonalDataKind } from '../kinds.ts';
import { allMatches } from '../text/match-at.ts';

/** A value that was found earlier. */
interface KnownValue {
  readonly kind: PersonalDataKind;
  readonly value: string;
}

/** Values found so far, by their spelling in folded text. */
export type KnownValues = Map<string, KnownValue>;

/**
 * The words by which values are looked up. A word of ASCII letters and digits ends where letters begin that folding
 * left unchanged, such as those of scripts without spaces, and the reverse.
 */
export const FIRST_WORD: RegExp = /[0-9A-Za-z]{1,256}|[\u00A0-\uFFFB]{1,256}/g;

interface Spelling extends KnownValue {
  readonly spelling: string;
  /** The number of characters before its first word: a sign, a bracket. */
  readonly offset: number;
  /** Its place among all spellings, of which the longest come first. */
  readonly rank: number;
}

/** Spellings of the same length that begin with the same word, after the same number of characters. */
interface Group {
  readonly length: number;
  readonly offset: number;
  readonly spellings: Map<string, Spelling>;
}

/**
 * Returns the spellings that the text has at a word, the longest first, so that a whole name is found before its parts.
 * They are looked up rather than compared one by one, because a text can name many persons with the same first name.
 */
export function spellingsAt(text: string, index: number, groups: readonly Group[]): Spelling[] {
  const found = groups.flatMap(({ length, offset, spellings }) =>
    offset > index ? [] : (spellings.get(text.slice(index - offset, index - offset + length)) ?? []),
  );
  return found.sort((a, b) => a.rank - b.rank);
}

/** Returns the spellings of known values by their first words. */
export function spellingsByFirstWord(known: KnownValues): Map<string, Group[]> {
  const index = new Map<string, Group[]>();
  const longestFirst = [...known].sort(([a], [b]) => b.length - a.length);
  for (const [rank, [spelling, { kind, value }]] of longestFirst.entries()) {
    const first = allMatches(FIRST_WORD, spelling)[0];
    if (first === undefined) {
      continue;
    }
    const groups = index.get(first[0]) ?? [];
    index.set(first[0], groups);
    const entry = { spelling, offset: first.index, rank, kind, value };
    groupOf(groups, entry).spellings.set(spelling, entry);
  }
  return index;
}

// The lengths come in order, so a group for this length is among the last ones.
function groupOf(groups: Group[], { spelling: { length }, offset }: Spelling): Group {
  for (let i = groups.length - 1; groups[i]?.length === length; i -= 1) {
    if (groups[i]?.offset === offset) {
      return groups[i] as Group;
    }
  }
  const group: Group = { length, offset, spellings: new Map() };
  groups.push(group);
  return group;
}
