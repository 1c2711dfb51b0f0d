// Guarantee: on replies that were written apart from the check, as many right ones pass it, and as many wrong ones do
// not, by code alone, as docs/quality.md says. Risk: an answer that its sources do not support, and a right one
// refused.
import { expect, it } from 'vitest';
import { supportFlaw } from '../../../shared/copilot/support/support.ts';
import { checkedOf, type Reply, repliesOf } from './support/replies.fixture.ts';

function passes(reply: Reply): boolean {
  const { text, sources } = checkedOf(reply);
  return supportFlaw(text, sources, reply.question) === null;
}

it.each([
  ['tuning', 75, 0.98, 0.98],
  ['tuning-2', 75, 0.89, 0.97],
  ['held-out-2', 75, 0.86, 0.94],
  ['tuning-3', 75, 0.97, 0.98],
  ['tuning-4', 131, 0.95, 0.92],
])('%s', (half, count, rightMin, wrongMin) => {
  const replies = repliesOf(half);
  const shareOf = (right: boolean) => {
    const these = replies.filter((reply) => reply.right === right);
    return these.filter((reply) => passes(reply) === right).length / these.length;
  };
  expect(replies).toHaveLength(count);
  expect(shareOf(true)).toBeGreaterThanOrEqual(rightMin);
  expect(shareOf(false)).toBeGreaterThanOrEqual(wrongMin);
});
