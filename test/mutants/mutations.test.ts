// Guarantee: every kind of mutation is found in a source exactly once, and when switched on, it behaves like the source
// with that change in its text; changed lines are read from a diff.
// Risk: the share of found mutations is meaningless, and a change that needs a test seems to have one.
import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseDiff } from './changed/changed-lines.ts';
import { instrument } from './instrument.ts';
import { mutationsOf } from './mutations.ts';
import { parse } from './syntax.ts';

const CASES: readonly [source: string, mutations: readonly string[]][] = [
  ['x = a < b;', ['statement', 'boundary a <= b']],
  ['x = a >= b;', ['statement', 'boundary a > b']],
  ['const x = 30;', ['number 31']],
  ['const x = -1;', ['number 2']],
  ['const x = 2.95;', ['number 2.96']],
  ['const x = 9_999n;', ['number 10000n']],
  ['const x = a[0];', ['number 1']],
  ['const x = [a, ...b];', ['array []', 'item', 'item']],
  ["const x = [a, 'b'];", ['array []', 'item', "text ''", 'item']],
  [`const x = [${'a, '.repeat(12)}];`, ['array []', ...Array(12).fill('item')]],
  [`const x = [${'a, '.repeat(13)}];`, ['array []']],
  ['const x = { a, b() {}, ...c };', ['object ({})', 'property', 'property', 'property']],
  ['const x = { a, get b() {}, set b(c) {}, __proto__: null };', ['object ({})', 'property']],
  ['const { a, b } = c;', []],
  ['const [a, b] = c;', []],
  ['a(b, c);', ['statement']],
  ['if (a) { b(); }', ['condition true', 'condition false', 'statement']],
  ['const x = a === b;', ['equality a !== b']],
  ['const x = a + 1;', ['arithmetic a - 1', 'number 2']],
  ["const x = a + ' s';", ["text ''"]],
  ['const x = a && b;', ['logic (a)', 'logic (b)', 'logic (a) || (b)']],
  ['const x = a ?? b;', ['logic (a)', 'logic (b)']],
  ['const x = !a;', ['negation (a)']],
  ['const x = true;', ['boolean false']],
  ["const x = '';", ["text 'mutated'"]],
  ['const x = `a`;', ["text ''"]],
  ['const x = [a];', ['array []']],
  ['const x = { a };', ['object ({})']],
  ['const x = a?.b.c(1);', ['optional a.b.c(1)', 'number 2']],
  ['const x = a?.[b]?.();', ['optional a?.[b]()', 'optional a[b]?.()']],
  ['a();', ['statement']],
  ['async () => { await a(); b(); };', ['statement', 'block', 'statement', 'statement']],
  ['const f = () => { return a; };', ['return undefined']],
  ['const x = a.some(b);', ['call a.every(b)']],
  ['const x = a.filter(b);', ['call (a)']],
  ['a += 1;', ['statement', 'assignment a -= 1', 'number 2']],
  ["import a from 'b'; export * from 'c';", []],
  ["type A = 'b' | true;", []],
  ['class A extends B { constructor() { super(); } }', []],
];

describe('the mutations of a source', () => {
  it.each(CASES)('are found in: %s', (source, expected) => {
    const found = mutationsOf(source).map(({ kind, how, to }) => (how === 'replace' ? `${kind} ${to}` : kind));
    expect(found).toEqual(expected);
  });

  it('are named by function and text, and numbered if both are the same', () => {
    const source = 'const f = { g(a: number) { return a > 1 && a > 1; } };';
    const keys = mutationsOf(source).map(({ key }) => key);
    expect(keys).toEqual([
      'module: { g(a: number) { return a > 1 && a > 1; } } -> ({})',
      'g: a > 1 && a > 1 -> (a > 1)',
      'g: a > 1 && a > 1 -> (a > 1) #2',
      'g: a > 1 && a > 1 -> (a > 1) || (a > 1)',
      'g: a > 1 -> a >= 1',
      'g: 1 -> 2',
      'g: a > 1 -> a >= 1 #2',
      'g: 1 -> 2 #2',
    ]);
  });

  it('are named by what is left out of an array or an object, however long the others are', () => {
    const source = "f({ a: true, ...b, c }, ['d', e]);";
    const keys = mutationsOf(source).flatMap(({ key, kind }) => (/item|property/.test(kind) ? [key] : []));
    expect(keys).toEqual([
      'module: a: true -> (left out)',
      'module: ...b -> (left out)',
      'module: c -> (left out)',
      "module: 'd' -> (left out)",
      'module: e -> (left out)',
    ]);
  });
});

