// Guarantee: npm run eval:docs asks a stage of its own, holds the project's own pages to their floors, ends with the
// status of the measurement, and leaves neither a process nor a file behind, however it ends. Risk: the quality of the
// product falls below its floors and the check passes, or a stage keeps running unseen.
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { runProgram } from '../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

const inCheckout = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const START = inCheckout('bin/start/main.ts');
const ADMIN = inCheckout('bin/admin.ts');
const EVAL = inCheckout('bin/eval/main.ts');
const PACE = '--rate-per-minute 6000 --burst 1000 --searches-per-minute 6000';

let started: { readonly program: string; readonly args: string }[] = [];
let killed: unknown[] = [];
let data = '';
// What the last measurement said.
let said = '';
let serves = true;
// The exit statuses of the other programs; 0 for those that are not named.
let statuses: Readonly<Record<string, number>> = {};

// A stage that writes the state of its demonstration and serves, or ends at once.
function stageProcess(child: EventEmitter, args: readonly string[]): void {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  data = args[args.indexOf('--data') + 1] ?? '';
  const kill = (signal: unknown) => {
    killed.push(signal);
    setImmediate(() => child.emit('close', null, signal));
    return true;
  };
  Object.assign(child, { stdout, stderr, kill, pid: 1, exitCode: serves ? null : 3, signalCode: null });
  setImmediate(async () => {
    if (!serves) {
      child.emit('close', 3, null);
      return;
    }
    await writeFile(join(data, 'demo.json'), '{"company_id":"company"}');
    stdout.write('Serving. Press Ctrl-C to stop.\n');
  });
}

vi.mock('node:child_process', () => ({
  spawn(_node: string, [program = '', ...args]: readonly string[]) {
    started.push({ program, args: args.join(' ') });
    const child = new EventEmitter();
    if (program === START) {
      stageProcess(child, args);
    } else {
      setImmediate(() => child.emit('close', statuses[program] ?? 0));
    }
    return child;
  },
}));
// Other files of the worker also load these modules, and start real programs.
afterAll(() => vi.resetModules());

const PROGRAM = import.meta.resolve('../../../bin/eval/measure-folder.ts');
beforeEach(() => {
  [started, killed, data, serves, statuses] = [[], [], '', true, {}];
});

async function measure(...args: string[]) {
  const { code, stderr } = await runProgram(PROGRAM, args);
  said = stderr;
  return code;
}

const asked = () => started.map(({ program, args }) => `${program} ${args}`);

it("holds the project's own pages to their floors, and stops the stage", async () => {
  expect(await measure('--json')).toBe(0);
  const [gold, floors] = ['project-docs.jsonl', 'project-docs-floors.json'].map((file) =>
    inCheckout(`bin/eval/gold/${file}`),
  );
  expect(asked()).toEqual([
    expect.stringContaining(`${START} --port 0 --data ${data} --documents ${inCheckout('docs')} --question `),
    `${ADMIN} policy set --data ${data} --company company ${PACE}`,
    `${EVAL} --data ${data} --gold ${gold} --floors ${floors} --json`,
  ]);
  expect(killed).toEqual(['SIGTERM']);
  expect(existsSync(data)).toBe(false);
});

it('holds another folder to no floors', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'documents'));
  const question = JSON.stringify({ id: '1', question: 'How long is leave?', answerable: true });
  await writeFile(join(folder, 'questions.jsonl'), question);
  expect(await measure('--folder', folder)).toBe(0);
  expect(asked().at(-1)).toBe(`${EVAL} --data ${data} --gold ${join(folder, 'questions.jsonl')}`);
});

it.each([
  ['--gold', ['--gold', 'mine.jsonl']],
  ['--gold', ['--gold=mine.jsonl']],
  ['--floors', ['--floors', 'mine.json']],
])('measures with the %s that was typed instead of its own: %j', async (option, args) => {
  expect(await measure(...args)).toBe(0);
  const given = started.at(-1)?.args ?? '';
  expect(given.endsWith(` ${args.join(' ')}`)).toBe(true);
  expect(given.split(option)).toHaveLength(2);
});

it('starts no stage if an option is given twice, which the measurement would refuse minutes later', async () => {
  expect(await measure('--only', 'search', '--only=answers')).toBe(2);
  expect(started).toEqual([]);
  expect(said).toBe('--only can be given only once.\n');
});

it.each([
  ['a missed floor', { [EVAL]: 1 }, [START, ADMIN, EVAL], 1],
  ['rates that cannot be raised', { [ADMIN]: 1 }, [START, ADMIN], 1],
])('ends with the status of %s, and stops the stage', async (_name, given, programs, status) => {
  statuses = given;
  expect(await measure()).toBe(status);
  expect(started.map(({ program }) => program)).toEqual(programs);
  expect(killed).toEqual(['SIGTERM']);
  expect(existsSync(data)).toBe(false);
});

it('exits with 1 if the stage does not serve, and measures nothing', async () => {
  serves = false;
  expect(await measure()).toBe(1);
  expect(started.map(({ program }) => program)).toEqual([START]);
  expect(existsSync(data)).toBe(false);
});
