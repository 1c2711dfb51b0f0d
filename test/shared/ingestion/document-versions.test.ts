// Guarantee: at every step of a version, the record states what is readable, what is in progress and what must still be
// removed. Risk: a run continues with passages that were chunked differently, a failure is forgotten, or passages that
// readers see are removed.
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/durations.ts';
import {
  beyondEnd,
  endRuns,
  failVersion,
  forgetLeftovers,
  ifFilePending,
  ifPending,
  leftovers,
  makeArchiveCurrent,
  makeCurrent,
  postponeVersion,
  rebuildVersion,
  runToResume,
  withRun,
} from '../../../shared/ingestion/document-versions.ts';
import type { DocumentRecord, IndexingAttempt, PassageBuild } from '../../../shared/knowledge/document.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';

const AT = '2026-11-20T07:00:00.000Z';
const STARTED = '2026-11-20T06:00:00.000Z';
// A run may write for up to a quarter of an hour.
const RUN_END_MS = Date.parse(STARTED) + 15 * MINUTE_MS;
const INDEX = { name: 'passages-v1', schema: 1, modelId: 'titan', dimensions: 1_024 };
const BUILD: PassageBuild = { chunking: 6, indexes: [INDEX], inputTokens: 70 };

const recordWith = (fields: Partial<DocumentRecord>): DocumentRecord => ({
  ...recordIn({ companyId: 'company', baseId: 'base' }, 'folder/guide.md'),
  ...fields,
});
const run = (fields: Partial<IndexingAttempt> = {}): IndexingAttempt => ({
  id: 'run',
  version: 1,
  passages: 9,
  startedAt: STARTED,
  ...fields,
});
const changed = (record: DocumentRecord, fields: Partial<DocumentRecord>, at = AT) => ({
  ...record,
  ...fields,
  updatedAt: at,
  revision: record.revision + 1,
});

describe('a version of a document', () => {
  it.each<[name: string, fields: Partial<DocumentRecord>, isVersionPending: boolean, isFilePending: boolean]>([
    ['the latest', {}, true, true],
    ['the latest, with the file of an earlier one', { fileVersion: 2 }, true, false],
    ['an earlier one, with the file of the latest', { version: 4 }, false, true],
    ['ready', { status: 'ready' }, false, false],
    ['failed', { status: 'failed' }, false, false],
  ])('that is %s, is pending: $2, and its file is pending: $3', (_name, fields, isVersionPending, isFilePending) => {
    const record = recordWith({ version: 3, fileVersion: 3, ...fields });
    expect(ifPending(record, 3)).toBe(isVersionPending ? record : null);
    expect(ifFilePending(record, 3)).toBe(isFilePending ? record : null);
  });

  it('is not pending if the document does not exist', () => {
    expect([ifPending(null, 1), ifFilePending(null, 1)]).toEqual([null, null]);
  });
});

