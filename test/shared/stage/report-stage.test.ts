// Guarantee: the report of a stage names everything that does not work, and what to do about it, and is complete apart
// from what cannot be read. Risk: an operator considers a stage healthy although half of its index is missing, or sees
// nothing at all because one table does not respond.
import { describe, expect, it } from 'vitest';
import {
  answeringIndex,
  failing,
  GENERATION,
  refusals,
  reportWith,
  type Services,
  STAGE,
} from './report-stage.fixture.ts';

const LIMITS = {
  active_keys_per_application_and_environment: 5,
  bases_per_company: 500,
  ip_allow_list_entries: 1_000,
};

const PEPPER = {
  current_version: 'two',
  previous_version: 'one',
  settled: true,
  keys_on_previous_version: 0,
  keys_lost: 0,
  previous_may_go: true,
};

it('shows the whole configuration of a stage without a problem', async () => {
  const { name, schema, dimensions } = GENERATION;
  expect(await reportWith()).toEqual({
    ...STAGE,
    limits: LIMITS,
    search_index: 'ready',
    index_generations: [{ name, schema, embedding_model: 'embed', dimensions, answers: true, documents_missing: 0 }],
    bases_behind: [],
    bases_behind_complete: true,
    pepper: PEPPER,
    inbox_refused: [],
    problems: [],
  });
});

// Bases of one company, each with one document that no index has; reading a document takes `readMs`.
function basesBehind(count: number, readMs = 0): Partial<Services> {
  let ms = 1_000;
  const bases = Array.from({ length: count }, (_, i) => ({ id: `base-${i}`, companyId: 'one', status: 'active' }));
  return {
    companies: { find: async () => null, list: async () => [{ id: 'one' }] },
    bases: { find: async () => null, list: async () => bases },
    documents: {
      list: async () => {
        ms += readMs;
        return [{ id: 'document', currentVersion: 1 }];
      },
    },
    nowMs: () => ms,
  } as unknown as Partial<Services>;
}

describe('bases that are behind', () => {
  it.each([
    [100, 100, true],
    [101, 100, false],
  ])('are %i, of which %i are shown; complete: %s', async (count, shown, complete) => {
    const report = await reportWith(basesBehind(count));
    expect(report).toMatchObject({ bases_behind_complete: complete, problems: [{}] });
    expect(report.bases_behind?.map(({ base_id }) => base_id)).toEqual(
      Array.from({ length: shown }, (_, i) => `base-${i}`),
    );
  });

  it('are not a problem of the index that answers if it has all their documents', async () => {
    const { name, schema, modelId, dimensions } = GENERATION;
    const currentBuild = { chunking: 1, indexes: [{ name, schema, modelId, dimensions }], inputTokens: 0 };
    const documents = { list: async () => [{ id: 'document', currentVersion: 1, currentBuild }] };
    const report = await reportWith({ ...basesBehind(1), documents } as unknown as Partial<Services>);
    expect(report).toMatchObject({ bases_behind: [{ documents: 1, behind: 1, missing_in: [] }], problems: [] });
  });

  it('are counted for twenty seconds, and then reported as incomplete', async () => {
    expect(await reportWith(basesBehind(3, 10_000))).toMatchObject({
      bases_behind: [{}, {}, {}],
      bases_behind_complete: true,
    });
    expect(await reportWith(basesBehind(3, 10_001))).toMatchObject({
      bases_behind: [{}, {}],
      bases_behind_complete: false,
    });
  });

  it('are looked for no longer than twenty seconds among companies without any base', async () => {
    let ms = 1_000;
    const list = async () => {
      ms += 10_001;
      return [];
    };
    const companies = { find: async () => null, list: async () => ['one', 'two', 'three'].map((id) => ({ id })) };
    const bases = { find: async () => null, list };
    const report = await reportWith({ companies, bases, nowMs: () => ms } as unknown as Partial<Services>);
    expect(report).toMatchObject({ bases_behind: [], bases_behind_complete: false });
    // Two of the three companies were read.
    expect(ms).toBe(1_000 + 2 * 10_001);
  });
});

const CHECK_TABLES = 'Check the status of DynamoDB in this Region and the role of the administer function.';

