// Guarantee: a deployment succeeds only when the smoke test of its stage has passed; a failed deployment is not tested,
// and its exit status shows the failure; and only the pages of the stage's own console may upload documents to it.
// Risk: the stage does not work although the command ended with 0.
import { EventEmitter } from 'node:events';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runProgram } from '../harness/programs/run-program.ts';
import { createdStack, DENIED, NO_STACK, type StackAnswer, startCloudFormation } from './cloud-formation.fixture.ts';

const CDK = 'node_modules/aws-cdk/bin/cdk';
const SMOKE = 'bin/smoke/main.ts';
const URL = 'https://d111111abcdef8.cloudfront.net';
const OTHER = 'https://d222222abcdef8.cloudfront.net';
const uploadsFrom = (url: string) => `--parameters KnowledgeCopilot-dev-Data:ConsoleOrigin=${url}`;
const ACCOUNT = `${CDK} deploy --app node bin/account.ts`;

let hasCredentials = true;
let hasRole = true;
// Whether the deployment of the account's stack creates it.
let makesRole = true;
// The exit statuses of each program in turn, of which the last repeats; 0 for others. null: a signal ended it.
let statuses: Record<string, (number | null)[]> = {};
let started: string[] = [];
// What the last deployment printed.
let [printed, said] = ['', ''];
// The console's address before the deployment and after it.
let [before, after]: [string | null, string | null] = [null, null];

vi.mock('node:child_process', () => ({
  spawn(_node: string, [program = '', ...args]: readonly string[], options: object) {
    expect(options).toEqual({ cwd: expect.any(String), stdio: 'inherit' });
    const name = [CDK, SMOKE].find((each) => program.endsWith(each)) ?? program;
    started.push([name, ...args].join(' '));
    const child = new EventEmitter();
    const left = statuses[name] ?? [0];
    const status = left.length > 1 ? left.shift() : left[0];
    setImmediate(() => child.emit('close', status));
    return child;
  },
}));
vi.mock('../../bin/unwritable-output.ts', () => ({ endWhenUnwritable: () => undefined }));
vi.mock('../../bin/log-role.client.ts', () => ({
  hasLogRole: async () => hasRole || (makesRole && started.some((line) => line === ACCOUNT)),
}));
vi.mock('../../bin/admin/stage.client.ts', async (original) => ({
  ...(await original<typeof import('../../bin/admin/stage.client.ts')>()),
  async accessTo(flags: object) {
    expect(flags).toEqual({ stage: expect.any(String), data: '', actor: null });
    if (!hasCredentials) {
      throw new Error('No valid AWS credentials were found.');
    }
    return { config: {}, actor: 'arn:ops' };
  },
}));

const asCreated = (stackName: string) => createdStack(stackName, started.length === 0 ? before : after);
let answer: (stackName: string) => StackAnswer = asCreated;
const cloudFormation = await startCloudFormation((stackName) => answer(stackName));
afterAll(() => {
  // Other files of the worker also load these modules, and start real programs.
  vi.resetModules();
  cloudFormation.stop();
});

beforeEach(() => {
  answer = asCreated;
  started = [];
  statuses = {};
  [hasCredentials, hasRole, makesRole] = [true, true, true];
  [before, after] = [URL, URL];
});

const PROGRAM = import.meta.resolve('../../bin/deploy.ts');

async function deploy(...args: string[]) {
  const { code, stdout, stderr } = await runProgram(PROGRAM, args, { env: cloudFormation.env });
  [printed, said] = [stdout, stderr];
  return code;
}

