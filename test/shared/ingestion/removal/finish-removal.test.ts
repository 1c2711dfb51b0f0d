// Guarantee: the removal of a document records every version that may have passages, and how many, and stays on the
// list until nothing more can be written for the document. Risk: passages of a deleted document that stay in the index.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  finishOrLeave,
  finishRemoval,
  type RemovalServices,
  removalOf,
  removeEntries,
} from '../../../../shared/ingestion/finish-removal.ts';
import type { DocumentRecord } from '../../../../shared/knowledge/document.ts';
import { recordIn } from '../../knowledge/document-record.fixture.ts';

const NOW_MS = Date.parse('2026-11-20T06:00:00.000Z');
const IN_20_MINUTES = '2026-11-20T06:20:00.000Z';
const ready: DocumentRecord = {
  ...recordIn({ companyId: 'company', baseId: 'base' }),
  id: 'document',
  status: 'ready',
  version: 3,
  currentVersion: 3,
  currentPassages: 9,
};
const run = (version: number, passages: number) => ({ id: 'run', version, passages, startedAt: IN_20_MINUTES });
const ADDRESS = { companyId: 'company', baseId: 'base', documentId: 'document' };

describe('the removal of a document', () => {
  it.each<[name: string, change: Partial<DocumentRecord>, versions: readonly [number, number][], until: string]>([
    ['that is ready', {}, [[3, 9]], '2026-11-20T06:00:00.000Z'],
    ['whose upload is expected', { status: 'pending', currentVersion: 0, currentPassages: 0 }, [], IN_20_MINUTES],
    ['that failed and was never ready', { status: 'failed', currentVersion: 0 }, [], '2026-11-20T06:00:00.000Z'],
    [
      'with replaced versions',
      {
        superseded: [
          { version: 1, passages: 4 },
          { version: 2, passages: 5 },
        ],
      },
      [
        [3, 9],
        [1, 4],
        [2, 5],
      ],
      IN_20_MINUTES,
    ],
    [
      'with a run in progress',
      { attempts: [run(4, 7)] },
      [
        [3, 9],
        [4, 7],
      ],
      IN_20_MINUTES,
    ],
    ['with a longer run of the same version', { attempts: [run(3, 12), run(3, 2)] }, [[3, 12]], IN_20_MINUTES],
    ['that has no passages', { currentPassages: 0 }, [[3, 0]], '2026-11-20T06:00:00.000Z'],
    ['that is an entry of an archive', { archive: 'archive' }, [[3, 9]], IN_20_MINUTES],
  ])('%s records its versions and until when they may be written', (_name, change, versions, writtenUntil) => {
    expect(removalOf({ ...ready, ...change }, NOW_MS)).toEqual({
      ...ADDRESS,
      versions: versions.map(([version, passages]) => ({ version, passages })),
      writtenUntil,
    });
  });
});

function openStage(nowMs: number) {
  const steps: unknown[] = [];
  const services = {
    nowMs: () => nowMs,
    documents: { get: async () => null },
    archiveEntries: { async *list() {}, remove: async () => 'done' },
    files: { removeBelow: async (prefix: string) => void steps.push(['files', prefix]) },
    waiting: { dropRemoval: async () => void steps.push(['dropped']) },
    indexes: [
      {
        passages: {
          remove: async (ids: readonly string[], signal: AbortSignal) => {
            steps.push(['passages', ids.length, signal.reason]);
            return ids.map(() => 'done');
          },
        },
      },
    ],
    pause: async () => {},
  } as unknown as RemovalServices;
  return { services, steps };
}

it('removes every passage of each version with the signal of its caller, then the files, and leaves the list', async () => {
  const { services, steps } = openStage(Date.parse(IN_20_MINUTES));
  const versions = [
    { version: 1, passages: 2 },
    { version: 3, passages: 1_001 },
  ];
  const signal = AbortSignal.abort('the signal of the run');
  await finishRemoval(services, { ...ADDRESS, versions, writtenUntil: IN_20_MINUTES }, signal);
  expect(steps).toEqual([
    ['passages', 2, 'the signal of the run'],
    ['passages', 1_000, 'the signal of the run'],
    ['passages', 1, 'the signal of the run'],
    ['files', 'companies/company/bases/base/documents/document/'],
    ['dropped'],
  ]);
});

