// Guarantee: the measurement among foreign passages uses a reproducible mixture of the folder's files, without
// documents of the set, and reports the loss for each way of ranking. Risk: the loss is zero because the set's own
// documents count as foreign, or because no foreign passage is searched.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foreignLine, measureForeign, readForeign } from './foreign.ts';
import { readSet } from './read-set.ts';

const DOCS = 'docs';
const LEASE = 'The lease of the boat shed runs for nine years.';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function boatSet() {
  const gold = [{ file: `${DOCS}/lease.md`, title: 'Lease', text: LEASE }];
  const question = { id: 'q1', question: 'How long does the lease of the boat shed run?', answerable: true, gold };
  const other = { id: 'q2', question: 'Who owns the crane?', answerable: false };
  await write({
    [`set/${DOCS}/lease.md`]: `# Lease\n\n${LEASE}\n`,
    [`set/${DOCS}/club.md`]: '# Club\n\nThe club meets in the hall on Mondays.\n',
    'set/gold.jsonl': `${JSON.stringify(question)}\n${JSON.stringify(other)}\n`,
  });
  return readSet(join(folder, 'set'), 'boats');
}

// Six copies would be near-duplicates of each other, so each adds a name.
function rivals(): Record<string, string> {
  const towns = ['Aalst', 'Breda', 'Celle', 'Dover', 'Evora', 'Fulda'];
  return Object.fromEntries(
    towns.map((town) => [`foreign/${town}.md`, `# ${town}\n\nLease, lease: boat shed, boat shed run ${town}.\n`]),
  );
}

describe('readForeign', () => {
  it('takes the requested number of passages, in an order that is always the same and not alphabetical', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await write(
      Object.fromEntries(names.map((name) => [`foreign/${name}.md`, `# Paper ${name}\n\nText of ${name}.\n`])),
    );
    const from = join(folder, 'foreign');
    const titles = (await readForeign({ folder: from, passages: 5 }, [])).map(({ title }) => title);
    expect(titles).toHaveLength(5);
    expect((await readForeign({ folder: from, passages: 3 }, [])).map(({ title }) => title)).toEqual(
      titles.slice(0, 3),
    );
    expect(titles).not.toEqual(titles.toSorted());
    expect(await readForeign({ folder: from, passages: 50 }, [])).toHaveLength(8);
  });

  it('leaves out a document with the same title as a document of the set', async () => {
    const set = await boatSet();
    await write({ 'foreign/copy.md': '# Lease\n\nAnother edition.\n', 'foreign/new.md': '# Tides\n\nHigh at noon.\n' });
    const read = await readForeign({ folder: join(folder, 'foreign'), passages: 10 }, set.passages);
    expect(read.map(({ title }) => title)).toEqual(['Tides']);
  });
});

describe('measureForeign', () => {
  const ranked = {
    vectors: { of: async (texts: readonly string[]) => texts.map(() => new Float32Array(1)), close: () => undefined },
    ranking: { vectorWeight: 0.3, similarityFloor: 0 },
    ways: ['words', 'stage'] as const,
  };

  it('reports the loss among passages that contain more words of the questions', async () => {
    const set = await boatSet();
    await write(rivals());
    const foreign = await readForeign({ folder: join(folder, 'foreign'), passages: 10 }, set.passages);
    const [words, stage] = await measureForeign(set, foreign, ranked);
    expect(words).toEqual({ ranked: 'words', recallAt5: [1, 0], hitAt1: [1, 0] });
    expect(stage?.ranked).toBe('stage');
  });

  it('loses nothing among passages about something else', async () => {
    const set = await boatSet();
    await write({ 'foreign/tides.md': '# Tides\n\nHigh water is at noon.\n' });
    const foreign = await readForeign({ folder: join(folder, 'foreign'), passages: 10 }, set.passages);
    const [words] = await measureForeign(set, foreign, ranked);
    expect(words).toEqual({ ranked: 'words', recallAt5: [1, 1], hitAt1: [1, 1] });
  });
});

it('prints each figure without and among foreign passages, and the points that are lost', () => {
  expect(foreignLine({ ranked: 'words', recallAt5: [0.96, 0.9], hitAt1: [0.8, 0.75] })).toBe(
    'words    recall@5 0.960 -> 0.900 (6.0 points lost)  hit@1 0.800 -> 0.750 (5.0 points lost)',
  );
});
