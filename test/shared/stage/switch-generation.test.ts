// Guarantee: another index answers only once every readable document is in it, by a count of all of them, and the
// change is recorded. Risk: a switch after which documents are silently not found.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AuditContext, AuditRecord } from '../../../shared/administration/audit-record.ts';
import { CHUNKING_VERSION } from '../../../shared/ingestion/chunking/chunking-version.ts';
import type { IndexGeneration } from '../../../shared/search/passage-index-schema.ts';
import { switchGeneration, switchGenerationInput } from '../../../shared/stage/switch-generation.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';

const CONTEXT: AuditContext = { id: 'record', at: '2026-11-20T06:00:00.000Z', actor: 'ops' };
const OLD = INDEX_GENERATION;
const NEW: IndexGeneration = { ...OLD, name: 'passages-v2', schema: 2 };
// The number of documents that one request lists.
const PAGE = 500;

// A stage with this many documents, whose ids are in order; those whose number is in `lacking` are only in the old
// index. Before each of the first `conflicts` switches, somebody else made one.
function stageWith(
  count: number,
  {
    lacking = [] as readonly number[],
    readable = true,
    secondsPerPage = 0,
    bases = ['base'],
    companies = ['company'],
    chosen = '',
    conflicts = 0,
  } = {},
) {
  let nowMs = 0;
  const buildFor = (...generations: readonly IndexGeneration[]) => ({
    chunking: CHUNKING_VERSION,
    inputTokens: 1,
    indexes: generations.map(({ name, schema, modelId, dimensions }) => ({ name, schema, modelId, dimensions })),
  });
  const documents = Array.from({ length: count }, (_, at) => ({
    ...recordIn({ companyId: 'company', baseId: 'base' }),
    id: `d${String(at).padStart(6, '0')}`,
    currentVersion: readable ? 1 : 0,
    currentBuild: lacking.includes(at) ? buildFor(OLD) : buildFor(OLD, NEW),
  }));
  const switched: AuditRecord[] = [];
  const replaced: (string | null)[] = [];
  const services = {
    generations: [OLD, NEW],
    companies: { list: async () => companies.map((id) => ({ id })) as never },
    // Only the last company has bases.
    bases: {
      list: async (companyId: string) =>
        companyId === companies.at(-1)
          ? (bases.map((id) => ({ id, companyId, status: id === 'deleting' ? id : 'active' })) as never)
          : [],
    },
    documents: {
      list: async (_base: string, after: string | null, most: number) => {
        nowMs += secondsPerPage * 1_000;
        return documents.filter(({ id }) => after === null || id > after).slice(0, most);
      },
    },
    answeringIndex: {
      read: async () => chosen || null,
      switchTo: async (_name: string, previous: string | null, audit: AuditRecord) => {
        switched.push(audit);
        replaced.push(previous);
        return switched.length > conflicts ? ('done' as const) : ('changed' as const);
      },
    },
    nowMs: () => nowMs,
  };
  const change = (incomplete: 'refuse' | 'accept' = 'refuse', generation = NEW.name) =>
    switchGeneration(services, { generation, incomplete }, CONTEXT);
  return { change, switched, replaced };
}

const REMEDY =
  'Run documents reindex --all first. Documents that cannot be reindexed must be deleted, or left out with --incomplete accept.';