it('leaves a removal that fails to housekeeping, and logs it', async () => {
  const { services } = openStage(Date.parse(IN_20_MINUTES));
  const removeBelow = () => Promise.reject(new Error('secret words'));
  const removal = { ...ADDRESS, versions: [], writtenUntil: IN_20_MINUTES };
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => logged.mockRestore());
  await finishOrLeave({ ...services, files: { removeBelow } }, removal, new AbortController().signal);
  const ids = { company_id: 'company', base_id: 'base', document_id: 'document' };
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: 'warn', message: 'removal_left', ...ids, reason: 'Error' },
  ]);
});

it.each([
  ['a millisecond before', -1, false],
  ['at', 0, true],
])(
  'finishes a removal %s the time until which something may be written, and drops it from the list: $2',
  async (_name, laterMs, isDropped) => {
    const { services, steps } = openStage(Date.parse(IN_20_MINUTES) + laterMs);
    const removal = { ...ADDRESS, versions: [], writtenUntil: IN_20_MINUTES };
    await finishRemoval(services, removal, new AbortController().signal);
    expect(steps).toEqual([
      ['files', 'companies/company/bases/base/documents/document/'],
      ...(isDropped ? [['dropped']] : []),
    ]);
  },
);

it('keeps a removal on the list if something could still be written when it began', async () => {
  let nowMs = Date.parse(IN_20_MINUTES) - 1;
  const { services, steps } = openStage(nowMs);
  const removal = { ...ADDRESS, versions: [], writtenUntil: IN_20_MINUTES };
  const removeBelow = async () => {
    nowMs += 1;
  };
  const slow = { ...services, files: { removeBelow }, nowMs: () => nowMs };
  await finishRemoval(slow, removal, new AbortController().signal);
  expect({ nowMs, steps }).toEqual({ nowMs: Date.parse(IN_20_MINUTES), steps: [] });
});

it('keeps a removal on the list if the files cannot be removed', async () => {
  const { services, steps } = openStage(Date.parse(IN_20_MINUTES));
  const removeBelow = async () => {
    await new Promise(setImmediate);
    throw new Error('No bucket.');
  };
  const removal = { ...ADDRESS, versions: [], writtenUntil: IN_20_MINUTES };
  const failing = { ...services, files: { removeBelow } };
  await expect(finishRemoval(failing, removal, new AbortController().signal)).rejects.toThrow('No bucket.');
  expect(steps).toEqual([]);
});

describe('the entries of an archive', () => {
  const NEVER_READY = { status: 'failed', currentVersion: 0, currentPassages: 0 } as const;
  const entry = (documentId: string) => ({ ...ADDRESS, documentId });

  // Opens a stage with an archive of four entries: one no longer exists, one is to be kept, and two are to be removed.
  function openArchive(outcome: 'done' | 'outdated') {
    const { services, steps } = openStage(Date.parse(IN_20_MINUTES));
    const removed: string[] = [];
    const all = ['gone', 'kept', 'third', 'fourth'];
    const archive = {
      ...services,
      documents: {
        get: async ({ documentId }: typeof ADDRESS) =>
          documentId === 'gone' ? null : { ...ready, ...NEVER_READY, id: documentId, file: `${documentId}.md` },
      },
      archiveEntries: {
        async *list(id: string) {
          yield* id === 'archive' ? all.map(entry) : [];
        },
        remove: async ({ id }: DocumentRecord) => {
          removed.push(id);
          return outcome;
        },
      },
    } as unknown as RemovalServices;
    return { archive, removed, steps };
  }

  const remove = (archive: RemovalServices) => {
    const signal = new AbortController().signal;
    return removeEntries(archive, 'archive', { archive: null, keep: new Set(['kept.md']), signal });
  };

  it('are removed, except those that are to be kept', async () => {
    const { archive, removed, steps } = openArchive('done');
    await remove(archive);
    expect(removed).toEqual(['third', 'fourth']);
    expect(steps.filter((step) => (step as unknown[])[0] === 'files')).toHaveLength(2);
  });

  it('are all removed with the archive', async () => {
    const { archive, removed } = openArchive('done');
    const removal = { ...ADDRESS, documentId: 'archive', versions: [], writtenUntil: IN_20_MINUTES };
    await finishRemoval(archive, removal, new AbortController().signal);
    expect(removed).toEqual(['kept', 'third', 'fourth']);
  });

  it('are kept if another version of the archive was announced meanwhile', async () => {
    const { archive, removed, steps } = openArchive('outdated');
    await remove(archive);
    expect(removed).toEqual(['third']);
    expect(steps).toEqual([]);
  });
});
