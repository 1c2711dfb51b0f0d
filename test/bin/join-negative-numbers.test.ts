// Guarantee: a negative number after an option is its value, and every other argument stays as it was typed. Risk: a
// wrong amount is read as an unknown option, or a path as a value.
import { expect, it } from 'vitest';
import { joinNegativeNumbers } from '../../bin/join-negative-numbers.ts';

it.each([
  [[], []],
  [['-3'], ['-3']],
  [['--port', '-3'], ['--port=-3']],
  [
    ['--amount', '-.5', 'a.md'],
    ['--amount=-.5', 'a.md'],
  ],
  [
    ['a.md', '--amount', '-0.5'],
    ['a.md', '--amount=-0.5'],
  ],
  [
    ['--port', '3'],
    ['--port', '3'],
  ],
  [
    ['--port', '-x'],
    ['--port', '-x'],
  ],
  [
    ['a.md', '-3'],
    ['a.md', '-3'],
  ],
  [
    ['--port=1', '-3'],
    ['--port=1', '-3'],
  ],
  [
    ['--port', '-1', '-2'],
    ['--port=-1', '-2'],
  ],
])('%j becomes %j', (args, joined) => {
  expect(joinNegativeNumbers(args)).toEqual(joined);
});
