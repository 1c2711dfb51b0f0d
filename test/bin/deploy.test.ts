// Guarantee: a deployment is over only when the smoke test of its stage has passed; one that failed is not tried, and
// says so by its status. Risk: a stage that answers nobody and a command that ended with 0.
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CDK = 'node_modules/aws-cdk/bin/cdk';
const SMOKE = 'bin/smoke/main.ts';

const ACCOUNT = `${CDK} deploy --app node bin/account.ts`;

let hasRole = true;
let statuses: Record<string, number> = {};
let started: string[] = [];

vi.mock('node:child_process', () => ({
  spawn(_node: string, [program = '', ...args]: readonly string[]) {
    const name = [CDK, SMOKE].find((each) => program.endsWith(each)) ?? program;
    started.push([name, ...args].join(' '));
    const child = new EventEmitter();
    setImmediate(() => child.emit('close', statuses[name] ?? 0));
    return child;
  },
}));
vi.mock('../../bin/log-role.ts', () => ({
  hasLogRole: async () => hasRole || started.some((line) => line === ACCOUNT),
}));
vi.mock('../../bin/admin/stage.client.ts', () => ({ accessTo: async () => ({ config: {}, actor: 'arn:ops' }) }));

const { argv, exitCode } = process;
beforeEach(() => {
  started = [];
  statuses = {};
  hasRole = true;
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
  it('deploys all stacks of the stage, then tries that stage', async () => {
    expect(await deploy('--stage', 'dev')).toBe(0);
    expect(started).toEqual([`${CDK} deploy --all --force -c stage=dev`, `${SMOKE} --stage dev`]);
  });

  it('does not ask for rights where that was said, and tries the stage all the same', async () => {
    expect(await deploy('--stage', 'dev', '--yes')).toBe(0);
    expect(started).toEqual([
      `${CDK} deploy --all --force -c stage=dev --require-approval never`,
      `${SMOKE} --stage dev`,
    ]);
  });

  it('fails where the smoke test does', async () => {
    statuses = { [SMOKE]: 1 };
    expect(await deploy('--stage', 'dev')).toBe(1);
  });

  it('invites the first operator once the stage is tried, and nobody where that failed', async () => {
    expect(await deploy('--stage', 'dev', '--operator', 'ops@example.com')).toBe(0);
    expect(started.at(-1)).toMatch(
      /bin\/admin\.ts member invite --stage dev --email ops@example\.com --role operator$/,
    );
    vi.resetModules();
    started = [];
    statuses = { [SMOKE]: 1 };
    expect(await deploy('--stage', 'dev', '--operator', 'ops@example.com')).toBe(1);
    expect(started).toHaveLength(2);
  });

  it('fails where the deployment does, and tries nothing then', async () => {
    statuses = { [CDK]: 1 };
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([`${CDK} deploy --all --force -c stage=dev`]);
  });

  it('makes the role of the logs first where there is none', async () => {
    hasRole = false;
    expect(await deploy('--stage', 'dev')).toBe(0);
    expect(started).toEqual([ACCOUNT, `${CDK} deploy --all --force -c stage=dev`, `${SMOKE} --stage dev`]);
  });

  it('deploys nothing where that role could not be made', async () => {
    hasRole = false;
    statuses = { [CDK]: 1 };
    expect(await deploy('--stage', 'dev')).toBe(1);
    expect(started).toEqual([ACCOUNT]);
  });

  it.each([[['--stage', 'local']], [['--stage', 'nowhere']], [[]]])('starts nothing for %j', async (args) => {
    expect(await deploy(...args)).toBe(1);
    expect(started).toEqual([]);
  });
});
