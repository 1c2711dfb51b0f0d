// Guarantee: of the replies that were written independently of the check, code alone accepts at least the share of
// right ones, and refuses at least the share of wrong ones, that is given for each set. Risk: an answer that its
// sources do not support is shown, or a right one is refused.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repliesOf } from './support/replies.fixture.ts';

// The outcomes that support/reply-outcomes.test.ts compares with the current ones: no reply is checked twice.
const OUTCOMES = JSON.parse(readFileSync(new URL('support/reply-outcomes.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

// Whether a reply with these outcomes states something, and nothing that code finds wrong.
function isAccepted(outcomes: string): boolean {
  const stated = outcomes.split(' ').filter((outcome) => outcome !== 'plain');
  return stated.length > 0 && stated.every((outcome) => outcome === 'proved' || outcome === 'open');
}

it.each<[set: string, count: number, rightMin: number, wrongMin: number]>([
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
  'of the $1 replies of the set $0, accepts a share of $2 of the right ones and refuses $3 of the wrong ones, or more',
  (set, count, rightMin, wrongMin) => {
    const outcomes = OUTCOMES[set] ?? [];
    const replies = repliesOf(set).map(({ right }, at) => ({ right, accepted: isAccepted(outcomes[at] ?? '') }));
    const shareDecidedRightly = (right: boolean) => {
      const these = replies.filter((reply) => reply.right === right);
      return these.filter(({ accepted }) => accepted === right).length / these.length;
    };
    expect(replies).toHaveLength(count);
    expect(outcomes).toHaveLength(count);
    expect(shareDecidedRightly(true)).toBeGreaterThanOrEqual(rightMin);
    expect(shareDecidedRightly(false)).toBeGreaterThanOrEqual(wrongMin);
  },
);
