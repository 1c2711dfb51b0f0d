// Guarantee: a plain file of shared/ uses no clock, randomness, timer or service except through its parameters. Risk: a
// test cannot set the time or a random number inside the domain, and a simulation with the same seed gives another
// result each time.
import { describe, expect, it } from 'vitest';
import { impureLines } from './source-guards.ts';
import { readTrackedFiles } from './tracked-files.ts';

describe('plain files of shared/', () => {
  it('take clock, randomness and services as parameters', () => {
    expect(impureLines(readTrackedFiles())).toEqual([]);
  });

  it('are reported when they use a clock, randomness or a service directly', () => {
    const impure = [
      'const at = Date.now();',
      'const at = new Date();',
      'const id = Math.random();',
      "import { randomUUID } from 'node:crypto';",
      'const signal = AbortSignal.timeout(5);',
      "import { readFileSync } from 'node:fs';",
      'const stage = process.env.STAGE;',
      "const page = await fetch('https://a.example');",
    ];
    const pure = ['const at = new Date(nowMs);', 'const id = services.randomBytes(9);', 'void client.fetch(key);'];
    const text = [...impure, ...pure].join('\n');
    const tree = new Map(
      Object.entries({ 'shared/a/b.ts': text, 'shared/a/b.store.ts': text, 'shared/aws/log.ts': text }),
    );
    expect(impureLines(tree)).toEqual(impure.map((_, i) => `shared/a/b.ts:${i + 1}`));
  });
});