describe('npm run deploy', () => {
  it('deploys all stacks of the stage, then tests that stage', async () => {
    expect(await deploy('--stage', 'dev')).toBe(0);
    expect(started).toEqual([`${CDK} deploy --all --force -c stage=dev ${uploadsFrom(URL)}`, `${SMOKE} --stage dev`]);
    expect({ printed, said }).toEqual({ printed: '', said: 'Deploying dev as arn:ops ...\n' });
  });

  it('does not ask for approval if told so, and still tests the stage', async () => {
    expect(await deploy('--stage', 'dev', '--yes')).toBe(0);
    expect(started).toEqual([
      `${CDK} deploy --all --force -c stage=dev --require-approval never ${uploadsFrom(URL)}`,
      `${SMOKE} --stage dev`,
    ]);
  });

  it.each([
    ['is new', null, URL, ''],
    ['has a new address', OTHER, URL, ` ${uploadsFrom(OTHER)}`],
  ])(
    'lets the console upload documents, and no other site, once the stage is tested, if the console %s',
    async (_, old, now, known) => {
      [before, after] = [old, now];
      expect(await deploy('--stage', 'dev')).toBe(0);
      expect(started).toEqual([
        `${CDK} deploy --all --force -c stage=dev${known}`,
        `${SMOKE} --stage dev`,
        `${CDK} deploy --all --force -c stage=dev ${uploadsFrom(now)}`,
      ]);
      expect(said).toBe('Deploying dev as arn:ops ...\nLetting only the console upload documents ...\n');
    },
  );

  it.each([SMOKE, CDK])('fails if %s is ended by a signal', async (program) => {
    statuses = { [program]: [null] };
    expect(await deploy('--stage', 'dev')).toBe(1);
  });

  it('invites the first operator once the smoke test has passed, and nobody if it fails', async () => {
    expect(await deploy('--stage', 'dev', '--operator', 'ops@example.com')).toBe(0);
    expect(started.at(-1)).toMatch(
      /bin\/admin\.ts member invite --stage dev --email ops@example\.com --role operator$/,
    );
    started = [];
    statuses = { [SMOKE]: [1] };
    expect(await deploy('--stage', 'dev', '--operator', 'ops@example.com')).toBe(1);
    expect(started).toHaveLength(2);
  });

  // An operator without an address could not be invited afterwards.
  it.each([
    ...['', 'ops', 'Ops <ops@example.com>', 'ops@example.com,other@example.com'].map((operator) => [
      `--operator=${operator}`,
      '--operator must be an email address, such as name@example.com.',
    ]),
    ['--stage=prod', '--stage can be given only once.'],
  ])('starts nothing with --stage dev %s', async (option, sentence) => {
    expect(await deploy('--stage', 'dev', option)).toBe(2);
    expect(started).toEqual([]);
    expect(said).toBe(`${sentence}\nFor all options, run npm run deploy -- --help.\n`);
  });

  it('fails if the deployment fails, and then tests nothing', async () => {
    statuses = { [CDK]: [1] };
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([`${CDK} deploy --all --force -c stage=dev ${uploadsFrom(URL)}`]);
    const reason = 'The deployment failed; the reason is in the output above. No smoke test was run.';
    expect(said).toBe(`Deploying dev as arn:ops ...\n${reason}\n`);
  });

  it('first creates the role for the logs if there is none', async () => {
    hasRole = false;
    expect(await deploy('--stage', 'dev')).toBe(0);
    expect(started).toEqual([
      ACCOUNT,
      `${CDK} deploy --all --force -c stage=dev ${uploadsFrom(URL)}`,
      `${SMOKE} --stage dev`,
    ]);
    const creating = 'API Gateway has no role for its logs in this account and Region. Creating it ...';
    expect(said).toBe(`${creating}\nDeploying dev as arn:ops ...\n`);
  });

  it('starts nothing without valid credentials, because minutes of synthesis would be wasted', async () => {
    hasCredentials = false;
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([]);
    // Only what was written for a person is shown.
    expect(said).toBe('The deployment failed: internal error.\n');
  });

  it.each([
    ['could not be created', 1, true],
    ['is still missing', 0, false],
  ])('deploys nothing if that role %s', async (_name, status, made) => {
    [hasRole, makesRole] = [false, made];
    statuses = { [CDK]: [status] };
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([ACCOUNT]);
    expect(said).toMatch(/\nThe API Gateway logging role could not be created\. Nothing else was deployed\.\n$/);
  });

  it.each([
    [['--stage', 'local'], 'The local stage is not deployed: npm start runs it.'],
    [['--stage', 'nowhere'], "There is no stage 'nowhere'. The stages are: dev, prod."],
    [[], 'No stage was given. Add --stage NAME, where NAME is one of: dev, prod.'],
  ])('starts nothing for the arguments %j', async (args, sentence) => {
    expect(await deploy(...args)).toBe(1);
    expect(started).toEqual([]);
    expect(said).toBe(`${sentence}\n`);
  });

  it('asks CloudFormation once about each stack before the deployment, and about the console again after it', async () => {
    const asked: string[] = [];
    answer = (stackName) => {
      asked.push(stackName.replace('KnowledgeCopilot-prod-', ''));
      return asCreated(stackName);
    };
    expect(await deploy('--stage', 'prod')).toBe(0);
    expect(asked.toSorted()).toEqual(['Api', 'Background', 'Console', 'Console', 'Data']);
  });

  it('prints its manual for --help, and refuses an unknown option with status 2', async () => {
    expect(await deploy('--help', '--stage', 'dev')).toBe(0);
    expect(printed).toMatch(/^npm run deploy -- --stage NAME \[options\]\n[\s\S]*--operator ADDRESS[\s\S]*--yes /);
    expect(await deploy('--wrong')).toBe(2);
    expect(said).toMatch(/^Unknown option '--wrong'[^\n]*\nFor all options, run npm run deploy -- --help\.\n$/);
    expect(started).toEqual([]);
  });
});

describe('a stage that keeps its data', () => {
  const whole = `${CDK} deploy --all --force -c stage=prod`;
  const unprotected = `${whole} -c protection=later:Data,Api,Background,Console`;

  it('is protected from deletion once it is created and tested', async () => {
    answer = () => NO_STACK;
    expect(await deploy('--stage', 'prod')).toBe(0);
    expect(started).toEqual([unprotected, `${SMOKE} --stage prod`, whole]);
    expect(said).toBe('Deploying prod as arn:ops ...\nProtecting prod from deletion ...\n');
  });

  it('stays without protection if it fails, so that it can be removed', async () => {
    answer = () => NO_STACK;
    statuses = { [SMOKE]: [1] };
    expect(await deploy('--stage', 'prod')).toBe(1);
    expect(started).toEqual([unprotected, `${SMOKE} --stage prod`]);
  });

  it('counts as not deployed if the second deployment, which protects it, fails', async () => {
    answer = () => NO_STACK;
    statuses = { [CDK]: [0, 1] };
    expect(await deploy('--stage', 'prod', '--operator', 'ops@example.com')).toBe(1);
    expect(started).toEqual([unprotected, `${SMOKE} --stage prod`, whole]);
  });

  it('keeps its protection at every later deployment', async () => {
    expect(await deploy('--stage', 'prod')).toBe(0);
    expect(started).toEqual([whole, `${SMOKE} --stage prod`]);
    answer = (stackName) => (stackName.endsWith('-Console') ? NO_STACK : asCreated(stackName));
    expect(await deploy('--stage', 'prod')).toBe(0);
    expect(started[2]).toBe(`${whole} -c protection=later:Console`);
  });

  it('is left unchanged if its protection cannot be read', async () => {
    answer = () => DENIED;
    expect(await deploy('--stage', 'prod')).toBe(1);
    expect(started).toEqual([]);
    expect(said).toBe('Your AWS credentials are not allowed to do this on this stage.\n');
  });
});
