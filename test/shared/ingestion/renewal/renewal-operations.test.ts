// Guarantee: a document is ingested again only if its file exists and its base is not being deleted, each time with an
// audit record; a message that the queue does not accept is logged, and the operation succeeds; an estimate covers what
// readers see. Risk: a version in a base that is being deleted, or an estimate of half the charge.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditRecord } from '../../../../shared/administration/audit-record.ts';
import { CHUNKING_VERSION } from '../../../../shared/ingestion/chunking/chunking-version.ts';
import { estimateReindex } from '../../../../shared/ingestion/renewal/estimate-reindex.ts';
import { reindexDocuments } from '../../../../shared/ingestion/renewal/reindex-documents.ts';
import { retryDocument } from '../../../../shared/ingestion/renewal/retry-document.ts';
import type { DocumentRecord } from '../../../../shared/knowledge/document.ts';
import type { KnowledgeBase } from '../../../../shared/knowledge/knowledge-base.ts';
import type { IndexGeneration } from '../../../../shared/search/passage-index-schema.ts';
import { recordIn } from '../../knowledge/document-record.fixture.ts';
import { INDEX_GENERATION } from '../../search/index-generation.fixture.ts';
import { WITHOUT_COSTS } from '../limits/without-costs.fixture.ts';

const AT = '2026-11-20T06:00:00.000Z';
const context = { id: 'record', at: AT, actor: 'tester' };
const FILE = { fileVersion: 2, bytes: 3, checksum: 'c'.repeat(64) };
const FIRST: IndexGeneration = { ...INDEX_GENERATION, modelId: 'model-1', dimensions: 1_024, wordWeight: 1 };

const document = (over: Partial<DocumentRecord> = {}): DocumentRecord => ({
  ...recordIn({ companyId: 'company', baseId: 'base' }),
  id: 'document',
  status: 'failed',
  fileVersion: 3,
  currentFile: FILE,
  currentVersion: 1,
  currentPassages: 10,
  ...over,
});

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

interface Given {
  readonly records?: readonly DocumentRecord[];
  readonly outcomes?: ('done' | 'changed' | 'no_base')[];
  readonly status?: KnowledgeBase['status'] | null;
  readonly isDown?: boolean;
  readonly generations?: readonly IndexGeneration[];
}

function openStage({
  records = [document()],
  outcomes = [],
  status = 'active',
  isDown = false,
  generations = [FIRST],
}: Given) {
  const written: AuditRecord[] = [];
  const announced: unknown[] = [];
  const cleared: unknown[] = [];
  const asked: unknown[] = [];
  const send = async (list: unknown[], ...what: unknown[]) => {
    if (isDown) {
      throw new Error('secret');
    }
    list.push(...what);
  };
  const services = {
    bases: { find: async () => (status === null ? null : ({ status } as KnowledgeBase)) },
    documents: {
      find: async (id: string) => records.find((each) => each.id === id) ?? null,
      get: async ({ documentId }: { documentId: string }) => records.find(({ id }) => id === documentId) ?? null,
      list: async (_base: string, after: string | null, max: number) => {
        asked.push(after);
        return records.filter(({ id }) => after === null || id > after).slice(0, max);
      },
    },
    documentRegister: {
      renew: async (_next: DocumentRecord, _before: DocumentRecord, audit: AuditRecord) => {
        written.push(audit);
        return outcomes.shift() ?? ('done' as const);
      },
    },
    files: { exists: async () => true },
    announce: (address: object, fileVersion: number) => send(announced, address, fileVersion),
    ...WITHOUT_COSTS,
    clearDeadLetters: (address: object) => send(cleared, address),
    generations,
    priceOf: (modelId: string) => ({ modelId, regions: [], inputPico: 1_000n, outputPico: 0n, source: '', readOn: '' }),
    newId: () => 'new',
    nowMs: () => Date.parse(AT),
  };
  return { services, written, announced, cleared, asked };
}

const address = { companyId: 'company', baseId: 'base', documentId: 'document' };

describe('a retry', () => {
  const retry = (given: Given) => {
    const { services, ...seen } = openStage(given);
    return { ...seen, retrying: retryDocument(services, { document_id: 'document' }, context) };
  };

  it('is written with its audit record, announced, and removes the dead letters', async () => {
    const { retrying, written, announced, cleared } = retry({});
    expect(await retrying).toMatchObject({ id: 'document', status: 'pending', version: 2 });
    const change = { action: 'document.retry', subjectType: 'document', subjectId: 'document', companyId: 'company' };
    expect(written).toEqual([expect.objectContaining({ ...context, ...change })]);
    expect({ announced, cleared }).toEqual({ announced: [address, 3], cleared: [address] });
  });

  it('is tried again if another change was saved first', async () => {
    const { retrying, written, announced } = retry({ outcomes: ['changed', 'changed', 'done'] });
    await retrying;
    expect({ written: written.length, announced }).toEqual({ written: 3, announced: [address, 3] });
  });

  it('is refused in a base that is being deleted, and for an unknown document', async () => {
    const noBase = { code: 'not_found', message: 'There is no base with this ID.' };
    const deleting = retry({ outcomes: ['no_base'] });
    await expect(deleting.retrying).rejects.toMatchObject(noBase);
    expect(deleting.announced).toEqual([]);
    await expect(retry({ records: [] }).retrying).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no document with this ID.',
    });
  });

  it('succeeds if the queue does not answer, and logs what was not sent', async () => {
    expect(await retry({ isDown: true }).retrying).toMatchObject({ status: 'pending' });
    const line = { level: 'warn', document_id: 'document', reason: 'Error' };
    expect(lines).toEqual([
      { ...line, message: 'announcement_left' },
      { ...line, message: 'dead_letters_left' },
    ]);
  });
});

