// Guarantee: every program of the project that npm runs prints its manual on --help, and does nothing else. Risk: a
// person who asks what a command does starts it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${CHECKOUT}package.json`, 'utf8')) as { scripts: Record<string, string> };
// The others are commands of tools, which have their own manuals.
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const program = /^node bin\/guard\.mjs && node (\S+\.ts)$/.exec(command)?.[1];
  return program === undefined ? [] : [[name, program] as const];
});

it.concurrent.each(programs)('npm run %s prints its manual', async (name, program) => {
  const ended = await promisify(execFile)(process.execPath, [program, '--help'], { cwd: CHECKOUT, timeout: 60_000 });
  expect(ended.stderr).toBe('');
  expect(ended.stdout).toMatch(new RegExp(`^npm (?:run )?(?:-s )?${name}\\b`));
});
