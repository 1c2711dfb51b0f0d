// Guarantee: on replies that were written independently of the check, a judge that always says yes accepts no answer
// that code refuses, one that always says no leaves only sentences that are copied or state nothing, and an unreadable
// one discards every answer that it was asked about. Risk: a broken or deceived judge overrules what code has proved
// wrong.
import { expect, it } from 'vitest';
import type { AnswerModel } from '../../../shared/copilot/answer-model.ts';
import { citeAnswer } from '../../../shared/copilot/check-answer.ts';
import { judgeAnswer } from '../../../shared/copilot/judge.ts';
import { createUsageMeter } from '../../../shared/pricing/usage-meter.ts';
import { checkedAnswer, passagesOf, type Reply, repliesOf } from './support/replies.fixture.ts';

const CALL = {
  signal: new AbortController().signal,
  timeLeftMs: () => 5_000,
  meter: createUsageMeter(() => null),
};
const REPLIES = repliesOf('tuning-6');

function judge(verdict: string): AnswerModel {
  return {
    answer: async ({ message }) => {
      const claims = [...message.matchAll(/^<claim n="(\d+)">$/gm)];
      const text = JSON.stringify(Object.fromEntries(claims.map(([, n = '']) => [n, verdict])));
      return { text, complete: true, inputTokens: 1, outputTokens: 1 };
    },
  };
}

async function judged(reply: Reply, model: AnswerModel | null) {
  const answer = await judgeAnswer(checkedAnswer(reply), model, CALL);
  return 'flaw' in answer ? answer : citeAnswer(answer, passagesOf(reply));
}

it('accepts no answer that code refuses when the judge says yes to everything', async () => {
  for (const reply of REPLIES) {
    expect(await judged(reply, judge('yes')), JSON.stringify(reply)).toEqual(await judged(reply, null));
  }
});

it('leaves no undecided sentence when the judge says no to everything', async () => {
  const left = await Promise.all(
    REPLIES.map(async (reply) => {
      const answer = await judged(reply, judge('no'));
      const open = checkedAnswer(reply).sentences.filter(({ outcome }) => outcome.kind === 'open');
      const words = 'flaw' in answer ? '' : answer.answer;
      return open.filter(({ statement }) => words.includes(statement.replace(/[.。]$/u, '')));
    }),
  );
  expect(left.flat()).toEqual([]);
});

it('discards every answer that the judge was asked about when its verdicts are neither yes nor no', async () => {
  for (const reply of REPLIES.filter((each) =>
    checkedAnswer(each).sentences.some(({ outcome }) => outcome.kind === 'open'),
  )) {
    const answer = await judged(reply, judge('perhaps'));
    expect(answer, JSON.stringify(reply)).toEqual({ flaw: 'malformed_judgment' });
  }
});