const PROGRAM = `
let seen = [];
function each(numbers) {
  const kept = [];
  for (const number of numbers) {
    if (number > 2 && number !== 5) { kept.push(number * 2); }
    seen.push(number);
  }
  return kept.length === 0 ? 'none' : kept.map((one) => String(one)).filter((one) => one !== '8').join('-');
}
function last(numbers) { try { return each(numbers)?.at(-1) ?? 'nothing'; } catch { return 'broken'; } }
const given = { 'seen-by': String(7n), nobody: () => 'none', seen, each(one) { return [...seen, 'x', one]; } };
const kept = Object.entries({ ...given, seen: [seen, ...seen, 'y'] }).map(([key, one]) => [key, one, one.call?.({}, 1)]);
result = JSON.stringify([each([1, 2, 3, 4, 5]), each([]), last([3]), seen, { a: !seen, kept }, given.nobody?.name]);
`;

function outcomeOf(program: string, active: number): string {
  const context = { result: '', mutant: (id: number) => id === active, mutantIteration: () => undefined };
  try {
    return String(runInNewContext(`${program}; result`, context, { timeout: 60_000 }));
  } catch (error) {
    return String(error);
  }
}

describe('a source with a switch for each mutation', () => {
  const mutations = mutationsOf(PROGRAM).map((mutation, index) => ({ id: index + 1, mutation }));
  const switched = instrument(PROGRAM, mutations);

  it('behaves like the source while none is on', () => {
    expect(outcomeOf(switched, 0)).toBe(outcomeOf(PROGRAM, 0));
  });

  it.each(mutations)('behaves with $mutation.key like the changed text', ({ id, mutation }) => {
    const { start, end, how, to } = mutation;
    const text = { replace: `(${to})`, skip: ';', empty: '{}', return: '{}', element: '...[]', property: '...{}' }[how];
    expect(outcomeOf(switched, id)).toBe(outcomeOf(PROGRAM.slice(0, start) + text + PROGRAM.slice(end), 0));
  });

  it('reports each iteration of a loop, so that an endless one can be ended', () => {
    const context = {
      mutant: () => false,
      mutantIteration: () => {
        throw new Error('an iteration');
      },
    };
    expect(() => runInNewContext(instrument('while (true) {}', []), context)).toThrow('an iteration');
    const left = 'for (let at = 0; at < 1; ) { at += 1; String(at); }';
    const mutations = mutationsOf(left).map((mutation) => ({ id: 1, mutation }));
    const body = mutations.filter(({ mutation }) => mutation.how === 'empty');
    expect(body).toHaveLength(1);
    expect(() => runInNewContext(instrument(left, body), { ...context, mutant: () => true })).toThrow('an iteration');
  });

  it('is still valid code for every source in five folders of shared/, and in commands and functions', () => {
    for (const file of globSync('{bin,functions,shared/{access,api,budget,keys,search}}/**/*.ts')) {
      const source = readFileSync(file, 'utf8');
      const all = mutationsOf(source).map((mutation, id) => ({ id, mutation }));
      expect(() => parse(instrument(source, all)), file).not.toThrow();
    }
  });
});

it('reads the new lines from a diff without context', () => {
  const diff = [
    'diff --git a/shared/a.ts b/shared/a.ts',
    '--- a/shared/a.ts',
    '+++ b/shared/a.ts',
    '@@ -3 +3,2 @@',
    '-old',
    '+new',
    '+new',
    '@@ -9,2 +10,0 @@',
    '-gone',
    '-gone',
    '--- a/shared/b.ts',
    '+++ b/shared/b.ts',
    '@@ -1 +1 @@',
  ];
  expect(parseDiff(diff.join('\n'))).toEqual(
    new Map([
      ['shared/a.ts', new Set([3, 4])],
      ['shared/b.ts', new Set([1])],
    ]),
  );
});
