// Guarantee: a process that ends before it has tried a change is started again, and if changes are then tried file by
// file, this is reported with the reason. Risk: a folder takes hours instead of minutes, and nobody knows why.
import { expect, it } from 'vitest';
import type { TestRunResult, Vitest } from 'vitest/node';
import { mutationsOf } from '../mutations.ts';
import { type Mailbox, openMailbox, type Plan } from '../plan.ts';
import { isPlain } from './plain-tests.ts';
import { tryPlain } from './try-plain.ts';

const TEST = 'test/mutants/plain/try-plain.test.ts';
const file = 'shared/keys/parse-key.ts';
const mutantsIn = (text: string) => mutationsOf(text).map((mutation, at) => ({ id: at + 1, mutation, file }));
const SMALL = 'const isSmall = (n) => n < 10 && n > 0;';
const mutants = mutantsIn(SMALL);

// Tries changes with a process that handles each plan as given, and fails with these errors.
function tried(work: (plan: Plan, mailbox: Mailbox) => void, ...errors: readonly Error[]) {
  return tryAll(mutants, work, errors);
}

async function tryAll(all: typeof mutants, work: Parameters<typeof tried>[0], errors: readonly Error[] = []) {
  const said: string[] = [];
  const plans: string[] = [];
  const { found, isPassed, faults } = await tryPlain({
    mutants: all,
    tests: [TEST],
    isPassed: () => false,
    hintOf: () => undefined,
    say: (line) => said.push(line),
    signal: new AbortController().signal,
    slowLeftOutMs: null,
    start: async ({ folder }) => {
      const runTestSpecifications = async (): Promise<TestRunResult> => {
        const mailbox = openMailbox(folder);
        plans.push(mailbox.plan().phase);
        work(mailbox.plan(), mailbox);
        return { testModules: [], unhandledErrors: [...errors] };
      };
      const project = { createSpecification: () => ({}) };
      return { getRootProject: () => project, runTestSpecifications, close: async () => {} } as unknown as Vitest;
    },
  });
  const passed = all.filter((mutant) => isPassed(mutant, TEST));
  return { said, plans, found: [...found.keys()], passed, faults };
}

function measure(plan: Plan, mailbox: Mailbox): void {
  if (plan.phase === 'measure') {
    mailbox.setMeasurement({ tests: [], failed: [], slow: [], loaded: [], outside: {} });
  }
}

it('says why a process ended before its first change, and starts it once more', async () => {
  const { said, plans, passed, faults } = await tried(measure, new Error('Timeout starting forks runner.\nat x'));
  expect(plans).toEqual(['measure', 'plain', 'plain']);
  expect(passed).toEqual([]);
  expect(said).toEqual([
    '0 plain tests in one process, 0 ms in all',
    'The process of the plain tests ended before its first change, and is started again: Timeout starting forks runner.',
    'The process of the plain tests ended before its first change; the remaining 7 changes are tried file by file.',
  ]);
  expect(faults).toEqual(said.slice(2));
});

it('says why the tests could not be measured', async () => {
  const { said, plans, faults } = await tried(() => {}, new Error('Cannot find module'));
  expect(plans).toEqual(['measure']);
  expect(said).toEqual([
    'The plain tests could not be run in one process, and are run file by file: Cannot find module',
  ]);
  expect(faults).toEqual(said);
});

it('continues with the next change after one with which a test did not end', async () => {
  const { said, plans, found, faults } = await tried((plan, mailbox) => {
    measure(plan, mailbox);
    if (plan.phase === 'plain') {
      const [{ id } = { id: 0 }] = plan.mutants;
      mailbox.write({ trying: id });
      mailbox.write({ killed: id, by: TEST, how: 'endless', test: `${TEST} 1` });
    }
  });
  expect(plans).toEqual(['measure', ...mutants.map(() => 'plain')]);
  expect(found).toEqual(mutants.map(({ id }) => id));
  expect(said).toHaveLength(1);
  expect(faults).toEqual([]);
});

it('first tries many changes with a few tests each, and examines only the remaining ones closely', async () => {
  const many = mutantsIn(SMALL.repeat(50));
  const tries: (readonly [mutants: number, testsMax: number | null])[] = [];
  const { plans, found, passed } = await tryAll(many, (plan, mailbox) => {
    measure(plan, mailbox);
    if (plan.phase === 'plain') {
      tries.push([plan.mutants.length, plan.testsMax]);
      mailbox.write({ trying: plan.mutants[0]?.id ?? 0 });
      for (const { id } of plan.mutants.filter(({ id: one }) => plan.testsMax === null || one > 2)) {
        mailbox.write(id === 1 ? { passed: id } : { killed: id, by: TEST, how: 'failed', test: `${TEST} 1` });
      }
      mailbox.write({ isDone: true });
    }
  });
  expect(plans).toEqual(['measure', 'plain', 'measure', 'plain']);
  expect(tries).toEqual([
    [many.length, 40],
    [2, null],
  ]);
  expect({ found: found.length, passed }).toEqual({ found: many.length - 1, passed: [many[0]] });
});

it('tries a constant again with a file that imports its source: rows of its table may hold the old value', async () => {
  const all = mutants.slice(0, 2).map((one, at) => ({ ...one, file: at === 0 ? 'test/mutants/mutations.ts' : file }));
  const loaded = all.map(({ id }) => id);
  const { passed } = await tryAll(all, (plan, mailbox) => {
    if (plan.phase === 'measure') {
      mailbox.setMeasurement({ tests: [], failed: [], slow: [], loaded, outside: {} });
    }
    if (plan.phase === 'plain') {
      plan.mutants.forEach(({ id }) => {
        mailbox.write({ passed: id });
      });
      mailbox.write({ isDone: true });
    }
  });
  expect(passed).toEqual(all.slice(1));
});

it('calls a test plain only if neither it nor its fixtures need Vitest', () => {
  expect(isPlain('test/shared/search/fuse-scores.test.ts')).toBe(true);
  expect(isPlain('test/shared/search/index-words.test.ts')).toBe(true);
  expect(isPlain('test/shared/search/search.wiring.test.ts')).toBe(false);
  expect(isPlain('test/shared/search/embedding.client.test.ts')).toBe(false);
});
