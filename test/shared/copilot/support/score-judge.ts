// Counts, for files of labeled replies, the right ones that are accepted and the wrong ones that are refused: by
// code alone, by a real judge alone on every statement, and by both as the product combines them. It prints no text, so
// that unread files stay unread.
//
//   node test/shared/copilot/support/score-judge.ts --models URL --model NAME [--every N] FILE...
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type LabeledReply, readRepliesFile } from '../../../../bin/eval/replies/read-replies.ts';
import type { AnswerModel } from '../../../../shared/copilot/answer-model.ts';
import { type CheckedAnswer, citeAnswer } from '../../../../shared/copilot/check-answer.ts';
import { decideAnswer, JUDGE_TOKENS_MAX } from '../../../../shared/copilot/judge.ts';
import type { ShownPassage } from '../../../../shared/copilot/read-reply.ts';
import { createUsageMeter } from '../../../../shared/pricing/usage-meter.ts';
import { openAnswerModel } from '../../../harness/local-cloud/answer-model.ts';
import { checkedAnswer, passagesOf } from '../labeled-replies.fixture.ts';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    models: { type: 'string', default: 'http://127.0.0.1:11434/v1' },
    model: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
  },
});
const ANSWER_SECONDS = 280;
const CALL = {
  signal: new AbortController().signal,
  timeLeftMs: () => ANSWER_SECONDS * 1_000,
  meter: createUsageMeter(() => null),
};

type Checked = CheckedAnswer<ShownPassage>;

// Asks about each statement once, even if several replies make it.
async function openJudge(): Promise<AnswerModel> {
  const { models: url, model: name } = values;
  const model = await openAnswerModel({ url, name, tokensMax: JUDGE_TOKENS_MAX, answerSeconds: ANSWER_SECONDS });
  const asked = new Map<string, Awaited<ReturnType<AnswerModel['answer']>>>();
  return {
    async answer(prompt, call) {
      const answer = asked.get(prompt.message) ?? (await model.answer(prompt, call));
      asked.set(prompt.message, answer);
      return answer;
    },
  };
}

// Leaves every statement whose quotes were found to the judge, whatever code found.
function leftToJudge(checked: Checked): Checked {
  const sentences = checked.sentences.map((sentence) =>
    sentence.outcome.kind === 'plain' || sentence.evidence.length === 0
      ? sentence
      : { ...sentence, outcome: { kind: 'open' } as const },
  );
  return { ...checked, sentences };
}

// Whether all sentences of a reply are accepted.
async function passes(reply: LabeledReply, checked: Checked, judge: AnswerModel | null): Promise<boolean> {
  const passages = passagesOf(reply);
  const proved = checked.sentences.map((each) => ({ ...each, outcome: { kind: 'proved' } as const }));
  const whole = citeAnswer({ ...checked, sentences: proved }, passages);
  const decided = await decideAnswer(checked, { judge, passages, citeAnswer }, CALL);
  return 'answer' in whole && 'answer' in decided && decided.answer.startsWith(whole.answer);
}

const judge = await openJudge();
const every = Number(values.every);
// The columns of the numbers of right replies, of wrong ones, and of those with a sentence that the judge is asked
// about.
const [RIGHT, WRONG, ASKED] = [0, 4, 8];
const COLUMNS = ['right', 'code', 'judge', 'both', 'wrong', 'code', 'judge', 'both', 'asked'];
process.stdout.write(`${'file'.padEnd(20)}${COLUMNS.map((name) => name.padStart(7)).join('')}\n`);
for (const file of files) {
  const counts = new Map(COLUMNS.map((_, at) => [at, 0]));
  const count = (at: number, isCounted: boolean) => counts.set(at, (counts.get(at) ?? 0) + Number(isCounted));
  for (const reply of (await readRepliesFile(file)).filter((_, at) => at % every === 0)) {
    const checked = checkedAnswer(reply);
    const first = reply.right ? RIGHT : WRONG;
    const passed = [
      await passes(reply, checked, null),
      await passes(reply, leftToJudge(checked), judge),
      await passes(reply, checked, judge),
    ];
    count(first, true);
    for (const [at, each] of passed.entries()) {
      count(first + 1 + at, each === reply.right);
    }
    count(
      ASKED,
      checked.sentences.some(({ outcome }) => outcome.kind === 'open' || outcome.kind === 'doubtful'),
    );
  }
  process.stdout.write(
    `${basename(file, '.jsonl').padEnd(20)}${[...counts.values()].map((each) => String(each).padStart(7)).join('')}\n`,
  );
}
