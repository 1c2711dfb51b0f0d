// Guarantee: every body outside the contract is refused with a message that names the field and the rule but reveals
// nothing of the value. Risk: a mistyped field silently widens a search.
import { beforeAll, describe, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { BASE_IDS_CASES, testBrokenBodies, testHiddenBases, textFieldCases } from '../../harness/refused-bodies.ts';

const K = "The field 'k' must be a whole number from 1 to 20.";

describe('POST /knowledge/search', () => {
  const cloud = sharedCloud();
  let key: string;
  beforeAll(async () => {
    ({ key } = await makeCompany(cloud));
  });

  testBrokenBodies('/knowledge/search');

  it.each(textFieldCases('query', 500))('limits query to 1 to 500 code points: %s', async (_what, query, sentence) => {
    const answer = await postApi(cloud, '/knowledge/search', key, { query });
    if (sentence === null) {
      expect(answer).toAnswer(200, { data: [] });
    } else {
      expect(answer).toBeRefused(400, sentence);
    }
  });

  it.each([{ k: 0 }, { k: 21 }, { k: 1.5 }, { k: -1 }, { k: '5' }, { k: [] }, { k: true }, { k: 1e300 }])(
    'refuses $k as k, which is a whole number from 1 to 20',
    async ({ k }) => {
      expect(await postApi(cloud, '/knowledge/search', key, { query: 'x', k })).toBeRefused(400, K);
    },
  );

  it.each([1, 20, 5.0, null])('accepts %s as k', async (k) => {
    expect(await postApi(cloud, '/knowledge/search', key, { query: 'x', k })).toAnswer(200, { data: [] });
  });

  it('takes base_ids that is null as absent', async () => {
    expect(await postApi(cloud, '/knowledge/search', key, { query: 'x', base_ids: null })).toAnswer(200, { data: [] });
  });

  it.each(BASE_IDS_CASES)('refuses base_ids with %s', async (_what, base_ids, sentence) => {
    expect(await postApi(cloud, '/knowledge/search', key, { query: 'x', base_ids })).toBeRefused(400, sentence);
  });

  testHiddenBases('/knowledge/search', { query: 'x' });

  it('names an unknown field, but never repeats what looks like a value', async () => {
    const search = (body: object) => postApi(cloud, '/knowledge/search', key, body);
    const notRepeated = 'The request body has a field that is not known.';
    expect(await search({ query: 'x', base_id: 'y' })).toBeRefused(400, "The field 'base_id' is not known.");
    expect(await search({ query: 'x', [key]: 1 })).toBeRefused(400, notRepeated);
    expect(await search({ query: 'x', 'jane@example.com': 1 })).toBeRefused(400, notRepeated);
  });
});
