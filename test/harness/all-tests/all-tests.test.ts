// Guarantee: npm test runs each project of the tests once, ends with 1 if any of them fails, shows the output of all
// and which failed, and ends when it is interrupted. Risk: a kind of test is never run, or fails and nobody notices.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
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

// Writes a program to a folder that is removed after the test.
function programOf(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, code);
  return program;
}

it.each([
  [['0', '0'], 0, ''],
  [['0', '1'], 1, 'Failed: vitest 1\n'],
  [['3', '0'], 1, 'Failed: vitest 3\n'],
  [['0', 'SIGTERM'], 1, 'Failed: vitest SIGTERM\n'],
])('processes that end with %j end with %i, and the second prints', async (endings, status, failed) => {
  const program = programOf(
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
  }
  // What failed is said last: the output of the first process may be far above, and that of the second end well.
  expect(written).toEqual({ stdout: 'out', stderr: `err${failed}` });
});

// Ctrl-C reaches every process of a terminal; a program that interrupts a run, such as `timeout`, reaches only one.
it.each(['SIGINT', 'SIGTERM'] as const)('%s ends all processes where there is no terminal', async (signal) => {
  const endless = programOf("process.stdout.write('begun'); setInterval(() => undefined, 1_000);");
  const [runs, program] = [new URL('run-parts.ts', import.meta.url).href, pathToFileURL(endless).href];
  const main = programOf(
    `const { runParts } = await import('${runs}');\nprocess.exitCode = await runParts('${program}', [['one'], ['other']]);\n`,
  );
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([1, null]);
});