describe('a run', () => {
  const wanted = { version: 1, passages: 9, build: BUILD };
  const stopped = run({ done: 5, build: { ...BUILD, inputTokens: 50 } });

  it('is resumed where it stopped if it got further than the others', () => {
    const others = [run({ id: 'near', done: 4, build: BUILD }), stopped, run({ id: 'nearer', done: 1, build: BUILD })];
    expect(runToResume(recordWith({ attempts: others }), wanted)).toBe(stopped);
  });

  it.each<[name: string, attempt: IndexingAttempt]>([
    ['of another version', { ...stopped, version: 2 }],
    ['with more passages', { ...stopped, passages: 10 }],
    ['that has saved nothing', { ...stopped, done: 0 }],
    ['that is in progress', run({ build: BUILD })],
    ['of an earlier release', run({ done: 5 })],
    ['that was chunked differently', { ...stopped, build: { ...BUILD, chunking: 5 } }],
    ['for no index', { ...stopped, build: { ...BUILD, indexes: [] } }],
    ['for more indexes', { ...stopped, build: { ...BUILD, indexes: [INDEX, INDEX] } }],
    ['for another index', { ...stopped, build: { ...BUILD, indexes: [{ ...INDEX, name: 'passages-v2' }] } }],
    ['for another schema', { ...stopped, build: { ...BUILD, indexes: [{ ...INDEX, schema: 2 }] } }],
    ['for another model', { ...stopped, build: { ...BUILD, indexes: [{ ...INDEX, modelId: 'nova' }] } }],
    ['for shorter vectors', { ...stopped, build: { ...BUILD, indexes: [{ ...INDEX, dimensions: 256 }] } }],
  ])('is not resumed if it is one %s', (_name, attempt) => {
    expect(runToResume(recordWith({ attempts: [attempt] }), wanted)).toBeNull();
  });

  it('is added to the record, and with its progress replaces the run that it resumed', () => {
    const record = recordWith({ attempts: [run({ id: 'other' }), stopped] });
    const started = run({ id: 'started' });
    const saved = withRun(record, started, null);
    expect(saved).toEqual(changed(record, { attempts: [...record.attempts, started] }, STARTED));
    const further = { ...started, done: 7 };
    expect(withRun(saved, further, stopped).attempts).toEqual([run({ id: 'other' }), further]);
  });

  it('that has ended is removed from the record', () => {
    const record = recordWith({ attempts: [run(), run({ id: 'other' }), run({ id: 'third' })] });
    expect(endRuns(record, ['run', 'third'], AT)).toEqual(changed(record, { attempts: [run({ id: 'other' })] }));
  });

  it('that was longer than its version may have left passages beyond the end of the version', () => {
    const attempts = [run({ passages: 12 }), run({ passages: 11 }), run({ version: 2, passages: 99 })];
    expect(beyondEnd(recordWith({ attempts }), 1, 9)).toEqual({ version: 1, from: 9, to: 12 });
    expect(beyondEnd(recordWith({ attempts: [] }), 1, 9)).toEqual({ version: 1, from: 9, to: 9 });
  });
});

describe('a complete version', () => {
  const content = { title: 'Guide', type: 'markdown', pages: 2, passages: 9, reason: null } as const;
  const done = { runIds: ['run'], content, build: BUILD, at: AT };

  it('becomes readable and supersedes its predecessor in one write', () => {
    const attempts = [run(), run({ id: 'other' })];
    const file = { fileVersion: 1, bytes: 3, checksum: 'c'.repeat(64) };
    const first = recordWith({ attempts, reason: 'The next attempt begins soon.' });
    const readable = makeCurrent(first, done);
    expect(readable).toEqual(
      changed(first, {
        ...content,
        status: 'ready',
        reason: null,
        currentVersion: 1,
        currentPassages: 9,
        currentBuild: BUILD,
        currentFile: file,
        attempts: [run({ id: 'other' })],
      }),
    );
    const second = recordWith({
      ...readable,
      version: 2,
      status: 'pending',
      superseded: [{ version: 7, passages: 1 }],
    });
    const superseded = [
      { version: 7, passages: 1 },
      { version: 1, passages: 9 },
    ];
    expect(makeCurrent(second, done)).toMatchObject({ currentVersion: 2, superseded });
  });

  it('is ready if it is an archive, and states how many files were left out', () => {
    const unpacked = { entries: { documents: 3, leftOut: 1 }, reason: 'One was left out.', build: BUILD, at: AT };
    const content = { title: 'guide.md', type: 'zip', pages: null, passages: 0, updatedAt: AT } as const;
    const shown = { ...content, currentBuild: BUILD, currentPassages: 0, entries: unpacked.entries };
    expect(makeArchiveCurrent(recordWith({ pages: 3, passages: 9, attempts: [run()] }), unpacked)).toMatchObject({
      ...shown,
      attempts: [run()],
      status: 'ready',
      reason: 'One was left out.',
    });
    const failedUpload = { fileVersion: 2, bytes: 4, checksum: 'd'.repeat(64), reason: 'Damaged.' };
    expect(makeArchiveCurrent(recordWith({ failedUpload }), unpacked)).toMatchObject({
      ...shown,
      status: 'failed',
      reason: 'Damaged.',
    });
  });

  it('shows the failure of a later upload again after a rebuild of the readable file', () => {
    const upload = { fileVersion: 2, bytes: 4, checksum: 'd'.repeat(64) };
    const failed = recordWith({ ...upload, version: 2, status: 'failed', reason: 'Damaged.' });
    const readable = { fileVersion: 1, bytes: 3, checksum: 'c'.repeat(64) };
    const again = rebuildVersion(failed, readable, AT);
    const next = { ...readable, version: 3, status: 'pending', reason: null } as const;
    expect(again).toEqual(changed(failed, { ...next, failedUpload: { ...upload, reason: 'Damaged.' } }));
    expect(makeCurrent(again, done)).toMatchObject({
      ...upload,
      status: 'failed',
      reason: 'Damaged.',
      failedUpload: null,
      currentFile: readable,
    });
  });

  it('shows the failure of a later upload even if a rebuild of the readable file failed too and was retried', () => {
    const readable = { fileVersion: 1, bytes: 3, checksum: 'c'.repeat(64) };
    const failedUpload = { fileVersion: 2, bytes: 4, checksum: 'd'.repeat(64), reason: 'Damaged.' };
    const failed = recordWith({ ...readable, version: 3, status: 'failed', reason: 'Tried too often.', failedUpload });
    const again = rebuildVersion(failed, readable, AT);
    expect(makeCurrent(again, done)).toMatchObject({ ...failedUpload, status: 'failed', currentFile: readable });
  });

  it.each<[name: string, fields: Partial<DocumentRecord>, fileVersion: number]>([
    ['the file that failed', { status: 'failed', fileVersion: 1 }, 1],
    ['another file of a ready document', { status: 'ready', fileVersion: 2 }, 1],
  ])('does not show an earlier failure again if it is rebuilt from %s', (_name, fields, fileVersion) => {
    const file = { fileVersion, bytes: 3, checksum: 'c'.repeat(64) };
    expect(rebuildVersion(recordWith(fields), file, AT)).toMatchObject({ status: 'pending', failedUpload: null });
  });
});

