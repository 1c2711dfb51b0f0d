import { foldedWords } from './fold-text.ts';
import { addsNothing } from './words/distinctive-words.ts';

// Not measured: a copy with one changed word still shares most runs of four words, and two texts on one subject share
// hardly any.
const SHINGLE_WORDS = 4;
// Passages of a document do not overlap, so two that share four fifths are copies.
const SHARED_MIN = 0.8;

/**
 * Returns the first `keptMax` passages without near-duplicates of earlier ones, so that copies of one document do not
 * fill the results. Only a text that adds nothing to an earlier one is dropped: "members pay 3 euros" and "guests pay 3
 * euros" both stay. It stops at `keptMax`, because comparing all candidates took half of a search's own computing time.
 */
export function dropNearDuplicates<Item extends { readonly text: string }>(
  ranked: readonly Item[],
  keptMax: number,
): Item[] {
  const kept: { item: Item; shingles: ReadonlySet<string> }[] = [];
  for (const item of ranked) {
    if (kept.length >= keptMax) {
      break;
    }
    const shingles = shinglesOf(item.text);
    const alike = kept.filter((earlier) => sharedShare(earlier.shingles, shingles) >= SHARED_MIN);
    if (!alike.some((earlier) => addsNothing(item.text, earlier.item.text))) {
      kept.push({ item, shingles });
    }
  }
  return kept.map(({ item }) => item);
}

function shinglesOf(text: string): ReadonlySet<string> {
  const words = foldedWords(text);
  if (words.length <= SHINGLE_WORDS) {
    return new Set([words.join(' ')]);
  }
  return new Set(words.slice(SHINGLE_WORDS - 1).map((_, i) => words.slice(i, i + SHINGLE_WORDS).join(' ')));
}

// Measured against the longer text: a short passage inside a long one is not a duplicate.
function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of a) {
    if (b.has(shingle)) {
      shared += 1;
    }
  }
  return shared / Math.max(a.size, b.size, 1);
}
