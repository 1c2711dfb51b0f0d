// Guarantee: a deployment succeeds only when the smoke test of its stage has passed; a failed deployment is not tested,
// and its exit status shows the failure; and only the pages of the stage's own console may upload documents to it.
// Risk: the stage does not work although the command ended with 0.
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const CDK = 'node_modules/aws-cdk/bin/cdk';
const SMOKE = 'bin/smoke/main.ts';

const CONSOLE = 'KnowledgeCopilot-dev-Console';
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
// The console's address before the deployment and after it.
let [before, after]: (string | null)[] = [];

vi.mock('node:child_process', () => ({
  spawn(_node: string, [program = '', ...args]: readonly string[]) {
    const name = [CDK, SMOKE].find((each) => program.endsWith(each)) ?? program;
    started.push([name, ...args].join(' '));
    const child = new EventEmitter();
    const left = statuses[name] ?? [0];
    const status = left.length > 1 ? left.shift() : left[0];
    setImmediate(() => child.emit('close', status));
    return child;
  },
}));
vi.mock('../../bin/log-role.ts', () => ({
  hasLogRole: async () => hasRole || (makesRole && started.some((line) => line === ACCOUNT)),
}));
vi.mock('../../bin/admin/stage.client.ts', () => ({
  async accessTo() {
    if (!hasCredentials) {
      throw new Error('No valid AWS credentials were found.');
    }
    return { config: {}, actor: 'arn:ops' };
  },
}));

// CloudFormation's refusals: a stack does not exist, or may not be read.
const NO_STACK = { status: 400, body: '<ErrorResponse><Error><Code>ValidationError</Code></Error></ErrorResponse>' };
const DENIED = { status: 403, body: NO_STACK.body.replace('ValidationError', 'AccessDenied') };

// CloudFormation's answer about a stack that was created.
function createdStack(stackName: string) {
  const url = started.length === 0 ? before : after;
  const outputs =
    stackName === CONSOLE
      ? `<Outputs><member><OutputKey>ConsoleUrl</OutputKey><OutputValue>${url}</OutputValue></member></Outputs>`
      : '';
  const stack = `<StackStatus>CREATE_COMPLETE</StackStatus><EnableTerminationProtection>true</EnableTerminationProtection>${outputs}`;
  const body = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>${stack}</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
  return url === null ? NO_STACK : { status: 200, body };
}

let answer: (stackName: string) => typeof NO_STACK = createdStack;
const cloudFormation = createServer(async (request, response) => {
  const { status, body } = answer(new URLSearchParams(await text(request)).get('StackName') ?? '');
  response.writeHead(status).end(body);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => cloudFormation.listen(0, '127.0.0.1', resolve));
  const { port } = cloudFormation.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATRY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'try');
});
afterAll(() => {
  vi.unstubAllEnvs();
  // Other files of the worker also load these modules, and start real programs.
  vi.resetModules();
  cloudFormation.closeAllConnections();
  cloudFormation.close();
});

const { argv, exitCode } = process;
beforeEach(() => {
  answer = createdStack;
  started = [];
  statuses = {};
  [hasCredentials, hasRole, makesRole] = [true, true, true];
  [before, after] = [URL, URL];
  vi.resetModules();
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

async function deploy(...args: string[]) {
  process.argv = [...argv.slice(0, 2), ...args];
  await import('../../bin/deploy.ts');
  return process.exitCode;
}

describe('npm run deploy', () => {
  it('deploys all stacks of the stage, then tests that stage', async () => {
    expect(await deploy('--stage', 'dev')).toBe(0);
    expect(started).toEqual([`${CDK} deploy --all --force -c stage=dev ${uploadsFrom(URL)}`, `${SMOKE} --stage dev`]);
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
    },
  );

  it('fails if the smoke test fails', async () => {
    statuses = { [SMOKE]: [1] };
    expect(await deploy('--stage', 'dev')).toBe(1);
  });

  it.each([[SMOKE], [CDK]])('fails if %s was ended by a signal', async (program) => {
    statuses = { [program]: [null] };
    expect(await deploy('--stage', 'dev')).toBe(1);
  });

  it('invites the first operator once the smoke test has passed, and nobody if it fails', async () => {
    expect(await deploy('--stage', 'dev', '--operator', 'ops@example.com')).toBe(0);
    expect(started.at(-1)).toMatch(
      /bin\/admin\.ts member invite --stage dev --email ops@example\.com --role operator$/,
    );
    vi.resetModules();
    started = [];
    statuses = { [SMOKE]: [1] };
    expect(await deploy('--stage', 'dev', '--operator', 'ops@example.com')).toBe(1);
    expect(started).toHaveLength(2);
  });

  it.each(['', 'ops', 'Ops <ops@example.com>', 'ops@example.com,other@example.com'])(
    'starts nothing if the first operator is %j, who could not be invited afterwards',
    async (operator) => {
      expect(await deploy('--stage', 'dev', `--operator=${operator}`)).toBe(2);
      expect(started).toEqual([]);
    },
  );

  it('fails if the deployment fails, and then tests nothing', async () => {
    statuses = { [CDK]: [1] };
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([`${CDK} deploy --all --force -c stage=dev ${uploadsFrom(URL)}`]);
  });

  it('first creates the role for the logs if there is none', async () => {
    hasRole = false;
    expect(await deploy('--stage', 'dev')).toBe(0);
    expect(started).toEqual([
      ACCOUNT,
      `${CDK} deploy --all --force -c stage=dev ${uploadsFrom(URL)}`,
      `${SMOKE} --stage dev`,
    ]);
  });

  it('starts nothing without valid credentials, because minutes of synthesis would be wasted', async () => {
    hasCredentials = false;
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([]);
  });

  it.each([
    ['could not be created', 1, true],
    ['is still missing', 0, false],
  ])('deploys nothing if that role %s', async (_name, status, made) => {
    [hasRole, makesRole] = [false, made];
    statuses = { [CDK]: [status] };
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([ACCOUNT]);
  });

  it.each([[['--stage', 'local']], [['--stage', 'nowhere']], [[]]])(
    'starts nothing for the arguments %j',
    async (args) => {
      expect(await deploy(...args)).toBe(1);
      expect(started).toEqual([]);
    },
  );
});

describe('a stage that keeps its data', () => {
  const whole = `${CDK} deploy --all --force -c stage=prod`;
  const unprotected = `${whole} -c protection=later:Data,Api,Background,Console`;

  it('is protected from deletion once it is created and tested', async () => {
    answer = () => NO_STACK;
    expect(await deploy('--stage', 'prod')).toBe(0);
    expect(started).toEqual([unprotected, `${SMOKE} --stage prod`, whole]);
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
  });

  it('is left unchanged if its protection cannot be read', async () => {
    answer = () => DENIED;
    expect(await deploy('--stage', 'prod')).toBe(1);
    expect(started).toEqual([]);
  });
});
