// Guarantee: npm start starts the stage as typed, shows what it serves, ends when told to, and leaves nothing behind;
// its status says whether the first question was answered. Risk: state is kept despite --fresh, or a pipeline waits for
// a stage that failed.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aboutModels,
  consoleWelcome,
  emptyWelcome,
  NONE_ANSWERED,
  nextSteps,
  welcome,
} from '../../../bin/start/welcome.ts';
import { runProgram } from '../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { ANSWERED, BASE_URL, DEMONSTRATION, PEOPLE } from './program.fixture.ts';

const NO_MODELS = { bedrockAtAws: null, models: null };
let calls: unknown[][] = [];
let ending = new AbortController();
let documents: object[] = [];
let asked: typeof ANSWERED = ANSWERED;
// What the step of that name does instead of its usual work.
let instead: Readonly<Record<string, () => unknown>> = {};

const step = (name: string, ...given: unknown[]) => {
  calls.push([name, ...given]);
  return instead[name]?.();
};
const cloud = { baseUrl: BASE_URL, reports: () => ['A port is taken.'], stop: async () => void step('stop') };
vi.mock('@knowledge-copilot/local-cloud', () => ({
  startLocalCloud: async (options: object) => {
    step('startLocalCloud', options);
    return cloud;
  },
}));
vi.mock('../../../bin/start/synthesize.ts', () => ({
  synthesize: async (...given: unknown[]) => step('synthesize', ...given),
}));
vi.mock('../../../bin/start/open-models.ts', () => ({ openChosenModels: async () => NO_MODELS }));
vi.mock('../../../bin/start/require-servers.ts', () => ({
  requireServers: async ({ openSearch }: { openSearch: unknown }) => step('requireServers', openSearch),
}));
vi.mock('../../../bin/start/administer-cloud.ts', () => ({ administerOf: () => 'administer' }));
vi.mock('../../../bin/start/demonstration.ts', () => ({
  ensureDemonstration: async (...given: unknown[]) => {
    step('ensureDemonstration', ...given);
    return DEMONSTRATION;
  },
}));
vi.mock('../../../bin/start/documents.ts', () => ({
  ingestFolder: async (...given: unknown[]) => {
    step('ingestFolder', ...given);
    return documents;
  },
}));
vi.mock('../../../bin/start/questions.ts', () => ({
  questionsAbout: async (...[, , titles]: string[]) => [`What is said about ${titles}?`],
  askFirstAnswered: async (...given: unknown[]) => {
    step('askFirstAnswered', ...given);
    return asked;
  },
}));
vi.mock('../../../bin/start/people.ts', () => ({
  ensurePeople: async (_cloud: unknown, ...given: unknown[]) => {
    await step('ensurePeople', ...given);
    return PEOPLE;
  },
}));
vi.mock('../../../bin/start/watch-for-end.ts', () => ({ watchForEnd: () => ending.signal }));
// The worker's next file should load the real modules.
afterAll(() => void vi.resetModules());

const PROGRAM = import.meta.resolve('../../../bin/start/main.ts');
const called = (name: string) => calls.filter(([first]) => first === name).map(([, ...given]) => given);

beforeEach(() => {
  [calls, documents, asked, instead] = [[], [{ title: 'Leave', status: 'ready' }], ANSWERED, {}];
  ending = new AbortController();
});

async function start(...args: string[]) {
  const data = temporaryFolder();
  const notes = temporaryFolder();
  const options = ['--data', data, ...(args.includes('--no-demo') ? [] : ['--documents', notes]), ...args];
  return { ended: await runProgram(PROGRAM, options), data, notes };
}

const SYNTHESIZING = 'Synthesizing the stage "local": the same templates and bundles as a deployment ...\n';
const STARTING = 'Starting the local cloud ...\nA port is taken.\n';

describe('a start with --once', () => {
  it('synthesizes and starts the stage, asks about its documents, shows everything, and stops', async () => {
    documents = [...documents, { title: 'Broken', status: 'failed' }];
    const { ended, data, notes } = await start('--once');
    expect(ended).toEqual({
      code: 0,
      stdout: welcome(BASE_URL, DEMONSTRATION, ANSWERED) + aboutModels({ bedrock: 'local', models: null }),
      stderr: `${SYNTHESIZING}${STARTING}Asking a question ...\nStopping ...\n`,
    });
    const [[, assembly]] = called('synthesize') as [[string, string]];
    expect(calls).toEqual([
      ['requireServers', null],
      ['synthesize', 'local', assembly, { signal: ending.signal, ranking: 'standIn' }],
      [
        'startLocalCloud',
        {
          assembly,
          data,
          fresh: false,
          port: 8787,
          sitePort: 8788,
          signInPort: 8789,
          announcesDeployment: true,
          ...NO_MODELS,
        },
      ],
      ['ensureDemonstration', 'administer', BASE_URL, data],
      ['ingestFolder', 'administer', 'b', { folder: notes, without: null }],
      [
        'askFirstAnswered',
        { baseUrl: BASE_URL, key: 'kc_test_key', pauseMilliseconds: 2_000 },
        ['What is said about Leave?'],
      ],
      ['stop'],
    ]);
    expect(existsSync(assembly)).toBe(false);
    expect(JSON.parse(await readFile(join(data, 'embedding.json'), 'utf8'))).toMatchObject({ probe: null });
  });

  it('asks the question that was typed, and exits with 1 if it was not answered from the documents', async () => {
    asked = { ...ANSWERED, grounded: false };
    const { ended } = await start('--once', '--question', 'How long?');
    expect(ended).toMatchObject({ code: 1, stdout: expect.not.stringContaining(NONE_ANSWERED) });
    expect(called('askFirstAnswered')[0]?.[1]).toEqual(['How long?']);
    const own = await start('--once');
    expect(own.ended.stdout).toContain(NONE_ANSWERED);
  });

  it('asks nothing without a document', async () => {
    documents = [];
    const { ended } = await start('--once');
    const said = expect.stringContaining('There is no document yet, so nothing was asked.');
    expect(ended).toMatchObject({ code: 1, stdout: said });
    expect(called('askFirstAnswered')).toEqual([]);
  });
});

