// Guarantee: an answer comes from the company's own documents with one citation for every mark, or says that there is
// none. Risk: a caller gets an invented answer or a citation without a source, or pays for an unnecessary model call.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { callApi, postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';

const LEASE =
  '# Lease of the harbour office\n\nThe lease of the harbour office begins on 1 March 2024 and ends after 36 months.\n';

it('answers with citations and the usage that the model reported', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'lease.md', LEASE);
  const answer = await callApi(cloud, '/copilot/query', {
    key: company.key,
    body: { question: 'When does the lease of the harbour office begin?' },
  });
  expect(answer).toAnswer(200, {
    answer: 'The lease of the harbour office begins on 1 March 2024 and ends after 36 months [1].',
    grounded: true,
    citations: [
      {
        n: 1,
        source_title: 'Lease of the harbour office',
        excerpt: 'The lease of the harbour office begins on 1 March 2024 and ends after 36 months.',
      },
    ],
    usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
  });
  const { usage } = answer.body as { usage: { input_tokens: number; output_tokens: number } };
  expect(usage.input_tokens).toBeGreaterThan(100);
  expect(usage.output_tokens).toBeGreaterThan(10);
});

it('answers only from the bases that base_ids names, in any case and however often', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const input = { company_id: company.id, name: 'Parking', visibility: 'company' };
  const { id } = await administer(cloud, 'base.create', input);
  await addDocument(cloud, company.baseId, 'lease.md', LEASE);
  const question = 'When does the lease of the harbour office begin?';
  const ask = async (base_ids: string[]) =>
    (await postApi(cloud, '/copilot/query', company.key, { question, base_ids })).body;
  expect(await ask([id, id.toUpperCase()])).toMatchObject({ grounded: false, citations: [] });
  expect(await ask([company.baseId])).toMatchObject({ grounded: true, citations: [{ n: 1 }] });
});

it('says that the documents do not answer, without citations, when they do not', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'lease.md', LEASE);
  const answer = await postApi(cloud, '/copilot/query', company.key, {
    question: 'Which wine goes with grilled octopus in Lisbon?',
  });
  expect(answer).toAnswer(200, {
    answer: 'The documents do not answer this question.',
    grounded: false,
    citations: [],
    usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
  });
});

it.each([
  ['letters at random', 'asdf qwer zxcv uiop'],
  ['an emoji', '🦊'],
  ['punctuation', '?????'],
  ['another field', 'Who won the football match last night?'],
  ['made-up words', 'blargh snorf wibble'],
])('calls no model for %s', async (_name, question) => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'lease.md', LEASE);
  const answer = await postApi(cloud, '/copilot/query', company.key, { question });
  expect(answer).toAnswer(200, {
    answer: 'The documents do not answer this question.',
    grounded: false,
    citations: [],
    usage: { input_tokens: 0, output_tokens: 0 },
  });
  expect(await postApi(cloud, '/knowledge/search', company.key, { query: question })).toAnswer(200, { data: [] });
});

it.each([
  ['When does the lease begin?', 'The documents do not answer this question.'],
  ['¿Cuándo empieza el contrato?', 'Los documentos no responden a esta pregunta.'],
  ['Ab wann gilt der Mietvertrag?', 'Die Dokumente beantworten diese Frage nicht.'],
  ['契約はいつから？', '文書にはこの質問への答えがありません。'],
  ['Vad kostar frakten?', 'The documents do not answer this question.'],
])('calls no model for a company without documents, and answers %j in its language', async (question, answer) => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  expect(await postApi(cloud, '/copilot/query', company.key, { question })).toAnswer(200, {
    answer,
    grounded: false,
    citations: [],
    usage: { input_tokens: 0, output_tokens: 0 },
  });
});

it('writes what a document itself has in the form of a mark in parentheses, and leaves the excerpt as it is', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const text = 'The relay of the pump is set with gains[3] = 7, as table [4] says.';
  await addDocument(cloud, company.baseId, 'relay.md', `# Relay\n\n${text}\n`);
  const { body } = await postApi(cloud, '/copilot/query', company.key, {
    question: 'How is the relay of the pump set?',
  });
  expect(body).toMatchObject({
    answer: 'The relay of the pump is set with gains(3) = 7, as table (4) says [1].',
    grounded: true,
    citations: [{ n: 1, source_title: 'Relay', excerpt: text }],
  });
});
