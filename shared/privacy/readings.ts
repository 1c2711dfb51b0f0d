import type { Confirmed } from './confirmed-names.ts';
import type { TaggedNames } from './tagger/tag-names.ts';
import { type FoldedText, foldForMatching } from './text/folded-text.ts';
import type { TextRange } from './text/text-range.ts';

/** The texts that were read, each with what depends on nothing but the text and what is covered in it. */
export type Readings = Map<string, Reading>;

/** What was read in one text, by the name of what was covered in it. */
export interface Reading {
  readonly folded: Map<string, FoldedText>;
  readonly byRules: Map<string, Confirmed>;
  readonly byTagger: Map<string, TaggedNames<TextRange>>;
}

// A text that is read many times would be kept as often. Most are read three times, and folding is cheap.
const FOLDED_MAX = 4;

/** Returns the text with these ranges covered, as detectors read it; keeps only the first few and the last one. */
export function foldOnce({ folded }: Reading, source: string, spans: readonly CoveredSpan[]): FoldedText {
  const name = nameOf(spans);
  if (folded.size >= FOLDED_MAX && !folded.has(name)) {
    folded.delete([...folded.keys()].at(-1) ?? name);
  }
  return once(folded, name, () => foldForMatching(source, spans));
}

/** Returns the reading of a text, which is empty the first time. */
export const readingOf = (readings: Readings, source: string): Reading =>
  once(readings, source, () => ({ folded: new Map(), byRules: new Map(), byTagger: new Map() }));

type CoveredSpan = TextRange & { readonly kind: string };

/** Returns a name for what is covered. The values do not change how the text around them is read. */
export const nameOf = (spans: readonly CoveredSpan[]): string =>
  spans.map(({ kind, start, end }) => `${kind} ${start} ${end}`).join();

/** Returns the result of this name, which is read only if there is none. */
export function once<T>(results: Map<string, T>, name: string, read: () => T): T {
  const known = results.get(name);
  if (known !== undefined) {
    return known;
  }
  const result = read();
  results.set(name, result);
  return result;
}
