// Guarantee: at every endpoint and operation, each caller sees exactly what the documents promise, whatever companies,
// bases, documents, keys, scopes and policies there are, in whatever order they were created and removed, and across
// restarts. The model knows docs/ and what was done, and nothing about how the product works. Risk: a combination that
// no test of a single feature tries shows a company what it must not see.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { createRandom } from '../../harness/random.ts';
import { drawCommands } from './commands.ts';
import { play, SHORT_RHYTHM, SHORT_WORLD } from './play.ts';
import { startStage } from './stage.ts';

const { seed, commands } = SHORT_WORLD;
// The kinds of calls and statuses that a run must have compared; without one of these, a leak there would go unnoticed.
const ANSWERED = [
  ...['health 200', 'health 401', 'bases 200', 'bases 401', 'bases 403', 'search 200', 'search 400', 'search 401'],
  ...['search 403', 'ask 200', 'ask 400', 'ask 401', 'ask 403', 'ask 429', 'search as another 400'],
  ...['ask as another 400', 'unknown path 404', 'unknown method 405', 'search for an address 200'],
];

it(`shows each caller what the documents promise and nothing else (${commands} commands, seed ${seed})`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'isolation-'));
  const stage = await startStage(inject('assembly'), data);
  try {
    const drawn = drawCommands(createRandom(seed), commands);
    const { answered } = await play(stage, drawn, { seed, name: 'test', rhythm: SHORT_RHYTHM });
    expect(ANSWERED.filter((kind) => !answered.has(kind))).toEqual([]);
  } finally {
    await stage.stop();
    rmSync(data, { recursive: true, force: true });
  }
}, 600_000);
