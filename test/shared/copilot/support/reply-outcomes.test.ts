// Guarantee: the outcome of each sentence of the replies that the check was tuned on, and the rule behind it, changes
// only on purpose; `node test/shared/copilot/support/write-reply-outcomes.ts` records them again. Risk: a rule that has
// stopped working goes unnoticed, because another one happens to refuse the same replies and the share of right
// outcomes stays above its floor.
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
  expect(outcomes).toHaveLength(replies.length);
  return replies.map((reply, at) => [set, at + 1, outcomes[at], reply] as const);
});

it.each(CASES)('keeps the outcomes of %s, line %i: %s', (_set, _line, outcomes, reply) => {
  expect(replyOutcomes(reply)).toBe(outcomes);
});