it('passes on the servers, the ports and the assembly that were typed', async () => {
  const assembly = temporaryFolder();
  const servers = ['--dynamodb', 'http://127.0.0.1:8000', '--opensearch', 'http://127.0.0.1:9200'];
  const { ended } = await start('--once', '--fresh', '--port', '0', '--assembly', assembly, ...servers);
  expect(ended).toMatchObject({ code: 0, stderr: `${STARTING}Asking a question ...\nStopping ...\n` });
  expect(called('synthesize')).toEqual([]);
  expect(called('requireServers')).toEqual([['http://127.0.0.1:9200']]);
  expect(called('startLocalCloud')).toMatchObject([
    [
      {
        assembly,
        fresh: true,
        port: 0,
        sitePort: 0,
        signInPort: 0,
        dynamoDbEndpoint: 'http://127.0.0.1:8000',
        openSearch: { endpoint: 'http://127.0.0.1:9200' },
      },
    ],
  ]);
  expect(existsSync(assembly)).toBe(true);
});

describe('a start that serves', () => {
  // Ends the stage as soon as the ready file is there.
  async function serving(...args: string[]) {
    const ready = join(temporaryFolder(), 'ready.json');
    const poll = setInterval(() => existsSync(ready) && ending.abort(), 5);
    const { ended, data } = await start('--ready-file', ready, ...args);
    clearInterval(poll);
    return { ended, data, ready: JSON.parse(await readFile(ready, 'utf8')) };
  }

  it('writes the ready file, and stops when it is told to end', async () => {
    const { ended, data, ready } = await serving();
    expect(ready).toEqual({ base_url: BASE_URL, ...DEMONSTRATION, ...PEOPLE, data, pid: process.pid });
    expect(ended.code).toBe(0);
    expect(calls.at(-1)).toEqual(['stop']);
    expect(ended.stdout.endsWith(consoleWelcome(PEOPLE) + nextSteps(data, true))).toBe(true);
  });

  it('is empty with --no-demo', async () => {
    const { ended, data, ready } = await serving('--no-demo');
    expect(ready).toEqual({ base_url: BASE_URL, data, pid: process.pid });
    expect(ended).toMatchObject({ code: 0, stdout: `${emptyWelcome(BASE_URL)}${nextSteps(data, false)}` });
    expect(called('ensureDemonstration')).toEqual([]);
    expect(called('startLocalCloud')).toMatchObject([[{ announcesDeployment: false }]]);
  });

  it('stops at once if it is told to end while it starts, and then shows nothing more', async () => {
    const never = new Promise(() => undefined);
    instead = { ensurePeople: () => (ending.abort() === undefined ? never : null) };
    const { ended } = await start();
    expect(ended).toMatchObject({ code: 0, stdout: expect.not.stringContaining('Serving.') });
    expect(calls.at(-1)).toEqual(['stop']);
    instead = { startLocalCloud: () => ending.abort() };
    const early = await start('--no-demo');
    expect(early.ended).toMatchObject({ code: 0, stdout: '' });
    expect(calls.at(-1)).toEqual(['stop']);
  });
});

describe('a start that fails', () => {
  const fails = () => {
    throw new Error('A bundle is broken.');
  };

  it.each(['synthesize', 'startLocalCloud'])('in %s leaves nothing behind, and says why', async (name) => {
    instead = { [name]: fails };
    const { ended } = await start();
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/A bundle is broken\.\n$/) });
    expect(existsSync(String(called('synthesize')[0]?.[1]))).toBe(false);
    expect(called('stop')).toEqual([]);
  });

  it('after the stage has started stops it, and says why', async () => {
    instead = { ingestFolder: fails };
    const { ended } = await start();
    const said = expect.stringMatching(/Stopping \.\.\.\nA bundle is broken\.\n$/);
    expect(ended).toMatchObject({ code: 1, stderr: said });
    expect(calls.at(-1)).toEqual(['stop']);
  });

  it('because it was told to end counts as ended', async () => {
    instead = { synthesize: () => ending.abort() ?? fails() };
    expect((await start()).ended.code).toBe(0);
  });

  it('because of the state of another model says so, unless that state is deleted first', async () => {
    const data = temporaryFolder();
    await writeFile(join(data, 'embedding.json'), JSON.stringify({ embedding: 'another', index: 'x', probe: null }));
    const options = ['--data', data, '--no-demo'];
    const said = expect.stringContaining('were ingested with another, and vectors of');
    expect(await runProgram(PROGRAM, options)).toMatchObject({ code: 1, stderr: said });
    expect(called('startLocalCloud')).toEqual([]);
    ending.abort();
    expect((await runProgram(PROGRAM, [...options, '--fresh'])).code).toBe(0);
    expect(called('startLocalCloud')).toHaveLength(1);
  });
});
