// Guarantee: npm run smoke runs every file of the smoke test against the stage that was named, one file after another,
// and exits with 0 only if each of them passed. Risk: a deployment counts as tested although a test failed or none ran.
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runProgram } from '../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { stageWith } from './stage.fixture.ts';

const started: unknown[] = [];
let outcome = { failed: 0, files: ['pass'] };
vi.mock('vitest/node', () => ({
  startVitest: async (...given: unknown[]) => {
    started.push(given);
    return {
      close: async () => void started.push('closed'),
      state: {
        getCountOfFailedTests: () => outcome.failed,
        getFiles: () => outcome.files.map((state) => (state === 'none' ? {} : { result: { state } })),
      },
    };
  },
}));

// The worker's next file should load the real module.
afterAll(() => void vi.resetModules());

const PROGRAM = import.meta.resolve('../../../bin/smoke/main.ts');
const OTHER = { BASE_URL: 'https://api.example.com/', KC_API_KEY: 'kc_test_other' };
const NONE = { BASE_URL: '', KC_API_KEY: '' };

beforeEach(() => {
  started.length = 0;
  outcome = { failed: 0, files: ['pass', 'pass'] };
});

const order = (smoke: object) => [
  'test',
  [],
  {
    config: false,
    watch: false,
    include: ['bin/smoke/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    provide: { smoke },
  },
];

describe('npm run smoke', () => {
  it('tests the API whose URL and key are in the environment, if no stage is named', async () => {
    const smoke = { baseUrl: 'https://api.example.com', key: 'kc_test_other', hasOwnBase: false };
    expect(await runProgram(PROGRAM, [], { env: OTHER })).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Trying https://api.example.com ...\n',
    });
    expect(started).toEqual([order(smoke), 'closed']);
  });

  it.each([
    ['is named, whatever the environment says', ['--stage', 'local'], OTHER],
    ['runs here, if nothing else is named', [], NONE],
  ])('tests the local stage that %s', async (_name, args, env) => {
    const { options } = await stageWith('{"key":"kc_test_own"}');
    const ended = await runProgram(PROGRAM, [...args, '--data', options.data], { env });
    expect(ended).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No  index. Make it.\nTrying http://127.0.0.1:8787 ...\n',
    });
    expect(started).toEqual([
      order({ baseUrl: 'http://127.0.0.1:8787', key: 'kc_test_own', hasOwnBase: true }),
      'closed',
    ]);
  });

  it.each([
    ['a test fails', { failed: 1, files: ['pass', 'pass'] }],
    ['a file fails', { failed: 0, files: ['pass', 'fail'] }],
    ['a file is skipped', { failed: 0, files: ['skip', 'pass'] }],
    ['a file has no result', { failed: 0, files: ['none', 'pass'] }],
    ['there is no file', { failed: 0, files: [] }],
  ])('exits with 1 if %s', async (_name, given) => {
    outcome = given;
    expect((await runProgram(PROGRAM, [], { env: OTHER })).code).toBe(1);
  });

  it.each([
    [[], { ...OTHER, KC_API_KEY: '' }, 'Set both BASE_URL and KC_API_KEY, or neither.\n'],
    [
      ['--stage', 'local', '--data', 'nowhere'],
      OTHER,
      'The local stage is not running. Start it with npm start, with the same --data if you use one.\n',
    ],
  ])('exits with 1 and a sentence for %j without a stage or a key', async (args, env, stderr) => {
    expect(await runProgram(PROGRAM, args, { env })).toEqual({ code: 1, stdout: '', stderr });
    expect(started).toEqual([]);
  });

  it('looks for the local stage in .local by default, and reports any other failure as it is', async () => {
    const here = process.cwd();
    process.chdir(temporaryFolder());
    try {
      const ended = await runProgram(PROGRAM, [], { env: NONE });
      expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The local stage is not running\./) });
    } finally {
      process.chdir(here);
    }
  });

  it('exits with 2 for an unknown option, and prints its manual for --help', async () => {
    const wrong = await runProgram(PROGRAM, ['--wrong']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^Unknown option '--wrong'[^\n]*\nFor all options, run npm run smoke -- --help\.\n$/);
    const manual = await runProgram(PROGRAM, ['--help']);
    expect(manual).toMatchObject({ code: 0, stderr: '' });
    expect(manual.stdout).toMatch(/^npm run smoke -- --stage NAME \[options\]\n[\s\S]*--data DIR[\s\S]*is tried\.\n$/);
    expect(started).toEqual([]);
  });
});
