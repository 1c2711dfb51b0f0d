import { conceptsOf } from '../concepts/concepts.ts';
import { otherWordsFor } from '../languages/thesaurus.ts';
import type { Term } from '../questions/question.ts';
import { stem } from '../words.ts';

/** The share, by weight, of some of the question's terms that a set of words has. */
export type Share = (words: ReadonlySet<string>, terms?: readonly Term[]) => number;

/**
 * Creates a function that computes shares. Words that are rare in the excerpts weigh most; one that no excerpt has
 * weighs more than any other.
 */
export function createShare(asked: readonly Term[], sentences: readonly ReadonlySet<string>[]): Share {
  const weights = new Map(
    asked.map(({ stem: term }) => {
      const having = sentences.filter((stems) => matchTerm(stems, term) > 0).length;
      return [term, Math.log(1 + (sentences.length + 1) / (having + 0.5))];
    }),
  );
  return (words, terms = asked) => {
    let found = 0;
    let total = 0;
    for (const { stem: term } of terms) {
      const weight = weights.get(term) ?? 0;
      total += weight;
      found += weight * matchTerm(words, term);
    }
    return total === 0 ? 0 : found / total;
  };
}

// Shorter parts of compounds occur in unrelated words. Not measured.
const PART_LETTERS_MIN = 5;

/**
 * Rates how well a term matches: 1 for the same stem, .8 for a synonym or translation, .7 for a word with the same
 * beginning, .5 for a part of a compound.
 */
export function matchTerm(stems: ReadonlySet<string>, term: string): number {
  if (stems.has(term)) {
    return 1;
  }
  if (otherWordsFor(term).some((other) => stems.has(other)) || isSameConcept(stems, term)) {
    return 0.8;
  }
  if (term.length < PART_LETTERS_MIN) {
    return 0;
  }
  const start = term.slice(0, Math.max(PART_LETTERS_MIN, term.length - 3));
  let best = 0;
  for (const other of stems) {
    if (other.startsWith(start)) {
      return 0.7;
    }
    if (other.length >= PART_LETTERS_MIN && sharesPart(other, term)) {
      best = 0.5;
    }
  }
  return best;
}

/** Counts the terms that a set of words has. */
export function countMatches(stems: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  return [...asked].filter((term) => matchTerm(stems, term) > 0).length;
}

/** Returns the share of the terms that none of the excerpts has. */
export function shareAbsent(asked: readonly Term[], excerpts: readonly ReadonlySet<string>[]): number {
  const absent = asked.filter(({ stem: term }) => excerpts.every((words) => matchTerm(words, term) === 0));
  return absent.length / Math.max(1, asked.length);
}

/** Returns the share of the words whose stems match a stem that is asked for. */
export function shareAsked(words: readonly string[], asked: ReadonlySet<string>): number {
  const own = new Set(words.map(stem));
  return own.size === 0 ? 0 : [...own].filter((word) => matchTerm(asked, word) > 0).length / own.size;
}

const conceptsIn = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();

function isSameConcept(stems: ReadonlySet<string>, term: string): boolean {
  const wanted = conceptsOf(term);
  if (wanted.size === 0) {
    return false;
  }
  const named = conceptsIn.get(stems) ?? new Set([...stems].flatMap((word) => [...conceptsOf(word)]));
  conceptsIn.set(stems, named);
  return [...wanted].some((concept) => named.has(concept));
}

// A part of a compound, or another form with letters before it: `gereinigt` and `Reinigung`.
function sharesPart(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const length = Math.max(PART_LETTERS_MIN, Math.ceil(shorter.length * 0.66));
  for (let at = 0; at + length <= shorter.length; at += 1) {
    if (longer.includes(shorter.slice(at, at + length))) {
      return true;
    }
  }
  return false;
}
