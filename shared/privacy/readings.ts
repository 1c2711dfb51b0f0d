import type { Finding } from './finding.ts';
import type { Covered } from './tagger/read-text.ts';
import type { FoldedText } from './text/folded-text.ts';
import type { TextRange } from './text/text-range.ts';

/** The results of reading texts, by text. They depend only on the text and on what is covered in it. */
export type Readings = Map<string, Reading>;

/** What was read in one text, by the key of what was covered in it. */
export interface Reading {
  readonly folded: Map<string, FoldedText>;
  readonly byRules: Map<string, readonly Finding[]>;
  readonly byReader: Map<string, readonly Covered[]>;
}

// Without a limit, a text that is read many times would have as many entries. Most texts are read three times, and
// folding is cheap.
const FOLDED_MAX = 4;

/**
 * Returns the text with these ranges covered, as detectors read it; keeps only the first few results and the last one.
 */
export function foldOnce<Span extends CoveredSpan>(
  { folded }: Reading,
  spans: readonly Span[],
  fold: (spans: readonly Span[]) => FoldedText,
): FoldedText {
  const key = coveredKey(spans);
  if (folded.size >= FOLDED_MAX && !folded.has(key)) {
    folded.delete([...folded.keys()].at(-1) ?? key);
  }
  return once(folded, key, () => fold(spans));
}

/** Returns the reading of a text, which is empty the first time. */
export const readingOf = (readings: Readings, source: string): Reading =>
  once(readings, source, () => ({ folded: new Map(), byRules: new Map(), byReader: new Map() }));

type CoveredSpan = TextRange & { readonly kind: string };

/** Returns a key for what is covered. The values do not change how the text around them is read. */
export const coveredKey = (spans: readonly CoveredSpan[]): string =>
  spans.map(({ kind, start, end }) => `${kind} ${start} ${end}`).join();

/** Returns the result under a key; if there is none, reads it and keeps it. */
export function once<T>(results: Map<string, T>, key: string, read: () => T): T {
  const known = results.get(key);
  if (known !== undefined) {
    return known;
  }
  const result = read();
  results.set(key, result);
  return result;
}
