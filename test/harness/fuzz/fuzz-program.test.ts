// Guarantee: a fuzz program checks as many cases as it is told, from its seed on, counts their outcomes, and ends with
// status 1 and the seed of the first case that breaks a guarantee. Risk: a broken case goes unnoticed, or nobody can
// draw it again.
import { expect, it } from 'vitest';
import { runProgram } from '../programs/run-program.ts';

const PROGRAM = import.meta.resolve('./even-seeds.fixture.ts');

it('counts the outcomes of the cases from its seed on', async () => {
  const { code, stdout } = await runProgram(PROGRAM, ['--cases', '3', '--seed', '4']);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: '3 cases from seed 4\n        1  drawn 4\n        1  drawn 5\n        1  drawn 6\n        3  in all\n',
  });
});

it('stops at the first case that breaks a guarantee, and says how to draw it again', async () => {
  const { code, stdout } = await runProgram(PROGRAM, ['--cases', '9', '--seed', '6']);
  expect(code).toBe(1);
  expect(stdout).toContain('broken at 1: Violation: 7 is drawn\nagain: --even --cases 1 --seed 7\n');
  expect(stdout).not.toContain('drawn 8');
  expect(stdout.endsWith('closed\n        1  drawn 6\n        1  in all\n')).toBe(true);
});

it.each([
  ['--cases', '0'],
  ['--cases', 'many'],
  ['--seed', '1.5'],
])('prints its manual for %s %s', async (...args) => {
  expect(await runProgram(PROGRAM, args)).toMatchObject({ code: 2, stdout: 'The manual.\n' });
});
