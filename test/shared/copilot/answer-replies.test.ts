// Guarantee: of replies that were written independently of the check, code alone accepts and rejects at least the
// shares of right and wrong ones that docs/quality.md states. Risk: an answer that its sources do not support, and a
// right one that is refused.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repliesOf } from './support/replies.fixture.ts';

// What support/reply-outcomes.test.ts finds each reply to have now, so that no reply is checked a second time here.
const OUTCOMES = JSON.parse(readFileSync(new URL('support/reply-outcomes.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

// Something is stated, and nothing that is stated was found wrong.
function passes(outcomes: string): boolean {
  const stated = outcomes.split(' ').filter((outcome) => outcome !== 'plain');
  return stated.length > 0 && stated.every((outcome) => outcome === 'proved' || outcome === 'open');
}

it.each([
  ['tuning', 75, 0.95, 0.84],
  ['held-out', 75, 0.9, 0.7],
  ['tuning-2', 75, 0.9, 0.9],
  ['held-out-2', 75, 0.9, 0.8],
  ['tuning-3', 75, 0.93, 0.82],
  ['tuning-4', 131, 0.95, 0.85],
  ['tuning-5', 120, 0.85, 0.5],
  ['tuning-6', 40, 0.7, 0.7],
  ['tuning-11', 184, 0.92, 0.5],
  ['tuning-12', 120, 0.9, 0.35],
  ['tuning-13', 50, 0.8, 0.4],
  ['tuning-15', 240, 0.88, 0.75],
  ['tuning-16', 160, 0.85, 0.7],
])(
  'accepts right and rejects wrong replies of the set %s at the documented rates',
  (set, count, rightMin, wrongMin) => {
    const outcomes = OUTCOMES[set] ?? [];
    const replies = repliesOf(set).map(({ right }, at) => ({ right, passes: passes(outcomes[at] ?? '') }));
    const shareOf = (right: boolean) => {
      const these = replies.filter((reply) => reply.right === right);
      return these.filter((reply) => reply.passes === right).length / these.length;
    };
    expect(replies).toHaveLength(count);
    expect(outcomes).toHaveLength(count);
    expect(shareOf(true)).toBeGreaterThanOrEqual(rightMin);
    expect(shareOf(false)).toBeGreaterThanOrEqual(wrongMin);
  },
);
