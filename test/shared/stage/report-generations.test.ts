// Guarantee: the report counts, for each index and each base, the documents that it lacks, reads every document once
// and ends in time. Risk: an operator removes an index that the other one cannot replace yet.
import { describe, expect, it } from 'vitest';
import { CHUNKING_VERSION } from '../../../shared/ingestion/chunking/chunking-version.ts';
import { reportGenerations } from '../../../shared/stage/report-generations.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';

type Services = Parameters<typeof reportGenerations>[0];

const OLD = { ...INDEX_GENERATION, modelId: 'embed' };
const NEW = { ...OLD, name: 'passages-v2', schema: 2 as const };
const RECORD = recordIn({ companyId: 'company', baseId: 'base' });

// A document with a readable version that is in these indexes.
function documentIn(generations: readonly (typeof OLD | typeof NEW)[], chunking = CHUNKING_VERSION) {
  const indexes = generations.map(({ name, schema, modelId, dimensions }) => ({ name, schema, modelId, dimensions }));
  return { ...RECORD, currentVersion: 1, currentBuild: { chunking, inputTokens: 1, indexes } };
}

// A stage with these documents in each base, of which the last two belong to the second company.
function stageOf(documents: Readonly<Record<string, readonly object[]>>, readMs = 0) {
  let ms = 1_000;
  const ids = Object.keys(documents);
  const asked: unknown[] = [];
  const services = {
    generations: [OLD, NEW],
    answeringIndex: { read: async () => NEW.name },
    companies: { list: async () => [{ id: 'one' }, { id: 'two' }] },
    bases: {
      list: async (companyId: string) =>
        (companyId === 'two' ? ids.slice(-2) : ids.slice(0, -2)).map((id) => ({ id, companyId, status: 'active' })),
    },
    documents: {
      list: async (baseId: string, after: string | null, max: number) => {
        ms += readMs;
        asked.push([baseId, after, max]);
        return documents[baseId] ?? [];
      },
    },
    nowMs: () => ms,
  } as unknown as Services;
  return { services, asked };
}

describe('the report', () => {
  it('says how many documents each index lacks, which bases are behind, and what to do', async () => {
    const { services, asked } = stageOf({
      complete: [documentIn([OLD, NEW]), documentIn([OLD, NEW])],
      behind: [documentIn([OLD]), documentIn([OLD, NEW]), documentIn([OLD])],
      outdated: [documentIn([OLD, NEW], 0)],
      unread: [{ ...documentIn([]), currentVersion: 0 }],
      'in no index': [documentIn([])],
    });
    const described = ({ name, schema }: typeof OLD | typeof NEW) => ({
      name,
      schema,
      embedding_model: 'embed',
      dimensions: OLD.dimensions,
    });
    expect(await reportGenerations(services)).toEqual({
      report: {
        index_generations: [
          { ...described(OLD), answers: false, documents_missing: 1 },
          { ...described(NEW), answers: true, documents_missing: 3 },
        ],
        bases_behind: [
          { company_id: 'one', base_id: 'behind', documents: 3, behind: 2, missing_in: [NEW.name] },
          { company_id: 'one', base_id: 'outdated', documents: 1, behind: 1, missing_in: [] },
          { company_id: 'two', base_id: 'in no index', documents: 1, behind: 1, missing_in: [OLD.name, NEW.name] },
        ],
        bases_behind_complete: true,
      },
      problems: [
        {
          what: '3 documents are not in passages-v2, the index that answers, and cannot be found.',
          do: 'Run documents reindex --all.',
        },
      ],
    });
    expect(asked).toEqual(['complete', 'behind', 'outdated', 'unread', 'in no index'].map((base) => [base, null, 500]));
  });

  it('speaks of a single document in the singular', async () => {
    const { services } = stageOf({ one: [documentIn([OLD])], other: [documentIn([NEW])] });
    expect((await reportGenerations(services)).problems).toEqual([
      {
        what: '1 document is not in passages-v2, the index that answers, and cannot be found.',
        do: 'Run documents reindex --all.',
      },
    ]);
  });

  it.each([
    [20_000, 2],
    [20_001, 1],
  ])('counts for twenty seconds: if a read takes %i milliseconds, it has %i of two bases', async (readMs, count) => {
    const { services } = stageOf({ one: [documentIn([])], other: [documentIn([])] }, readMs);
    expect((await reportGenerations(services)).report).toMatchObject({
      bases_behind: Array(count).fill({ documents: 1 }),
      bases_behind_complete: count === 2,
    });
  });
});
