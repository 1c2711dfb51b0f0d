// Guarantee: on a stage with a reranking model, searches and questions get the best passages in the model's order, and
// pay one unit for it from the company's budget, within the reservation; the model gets the company's own passages
// alone, without the personal data that the policy removes. Without such a model, nothing is reranked or paid.
// Risk: the model has no effect, is not charged, or reads what it may not.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { type CloudAccess, sharedCloud } from '../../harness/cloud.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';
import { watchRequests } from '../../harness/local-cloud/faults.ts';
import { setPolicies, showBudget } from '../../harness/spending.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';
import { untilAnswering } from '../until-answering.ts';

const MODEL_ID = 'cohere.rerank-v3-5:0';
const UNIT_NANO_USD = 2_000_000n;
const QUERY = 'When is the garden of the harbour office watered?';
const WATERED = {
  'monday.txt': 'The garden of the harbour office is watered on Monday at 8:00.',
  'shed.txt': 'The shed behind the garden is locked; write to keeper@example.com for a key.',
  'dogs.txt': 'Dogs may not enter the garden between March and June.',
};
const FOREIGN = 'The garden of the harbour office is watered by strangers every night.';

async function addAll(access: CloudAccess, company: TestCompany, documents: Readonly<Record<string, string>>) {
  for (const [file, content] of Object.entries(documents)) {
    await addDocument(access, company.baseId, file, content);
  }
}

interface Excerpt {
  readonly excerpt: string;
  readonly similarity: number;
}

async function search(access: CloudAccess, company: TestCompany, k: number): Promise<readonly Excerpt[]> {
  const { status, body } = await postApi(access, '/knowledge/search', company.key, { query: QUERY, k });
  expect(status).toBe(200);
  return (body as { data: readonly Excerpt[] }).data;
}

const excerptsOf = (found: readonly Excerpt[]) => found.map(({ excerpt }) => excerpt);

interface UsageLine {
  readonly model_id: string;
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly nano_usd: string;
}

// The lines of the model in the export of this month, which the report shows too.
async function paid(access: CloudAccess, company: TestCompany): Promise<readonly UsageLine[]> {
  const { month } = await showBudget(access, company);
  const usage: readonly UsageLine[] = await administer(access, 'usage.export', { company_id: company.id, month });
  expect(JSON.stringify(usage)).not.toMatch(/not metered|over_bound|unmetered/);
  const report: { lines: readonly UsageLine[] } = await administer(access, 'usage.report', {
    company_id: company.id,
    month,
  });
  const lines = usage.filter(({ model_id }) => model_id === MODEL_ID);
  expect(report.lines.filter(({ model_id }) => model_id === MODEL_ID).map(({ nano_usd }) => nano_usd)).toEqual(
    lines.map(({ nano_usd }) => nano_usd),
  );
  return lines;
}

it('lets the model decide on the order, shows it only what it may see, and pays for it by the unit', async () => {
  const { cloud, access } = await startStageForTest({
    rerank: { model: { kind: 'foundation-model', modelId: MODEL_ID } },
  });
  const { reranking, meter } = cloud.standIns.bedrock;
  await untilAnswering(access);
  const company = await makeCompany(access, { environment: 'live' });
  await addAll(access, company, WATERED);
  const stranger = await makeCompany(access, { environment: 'live' });
  await addAll(access, stranger, { 'night.txt': FOREIGN });
  const sent: string[] = [];
  const prompts: string[] = [];
  watchRequests(cloud, { service: 'bedrock', operation: 'InvokeModel' }, ({ path, body }) => {
    if (path.includes('rerank')) {
      sent.push(body.toString('utf8'));
    }
  });
  watchRequests(cloud, { service: 'bedrock', operation: 'Converse' }, ({ body }) => {
    prompts.push(body.toString('utf8'));
  });
  meter.reset();

  // A search: the worst passage by words and vector is the best one here, and all keep their cosine.
  const worstFirst = ['Dogs', 'shed', 'watered'];
  reranking.setScore((_query, text) => 1 - worstFirst.findIndex((word) => text.includes(word)) / 3);
  const ranked = await search(access, company, 20);
  expect(excerptsOf(ranked)).toEqual([WATERED['dogs.txt'], WATERED['shed.txt'], WATERED['monday.txt']]);
  expect(excerptsOf(await search(access, company, 1))).toEqual([WATERED['dogs.txt']]);
  reranking.setScore((_query, text) => worstFirst.findIndex((word) => text.includes(word)));
  expect((await search(access, company, 20)).toReversed()).toEqual(ranked.map((one, at) => ({ ...one, n: 3 - at })));
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    query: QUERY,
    documents: expect.arrayContaining(Object.values(WATERED).map((text) => expect.stringContaining(text))),
    top_n: 3,
    api_version: 2,
  });
  expect(sent).toHaveLength(3);

  // A question: the prompt has the excerpts in the model's order.
  reranking.setScore((_query, text) => Number(text.includes('shed')));
  const asked = await postApi(access, '/copilot/query', company.key, { question: QUERY });
  expect(asked).toMatchObject({ status: 200, body: { grounded: true } });
  expect(JSON.parse(prompts[0] ?? '').messages[0].content[0].text).toMatch(
    /<excerpt n="1"[^>]*>\s*The shed behind the garden/,
  );
  expect(sent).toHaveLength(4);

  // Where personal data is removed, the model gets placeholders, and the answer is the same.
  await setPolicies(access, company, { personal_data: 'on', personal_data_kinds: ['EMAIL'] });
  const [redacted] = await search(access, company, 20);
  expect(redacted?.excerpt).toContain('write to [EMAIL_1] for a key');
  expect(sent[4]).toContain('write to [EMAIL_1] for a key');
  expect(sent[4]).not.toContain('keeper@');

  // Nothing relevant, or nothing to order: not paid for.
  await postApi(access, '/knowledge/search', company.key, { query: 'xqzt wvut plomf' });
  await search(access, stranger, 20);
  expect(sent).toHaveLength(5);
  expect(sent.join()).not.toContain('strangers');

  expect(meter.usage()[MODEL_ID]).toEqual({ calls: 5, inputTokens: 5, outputTokens: 0 });
  expect(await paid(access, company)).toMatchObject([
    { calls: 5, input_tokens: 5, output_tokens: 0, nano_usd: String(5n * UNIT_NANO_USD) },
  ]);
  expect(await paid(access, stranger)).toEqual([]);
  expect(await showBudget(access, company)).toMatchObject({ held_usd: '0' });

  // Less than a unit is left: refused before anything is called.
  const { settled_usd } = await showBudget(access, company);
  const withLeft = (dollars: number) => (Number(settled_usd) + dollars).toFixed(9);
  await setPolicies(access, company, { monthly_budget_usd: withLeft(0.0019) });
  const refused = await postApi(access, '/knowledge/search', company.key, { query: QUERY });
  expect(refused).toBeRefused(403, /budget does not cover this search/);
  expect(sent).toHaveLength(5);
  await setPolicies(access, company, { monthly_budget_usd: withLeft(0.0021) });
  await search(access, company, 20);
  expect(sent).toHaveLength(6);
}, 300_000);

it('leaves the order to the search on a stage without such a model, and pays nothing for it', async () => {
  const access = sharedCloud();
  const company = await makeCompany(access, { environment: 'live' });
  await addAll(access, company, WATERED);
  const found = excerptsOf(await search(access, company, 20));
  expect(found[0]).toBe(WATERED['monday.txt']);
  expect(found).toHaveLength(3);
  expect(await paid(access, company)).toEqual([]);
});
