// Guarantee: whatever a file contains, reading it returns a document or a failure with a reason, and accesses no other
// file and no network. Risk: a crafted file ends the process, or makes it read a secret of the machine.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { createRandom } from '../../../harness/random.ts';
import { mutateFile } from './mutate-file.ts';
import { readWhole } from './read-whole.ts';
import { sampleFiles } from './sample-files.ts';

const SEED = 20_261_120;
const FILES = 400;
// Far more than any of these small files needs, even on a busy machine.
const TIME_MS_MAX = 20_000;
const samples = sampleFiles();

describe('an unchanged sample', () => {
  it.each(samples.map(({ name, bytes }) => [name, bytes] as const))('is read: %s', async (name, bytes) => {
    expect(await extractDocument(bytes, name, () => false)).toHaveProperty(
      name.endsWith('.zip') ? 'blocks' : 'blocks.0.kind',
    );
  });
});

describe('a randomly changed file', () => {
  const onAccess = vi.fn();

  beforeAll(async () => {
    // The readers load their own modules first; after that, every access to a file is a failure.
    await Promise.all(samples.map(({ name, bytes }) => extractDocument(bytes, name, () => false)));
    for (const name of ['openSync', 'readFileSync', 'open', 'readFile', 'createReadStream'] as const) {
      const real = fs[name] as (...given: unknown[]) => unknown;
      vi.spyOn(fs, name).mockImplementation(((path: unknown, ...more: unknown[]) => {
        // Node and vitest read modules and source maps.
        if (!/\.(?:m?[jt]s|map|json)(?:$|\?)/.test(String(path))) {
          onAccess(path);
        }
        return real(path, ...more);
      }) as never);
    }
    vi.spyOn(net.Socket.prototype, 'connect').mockImplementation((...given: unknown[]) => {
      onAccess(given);
      throw new Error('no network');
    });
    syncBuiltinESMExports();
  });

  afterAll(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it(`is read or refused with a reason, without access to files or the network (${FILES} files)`, async () => {
    for (let index = 0; index < FILES; index += 1) {
      const seed = SEED + index;
      const random = createRandom(seed);
      const sample = samples[Math.floor(random() * samples.length)] as (typeof samples)[number];
      const endMs = performance.now() + TIME_MS_MAX;
      const results = await readWhole(mutateFile(sample, random), sample.name, (bytes, file) =>
        extractDocument(bytes, file, () => performance.now() > endMs),
      );
      const isAnswer = ({ result }: (typeof results)[number]) => 'blocks' in result || /\.$/.test(result.sentence);
      expect({ seed, unanswered: results.filter((read) => !isAnswer(read)) }).toEqual({ seed, unanswered: [] });
    }
    expect(onAccess).not.toHaveBeenCalled();
  });
});
