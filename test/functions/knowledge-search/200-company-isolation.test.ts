// Guarantee: no request of one company ever shows a passage of another, however similar their documents are, and no
// content of another company or a restricted base changes a byte of its results. Risk: one customer reads another's
// documents, or learns from its own results what they say.
import { beforeAll, expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';

const TOPICS = ['the lease of the harbour office', 'parking permits', 'the travel allowance', 'the quarterly report'];

function documentOf(company: string, topic: string): string {
  return `# About ${topic}\n\nAt ${company} everybody knows about ${topic}: the rule of ${company} is written here.\n`;
}

const cloud = sharedCloud();
let north: TestCompany;
let south: TestCompany;
beforeAll(async () => {
  const companies = await Promise.all([makeCompany(cloud), makeCompany(cloud)]);
  await Promise.all(
    companies.flatMap(({ baseId }, i) =>
      TOPICS.map((topic, t) =>
        addDocument(cloud, baseId, `${t}.md`, documentOf(['Northwind', 'Southwind'][i] ?? '', topic)),
      ),
    ),
  );
  [north, south] = companies as [TestCompany, TestCompany];
});

async function expectOnlyOwn(company: TestCompany, own: string, foreign: string, text: string): Promise<void> {
  const search = await postApi(cloud, '/knowledge/search', company.key, { query: text, k: 20 });
  const answer = await postApi(cloud, '/copilot/query', company.key, { question: text });
  expect(JSON.stringify(search.body)).toContain(own);
  expect(JSON.stringify([search.body, answer.body])).not.toContain(foreign);
}

// The other company's own name is among the queries: nothing that a caller writes may reach another company.
const TEXTS = TOPICS.flatMap((topic) => [
  `What is the rule about ${topic}?`,
  `What does Southwind say about ${topic}?`,
  `Northwind ${topic}`,
]);

it.each(TEXTS)("shows each of two companies only its own documents when asked '%s'", async (text) => {
  await expectOnlyOwn(north, 'Northwind', 'Southwind', text);
  await expectOnlyOwn(south, 'Southwind', 'Northwind', text);
});

it('returns the same bytes whatever documents with the same words other companies add', async () => {
  const own = await makeCompany(cloud);
  await addDocument(cloud, own.baseId, 'one.txt', 'Zanzibar is one of the two places of which the contract speaks.');
  await addDocument(cloud, own.baseId, 'two.txt', 'Reykjavik is one of the two places of which the contract speaks.');
  const search = async () => {
    const { body } = await postApi(cloud, '/knowledge/search', own.key, { query: 'zanzibar reykjavik' });
    return JSON.stringify(body);
  };
  const before = await search();
  // The two excerpts differ in only one word: if the weight of either word changed, so would the order.
  expect(JSON.parse(before).data).toHaveLength(2);

  const restricted = { company_id: own.id, name: 'Board', description: 'Minutes', visibility: 'restricted' };
  const board = await administer(cloud, 'base.create', restricted);
  for (const [place, baseId] of [
    ['Zanzibar', board.id],
    ['Reykjavik', north.baseId],
    ['Zanzibar', south.baseId],
  ] as const) {
    for (const copy of [1, 2, 3]) {
      await addDocument(
        cloud,
        baseId,
        `${place}-${copy}.txt`,
        `${place} is the subject of copy ${copy}, and of no other.`,
      );
    }
    expect(await search(), `with ${place} in ${baseId}`).toBe(before);
  }
});
