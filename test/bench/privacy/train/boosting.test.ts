// Guarantee: the trees of the second look are the same for the same tokens, and learn which facts matter. Risk: nobody
// can reproduce the weights of the product, or the second look says nothing.
import { describe, expect, it } from 'vitest';
import { FACTS, sumOf } from '../../../../shared/privacy/tagger/trees.ts';
import { growTrees } from './boosting.ts';

const TOKENS = 400;
const EVEN_ODDS = 128;
const WORD_ELSEWHERE = 10;
const LINE = 14;

// A token is a name if the same word is likely elsewhere and its line holds few likely words.
const isName = (elsewhere: number, line: number): boolean => elsewhere > 150 && line < 100;
const factsOf = (elsewhere: number, line: number): Uint8Array => {
  const facts = new Uint8Array(FACTS).fill(7);
  facts[0] = EVEN_ODDS;
  facts[WORD_ELSEWHERE] = elsewhere;
  facts[LINE] = line;
  return facts;
};
const CASES = Array.from({ length: TOKENS }, (_, i) => [(i * 37) % 256, (i * 101) % 256] as const);
const tokens = {
  facts: Uint8Array.from(CASES.flatMap(([elsewhere, line]) => [...factsOf(elsewhere, line)])),
  answers: Uint8Array.from(CASES, ([elsewhere, line]) => (isName(elsewhere, line) ? 1 : 0)),
};

describe('growTrees', () => {
  const trees = growTrees(tokens, 1);

  it('gives the same trees for the same tokens and seed, and others for another seed', () => {
    expect(growTrees(tokens, 1)).toEqual(trees);
    expect(growTrees(tokens, 2)).not.toEqual(trees);
  });

  it('learns facts that matter together', () => {
    expect(sumOf(trees, factsOf(220, 30))).toBeGreaterThan(1);
    expect(sumOf(trees, factsOf(220, 200))).toBeLessThan(-1);
    expect(sumOf(trees, factsOf(60, 30))).toBeLessThan(-1);
  });
});
