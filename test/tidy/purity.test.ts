// Guarantee: a plain file of shared/ uses no clock, randomness, timer or service except through its parameters; the
// local cloud names no option of npm start, and bin/start/ adds those that help to its errors. Risk: a test cannot set
// the time or a random number inside the domain, and a simulation with the same seed gives another result each time; an
// option is renamed, and an error still names the old one.
import { describe, expect, it } from 'vitest';
import { MANUAL } from '../../bin/start/options.ts';
import { impureLines, optionsInLocalCloud } from './source-guards.ts';
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
      'const id = crypto.randomUUID();',
      'const now = +new Date;',
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

describe('the local cloud', () => {
  it('names no option of npm start', () => {
    const options = MANUAL.match(/(?<=^ {2})--[a-z-]+/gm) ?? [];
    expect(options).toContain('--fresh');
    expect(optionsInLocalCloud(readTrackedFiles(), options)).toEqual([]);
  });

  it('is reported with each line that names one', () => {
    const text = [
      "const advice = 'Start with --fresh to delete it.';",
      '// As with --models.',
      "const begins = '--port takes a number.';",
      "const server = ['serve', '--port', port];",
      'const other = `npm ci --fresh-start --data-folder x--port`;',
    ].join('\n');
    const tree = { 'local-cloud/a/b.ts': text, 'bin/start/b.ts': text, 'local-cloud/README.md': text };
    const named = optionsInLocalCloud(new Map(Object.entries(tree)), ['--fresh', '--models', '--port', '--data']);
    expect(named).toEqual([1, 2, 3].map((line) => `local-cloud/a/b.ts:${line}`));
  });
});
