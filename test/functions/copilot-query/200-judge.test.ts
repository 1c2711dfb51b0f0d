// Guarantee: an answer is shown only if the judge says that it answers this question and that its undecided sentences
// are said by what they quote; a judge that fails, in whatever way, costs the caller the answer and never an error.
// Risk: a true sentence about another hospital, year or unit is shown as the answer, or an outage of the judge is one
// of the API.
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import type { FaultEffect } from '../../harness/local-cloud/faults.ts';
import { cloudOfWorker, startOwnCloudForTest } from '../../harness/own-cloud.ts';
import { showBudget } from '../../harness/spending.ts';
import { DOWN } from '../../harness/unavailable.ts';

const FACT = 'Spital Möhlin has 212 beds.';
const RENT = 'A kayak costs 9 euros per hour. The lease ends after 36 months.';
const ABOUT = 'How many beds does Spital Möhlin have?';
const BESIDE = 'How many beds does Spital Liestal have?';
const usage = { input_tokens: expect.any(Number), output_tokens: expect.any(Number) };
const REFUSED = { answer: 'The documents do not answer this question.', grounded: false, citations: [], usage };
const COPIED = `QUOTE [1]: ${FACT}\nVERDICT: fully\nANSWER: Spital Möhlin has 212 beds [1].`;
const REWORDED = `QUOTE [1]: The lease ends after 36 months.\nVERDICT: fully\nANSWER: The term of the lease is three years [1].`;

type Manner = 'reads' | 'yes' | 'no' | 'beside' | 'half' | 'garbled';

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let key: string;
beforeAll(async () => {
  own = await cloudOfWorker();
  company = await makeCompany(own.access, { limits: 'highest' });
  key = company.key;
  await addDocument(own.access, company.baseId, 'beds.md', `# Hospitals\n\n${FACT}\n`);
  await addDocument(own.access, company.baseId, 'rent.md', `# Rent\n\n${RENT}\n`);
});

// The answer to a question, the reason in its line of the log, and how often a model answered or judged.
async function ask(question: string, { reply, judge = 'reads' }: { reply?: string; judge?: Manner } = {}) {
  const { bedrock } = own.cloud.standIns;
  if (reply !== undefined) {
    // The reply quotes from the first excerpt, whichever document that is.
    bedrock.scriptAnswers(reply);
  }
  bedrock.setJudge(judge);
  bedrock.meter.reset();
  const logged = own.cloud.logs.lines().length;
  const answer = await postApi(own.access, '/copilot/query', key, { question });
  bedrock.setJudge('reads');
  const lines = own.cloud.logs.lines().slice(logged);
  const [reason = null] = lines.flatMap(({ text }) => /"not_grounded_because":"([a-z_]+)"/.exec(text)?.[1] ?? []);
  const [error = null] = lines.flatMap(({ text }) => /"judge_error":"([^"]+)"/.exec(text)?.[1] ?? []);
  const line =
    lines.map(({ text }) => text).find((text) => text.includes('"copilot-query"') || text.includes('/copilot/query')) ??
    '{}';
  return { answer, reason, error, line: JSON.parse(line) };
}

describe('an answer whose sentences are all copied', () => {
  it('is shown if it answers the question', async () => {
    const { answer } = await ask(ABOUT, { reply: COPIED, judge: 'yes' });
    expect(answer).toAnswer(
      200,
      expect.objectContaining({ answer: 'Spital Möhlin has 212 beds [1].', grounded: true }),
    );
  });

  it.each<[name: string, judge: Manner]>([
    ['scripted', 'beside'],
    ['that reads the names', 'reads'],
  ])('is refused if it is about another hospital, by a judge %s', async (_name, judge) => {
    const { answer, reason } = await ask(BESIDE, { reply: COPIED, judge });
    expect(answer).toAnswer(200, REFUSED);
    expect(reason).toBe('beside_the_question');
  });

  it('is refused if it has another unit than the question', async () => {
    const reply =
      'QUOTE [1]: A kayak costs 9 euros per hour.\nVERDICT: fully\nANSWER: A kayak costs 9 euros per hour [1].';
    expect((await ask('What does a kayak cost per hour?', { reply, judge: 'yes' })).answer.body).toMatchObject({
      grounded: true,
    });
    const { answer, reason } = await ask('What does a kayak cost per week?', { reply, judge: 'beside' });
    expect(answer).toAnswer(200, REFUSED);
    expect(reason).toBe('beside_the_question');
  });
});

