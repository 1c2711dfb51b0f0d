// Guarantee: the outcome of each sentence of the replies that the check was tuned on changes only on purpose; `node
// test/shared/copilot/support/write-reply-outcomes.ts` records the outcomes again. Risk: a rule that has stopped
// working goes unnoticed, because other rules refuse enough of the wrong replies.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repliesOf, replyOutcomes } from './replies.fixture.ts';

const OUTCOMES = JSON.parse(readFileSync(join(import.meta.dirname, 'reply-outcomes.json'), 'utf8')) as Record<
  string,
  readonly string[]
>;

const CASES = Object.entries(OUTCOMES).flatMap(([set, outcomes]) => {
  const replies = repliesOf(set);
  expect(outcomes, set).toHaveLength(replies.length);
  return replies.map((reply, at) => [set, at + 1, outcomes[at], reply] as const);
});

it.each(CASES)('the set %s, reply %i, has the recorded outcomes: %s', (_set, _number, outcomes, reply) => {
  expect(replyOutcomes(reply)).toBe(outcomes);
});
