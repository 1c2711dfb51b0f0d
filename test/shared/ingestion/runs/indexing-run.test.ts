// Guarantee: a run that takes several deliveries writes each passage to the index once, saves its progress and its
// counted tokens, and leaves no passages when another version is announced. Risk: a long document that starts over with
// each delivery, is paid for twice, or stays half in the index.
import { describe, expect, it } from 'vitest';
import { finishRun, indexPart, startRun, stopRun } from '../../../../shared/ingestion/indexing-run.ts';
import { ingestDocument } from '../../../../shared/ingestion/ingest-document.ts';
import { addressOf } from '../../../../shared/knowledge/document.ts';
import type { Passage } from '../../../../shared/search/passage.ts';
import { createWorld, type World } from '../memory-world.ts';
import { recordOf, upload } from '../world-steps.ts';

const DELIVERY_MS_MAX = 50_000;
const signal = new AbortController().signal;
const content = { title: 'Guide', type: 'markdown', pages: null, passages: 250, reason: null } as const;
const startedAt = '2026-11-20T06:00:00.000Z';

// Announces a document of 250 passages, which are written in three slices.
async function announceLong() {
  const world = createWorld();
  await upload(world, '# Guide');
  const record = recordOf(world);
  const shared = { ...addressOf(record), version: 1, page: null, title: 'Guide', headings: '' };
  const passages = Array.from({ length: 250 }, (_, ordinal): Passage => ({ ...shared, ordinal, text: 'Text.' }));
  return { world, passages, build: { address: addressOf(record), version: 1, signal } };
}

type Announced = Awaited<ReturnType<typeof announceLong>>;

async function start({ world, build }: Announced, passages = 250) {
  const started = await startRun(world.services, build, passages);
  if (started === null) {
    throw new Error('outdated');
  }
  return started;
}

// Makes the first delivery, which stops after this many passages. Returns its run.
async function stopAfter(announced: Announced, done: number, inputTokens: number) {
  const started = await start(announced);
  expect(await stopRun(announced.world.services, announced.build, { ...started, done, inputTokens })).toBe(true);
  return started.run;
}

// Makes the next write of the record find it changed. Returns a function that counts the writes since then.
function changeOnce({ services }: World): () => number {
  const { save } = services.documents;
  let tries = 0;
  services.documents.save = async (...given) => {
    tries += 1;
    return tries === 1 ? 'changed' : save(...given);
  };
  return () => tries;
}

describe('the first delivery', () => {
  it('is recorded before its first passage', async () => {
    const announced = await announceLong();
    const tries = changeOnce(announced.world);
    const { run, earlier, from } = await start(announced);
    expect({ earlier, from, tries: tries() }).toEqual({ earlier: null, from: 0, tries: 2 });
    expect(run).toMatchObject({ version: 1, passages: 250, build: { inputTokens: 0 }, startedAt });
    expect(recordOf(announced.world).attempts).toEqual([run]);
  });

  it.each<[name: string, slices: number, ms: number]>([
    ['ends after the slice in which its time runs out', 1, DELIVERY_MS_MAX],
    ['continues if a millisecond is left', 2, DELIVERY_MS_MAX - 1],
    ['reaches the end of the document', 3, 0],
  ])('%s', async (_name, slices, ms) => {
    const { world, passages } = await announceLong();
    const sizes: number[] = [];
    const { put } = world.services.passages;
    world.services.passages.put = async (some) => {
      world.clock.ms += ms;
      sizes.push(some.length);
      return put(some);
    };
    const done = Math.min(250, slices * 100);
    expect(await indexPart(world.services, passages, { from: 0, signal })).toEqual({ done, inputTokens: done });
    expect(sizes).toEqual([100, 100, 50].slice(0, slices));
  });

  it('saves its progress and the counted tokens', async () => {
    const announced = await announceLong();
    const started = await start(announced);
    const tries = changeOnce(announced.world);
    const part = { done: 100, inputTokens: 7 };
    expect(await stopRun(announced.world.services, announced.build, { ...started, ...part })).toBe(true);
    expect(tries()).toBe(2);
    const build = { ...started.run.build, inputTokens: 7 };
    expect(recordOf(announced.world).attempts).toEqual([{ ...started.run, done: 100, build }]);
  });
});

describe('the next delivery', () => {
  it('continues after the written passages, and its own run then replaces the first', async () => {
    const announced = await announceLong();
    const first = await stopAfter(announced, 100, 7);
    const { run, earlier, from } = await start(announced);
    expect(earlier?.id).toBe(first.id);
    expect({ from, inputTokens: run.build.inputTokens }).toEqual({ from: 100, inputTokens: 7 });
    // The first run stays recorded until this delivery ends: if this one is cut short, the next begins at that passage.
    expect(recordOf(announced.world).attempts.map(({ id }) => id)).toEqual([first.id, run.id]);
    await stopRun(announced.world.services, announced.build, { run, earlier, from, done: 200, inputTokens: 5 });
    const build = { ...run.build, inputTokens: 12 };
    expect(recordOf(announced.world).attempts).toEqual([{ ...run, done: 200, build }]);
  });

  it('starts over if the document has another number of passages', async () => {
    const announced = await announceLong();
    await stopAfter(announced, 100, 7);
    expect(await start(announced, 251)).toMatchObject({ earlier: null, from: 0, run: { build: { inputTokens: 0 } } });
  });

  it('writes at least one slice', async () => {
    const { world, passages } = await announceLong();
    const { nowMs } = world.services;
    world.services.nowMs = () => {
      world.clock.ms += DELIVERY_MS_MAX;
      return nowMs();
    };
    const indexed = await indexPart(world.services, passages, { from: 100, signal });
    expect(indexed).toEqual({ done: 200, inputTokens: 100 });
  });

  it('makes the version current, with all counted tokens and without the runs', async () => {
    const announced = await announceLong();
    const { services } = announced.world;
    await stopAfter(announced, 100, 7);
    const started = await start(announced);
    const tries = changeOnce(announced.world);
    const current = await finishRun(services, announced.build, { ...started, content, inputTokens: 5 });
    expect(tries()).toBe(2);
    expect(current).toMatchObject({
      status: 'ready',
      currentVersion: 1,
      attempts: [],
      currentBuild: { inputTokens: 12 },
    });
    expect(recordOf(announced.world)).toEqual(current);
  });
});

