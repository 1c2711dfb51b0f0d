// Guarantee: a model of Amazon Nova or Anthropic Claude gives its reply to a tool, and a reply that does not fit the
// tool, is cut off or is given twice is not an answer: the documents' own sentence says so, and what the model used is
// counted. Risk: half a reply, or one that a model wrote past its tool, is shown as grounded.
import { beforeAll, describe, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';

const FACT = 'The ferry to Skye leaves at 7.';
const QUOTES = [{ excerpt: 1, text: FACT }];
const SENTENCES = [{ text: FACT, excerpts: [1] }];
const REPLY = { quotes: QUOTES, verdict: 'fully', sentences: SENTENCES };
const LINES = `QUOTE [1]: ${FACT}\nVERDICT: fully\nANSWER: The ferry to Skye leaves at 7 [1].`;
const question = 'When does the ferry to Skye leave?';
const usage = { input_tokens: expect.any(Number), output_tokens: expect.any(Number) };
const GROUNDED = {
  answer: 'The ferry to Skye leaves at 7 [1].',
  grounded: true,
  citations: [{ n: 1, source_title: 'Ferries', excerpt: FACT }],
  usage,
};
const REFUSED = { answer: 'The documents do not answer this question.', grounded: false, citations: [], usage };

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
let key: string;
beforeAll(async () => {
  own = await cloudOfWorker();
  const company = await makeCompany(own.access, { limits: 'highest' });
  key = company.key;
  await addDocument(own.access, company.baseId, 'ferries.md', `# Ferries\n\n${FACT}\n`);
});

type Scripted = string | { readonly text: string; readonly toolInput?: unknown; readonly stopReason?: string };

async function answerTo(reply: Scripted) {
  own.cloud.standIns.bedrock.scriptAnswers(reply);
  return postApi(own.access, '/copilot/query', key, { question });
}

describe('a reply in the tool', () => {
  it('is the answer, with a mark for each of its excerpts', async () => {
    expect(await answerTo({ text: '', toolInput: REPLY })).toAnswer(200, GROUNDED);
  });

  it('may follow reasoning', async () => {
    own.cloud.standIns.bedrock.setReasoning('Excerpt 1 says it.');
    const answer = await answerTo({ text: '', toolInput: REPLY });
    own.cloud.standIns.bedrock.setReasoning(null);
    expect(answer).toAnswer(200, GROUNDED);
  });

  it('may end the turn, as some models say', async () => {
    expect(await answerTo({ text: '', toolInput: REPLY, stopReason: 'end_turn' })).toAnswer(200, GROUNDED);
  });

  it('says that a part is missing, in words of the question only', async () => {
    const partly = { ...REPLY, verdict: 'partly', missing: 'who steers it' };
    const answer = `${GROUNDED.answer} The documents do not say the rest.`;
    expect(await answerTo({ text: '', toolInput: partly })).toAnswer(200, { ...GROUNDED, answer });
  });

  it('gets the mark of its quote if it copied that without a number', async () => {
    const copied = { ...REPLY, sentences: [{ text: FACT, excerpts: [] }] };
    expect(await answerTo({ text: '', toolInput: copied })).toAnswer(200, GROUNDED);
  });

  it('loses a sentence that its quotes do not support', async () => {
    const sentences = [...SENTENCES, { text: 'It costs 9 euros.', excerpts: [1] }];
    expect(await answerTo({ text: '', toolInput: { ...REPLY, sentences } })).toAnswer(200, GROUNDED);
  });
});

it.each<[name: string, reply: Scripted]>([
  ['a refusal', { text: '', toolInput: { quotes: [], verdict: 'no', sentences: [] } }],
  ['an empty input', { text: '', toolInput: {} }],
  ['an input that is a text', { text: '', toolInput: JSON.stringify(REPLY) }],
  ['lists that are texts', { text: '', toolInput: { ...REPLY, quotes: JSON.stringify(QUOTES) } }],
  [
    'a sentence in other words without numbers',
    { text: '', toolInput: { ...REPLY, sentences: [{ text: 'At 7 it sails to Skye.', excerpts: [] }] } },
  ],
  ['a number that no excerpt has', { text: '', toolInput: { ...REPLY, sentences: [{ text: FACT, excerpts: [9] }] } }],
  ['no quotes', { text: '', toolInput: { ...REPLY, quotes: [] } }],
  ['a quote that no excerpt has', { text: '', toolInput: { ...REPLY, quotes: [{ excerpt: 1, text: 'It sails.' }] } }],
  ['no sentences', { text: '', toolInput: { ...REPLY, sentences: [] } }],
  ['a verdict of its own', { text: '', toolInput: { ...REPLY, verdict: 'mostly' } }],
  ['a reply that is cut off', { text: '', toolInput: REPLY, stopReason: 'max_tokens' }],
  ['a reply that a filter stops', { text: '', toolInput: REPLY, stopReason: 'guardrail_intervened' }],
  ['a reply that is longer than its limit', { text: '', toolInput: { ...REPLY, note: 'and so on '.repeat(2_000) } }],
  ['a text instead of the tool', 'I think that it leaves at 7.'],
  ['lines that are not those of a reply', LINES.replace('VERDICT: fully\n', '')],
  ['nothing', ''],
])('%s is no answer', async (_name, reply) => {
  expect(await answerTo(reply)).toAnswer(200, REFUSED);
});
