// Guarantee: a call with an Idempotency-Key runs once within an hour; a repeat gets the stored answer, or the error
// that the first call is still running or that the key was used for another body; a failed run stores nothing. Risk: a
// repeat runs and pays again.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/durations.ts';
import { type Run, runIdempotent } from '../../../shared/idempotency/run-idempotent.ts';
import type { PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { CALLER } from '../../harness/caller.ts';
import { memoryIdempotencyStore } from './memory-store.fixture.ts';

const SOURCES = [
  { baseId: 'base', documentId: 'document', version: 1 },
  { baseId: 'other-base', documentId: 'other-document', version: 3 },
];

// Runs calls with this Idempotency-Key: `runs` has those that were not answered from the store, and `asked` the sources
// that were checked.
function callsWith(key: string | null = 'key', store = memoryIdempotencyStore()) {
  const logged: object[] = [];
  const runs: Run<string>[] = [];
  let nowMs = Date.UTC(2026, 10, 20);
  const call = {
    caller: CALLER,
    idempotencyKey: () => key,
    timeLeftMs: () => 19_001,
    addLogFields: (fields: object) => void logged.push(fields),
  };
  const services = { store, nowMs: () => nowMs, newSalt: randomUUID };
  const asked: unknown[] = [];
  const run = (
    work: (run: Run<string>) => Promise<string>,
    { body = 'body', caller = CALLER, readable = true as boolean | Promise<never> } = {},
  ) => {
    const areReadable = async (sources: unknown) => asked.push(sources) > 0 && (await readable);
    return runIdempotent<string>(services, { call: { ...call, caller }, body, areReadable }, (started) => {
      runs.push(started);
      return work(started);
    });
  };
  const later = (milliseconds: number) => {
    nowMs += milliseconds;
  };
  return { run, later, store, logged, runs, asked };
}

describe('runIdempotent', () => {
  it('runs again for a key that differs only in case', async () => {
    const { run, store } = callsWith('Key');
    await run(({ keep }) => keep('first', SOURCES));
    expect(await callsWith('key', store).run(({ keep }) => keep('second', SOURCES))).toBe('second');
  });

  it('runs every call without an Idempotency-Key, and stores nothing', async () => {
    const { run, runs, store } = callsWith(null);
    expect(await run(({ keep }) => keep('one', SOURCES))).toBe('one');
    expect(await run(({ keep }) => keep('two', SOURCES))).toBe('two');
    expect(runs.map(({ id }) => id)).toEqual([null, null]);
    expect(store.records.size).toBe(0);
  });

  it('gives a repeat the stored answer, for an hour', async () => {
    const { run, runs, later, logged } = callsWith();
    await run(({ keep }) => {
      later(20_000);
      return keep('first', SOURCES);
    });
    later(HOUR_MS);
    expect(await run(({ keep }) => keep('second', SOURCES))).toBe('first');
    expect(runs).toHaveLength(1);
    expect(logged).toEqual([{ replayed: true }]);
    later(1_001);
    expect(await run(({ keep }) => keep('second', SOURCES))).toBe('second');
  });

  it('gives a repeat the stored answer even if the first run was cut off afterwards', async () => {
    const { run, runs } = callsWith();
    const kept = Promise.withResolvers<void>();
    void run(async ({ keep }) => {
      await keep('answer', SOURCES);
      kept.resolve();
      return new Promise(() => undefined);
    });
    await kept.promise;
    expect(await run(({ keep }) => keep('again', SOURCES))).toBe('answer');
    expect(runs).toHaveLength(1);
  });

  it('gives a repeat the stored answer even if the first run failed afterwards, because it may be paid', async () => {
    const { run, runs } = callsWith();
    const failed = run(async ({ keep }) => {
      await keep('answer', SOURCES);
      throw new ServiceError('internal', 'Internal error.');
    });
    await expect(failed).rejects.toMatchObject({ code: 'internal' });
    expect(await run(({ keep }) => keep('another', SOURCES))).toBe('answer');
    expect(runs).toHaveLength(1);
  });

  it('tells a repeat that the first call is still running, until that call must have ended', async () => {
    const { run, later } = callsWith();
    void run(() => new Promise(() => undefined));
    const repeat = run(({ keep }) => keep('second', SOURCES));
    const message = 'A request with this Idempotency-Key is in progress. Try again.';
    const refusal = { code: 'limit_exceeded', message, cause: 'in_progress', retryAfterSeconds: 2 };
    await expect(repeat).rejects.toMatchObject(refusal);
    // The first call had 20 seconds left, because a second that has begun counts as a whole one, and a call that was
    // cut off may continue for 31 more.
    later(51_999);
    await expect(run(({ keep }) => keep('second', SOURCES))).rejects.toMatchObject(refusal);
    later(1);
    expect(await run(({ keep }) => keep('second', SOURCES))).toBe('second');
  });

  it('runs a failed call again', async () => {
    const { run, store } = callsWith();
    await expect(run(() => Promise.reject(new ServiceError('unavailable', 'No.')))).rejects.toThrow('No.');
    expect(store.records.size).toBe(0);
    expect(await run(({ keep }) => keep('second', SOURCES))).toBe('second');
  });

  it('repeats an answer only while all its sources can be read, and checks nothing if it has none', async () => {
    const { run, runs, asked } = callsWith();
    await run(({ keep }) => keep('first', SOURCES));
    const sentence = 'The answer kept for this Idempotency-Key can no longer be shown. Use a new Idempotency-Key.';
    const refused = run(({ keep }) => keep('second', []), { readable: false });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_request', message: sentence, cause: 'kept_sources' });
    expect(await run(({ keep }) => keep('second', []))).toBe('first');
    expect(runs).toHaveLength(1);
    expect(asked).toEqual([SOURCES, SOURCES]);
    const other = callsWith();
    await other.run(({ keep }) => keep('not answered', []));
    expect(await other.run(({ keep }) => keep('second', []), { readable: false })).toBe('not answered');
    expect(other.asked).toEqual([]);
  });

  it('repeats no answer while it is not known whether its sources can be read, and keeps it', async () => {
    const { run, runs } = callsWith();
    await run(({ keep }) => keep('first', SOURCES));
    const down = new ServiceError('unavailable', 'The service is unavailable. Try again.');
    await expect(run(({ keep }) => keep('second', []), { readable: Promise.reject(down) })).rejects.toBe(down);
    expect(await run(({ keep }) => keep('second', []))).toBe('first');
    expect(runs).toHaveLength(1);
  });

  it('checks even a single source by its base, document and version alone', async () => {
    const [source] = SOURCES as [(typeof SOURCES)[number]];
    const { run, asked } = callsWith();
    await run(({ keep }) => keep('first', [{ ...source, page: 3 } as typeof source]));
    await expect(run(({ keep }) => keep('second', []), { readable: false })).rejects.toThrow('no longer be shown');
    expect(asked).toEqual([[source]]);
  });

  it('refuses a key that was used for another body, even while that call is still running', async () => {
    const { run } = callsWith();
    const refusal = {
      code: 'invalid_request',
      message: "The 'Idempotency-Key' was used for another question within the last hour.",
    };
    const first = Promise.withResolvers<string>();
    const running = run(async ({ keep }) => keep(await first.promise, SOURCES));
    const other = () => run(({ keep }) => keep('second', SOURCES), { body: 'other' });
    // Not 429: waiting for the first call would not help.
    await expect(other()).rejects.toMatchObject(refusal);
    first.resolve('first');
    await running;
    await expect(other()).rejects.toMatchObject(refusal);
  });

  it.each<[name: string, before: readonly PersonalDataKind[], after: readonly PersonalDataKind[]]>([
    ['is turned on', [], ['PERSON']],
    ['is turned off', ['PERSON'], []],
    ['names another kind', ['PERSON'], ['EMAIL']],
  ])('runs again when the personal-data policy %s', async (_name, before, after) => {
    const { run } = callsWith();
    const under = (personalDataKinds: readonly PersonalDataKind[]) => ({
      caller: { ...CALLER, policies: { ...CALLER.policies, personalDataKinds } },
    });
    await run(({ keep }) => keep('first', SOURCES), under(before));
    expect(await run(({ keep }) => keep('second', SOURCES), under(after))).toBe('second');
  });

  it('runs again for another API key of the same company', async () => {
    const { run } = callsWith();
    await run(({ keep }) => keep('first', SOURCES));
    const caller = { ...CALLER, keyId: 'feedbeef-cafe-4000-8000-000000000002' };
    expect(await run(({ keep }) => keep('second', SOURCES), { caller, body: 'other' })).toBe('second');
  });

  it('runs again for a key of the other environment', async () => {
    const { run } = callsWith();
    await run(({ keep }) => keep('first', SOURCES));
    const caller = { ...CALLER, keyEnvironment: 'live' as const };
    expect(await run(({ keep }) => keep('second', SOURCES), { caller })).toBe('second');
  });

  it('refuses any Idempotency-Key for a company that stores no answers', async () => {
    const { run, runs } = callsWith();
    const caller = { ...CALLER, policies: { ...CALLER.policies, keepsAnswers: false } };
    await expect(run(({ keep }) => keep('answer', SOURCES), { caller })).rejects.toMatchObject({
      code: 'invalid_request',
      message: "The company has turned off stored answers. Remove the header 'Idempotency-Key'.",
    });
    expect(runs).toEqual([]);
  });

  it('returns an answer even if it could not be stored', async () => {
    const { run, store } = callsWith();
    Object.assign(store, { complete: () => Promise.reject(new ServiceError('unavailable', 'No table.')) });
    expect(await run(({ keep }) => keep('answer', SOURCES))).toBe('answer');
  });

  it('does not hide a defect that occurs while an answer is stored', async () => {
    const { run, store } = callsWith();
    Object.assign(store, { complete: () => Promise.reject(new TypeError('A defect.')) });
    await expect(run(({ keep }) => keep('answer', SOURCES))).rejects.toThrow('A defect.');
  });
});
