import { WEIGHTS } from '../../../../shared/privacy/tagger/features.ts';
import type { NameWeights } from '../../../../shared/privacy/tagger/tag-names.ts';
import { readTokens, SHAPES, type Token } from '../../../../shared/privacy/tagger/tokens.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';

const SHAPE_NAMES = Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [shape, name]));

/** Returns the tokens of a text in which no barrier stands for a person. */
export const tokensOf = (text: string): Token[] => readTokens(foldForMatching(text), () => false);

/** Returns each token with the name of its shape. */
export const shapesOf = (text: string): string[] =>
  tokensOf(text).map(
    ({ start, end, shape }) => `${SHAPE_NAMES[shape]} ${foldForMatching(text).text.slice(start, end)}`,
  );

/** Weights with which every token is a name: each has the score 0, and every threshold is lower. */
export const EVERY_TOKEN: NameWeights = {
  weights: new Int8Array(WEIGHTS),
  transitions: { outside: 0, enter: 0, leave: 0, within: 0, first: 0 },
  thresholds: { added: -1, likely: -1, alone: -1, several: -1, sure: -1 },
};

/** A text that is long enough for the tagger. */
export const LONG_TEXT: string = `${'word '.repeat(40)}x`;

/** Returns a finding of a kind where a value first occurs in a text. */
export function findingOf(source: string, value: string, kind: string): { kind: string; start: number; end: number } {
  const start = source.indexOf(value);
  return { kind, start, end: start + value.length };
}