it('the line of a question has the time of each part, together no more than the whole, as metrics of its route', async () => {
  const { line } = await ask('What is the term of the lease?', { reply: REWORDED, judge: 'yes' });
  const parts = ['search_ms', 'model_ms', 'judge_ms', 'budget_ms'];
  const times = parts.map((part) => line[part]);
  expect(
    times.every((ms) => Number.isInteger(ms) && ms > 0),
    JSON.stringify(line),
  ).toBe(true);
  expect(times.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(line.latency_ms + parts.length);
  const [{ Namespace, Dimensions, Metrics }] = line._aws.CloudWatchMetrics;
  expect({ Namespace, Dimensions }).toEqual({ Namespace: 'KnowledgeCopilot/local', Dimensions: [['route']] });
  expect(Metrics.map(({ Name }: { Name: string }) => Name).sort()).toEqual(['latency_ms', ...parts].sort());
});

describe('a sentence in other words', () => {
  it.each<[judge: Manner, grounded: boolean, reason: string | null]>([
    ['yes', true, null],
    ['no', false, 'judged'],
    ['beside', false, 'beside_the_question'],
  ])('is shown as the judge decides: %s', async (judge, grounded, reason) => {
    const asked = await ask('What is the term of the lease?', { reply: REWORDED, judge });
    expect({ status: asked.answer.status, reason: asked.reason }).toEqual({ status: 200, reason });
    expect(asked.answer.body).toMatchObject({ grounded });
  });
});

// The request of a judge, whichever model it names.
const judging = {
  service: 'bedrock',
  operation: 'Converse',
  match: ({ body }: { readonly body: Buffer }) => body.includes('<judge>'),
} as const;

describe('a judge that fails', () => {
  it.each<[name: string, judge: Manner, reason: string]>([
    ['gives half of its verdicts', 'half', 'incomplete_judgment'],
    ['replies in another form', 'garbled', 'malformed_judgment'],
  ])('and %s costs the caller the answer, not an error', async (_name, judge, reason) => {
    const asked = await ask('What is the term of the lease?', { reply: REWORDED, judge });
    expect(asked.answer).toAnswer(200, REFUSED);
    expect(asked.reason).toBe(reason);
  });

  it.each<[name: string, effect: FaultEffect, reason: string, error: RegExp | null]>([
    ['is down', DOWN, 'no_judgment', /^unavailable < /],
    ['is throttled', { kind: 'throttle' }, 'no_judgment', /< ThrottlingException 429$/],
    [
      ...(['may not be called', { kind: 'error', status: 403, code: 'AccessDeniedException' }, 'no_judgment'] as const),
      /< AccessDeniedException 403$/,
    ],
    ['drops its verdicts', { kind: 'drop', when: 'after' }, 'no_judgment', /^unavailable < /],
    ['never answers', { kind: 'stall' }, 'late_judgment', null],
  ])('because it %s costs the answer, and no error', { timeout: 60_000 }, async (_name, effect, reason, error) => {
    const fault = own.cloud.faults.script({ ...judging, effect });
    onTestFinished(() => fault.remove());
    const asked = await ask(ABOUT, { reply: COPIED });
    expect(fault.hits()).toBe(1);
    expect(asked.answer).toAnswer(200, REFUSED);
    expect(asked.reason).toBe(reason);
    expect(asked.error).toEqual(error === null ? null : expect.stringMatching(error));
    expect(await showBudget(own.access, company)).toMatchObject({ held_usd: '0' });
    fault.remove();
    expect((await ask(ABOUT, { reply: COPIED })).answer.body).toMatchObject({ grounded: true });
  });
});

it('on a stage without a judge, an answer ends with what its question names and its documents do not', async () => {
  const { cloud, access } = await startOwnCloudForTest({ environment: { SUPPORT_JUDGE_MODEL_ID: 'none' } });
  const company = await makeCompany(access);
  await addDocument(access, company.baseId, 'beds.md', `# Hospitals\n\n${FACT}\n`);
  const answers: unknown[] = [];
  for (const asked of [ABOUT, BESIDE]) {
    cloud.standIns.bedrock.scriptAnswers(COPIED);
    answers.push((await postApi(access, '/copilot/query', company.key, { question: asked })).body);
  }
  const shown = 'Spital Möhlin has 212 beds [1].';
  expect(answers).toMatchObject([
    { grounded: true, answer: shown },
    { grounded: true, answer: `${shown} The cited documents do not mention: Liestal.` },
  ]);
});
