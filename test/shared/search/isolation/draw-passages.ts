import { createHash } from 'node:crypto';
import { type IndexedPassage, passageId } from '../../../../shared/search/passage.ts';

/** The length of the vectors in these tests. */
export const DIMENSION = 32;

/** Returns a random integer from 0 to `below`, exclusive. */
export type DrawWhole = (below: number) => number;

/** Creates a random source with the mulberry32 algorithm; the numbers are the same for the same seed. */
export function createDrawWhole(seed: number): DrawWhole {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

// Few words, some of them frequent, so that passages share words and scores are often equal.
const WORDS = Array.from({ length: 300 }, (_, i) => `${['lease', 'harbour', 'permit', 'größe', '停車場'][i % 5]}${i}`);

/** Returns a text of this many words. The smaller of two random numbers selects each, so that some are frequent. */
export function drawText(draw: DrawWhole, words: number): string {
  return Array.from({ length: words }, () => WORDS[Math.min(draw(300), draw(300))]).join(' ');
}

/** Returns the vector of a text; equal texts have equal vectors. */
export function vectorOf(text: string): number[] {
  const bytes = createHash('sha256').update(text).digest();
  return Array.from({ length: DIMENSION }, (_, i) => ((bytes[i % bytes.length] ?? 0) - 127.5) / 128);
}

/** Returns the only passage of a document. */
export function makePassage(
  place: { readonly companyId: string; readonly baseId: string; readonly documentId: string },
  text: string,
): IndexedPassage {
  const passage = {
    ...place,
    version: 1,
    ordinal: 0,
    page: null,
    title: text.split(' ').slice(0, 3).join(' '),
    headings: '',
    text,
    tokensMax: 100,
  };
  return { ...passage, id: passageId(passage), vector: vectorOf(text) };
}
