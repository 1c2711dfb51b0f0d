// Guarantee: on replies that were written independently of the check, a judge that always says yes changes no answer,
// one that always says no removes every undecided sentence, and an answer with a sentence on which the judge gives no
// clear verdict is discarded. Risk: a broken or deceived judge overrules what code has proved wrong.
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

// A judge that gives every claim the same verdict.
function judge(verdict: string): AnswerModel {
  return {
    answer: async ({ message }) => {
      const claims = [...message.matchAll(/^<claim n="(\d+)">$/gm)];
      const text = JSON.stringify(Object.fromEntries(claims.map(([, n = '']) => [n, verdict])));
      return { text, complete: true, inputTokens: 1, outputTokens: 1 };
    },
  };
}

function undecidedOf(reply: Reply) {
  return checkedAnswer(reply).sentences.filter(({ outcome }) => outcome.kind === 'open');
}

async function judged(reply: Reply, model: AnswerModel | null) {
  const answer = await judgeAnswer(checkedAnswer(reply), model, CALL);
  return 'flaw' in answer ? answer : citeAnswer(answer, passagesOf(reply));
}

it.each(REPLIES)('a judge that says yes to everything changes no answer: $question', async (reply) => {
  expect(await judged(reply, judge('yes'))).toEqual(await judged(reply, null));
});

it.each(REPLIES)('a judge that says no to everything leaves no undecided sentence: $question', async (reply) => {
  const answer = await judged(reply, judge('no'));
  const shown = 'flaw' in answer ? '' : answer.answer;
  const left = undecidedOf(reply).filter(({ statement }) => shown.includes(statement.replace(/[.。]$/u, '')));
  expect(left).toEqual([]);
});

it.each(REPLIES.filter((reply) => undecidedOf(reply).length > 0))(
  'an answer is discarded if the judge says neither yes nor no about one of its sentences: $question',
  async (reply) => {
    expect(await judged(reply, judge('perhaps'))).toEqual({ flaw: 'malformed_judgment' });
  },
);