describe('a late delivery', () => {
  // Two deliveries have written all passages, and one of them has finished. `finish` finishes the other.
  async function finishTwice() {
    const announced = await announceLong();
    const { services } = announced.world;
    const [late, fast] = [await start(announced), await start(announced)];
    await indexPart(services, announced.passages, { from: 0, signal });
    await finishRun(services, announced.build, { ...fast, content, inputTokens: 5 });
    return { ...announced, finish: () => finishRun(services, announced.build, { ...late, content, inputTokens: 5 }) };
  }

  it('removes only its run if its version is already current', async () => {
    const { world, finish } = await finishTwice();
    expect(recordOf(world).attempts).toHaveLength(1);
    const tries = changeOnce(world);
    expect(await finish()).toMatchObject({ currentVersion: 1, attempts: [] });
    expect(tries()).toBe(2);
    expect(recordOf(world).attempts).toEqual([]);
    expect(world.index.size).toBe(250);
  });

  it('removes its passages if another version was announced', async () => {
    const announced = await announceLong();
    const { services } = announced.world;
    const started = await start(announced);
    await indexPart(services, announced.passages, { from: 0, signal });
    await upload(announced.world, '# Other');
    expect(await finishRun(services, announced.build, { ...started, content, inputTokens: 5 })).toBeNull();
    expect(announced.world.index.size).toBe(0);
    expect(recordOf(announced.world)).toMatchObject({ version: 2, status: 'pending', attempts: [] });
    expect(await stopRun(services, announced.build, { ...started, done: 100, inputTokens: 5 })).toBe(false);
    expect(await startRun(services, announced.build, 250)).toBeNull();
  });

  it('removes its passages if the document no longer exists', async () => {
    const announced = await announceLong();
    const { services, records } = announced.world;
    const started = await start(announced);
    await indexPart(services, announced.passages, { from: 0, signal });
    records.clear();
    expect(await finishRun(services, announced.build, { ...started, content, inputTokens: 5 })).toBeNull();
    expect(announced.world.index.size).toBe(0);
  });
});

const deliver = ({ world, build }: Announced) =>
  ingestDocument(world.services, { address: build.address, fileVersion: 1, count: 1, countMax: 5, signal });

describe('a long document', () => {
  it('is announced for each next delivery under the version of its file, until it is readable', async () => {
    const announced = await announceLong();
    const { services, announced: messages, clock, records } = announced.world;
    records.forEach((record, id) => void records.set(id, { ...record, version: 2 }));
    const blocks = Array.from({ length: 150 }, (_, i) => {
      return { kind: 'paragraph', text: 'word '.repeat(100), page: null, headings: [`Part ${i}`] } as const;
    });
    services.reader.read = async () => ({ type: 'markdown', title: null, pages: null, blocks });
    const { put } = services.passages;
    services.passages.put = async (some) => {
      clock.ms += DELIVERY_MS_MAX;
      return put(some);
    };
    const { passages, ...first } = (await deliver(announced)) as { passages: number };
    expect(first).toMatchObject({ status: 'continued', done: 100, input_tokens: 100 });
    expect(messages).toEqual([{ address: announced.build.address, fileVersion: 1 }]);
    expect(await deliver(announced)).toMatchObject({ status: 'ready', passages, input_tokens: passages - 100 });
    expect(messages).toHaveLength(1);
  });
});

describe('a message for which there is nothing to ingest', () => {
  it.each([
    ['about the readable version', { status: 'ready', fileVersion: 1 }, 'unchanged'],
    ['about an earlier file', { status: 'ready', fileVersion: 2 }, 'outdated'],
    ['about a failed version', { status: 'failed', fileVersion: 1 }, 'outdated'],
  ] as const)('%s still removes what is left of other versions', async (_name, found, status) => {
    const announced = await announceLong();
    const record = recordOf(announced.world);
    const superseded = [{ version: 7, passages: 3 }];
    announced.world.records.set(record.id, { ...record, ...found, currentVersion: 1, superseded });
    expect(await deliver(announced)).toEqual({ status });
    expect(recordOf(announced.world).superseded).toEqual([]);
  });
});

describe('a document that cannot be read', () => {
  async function announceUnreadable(before: (announced: Announced) => Promise<unknown>) {
    const announced = await announceLong();
    announced.world.services.reader.read = async () => {
      await before(announced);
      return { code: 'empty', sentence: 'The document is empty.' };
    };
    return announced;
  }

  it('fails even if its record was changed meanwhile', async () => {
    const announced = await announceUnreadable(async ({ world }) => changeOnce(world));
    expect(await deliver(announced)).toEqual({ status: 'failed', reason: 'empty' });
    expect(recordOf(announced.world)).toMatchObject({ status: 'failed', reason: 'The document is empty.' });
  });

  it('does not affect a version that was announced meanwhile', async () => {
    const announced = await announceUnreadable(({ world }) => upload(world, '# Other'));
    expect(await deliver(announced)).toEqual({ status: 'outdated' });
    expect(recordOf(announced.world)).toMatchObject({ status: 'pending', version: 2, reason: null });
  });
});
