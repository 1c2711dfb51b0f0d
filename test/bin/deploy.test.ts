// Guarantee: a deployment succeeds only when the smoke test of its stage has passed; a failed deployment is not tested,
// and its exit status shows the failure; and only the pages of the stage's own console may upload documents to it.
// Risk: the stage does not work although the command ended with 0.
import { EventEmitter } from 'node:events';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandError } from '../../bin/admin/command.ts';
import type { PlannedChange } from '../../bin/preflight/planned-changes.client.ts';
import { runProgram } from '../harness/programs/run-program.ts';
import { createdStack, DENIED, NO_STACK, type StackAnswer, startCloudFormation } from './cloud-formation.fixture.ts';

const ACTOR = 'arn:aws:sts::111111111111:ops';
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
let previews: string[] = [];
// What the preflight refuses with, the stages that it was asked about, and what a deployment would change.
let problem: string | null = null;
let checked: unknown[] = [];
let changes: PlannedChange[] = [];
// What the last deployment printed.
let [printed, said] = ['', ''];
// The console's address before the deployment and after it.
let [before, after]: [string | null, string | null] = [null, null];

vi.mock('node:child_process', () => ({
  spawn(_node: string, [program = '', ...args]: readonly string[], options: object) {
    expect(options).toEqual({ cwd: expect.any(String), stdio: 'inherit' });
    const name = [CDK, SMOKE].find((each) => program.endsWith(each)) ?? program;
    const isPreview = args.includes('prepare-change-set');
    (isPreview ? previews : started).push([name, ...args].join(' '));
    const child = new EventEmitter();
    const left = statuses[isPreview ? 'preview' : name] ?? [0];
    const status = left.length > 1 ? left.shift() : left[0];
    setImmediate(() => child.emit('close', status));
    return child;
  },
}));
vi.mock('../../bin/unwritable-output.ts', () => ({ endWhenUnwritable: () => undefined }));
vi.mock('../../bin/preflight/preflight.ts', () => ({
  async preflight({ name }: { name: string }, context: object) {
    checked.push({ name, ...context });
    if (problem !== null) {
      throw new CommandError(problem);
    }
  },
}));
vi.mock('../../bin/preflight/planned-changes.client.ts', async (original) => ({
  ...(await original<typeof import('../../bin/preflight/planned-changes.client.ts')>()),
  plannedChanges: async () => changes,
}));
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
    return { config: {}, actor: ACTOR };
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
  [started, previews, checked, changes, problem] = [[], [], [], [], null];
  statuses = {};
  [hasCredentials, hasRole, makesRole] = [true, true, true];
  [before, after] = [URL, URL];
});

const PROGRAM = import.meta.resolve('../../bin/deploy.ts');

async function deploy(...args: string[]) {
  const { code, stdout, stderr } = await runProgram(PROGRAM, args, { env: cloudFormation.env });
  // The stacks without changes are tested on their own below.
  [printed, said] = [stdout, stderr.replace(/^KnowledgeCopilot-\w+-\w+: no changes\n/gm, '')];
  return code;
}

describe('npm run deploy', () => {
  it('deploys all stacks of the stage, then tests that stage', async () => {
    expect(await deploy('--stage', 'dev')).toBe(0);
    expect(started).toEqual([`${CDK} deploy --all --force -c stage=dev ${uploadsFrom(URL)}`, `${SMOKE} --stage dev`]);
    expect({ printed, said }).toEqual({ printed: '', said: `Deploying dev as ${ACTOR} ...\n` });
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
      expect(said).toBe(`Deploying dev as ${ACTOR} ...\nLetting only the console upload documents ...\n`);
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
    expect(said).toBe(`Deploying dev as ${ACTOR} ...\n${reason}\n`);
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
    expect(said).toBe(`${creating}\nDeploying dev as ${ACTOR} ...\n`);
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
    expect(said).toBe(`Deploying prod as ${ACTOR} ...\nProtecting prod from deletion ...\n`);
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

describe('before a deployment', () => {
  const stack = 'KnowledgeCopilot-dev-Data';
  const replaced: PlannedChange = { stack, resource: 'AccessTable', type: 'AWS::DynamoDB::Table', action: 'replace' };

  it('the account is checked, and a problem stops it', async () => {
    problem = 'dev was not deployed: one problem above would make it fail.';
    expect(await deploy('--stage', 'dev')).toBe(1);
    const context = { account: '111111111111', isNew: false, hasQualifier: false, nowMs: expect.any(Number) };
    expect(checked).toEqual([{ name: 'dev', ...context }]);
    expect({ said, started, previews }).toEqual({ said: `${problem}\n`, started: [], previews: [] });
  });

  it('the account is not checked with --no-preflight', async () => {
    problem = 'Refused.';
    expect(await deploy('--stage', 'dev', '--no-preflight')).toBe(0);
    expect(checked).toEqual([]);
  });

  it('what will change is printed, in a change set that asks for nothing and is not executed', async () => {
    const change: PlannedChange = { stack, resource: 'KnowledgeTable', type: 'AWS::DynamoDB::Table', action: 'change' };
    const deleted: PlannedChange = { stack, resource: 'Alarm', type: 'AWS::CloudWatch::Alarm', action: 'delete' };
    changes = [change, deleted];
    expect(await deploy('--stage', 'dev')).toBe(0);
    const stacks = ['Data', 'Api', 'Background', 'Console'].map((part) => `KnowledgeCopilot-dev-${part}`).join(' ');
    expect(previews).toEqual([
      `${CDK} deploy ${stacks} --exclusively --force -c stage=dev --method prepare-change-set --change-set-name knowledge-copilot-preview --require-approval never ${uploadsFrom(URL)}`,
    ]);
    expect(said).toBe(
      `${stack}: 0 to add, 1 to change\n  delete: Alarm (AWS::CloudWatch::Alarm)\nDeploying dev as ${ACTOR} ...\n`,
    );
  });

  it('a table that would be replaced stops it, unless --allow-replacement is given', async () => {
    changes = [replaced];
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([]);
    expect(said).toMatch(
      /\nNothing was deployed, because AccessTable would be replaced or deleted with what it holds\. If that is meant, add --allow-replacement\.\n$/,
    );
    expect(await deploy('--stage', 'dev', '--allow-replacement')).toBe(0);
  });

  it('--dry-run ends after what will change, and creates no role', async () => {
    hasRole = false;
    expect(await deploy('--stage', 'dev', '--dry-run', '--operator', 'ops@example.com')).toBe(0);
    expect({ said, started }).toEqual({ said: 'Nothing was deployed to dev.\n', started: [] });
    expect(previews).toHaveLength(1);
  });

  it('nothing is deployed if the changes cannot be prepared', async () => {
    statuses = { preview: [1] };
    expect(await deploy('--stage', 'dev')).toBe(1);
    const reason = 'The changes could not be prepared; the reason is in the output above. Nothing was deployed.';
    expect({ said, started }).toEqual({ said: `${reason}\n`, started: [] });
  });

  it('nothing is prepared for a stage that does not exist yet', async () => {
    answer = () => NO_STACK;
    expect(await deploy('--stage', 'dev')).toBe(0);
    expect(previews).toEqual([]);
  });
});

it('a failed smoke test is told with the way back', async () => {
  statuses = { [SMOKE]: [1] };
  expect(await deploy('--stage', 'dev')).toBe(1);
  expect(said).toMatch(
    /\ndev now runs this release, and its smoke test failed\. To go back, check out the release before and deploy it \(docs\/recovery\.md, "Going back"\)\.\n$/,
  );
});