describe('reindexing', () => {
  const ids = Array.from({ length: 501 }, (_, at) => `document-${1_000 + at}`);
  const reindex = (given: Given, after?: string) => {
    const { services, ...seen } = openStage(given);
    const input = { base_id: 'base', which: 'every' as const, ...(after === undefined ? {} : { after }) };
    return { ...seen, reindexing: reindexDocuments(services, input, context) };
  };

  it('continues after the last checked document, and ends when there are no more', async () => {
    const records = ids.map((id) => document({ id, currentFile: null }));
    const first = await reindex({ records }).reindexing;
    expect(first).toMatchObject({ documents: [], next: ids[first.skipped - 1] });
    expect(first.skipped).toBeGreaterThan(0);
    const { reindexing, asked } = reindex({ records }, ids[499]);
    expect(await reindexing).toEqual({ documents: [], skipped: 1, next: null });
    expect(asked).toEqual([ids[499]]);
  });

  it('ingests each document that has a file and is not in progress, each with an audit record', async () => {
    const records = [
      document({ id: 'a' }),
      document({ id: 'b', currentFile: null }),
      document({ id: 'c', status: 'pending' }),
    ];
    const { reindexing, written, announced } = reindex({ records });
    expect(await reindexing).toMatchObject({ documents: [{ id: 'a', status: 'pending' }], skipped: 2, next: null });
    expect(written).toEqual([expect.objectContaining({ id: 'new', action: 'document.reindex', subjectId: 'a' })]);
    expect(announced).toEqual([{ ...address, documentId: 'a' }, 2]);
  });

  it.each([
    ['being deleted', 'deleting'],
    ['unknown', null],
  ] as const)('is refused for a base that is %s', async (_what, status) => {
    const missing = { code: 'not_found', message: 'There is no base with this ID.' };
    await expect(reindex({ status }).reindexing).rejects.toMatchObject(missing);
    const { services } = openStage({ status });
    await expect(estimateReindex(services, { base_id: 'base', which: 'every' })).rejects.toMatchObject(missing);
  });
});

describe('an estimate', () => {
  // The fields of a document that models embedded for these indexes, with the tokens that they counted in total.
  const built = (inputTokens: number, ...indexes: readonly [name: string, modelId: string][]) =>
    ({
      currentBuild: {
        chunking: 0,
        indexes: indexes.map(([name, modelId]) => ({ name, schema: 1, modelId, dimensions: 1_024 })),
        inputTokens,
      },
    }) as unknown as Partial<DocumentRecord>;
  const SECOND = { ...FIRST, name: 'passages-v2', modelId: 'model-2' };
  const estimate = (given: Given, which: 'every' | 'behind' = 'every') =>
    estimateReindex(openStage(given).services, { base_id: 'base', which });

  it.each<[name: string, over: Partial<DocumentRecord>, generations: IndexGeneration[], inputTokens: number]>([
    ['what one model counted', built(70, ['a', 'm']), [FIRST], 70],
    ['the shares of what two models counted', built(71, ['a', 'm'], ['b', 'n']), [FIRST], 36],
    ['one model that has two indexes', built(70, ['a', 'm'], ['b', 'm']), [FIRST], 70],
    ['400 tokens a passage where nothing was counted', {}, [FIRST], 4_000],
    ['each model that will embed it', built(70, ['a', 'm']), [FIRST, SECOND], 140],
    ['one model once for two indexes', built(70, ['a', 'm']), [FIRST, { ...FIRST, name: 'passages-v2' }], 70],
  ])('is based on %s', async (_name, over, generations, inputTokens) => {
    expect(await estimate({ records: [document(over)], generations })).toEqual({
      documents: 1,
      passages: 10,
      input_tokens: inputTokens,
      usd: `0.${String(inputTokens).padStart(9, '0').replace(/0+$/, '')}`,
    });
  });

  it('fails if the store returns the same page again', async () => {
    const { services } = openStage({});
    const page = Array.from({ length: 500 }, (_, at) => document({ id: `document ${at}` }));
    let reads = 0;
    const list = async () => {
      reads += 1;
      return reads > 10 ? [] : page;
    };
    const documents = { ...services.documents, list };
    const estimated = estimateReindex({ ...services, documents }, { base_id: 'base', which: 'every' });
    await expect(estimated).rejects.toThrow('The list continues at a page that was read before.');
    expect(reads).toBe(2);
  });

  it('leaves out current documents if only outdated ones are requested', async () => {
    const currentBuild = { chunking: CHUNKING_VERSION, indexes: [FIRST], inputTokens: 70 };
    const records = [document({ id: 'a', currentBuild } as Partial<DocumentRecord>), document({ id: 'b' })];
    expect(await estimate({ records }, 'behind')).toMatchObject({ documents: 1, input_tokens: 4_000 });
    expect(await estimate({ records })).toMatchObject({ documents: 2, input_tokens: 4_070 });
  });

  it('covers every document with a file, page by page', async () => {
    const records = Array.from({ length: 1_001 }, (_, at) => document({ id: `document-${1_000 + at}` }));
    const without = document({ id: 'without', currentFile: null });
    expect(await estimate({ records: [...records, without] })).toMatchObject({ documents: 1_001, passages: 10_010 });
  });
});
