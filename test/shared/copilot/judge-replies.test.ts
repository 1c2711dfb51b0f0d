// Guarantee: on replies that were written independently of the check, a judge that always says yes saves nothing that
// code has proved wrong, one that always says no removes every undecided sentence, and an answer with a sentence on
// which the judge gives no clear verdict is discarded. Risk: a broken or deceived judge overrules what code has proved
// wrong.
import { expect, it } from 'vitest';
import type { LabeledReply } from '../../../bin/eval/replies/read-replies.ts';
import type { AnswerModel } from '../../../shared/copilot/answer-model.ts';
import { citeAnswer } from '../../../shared/copilot/check-answer.ts';
import { judgeAnswer } from '../../../shared/copilot/judge.ts';
import { createUsageMeter } from '../../../shared/pricing/usage-meter.ts';
import { checkedAnswer, LABELED_REPLIES, passagesOf } from './labeled-replies.fixture.ts';

const CALL = {
  signal: new AbortController().signal,
  timeLeftMs: () => 5_000,
  meter: createUsageMeter(() => null),
};
// Every fifth: twenty right and twenty wrong ones, in ten languages.
const REPLIES = LABELED_REPLIES.filter((_, at) => at % 5 === 0);

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

function sentencesOf(reply: LabeledReply, kinds: readonly string[]) {
  return checkedAnswer(reply).sentences.filter(({ outcome }) => kinds.includes(outcome.kind));
}

const undecidedOf = (reply: LabeledReply) => sentencesOf(reply, ['open', 'doubtful']);

async function judged(reply: LabeledReply, model: AnswerModel | null) {
  const answer = await judgeAnswer(checkedAnswer(reply), model, CALL);
  return 'flaw' in answer ? answer : citeAnswer(answer, passagesOf(reply));
}

// Those of the sentences that a reader sees after the judge.
async function shownOf(reply: LabeledReply, kinds: readonly string[], verdict: string) {
  const answer = await judged(reply, judge(verdict));
  const shown = 'flaw' in answer ? '' : answer.answer;
  return sentencesOf(reply, kinds).filter(({ statement }) => shown.includes(statement.replace(/[.。]$/u, '')));
}

it.each(REPLIES.filter((reply) => sentencesOf(reply, ['doubtful']).length === 0))(
  'a judge that says yes to everything changes no answer of which code doubts nothing: $question',
  async (reply) => {
    expect(await judged(reply, judge('yes'))).toEqual(await judged(reply, null));
  },
);

it.each(REPLIES.filter((reply) => sentencesOf(reply, ['wrong']).length > 0))(
  'a judge that says yes to everything saves no sentence that code has proved wrong: $question',
  async (reply) => {
    expect(await shownOf(reply, ['wrong'], 'yes')).toEqual([]);
  },
);

it.each(REPLIES)('a judge that says no to everything leaves no undecided sentence: $question', async (reply) => {
  expect(await shownOf(reply, ['open', 'doubtful'], 'no')).toEqual([]);
});

it.each(REPLIES.filter((reply) => undecidedOf(reply).length > 0))(
  'an answer is discarded if the judge says neither yes nor no about one of its sentences: $question',
  async (reply) => {
    expect(await judged(reply, judge('perhaps'))).toEqual({ flaw: 'malformed_judgment' });
  },
);
