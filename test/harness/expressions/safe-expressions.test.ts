// Guarantee: the list of expressions that were found safe keeps up with shared/. Risk: each run of the tests spends
// minutes on expressions that were checked many times before.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'main.ts');

it('lists all expressions but at most ten; npm run test:expressions adds the others', () => {
  // In a process of its own: tests that share this one compile expressions of random words.
  const missing = execFileSync(process.execPath, [PROGRAM, '--missing'], { encoding: 'utf8' }).split('\n').slice(0, -1);
  expect(missing.length > 10 ? missing : []).toEqual([]);
});
