// Guarantee: a change counts as found when a test fails with it and passes without it, and a test is skipped only if it
// sees the same values with the change as without it. Risk: a change counts as found, or as not found, for the wrong
// reason.
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { instrument } from '../instrument.ts';
import { mutationsOf } from '../mutations.ts';
import { installSwitch } from '../switch.ts';
import { installProbes } from './infection.ts';
import { measureTests } from './measure.ts';
import type { PlainTest } from './plain-test.ts';
import { PlainTrial } from './plain-trial.ts';
import { isSame } from './same-value.ts';

const SOURCE = `function isSmall(n) { return n > 0 && n < 10; }
function first(list) { let at = 0; while (list[at] !== 0) { at += 1; } return at; }
function isAny(n) { return isSmall(n) || n < 100; }
const HALVES = new Map();
function half(n) {
  const value = HALVES.get(n) ?? n / 2;
  HALVES.set(n, value);
  return value;
}`;
const mutations = mutationsOf(SOURCE).map((mutation, at) => ({ id: at + 1, mutation }));

interface Functions {
  isSmall: (n: number) => boolean;
  first: (list: readonly number[]) => number;
  isAny: (n: number) => boolean;
  half: (n: number) => number;
}

// The instrumented functions, with the switch that turns their mutations on.
function loaded(hasProbes: boolean, isMeasured = hasProbes) {
  const scope = {};
  const state = installSwitch(scope);
  const infection = isMeasured ? installProbes(state, scope) : { take: () => [], endAt: () => {} };
  const functions = runInNewContext(
    `${instrument(SOURCE, mutations, hasProbes)}; ({ isSmall, first, isAny, half })`,
    scope,
  );
  return { state, infection, functions: functions as Functions };
}

function testsOf({ isSmall, first }: Functions): PlainTest[] {
  const expected = (id: string, value: () => unknown, to: unknown): PlainTest => ({
    id,
    file: 'rows',
    run: () => expect(value()).toBe(to),
  });
  return [
    expected('five', () => isSmall(5), true),
    expected('ten', () => isSmall(10), false),
    expected('third', () => first([1, 1, 0]), 2),
    expected('wrong', () => isSmall(3), false),
  ];
}

async function verdicts({ hasProbes = true, testsMax = 100 } = {}): Promise<Map<string, string>> {
  const measuring = loaded(hasProbes, true);
  const { state, infection } = measuring;
  const measured = await measureTests(testsOf(measuring.functions), { state, infection, slowMs: 1_000 });
  expect(measured.failed).toEqual(['wrong']);
  const trying = loaded(false);
  const reloading = { use: async () => {}, putBack: () => {} };
  const trial = new PlainTrial(
    testsOf(trying.functions),
    { ...measured, loaded: [], outside: {} },
    { state: trying.state, reloading },
  );
  const outcomes = new Map<string, string>();
  for (const { id, mutation } of mutations) {
    const outcome = await trial.try({ id, source: 'source', hint: undefined, passed: [] }, testsMax);
    outcomes.set(mutation.key, typeof outcome === 'string' ? outcome : outcome.by.id);
  }
  return outcomes;
}

it('finds a change by the test that fails with it, and says which changes no test sees', async () => {
  const outcomes = await verdicts();
  expect(outcomes.get('isSmall: n < 10 -> n <= 10')).toBe('ten');
  expect(outcomes.get('isSmall: n > 0 && n < 10 -> (n > 0)')).toBe('ten');
  expect(outcomes.get('isSmall: n > 0 && n < 10 -> (n < 10)')).toBe('passed');
  expect(outcomes.get('isSmall: n > 0 -> n >= 0')).toBe('passed');
});

it('says which changes it has not tried with all tests that may find them', async () => {
  const reachedByTwo = 'isSmall: n > 0 -> n >= 0';
  expect((await verdicts({ hasProbes: false, testsMax: 1 })).get(reachedByTwo)).toBe('left');
  expect((await verdicts({ hasProbes: false, testsMax: 2 })).get(reachedByTwo)).toBe('passed');
  expect((await verdicts({ testsMax: 1 })).get(reachedByTwo)).toBe('passed');
});

it('ends a loop that a change makes endless', async () => {
  expect((await verdicts()).get('first: at += 1; -> (left out)')).toBe('third');
});

it('ends a test that spends too long in a loop of the code under test, and counts it as slow', async () => {
  const { state, infection, functions } = loaded(true);
  const list = [...Array(1_000).fill(1), 0];
  let calls = 0;
  const run = () => {
    for (; calls < 1_000_000; calls += 1) {
      functions.first(list);
    }
  };
  const measured = await measureTests([{ id: 'long', file: 'rows', run }], { state, infection, slowMs: 10 });
  expect(measured).toEqual({ tests: [], failed: [], slow: ['long'] });
  expect(calls).toBeLessThan(1_000_000);
});

it('runs no test that sees the same values with a change as without it', async () => {
  const { state, infection, functions } = loaded(true);
  const idOf = (key: string) => mutations.find(({ mutation }) => mutation.key === key)?.id;
  functions.isSmall(5);
  expect(infection.take()).not.toContain(idOf('isSmall: n < 10 -> n <= 10'));
  functions.isSmall(10);
  expect(infection.take()).toContain(idOf('isSmall: n < 10 -> n <= 10'));
  expect(state.reached.size).toBe(0);
  functions.isAny(5);
  expect(infection.take()).not.toContain(idOf('isAny: isSmall(n) || n < 100 -> (n < 100)'));
  functions.isAny(-1);
  expect(infection.take()).toContain(idOf('isAny: isSmall(n) || n < 100 -> (isSmall(n))'));
});

it('runs a test even if a second call would answer from the first one’s cache', () => {
  const { infection, functions } = loaded(true);
  expect(functions.half(6)).toBe(3);
  const divided = mutations.find(({ mutation }) => mutation.key === 'half: n / 2 -> n * 2');
  expect(infection.take()).toContain(divided?.id);
});

it('compares everything that a function returns', () => {
  const valueWith = (start: number) => ({ start, list: [1, { start }], words: new Map([['one', [start]]]) });
  expect(isSame(valueWith(1), valueWith(1))).toBe(true);
  expect(isSame(valueWith(1), { ...valueWith(1), words: new Map([['one', [2]]]) })).toBe(false);
  expect(isSame(valueWith(1), { ...valueWith(1), more: undefined })).toBe(false);
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
  expect(isSame(/b/.exec('ab'), /b/.exec('b'))).toBe(false);
  expect(isSame(new Set([1]), new Set([1, 2]))).toBe(false);
  class Hidden {
    readonly #one: number;
    constructor(one: number) {
      this.#one = one;
    }
    one(): number {
      return this.#one;
    }
  }
  expect(isSame(new Hidden(1), new Hidden(1))).toBe(false);
});

it('leaves a value that is computed when it is read to the test that reads it', () => {
  let reads = 0;
  const withGetter = () => ({
    get half() {
      reads += 1;
      return 1;
    },
  });
  expect(isSame(withGetter(), withGetter())).toBe(false);
  expect(isSame({ half: 1 }, withGetter())).toBe(false);
  expect(reads).toBe(0);
});
