// Guarantee: no room of the product, and none of its tests, grows beyond its budget, which has a reason. Risk: a
// capability that nobody weighs grows rule by rule, each of them small, until nobody knows it whole.
import { describe, expect, it } from 'vitest';
import { oddBudgets, overBudget, sinkingCeilings, unusuallyLarge } from './budget-guards.ts';
import { BUDGETS } from './budgets.ts';
import { readTrackedFiles, readTrackedSizes } from './tracked-files.ts';

const lines = (count: number) => 'x\n'.repeat(count);
const reason = 'It does one thing.';

describe('the rooms', () => {
  const files = readTrackedFiles();
  const sizes = readTrackedSizes();

  it('hold no more than their budgets', () => {
    expect(overBudget(files, sizes, BUDGETS)).toEqual([]);
  });

  it('exist, and have one budget each, with its reason', () => {
    expect(oddBudgets(files, sizes, BUDGETS)).toEqual([]);
  });

  it('are printed when their ceiling can sink, and so are files and folders that are unusually large', () => {
    const notes = [...sinkingCeilings(files, sizes, BUDGETS), ...unusuallyLarge(files)];
    process.stderr.write(notes.map((note) => `budgets: ${note}\n`).join(''));
  });
});

describe('a room', () => {
  const files = new Map([
    ['shared/a/one.ts', lines(60)],
    ['shared/a/deep/two.tsx', lines(50)],
    ['shared/a/one.test.ts', lines(1000)],
    ['shared/a/list.txt', lines(1000)],
    ['shared/ab/other.ts', lines(1000)],
    ['test/a/one.ts', lines(7)],
    ['test/a/one.test.ts', lines(5)],
  ]);
  const sizes = new Map([
    ['test/a/data.jsonl', 900],
    ['test/a/one.ts', 101],
    ['shared/a/one.ts', 5000],
  ]);
  const holds = (budget: object) => [{ room: 'shared/a/', lines: 110, reason, ...budget }];

  it('is weighed by its TypeScript without tests, and test/ with them and by its bytes', () => {
    const budgets = [...holds({ lines: 109 }), { room: 'test/', lines: 11, bytes: 1000, reason }];
    expect(overBudget(files, sizes, budgets).map((problem) => problem.replace(/:.*/, ''))).toEqual([
      'shared/a/ holds 110 lines, 1 more than 109',
      'test/ holds 12 lines, 1 more than 11',
      'test/ holds 1001 bytes, 1 more than 1000',
    ]);
    const enough = [...holds({}), { room: 'test/', lines: 12, bytes: 1001, reason }];
    expect(overBudget(files, sizes, enough)).toEqual([]);
  });

  it('may be above its budget up to its ceiling', () => {
    expect(overBudget(files, sizes, holds({ lines: 50, today: 110 }))).toEqual([]);
    expect(overBudget(files, sizes, holds({ lines: 50, today: 109 }))).toHaveLength(1);
    const heavy = { room: 'test/', lines: 12, bytes: 500, reason };
    expect(overBudget(files, sizes, [{ ...heavy, bytesToday: 1001 }])).toEqual([]);
    expect(overBudget(files, sizes, [{ ...heavy, bytesToday: 1000 }])).toHaveLength(1);
  });

  it('lets its ceiling sink when it has shrunk by more than two percent', () => {
    expect(sinkingCeilings(files, sizes, holds({ lines: 50, today: 112 }))).toEqual([]);
    expect(sinkingCeilings(files, sizes, holds({ lines: 50, today: 120 }))).toEqual([
      'shared/a/ holds 110 lines: its ceiling can sink by 10, from 120',
    ]);
    expect(sinkingCeilings(files, sizes, holds({ today: 120 }))).toEqual([
      'shared/a/ holds 110 lines: within its budget, so its ceiling can go',
    ]);
    expect(sinkingCeilings(files, sizes, holds({ lines: 500 }))).toEqual([]);
  });

  it('is reported without files, without a reason, with two rows, or with a ceiling below its budget', () => {
    const rows = [
      ...holds({}),
      ...holds({ today: 100 }),
      { room: 'shared/gone/', lines: 5, reason },
      { room: 'test/a/', lines: 5, reason: '' },
    ];
    expect(oddBudgets(files, sizes, rows)).toEqual([
      'shared/a/ has two rows',
      'shared/a/ has a ceiling below its budget of 110 lines',
      'shared/gone/ holds no lines',
      'test/a/ has no reason',
    ]);
  });
});

it('a file of more than 500 lines is unusually large, and so is a folder of more than 50 files', () => {
  const many = Array.from({ length: 51 }, (_, i): [string, string] => [`shared/full/${i}.json`, '']);
  const long = [501, 500, 900].map((count): [string, string] => [`lib/${count}.ts`, lines(count)]);
  expect(unusuallyLarge(new Map([...many, ...many.slice(1), ...long, ['docs/a.ts', lines(900)]]))).toEqual([
    'lib/900.ts has 900 lines',
    'lib/501.ts has 501 lines',
    'shared/full has 51 files',
  ]);
  expect(unusuallyLarge(new Map([...many.slice(1), ['shared/full.md', lines(900)]]))).toEqual([]);
});
