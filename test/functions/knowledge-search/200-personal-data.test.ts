// Guarantee: with the policy on, a search shows no value of a chosen kind, and a query from which a value is removed
// finds what its other words match, or nothing if no word is left. Risk: an excerpt or a title leaks personal data, or
// a search fails.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';

const DOCUMENT =
  '# Permit of Maria Rossi\n\nThe permit of Maria Rossi is for gate four. Her card is 4111 1111 1111 1111.\n';

it('shows placeholders, the same for the same value, in titles and excerpts', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'permit.md', DOCUMENT);
  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'on', personal_data_kinds: 'all' });
  const answer = await postApi(cloud, '/knowledge/search', company.key, {
    query: 'Which gate is the permit of Maria Rossi for?',
  });
  expect(answer).toAnswer(200, {
    data: [
      {
        n: 1,
        source_title: 'Permit of [PERSON_1]',
        page: null,
        excerpt: 'The permit of [PERSON_1] is for gate four. Her card is [CREDIT_CARD_1].',
        similarity: expect.any(Number),
      },
    ],
  });
});

it('finds nothing for a query that was only a personal value, and still checks its bases', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'permit.md', DOCUMENT);
  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'on' });
  const search = (body: object) => postApi(cloud, '/knowledge/search', company.key, body);
  expect(await search({ query: '4111 1111 1111 1111' })).toAnswer(200, { data: [] });
  const base_ids = ['00000000-0000-4000-8000-000000000000'];
  expect((await search({ query: '4111 1111 1111 1111', base_ids })).status).toBe(400);
});
