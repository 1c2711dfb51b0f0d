// Guarantee: what asks nothing about the documents is refused in its language: an emoji, a word that they only repeat,
// and a question to the assistant itself; a heading is answered by what is below it. Risk: "Are you a robot?" is
// answered with a sentence about the company's robot.
import { beforeAll, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';

const PAGE = `# Assistant of the harbour

The assistant app is a robot that answers questions of captains. The assistant app exports reports as PDF and CSV.
Its language model Zeta-4 was trained in Bern. Everybody listens to the radio.

## Opening hours

The harbour opens at 6:00 and closes at 22:00.

## Fees

A berth costs 40 euros a night.
`;
const WORD = '# Zebra\n\nZebra zebra.\n';

let company: TestCompany;
const ask = (question: string) => postApi(sharedCloud(), '/copilot/query', company.key, { question });

beforeAll(async () => {
  company = await makeCompany(sharedCloud(), { limits: 'highest' });
  await addDocument(sharedCloud(), company.baseId, 'assistant.md', PAGE);
  await addDocument(sharedCloud(), company.baseId, 'zebra.md', WORD);
});

const ENGLISH = 'The documents do not answer this question.';

it.each([
  ['hi there!', ENGLISH],
  ['👍', ENGLISH],
  ['Danke', 'Die Dokumente beantworten diese Frage nicht.'],
  ['zebra', ENGLISH],
  ['Who are you?', ENGLISH],
  ['Which language model are you?', ENGLISH],
  ['What can you do?', ENGLISH],
  ['Are you a robot?', ENGLISH],
  ['Bist du ein Roboter?', 'Die Dokumente beantworten diese Frage nicht.'],
  ['¿Eres un robot?', 'Los documentos no responden a esta pregunta.'],
])('refuses %j in its language', async (question, answer) => {
  expect(await ask(question)).toAnswer(200, {
    answer,
    grounded: false,
    citations: [],
    usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
  });
});

it.each([
  ['What does the assistant app export?', 'The assistant app exports reports as PDF and CSV [1].'],
  ['Opening hours', 'The harbour opens at 6:00 and closes at 22:00 [1].'],
  ['Fees?', 'A berth costs 40 euros a night [1].'],
])('answers %j from the documents', async (question, answer) => {
  const citations = [{ n: 1, source_title: 'Assistant of the harbour', excerpt: expect.any(String) }];
  const usage = { input_tokens: expect.any(Number), output_tokens: expect.any(Number) };
  expect(await ask(question)).toAnswer(200, { answer, grounded: true, citations, usage });
});
