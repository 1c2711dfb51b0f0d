// Guarantee: a search returns at most k ranked excerpts of the company's own current documents, with title, page and
// cosine. Risk: somebody relies on a stale, foreign or mislabeled excerpt.
import { beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { callApi, postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';

const LEASE = '# Lease of the harbour office\n\nThe lease begins on 1 March 2024 and ends after 36 months.\n';
const PARKING = '# Parking rules\n\nVisitors of the harbour park on level two. A permit costs four euros a day.\n';

it('returns the excerpts that match, best first, with every field of the contract', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'lease.md', LEASE);
  await addDocument(cloud, company.baseId, 'parking.md', PARKING);
  const answer = await callApi(cloud, '/knowledge/search', {
    key: company.key,
    body: { query: 'When does the lease of the harbour office begin?' },
  });
  expect(answer).toAnswer(200, {
    data: [
      {
        n: 1,
        source_title: 'Lease of the harbour office',
        page: null,
        excerpt: 'The lease begins on 1 March 2024 and ends after 36 months.',
        similarity: expect.any(Number),
      },
      {
        n: 2,
        source_title: 'Parking rules',
        page: null,
        excerpt: 'Visitors of the harbour park on level two. A permit costs four euros a day.',
        similarity: expect.any(Number),
      },
    ],
  });
  const [first, second] = (answer.body as { data: { similarity: number }[] }).data.map(({ similarity }) => similarity);
  expect(first).toBeGreaterThan(second ?? 1);
  expect(Number(first?.toFixed(4))).toBe(first);
});

describe('of 22 documents that match', () => {
  const cloud = sharedCloud();
  let company: TestCompany;
  beforeAll(async () => {
    company = await makeCompany(cloud);
    const sections = Array.from(
      { length: 22 },
      (_, i) =>
        `Permit ${i} is for gate number ${i} of the northern harbour and for the ship of captain ${String.fromCharCode(65 + i)}.`,
    );
    await Promise.all(sections.map((text, i) => addDocument(cloud, company.baseId, `permit-${i}.txt`, text)));
  });

  it.each([
    { k: undefined, length: 5 },
    { k: 1, length: 1 },
    { k: 20, length: 20 },
  ])('returns $length when k is $k', async ({ k, length }) => {
    const query = 'Which permit is for the harbour?';
    const { status, body } = await postApi(cloud, '/knowledge/search', company.key, { query, k });
    expect(status).toBe(200);
    expect((body as { data: { n: number }[] }).data.map(({ n }) => n)).toEqual(Array.from({ length }, (_, i) => i + 1));
  });
});

it('searches only the bases that base_ids names, in any case and however often', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const other = await administer(cloud, 'base.create', {
    company_id: company.id,
    name: 'Parking',
    visibility: 'company',
  });
  await addDocument(cloud, company.baseId, 'lease.md', LEASE);
  await addDocument(cloud, other.id, 'parking.md', PARKING);
  const { body } = await postApi(cloud, '/knowledge/search', company.key, {
    query: 'When does the lease begin, and where do visitors park?',
    base_ids: [other.id, other.id.toUpperCase()],
  });
  expect((body as { data: { source_title: string }[] }).data.map((hit) => hit.source_title)).toEqual(['Parking rules']);
});

it('finds nothing for a company without documents', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  expect(await postApi(cloud, '/knowledge/search', company.key, { query: 'lease' })).toAnswer(200, { data: [] });
});

it('shows the new version of a document at once, never the old one, and nothing of a deleted one', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const search = async () => {
    const { body } = await postApi(cloud, '/knowledge/search', company.key, { query: 'How many months is the lease?' });
    return (body as { data: { excerpt: string }[] }).data.map(({ excerpt }) => excerpt);
  };
  await addDocument(cloud, company.baseId, 'lease.txt', 'The lease ends after 36 months.');
  expect(await search()).toEqual(['The lease ends after 36 months.']);
  const second = await addDocument(cloud, company.baseId, 'lease.txt', 'The lease ends after 48 months.');
  expect(second.version).toBe(2);
  expect(await search()).toEqual(['The lease ends after 48 months.']);
  await administer(cloud, 'documents.delete', { document_id: second.id });
  expect(await search()).toEqual([]);
});

it('accepts a Content-Type with a charset, and a query of 500 emoji', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const headers = { Authorization: `Bearer ${company.key}`, 'content-type': 'application/json; charset=UTF-8' };
  const answer = await callApi(cloud, '/knowledge/search', { headers, body: { query: '😀'.repeat(500) } });
  expect(answer).toAnswer(200, { data: [] });
});
