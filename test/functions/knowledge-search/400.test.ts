// Guarantee: every body outside the contract is refused with a sentence that names the field and the rule, and nothing
// of the value. Risk: a mistyped field that silently widens a search.
import { describe, expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { BASE_IDS_CASES, expectEveryBrokenBodyRefused, textFieldCases } from '../../harness/refused-bodies.ts';

const K = "The field 'k' must be a whole number from 1 to 20.";

describe('POST /knowledge/search', () => {
  it('refuses what is no JSON object', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    await expectEveryBrokenBodyRefused(cloud, '/knowledge/search', key);
  });

  it('holds query to 1 to 500 code points', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    for (const [query, sentence] of textFieldCases('query', 500)) {
      const expected =
        sentence === null ? { status: 200, body: { data: [] } } : { status: 400, body: { error: sentence } };
      expect(await postApi(cloud, '/knowledge/search', key, { query })).toEqual(expected);
    }
  });

  it('holds k to whole numbers from 1 to 20', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    for (const k of [0, 21, 1.5, -1, '5', null, [], true, 1e300]) {
      expect(await postApi(cloud, '/knowledge/search', key, { query: 'x', k })).toEqual({
        status: 400,
        body: { error: K },
      });
    }
    for (const k of [1, 20, 5.0]) {
      expect((await postApi(cloud, '/knowledge/search', key, { query: 'x', k })).status).toBe(200);
    }
  });

  it('holds base_ids to 1 to 50 uuids', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    for (const [base_ids, sentence] of BASE_IDS_CASES) {
      expect(await postApi(cloud, '/knowledge/search', key, { query: 'x', base_ids })).toEqual({
        status: 400,
        body: { error: sentence },
      });
    }
  });

  it('answers an unknown, a foreign, a restricted and a deleted base alike', async () => {
    const cloud = sharedCloud();
    const [company, other] = await Promise.all([makeCompany(cloud), makeCompany(cloud)]);
    const restricted = await administer(cloud, 'base.create', {
      company_id: company.id,
      name: 'Board',
      visibility: 'restricted',
    });
    const deleted = await administer(cloud, 'base.create', {
      company_id: company.id,
      name: 'Old',
      visibility: 'company',
    });
    await administer(cloud, 'base.delete', { base_id: deleted.id });
    for (const id of ['00000000-0000-4000-8000-000000000000', other.baseId, restricted.id, deleted.id]) {
      const answer = await postApi(cloud, '/knowledge/search', company.key, {
        query: 'x',
        base_ids: [company.baseId, id],
      });
      expect(answer).toEqual({
        status: 400,
        body: { error: "The field 'base_ids' names a base that does not exist." },
      });
    }
  });

  it('names an unknown field, but never repeats what looks like a value', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    const refused = (body: object) => postApi(cloud, '/knowledge/search', key, body);
    expect(await refused({ query: 'x', base_id: 'y' })).toEqual({
      status: 400,
      body: { error: "The field 'base_id' is not known." },
    });
    expect(await refused({ query: 'x', [key]: 1 })).toEqual({
      status: 400,
      body: { error: 'The request body has a field that is not known.' },
    });
    expect(await refused({ query: 'x', 'jane@example.com': 1 })).toEqual({
      status: 400,
      body: { error: 'The request body has a field that is not known.' },
    });
  });
});