describe('a switch', () => {
  it.each([0, 1, PAGE, PAGE + 1])('is made and recorded when none of %i documents is missing', async (count) => {
    const { change, switched, replaced } = stageWith(count);
    expect(await change()).toEqual({ answers: 'passages-v2', before: 'passages-v1' });
    // No index was chosen, so the first of the list answered; the write requires that still none is chosen.
    expect(replaced).toEqual([null]);
    expect(switched).toEqual([
      {
        ...CONTEXT,
        companyId: null,
        action: 'stage.switch-generation',
        subjectType: 'stage',
        subjectId: 'index',
        before: { answers: 'passages-v1' },
        after: { answers: 'passages-v2', incomplete: 'refuse' },
      },
    ]);
  });

  it.each([
    [1, [0]],
    [PAGE, [PAGE - 1]],
    [PAGE + 1, [PAGE]],
    [3 * PAGE, [2 * PAGE]],
  ])('is refused when, of %i documents, those at %j are missing, unless that is accepted', async (count, lacking) => {
    const { change, switched } = stageWith(count, { lacking });
    await expect(change()).rejects.toMatchObject({
      code: 'invalid_request',
      message: `1 document is not in passages-v2 and would not be found. ${REMEDY}`,
    });
    expect(switched).toEqual([]);
    expect(await change('accept')).toMatchObject({ answers: 'passages-v2' });
  });

  it('is written only if the index that was chosen before is still the chosen one', async () => {
    const { change, replaced } = stageWith(1, { chosen: OLD.name });
    expect(await change()).toEqual({ answers: 'passages-v2', before: 'passages-v1' });
    expect(replaced).toEqual(['passages-v1']);
  });

  it('is tried again when somebody else switched in between, and is not made after five tries', async () => {
    const once = stageWith(1, { chosen: OLD.name, conflicts: 1 });
    expect(await once.change()).toEqual({ answers: 'passages-v2', before: 'passages-v1' });
    expect(once.replaced).toEqual(['passages-v1', 'passages-v1']);
    const always = stageWith(1, { chosen: OLD.name, conflicts: 5 });
    await expect(always.change()).rejects.toMatchObject({ code: 'conflict', retryAfterSeconds: 1 });
    expect(always.replaced).toHaveLength(5);
  });

  it('refuses missing documents by default', () => {
    expect(v.parse(switchGenerationInput, { generation: NEW.name })).toEqual({
      generation: NEW.name,
      incomplete: 'refuse',
    });
  });

  it('is refused when the documents of a later company are missing', async () => {
    const { change } = stageWith(1, { lacking: [0], companies: ['first', 'second'] });
    await expect(change()).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('needs no document that nobody could read yet', async () => {
    const { change } = stageWith(1, { lacking: [0], readable: false });
    expect(await change()).toMatchObject({ answers: 'passages-v2' });
  });

  it('needs no documents of a base that is being deleted', async () => {
    const { change } = stageWith(1, { lacking: [0], bases: ['deleting'] });
    expect(await change()).toMatchObject({ answers: 'passages-v2' });
  });

  it.each([
    ['of one base', 3 * PAGE, { secondsPerPage: 31 }],
    ['of a full first page', PAGE, { secondsPerPage: 60.001 }],
    ['of a later base', 1, { secondsPerPage: 61, bases: ['base', 'later'] }],
  ])('is not made when the documents %s could not be counted within a minute', async (_which, count, given) => {
    const { change, switched } = stageWith(count, given);
    await expect(change()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The documents could not be counted in time. Try again.',
    });
    expect(switched).toEqual([]);
  });

  it('is made when counting takes exactly a minute', async () => {
    expect(await stageWith(PAGE, { secondsPerPage: 60 }).change()).toMatchObject({ answers: 'passages-v2' });
  });

  it('to the index that answers already writes nothing', async () => {
    const { change, switched } = stageWith(1, { chosen: NEW.name });
    expect(await change()).toEqual({ answers: 'passages-v2', before: 'passages-v2' });
    expect(switched).toEqual([]);
  });

  it('to an index that the stage does not have is refused', async () => {
    await expect(stageWith(1).change('accept', 'passages-v3')).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'generation must be one of passages-v1, passages-v2.',
    });
  });

  it('refuses invalid input with the reason, and describes its fields', () => {
    const messages = (input: object) => v.safeParse(switchGenerationInput, input).issues?.map(({ message }) => message);
    expect(messages({ generation: 1 })).toEqual(['generation must be a string.']);
    expect(messages({ generation: NEW.name, incomplete: 'yes' })).toEqual(['incomplete must be refuse or accept.']);
    expect(messages({ generation: NEW.name, incomplete: 'accept' })).toBeUndefined();
    const { generation, incomplete } = switchGenerationInput.entries;
    expect([v.getDescription(generation), v.getDescription(incomplete.wrapped)]).toEqual([
      'the name of the index that will answer',
      'what to do if the index lacks documents, which would then not be found; default: refuse',
    ]);
  });
});
