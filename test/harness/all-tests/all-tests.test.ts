// Guarantee: npm test runs each project of the tests once, ends with 1 if any of them fails, and shows the output of
// all. Risk: a kind of test is never run, or fails and nobody notices.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import config from '../../../vitest.config.ts';
import { PARTS, partsOf } from './parts.ts';
import { runParts } from './run-parts.ts';

// What Vitest does with one --project.
function isRun(name: string | undefined, part: readonly string[]): boolean {
  const chosen = part.flatMap((argument) => /^--project=(.*)$/.exec(argument)?.[1] ?? []);
  expect(chosen).toHaveLength(1);
  return chosen.some((pattern) => (pattern.startsWith('!') ? pattern !== `!${name}` : pattern === name));
}

it('every project is in one of the processes', () => {
  const { projects = [] } = (config as { test: { projects?: readonly { test: { name?: string } }[] } }).test;
  const names = projects.map(({ test }) => test.name);
  expect(names).toContain('integration');
  expect(names.map((name) => [name, PARTS.filter((part) => isRun(name, part)).length])).toEqual(
    names.map((name) => [name, 1]),
  );
});

it('arguments are those of a single process', () => {
  expect(partsOf([])).toBe(PARTS);
  expect(partsOf(['--project=!unit', 'test/bin'])).toEqual([['run', '--project=!unit', 'test/bin']]);
});

it.each([
  [['0', '0'], 0],
  [['0', '1'], 1],
  [['3', '0'], 1],
  [['0', 'SIGTERM'], 1],
])('processes that end with %j end with %i, and the second prints', async (endings, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `const [ending] = process.argv.slice(2);
process.stdout.write('out');
process.stderr.write('err', () => (/^\\d/.test(ending) ? process.exit(Number(ending)) : process.kill(process.pid, ending)));
`,
  );
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    expect(
      await runParts(
        pathToFileURL(program).href,
        endings.map((ending) => [ending]),
      ),
    ).toBe(status);
  } finally {
    spies.forEach((spy) => void spy.mockRestore());
    rmSync(folder, { recursive: true });
  }
  expect(written).toEqual({ stdout: 'out', stderr: 'err' });
});
