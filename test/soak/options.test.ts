// Guarantee: the options of the soak are parsed as documented, and an invalid one is reported in one sentence. Risk: a
// run of ten minutes uses other options than intended.
import { expect, it } from 'vitest';
import { parseSoakOptions } from './options.ts';

it('accepts minutes, callers and a seed, and has defaults for them', () => {
  expect(parseSoakOptions([])).toEqual({ minutes: 10, callers: 5, seed: 1 });
  const args = '--minutes .5 --callers 2 --seed 77'.split(' ');
  expect(parseSoakOptions(args)).toEqual({ minutes: 0.5, callers: 2, seed: 77 });
  expect(parseSoakOptions(['--help'])).toBe('help');
});

it.each([
  ['--minutes ten', '--minutes takes a number above 0.'],
  ['--minutes 0', '--minutes takes a number above 0.'],
  ['--minutes Infinity', '--minutes takes a number above 0.'],
  ['--callers 1.5', '--callers takes a whole number from 1.'],
  ['--callers 0', '--callers takes a whole number from 1.'],
  ['--seed x', '--seed takes a whole number, or random.'],
  ['--speed 1', "Unknown option '--speed'"],
  ['more', "Unexpected argument 'more'. This command does not take positional arguments"],
])('npm run soak refuses %s', (line, problem) => {
  expect(parseSoakOptions(line.split(' '))).toEqual({ problem });
});
