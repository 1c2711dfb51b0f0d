// Guarantee: of replies that were written independently of the check, code alone lets pass at least the share of right
// ones, and refuses at least the share of wrong ones, that docs/quality.md promises for each grade. Risk: an answer
// that its sources do not support is shown, or a right one is refused.
import { expect, it } from 'vitest';
import { type Grade, scoreReplies } from '../../../bin/eval/replies/score-replies.ts';
import { LABELED_REPLIES } from './labeled-replies.fixture.ts';

const SCORES = { certain: scoreReplies(LABELED_REPLIES, 'certain'), all: scoreReplies(LABELED_REPLIES, 'all') };

it('there are a hundred right and a hundred wrong replies, ten of each in ten languages', () => {
  const { all, languages } = SCORES.certain;
  expect(all).toMatchObject({ right: 100, wrong: 100 });
  expect([...languages.values()].map(({ right, wrong }) => [right, wrong])).toEqual(Array(10).fill([10, 10]));
});

// Below the promised shares by what chance does to a hundred replies.
it.each<[grade: Grade, passedMin: number, caughtMin: number]>([
  ['certain', 95, 38],
  ['all', 85, 60],
])(
  'with the grade %s, at least %i of the right ones pass and %i of the wrong ones are caught',
  (grade, right, wrong) => {
    const { all } = SCORES[grade];
    expect(all.passed).toBeGreaterThanOrEqual(right);
    expect(all.caught).toBeGreaterThanOrEqual(wrong);
  },
);