describe('a problem of a stage', () => {
  it.each<[what: string, change: Partial<Services>, remedy: string]>([
    ['The access table does not respond.', { companies: { find: failing, list: async () => [] } }, CHECK_TABLES],
    ['The knowledge table does not respond.', { bases: { find: failing, list: async () => [] } }, CHECK_TABLES],
    ['The audit table does not respond.', { audit: { list: failing } }, CHECK_TABLES],
    [
      'The search index does not respond.',
      { indexes: [answeringIndex, { passages: { countSearchable: failing } }] },
      'An idle collection takes up to 30 seconds to wake. Run stage status again, and check the collection if this persists.',
    ],
    [
      'The search index does not respond.',
      { indexes: [{ passages: { countSearchable: failing } }], stage: { ...STAGE, search: 'domain' } },
      'Check the status of the OpenSearch domain and its access policy.',
    ],
    [
      'The pepper cannot be read. No key can be checked or created.',
      { freshPeppers: { read: failing } },
      'Check Secrets Manager and the role of the administer function.',
    ],
    [
      'The stage keeps its data and is not protected from deletion.',
      { isUnprotected: true },
      'Deploy it again with npm run deploy, without -c protection=later.',
    ],
    [
      'The OpenSearch domain does not exist.',
      { vectorDomain: domain({ domain: 'missing', index: 'unknown' }) },
      'Create the domain, then deploy the stage.',
    ],
    [
      'The OpenSearch domain has no index of passages.',
      { vectorDomain: domain({ domain: 'active', index: 'missing' }) },
      'Run stage prepare.',
    ],
    [
      '1 file of the inbox could not become a document.',
      { inboxRefusals: refusals(1) },
      'Read the reasons in inbox_refused. Put each file where it belongs, or delete it in the bucket.',
    ],
  ])('is shown with its remedy, without the error: %s', async (what, change, remedy) => {
    const report = await reportWith(change);
    expect(report.problems).toEqual([{ what, do: remedy }]);
    expect(report.search_index).toBe(what.startsWith('The search index') ? 'not_answering' : 'ready');
    expect(report.pepper).toEqual(change.freshPeppers === undefined ? PEPPER : null);
    expect(report.search_domain).toEqual(await change.vectorDomain?.report());
    expect(JSON.stringify(report)).not.toMatch(/secret of|kc_live_secret/);
  });

  it('is shown for each part of the report that needs the access table', async () => {
    const down = { companies: { find: failing, list: failing }, keys: { countUnderOtherPeppers: failing } };
    const report = await reportWith(down);
    expect(report.pepper).toBeNull();
    expect(report.problems).toEqual([
      { what: 'The access table does not respond.', do: CHECK_TABLES },
      { what: 'The keys cannot be counted. Do not remove the previous pepper.', do: CHECK_TABLES },
    ]);
  });

  it('is not inferred from an inbox that cannot be read', async () => {
    const inboxRefusals = { list: () => ({ [Symbol.asyncIterator]: () => ({ next: failing }) }) };
    expect(await reportWith({ inboxRefusals })).toEqual(await reportWith());
  });

  it('is not inferred from a list that cannot be read, and the rest of the report stays', async () => {
    const report = await reportWith({
      answeringIndex: { read: failing },
      vectorDomain: { ...domain({}), report: failing },
    });
    expect(report).not.toHaveProperty('index_generations');
    expect(report).not.toHaveProperty('search_domain');
    expect(report.problems).toEqual([]);
  });
});

function domain(change: object) {
  const report = { domain: 'active', engine: 'OpenSearch_3.1', index: 'ready', ...change } as const;
  return { report: async () => report, createIndexes: async () => 'exists' as const };
}

it('shows the state of a domain that has no problem', async () => {
  const search_domain = { domain: 'active', engine: 'OpenSearch_3.1', index: 'ready' };
  expect(await reportWith({ vectorDomain: domain({}) })).toEqual({ ...(await reportWith()), search_domain });
});

it('shows the first fifty refused files, and counts all of them', async () => {
  const { inbox_refused: refused, problems } = await reportWith({ inboxRefusals: refusals(60) });
  expect(refused.map(({ key }) => key)).toEqual(Array.from({ length: 50 }, (_, n) => `inbox/${n}.exe`));
  expect(problems[0]?.what).toBe('60 files of the inbox could not become a document.');
});

it('waits at most eight seconds for the search index, and asks for one audit record and otherwise for nothing that exists', async () => {
  const limits: number[] = [];
  const asked: unknown[] = [];
  const ask = async (what: unknown) => void asked.push(what);
  const timeoutSignal = (milliseconds: number) => {
    limits.push(milliseconds);
    return new AbortController().signal;
  };
  const countSearchable = async (ids: readonly string[]) => asked.push(ids);
  const find = async (id: string) => {
    asked.push(id);
    return null;
  };
  await reportWith({
    timeoutSignal,
    companies: { find, list: async () => [] },
    bases: { find, list: async () => [] },
    audit: { list: ask },
    indexes: [{ passages: { countSearchable } }],
  });
  expect(limits).toEqual([8_000]);
  const nobody = '00000000-0000-0000-0000-000000000000';
  const all = { companyId: null, since: null, subjectId: null, actor: null, action: null, through: null };
  expect(asked).toEqual([nobody, nobody, { ...all, recordsMax: 1 }, ['none']]);
});
