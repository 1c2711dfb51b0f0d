// Guarantee: the sequence with the highest score is chosen, and of several with this score always the one that puts
// tokens outside names where it can. Risk: names that the weights find are not hidden, or other words are.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, decodeWanted, type Transitions } from '../../../../shared/privacy/tagger/decode.ts';

const EVEN: Transitions = { outside: 0, enter: 0, leave: 0, within: 0, first: 0 };

function scoreOf(names: readonly number[], scores: readonly number[], transitions: Transitions): number {
  const { outside, enter, leave, within, first } = transitions;
  const steps = [outside, enter, leave, within];
  return names.reduce((sum, name, i) => {
    const step = i === 0 ? name * first : (steps[(names[i - 1] as number) * 2 + name] as number);
    return sum + step + name * (scores[i] as number);
  }, 0);
}

const sequencesOf = (length: number): number[][] =>
  length === 0
    ? [[]]
    : sequencesOf(length - 1).flatMap((start) => [
        [...start, 0],
        [...start, 1],
      ]);

describe('decode', () => {
  const weight = fc.integer({ min: -50, max: 50 });
  const transitions = fc.record({ outside: weight, enter: weight, leave: weight, within: weight, first: weight });
  it('finds the sequence with the highest score', () => {
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 8, size: 'max' }), transitions, (scores, steps) => {
        const best = Math.max(...sequencesOf(scores.length).map((names) => scoreOf(names, scores, steps)));
        expect(scoreOf([...decode(scores, steps)], scores, steps)).toBe(best);
      }),
      { numRuns: 500 },
    );
  });
  // Small numbers, so that many sequences have the same score.
  it('prefers, among equal scores, a last token outside names, then a last but one outside, and so on', () => {
    const small = fc.integer({ min: -1, max: 1 });
    const steps = fc.record({ outside: small, enter: small, leave: small, within: small, first: small });
    let ties = 0;
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 7, size: 'max' }), steps, (scores, transitions) => {
        const all = sequencesOf(scores.length).map((names) => ({ names, score: scoreOf(names, scores, transitions) }));
        const most = Math.max(...all.map(({ score }) => score));
        const best = all.filter(({ score }) => score === most).map(({ names }) => names.toReversed().join(''));
        ties += best.length > 1 ? 1 : 0;
        expect([...decode(scores, transitions)].toReversed().join('')).toBe(best.toSorted()[0]);
      }),
      { numRuns: 500 },
    );
    expect(ties).toBeGreaterThan(100);
  });
  it.each([
    [[], []],
    [[1], [1]],
    [[0], [0]],
    [
      [5, -5, 5],
      [1, 0, 1],
    ],
  ])('decodes %j as %j if no token depends on the one before', (scores, names) => {
    expect([...decode(scores, EVEN)]).toEqual(names);
  });
});

describe('decodeWanted', () => {
  // Few different scores, so that many sequences have the same one, and low ones, so that many tokens separate.
  const scores = fc.array(fc.constantFrom(-9, -6, -1, 0, 1, 4), { maxLength: 24, size: 'max' });
  const small = fc.integer({ min: -2, max: 2 });
  const steps = fc.record({ outside: small, enter: small, leave: small, within: small, first: small });
  it('decodes wanted tokens as if all were decoded', () => {
    fc.assert(
      fc.property(
        scores,
        steps,
        fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
        (all, transitions, wanted) => {
          const asked = {
            length: all.length,
            scoreOf: (i: number) => all[i] as number,
            isWanted: (i: number) => !!wanted[i],
          };
          const names = decodeWanted(asked, transitions);
          const whole = decode(all, transitions);
          expect([...names].filter((_, i) => wanted[i])).toEqual([...whole].filter((_, i) => wanted[i]));
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it('asks for no score beyond a token that separates names', () => {
    const all = [1, 1, -1, 1, -1, 1, 1];
    const asked = new Set<number>();
    const scoreOf = (i: number) => {
      asked.add(i);
      return all[i] as number;
    };
    expect([...decodeWanted({ length: 7, scoreOf, isWanted: (i) => i === 3 }, EVEN)]).toEqual([0, 0, 0, 1, 0, 0, 0]);
    expect([...asked].sort()).toEqual([2, 3, 4]);
  });
});