it('sets the status and reason of a version that fails, and only the reason of one that has to wait', () => {
  const record = recordWith({ currentVersion: 1 });
  const failure = { code: 'corrupt', sentence: 'Damaged.' } as const;
  expect(failVersion(record, failure, AT)).toEqual(changed(record, { status: 'failed', reason: 'Damaged.' }));
  expect(postponeVersion(record, 'Soon.', AT)).toEqual(changed(record, { reason: 'Soon.' }));
});

describe('obsolete passages', () => {
  const ready = { status: 'ready', version: 2, currentVersion: 2, currentPassages: 4 } as const;
  const first = { version: 1, from: 0, to: 9 };

  it.each<[name: string, fields: Partial<DocumentRecord>, ms: number, left: unknown[]]>([
    ['of a superseded version at once', { superseded: [{ version: 1, passages: 9 }] }, 0, [first]],
    ['of a superseded version that has none', { superseded: [{ version: 1, passages: 0 }] }, 0, []],
    ['of a run that started over a quarter of an hour ago', { attempts: [run()] }, RUN_END_MS + 1, [first]],
    ['of a run that may still write', { attempts: [run()] }, RUN_END_MS, []],
    [
      'of a longer run of the readable version',
      { attempts: [run({ version: 2 })] },
      RUN_END_MS + 1,
      [{ version: 2, from: 4, to: 9 }],
    ],
    ['of a shorter run of the readable version', { attempts: [run({ version: 2, passages: 4 })] }, RUN_END_MS + 1, []],
    ['of the pending version', { version: 3, status: 'pending', attempts: [run({ version: 3 })] }, RUN_END_MS + 1, []],
    [
      'of a version before the pending one',
      { version: 3, status: 'pending', attempts: [run()] },
      RUN_END_MS + 1,
      [first],
    ],
    [
      'of the version that failed',
      { version: 3, status: 'failed', attempts: [run({ version: 3 })] },
      RUN_END_MS + 1,
      [{ version: 3, from: 0, to: 9 }],
    ],
  ])('%s are listed for removal: $3', (_name, fields, ms, left) => {
    expect(leftovers(recordWith({ ...ready, ...fields }), ms)).toEqual(left);
  });

  it('are removed from the record together, except those that were added later, without a new time of change', () => {
    const later = { version: 2, passages: 5 };
    const young = run({ id: 'young', startedAt: AT });
    const seen = recordWith({ ...ready, superseded: [{ version: 1, passages: 9 }], attempts: [run(), young] });
    const now = { ...seen, superseded: [...seen.superseded, later], attempts: [...seen.attempts, run({ id: 'new' })] };
    expect(forgetLeftovers(now, seen, RUN_END_MS + 1)).toEqual(
      changed(now, { superseded: [later], attempts: [young, run({ id: 'new' })] }, now.updatedAt),
    );
  });
});
