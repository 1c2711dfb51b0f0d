// Guarantee: every cdk and npm command in the documents runs as written, up to the first call that needs an AWS account
// or a running stage. That is the expected call, and the command says in one sentence what is missing. Risk: a first
// deployment fails at its first command.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../harness/programs/run-program.ts';
import { readTrackedFiles } from '../tidy/tracked-files.ts';

const STS = 'No valid AWS credentials were found. Sign in, then try again.';
// After synthesis, the CDK itself asks STS for the account of the credentials.
const ACCOUNT = /Unable to resolve AWS account to use|Need to perform AWS calls for account|no credentials/;
const NOT_RUNNING = 'The local stage is not running. Start it with npm start, with the same --data if you use one.';
const WORKS = null;

const IDENTITY_CALL = 'GetCallerIdentity';
const NO_CALL = null;

// Where a command stops without an account and a running stage, and its first AWS call; the first match counts.
const STOPS: readonly [command: RegExp, sentence: string | RegExp | null, call: string | null][] = [
  [/^npx cdk (bootstrap|deploy|diff) /, ACCOUNT, IDENTITY_CALL],
  [/^npm run (-s )?\w+ -- .*--help$/, WORKS, NO_CALL],
  [/^npm run cost -- /, WORKS, NO_CALL],
  [/^npm run -s eval:replies -- /, WORKS, NO_CALL],
  [/^npm run .*--stage (?!local)/, STS, IDENTITY_CALL],
  [
    /^npm run (?:-s )?(?:ask|eval) /,
    'The local API is not running with its demonstration: start it with npm start, or give --url.',
    NO_CALL,
  ],
  [/^npm run (-s admin -- |smoke$)/, NOT_RUNNING, NO_CALL],
];
// Commands that need neither account nor stage, but take minutes: the pipeline or a person runs them.
const NOT_RUN_HERE =
  /^npm run (-s )?(check|format|bench|screenshots|soak|eval:docs|eval:tune|train:privacy|fuzz:contract|test:servers|test:mutants|test:faults)\b/;

const home = mkdtempSync(join(tmpdir(), 'no-account-'));
let calls: string[] = [];

// Stands in for every AWS service: it records the calls, and accepts no credentials.
const aws = createServer(async (request, response) => {
  const called = new URLSearchParams(await text(request)).get('Action');
  calls.push(called ?? `${request.method} ${request.url}`);
  const refusal = '<Error><Code>InvalidClientTokenId</Code><Message>Unknown</Message></Error>';
  response.writeHead(403, { 'content-type': 'text/xml' }).end(`<ErrorResponse>${refusal}</ErrorResponse>`);
});
beforeAll(async () => {
  aws.listen(0, '127.0.0.1');
  await once(aws, 'listening');
});
afterAll(() => {
  aws.close();
  rmSync(home, { recursive: true });
});

function documentedCommands(): string[] {
  const documents = [...readTrackedFiles()].filter(
    ([path]) => path.endsWith('.md') && !path.startsWith('local-cloud/'),
  );
  const blocks = documents.flatMap(([, text]) =>
    [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, sh = '']) => sh),
  );
  const lines = blocks.flatMap((sh) => sh.replaceAll('\\\n', ' ').split('\n'));
  const commands = lines
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => /^np(x cdk|m run) /.test(line));
  return [...new Set(commands)].filter((command) => !NOT_RUN_HERE.test(command));
}

// The first command of each app synthesizes it, since the result is always the same. `cdk ls` writes no bundles, which
// take longer than everything else, and which are not needed before the first call.
function withAssembly(command: string): string {
  const app = / (-c stage=\w+|--app "[^"]+")$/.exec(command)?.[1] ?? expect.fail('the command names no known app');
  const assembly = join(home, app.replace(/\W+/g, '-'));
  const writesBundles = /^npx cdk diff -c/.test(command);
  if (existsSync(join(assembly, 'manifest.json'))) {
    return `${command} --app ${assembly}`;
  }
  return writesBundles
    ? `npx cdk ls ${app} --output ${assembly} && ${command} --app ${assembly}`
    : `${command} --output ${assembly}`;
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const throughNpm = new Set<string>();

const ADMIN = import.meta.resolve('../../bin/admin.ts');

// npm takes longer than what it runs, so only the first command of each script runs through it; the others run the
// script's line with the same arguments, as npm does. A command without the -- before its arguments always uses npm.
function withScript(command: string): string {
  const [, name = '', given = ''] = /^npm run (?:-s )?([\w:]+)(?: -- (.*))?$/s.exec(command) ?? [];
  const line = scripts[name];
  if (line === undefined || !throughNpm.has(name)) {
    throughNpm.add(name);
    return command;
  }
  return `${line} ${given}`;
}

// As the shell splits and unquotes them.
function wordsOf(given: string): string[] {
  const { stdout } = spawnSync('bash', ['-c', `printf '%s\\0' ${given}`], { encoding: 'utf8' });
  return stdout.split('\0').slice(0, -1);
}

/** Runs a command as a person with unknown AWS credentials; the files that it creates go elsewhere. */
async function run(command: string): Promise<{ code: number | null; printed: string; first: string | null }> {
  calls = [];
  const line = withScript(command.replace('./handbook', 'docs').replace(/^npx cdk .*/, withAssembly));
  // biome-ignore lint/style/noProcessEnv: the command has to find the Node and the CDK of the project
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    HOME: home,
    // The CDK's cache of accounts.
    CDK_HOME: home,
    NO_COLOR: '1',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'unknown',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(aws.address() as AddressInfo).port}`,
    AWS_EC2_METADATA_DISABLED: 'true',
    // The tests of the templates check CloudFormation's rules.
    CDK_VALIDATION: 'false',
  };
  const [, given] = /^node bin\/guard\.mjs && node bin\/admin\.ts (.+)$/.exec(line) ?? [];
  if (given !== undefined) {
    // There are two dozen of these, and starting Node takes longer than running one.
    const { code, stdout, stderr } = await runProgram(ADMIN, wordsOf(given), { env });
    return { code: Number(code), printed: stdout + stderr, first: calls[0] ?? null };
  }
  const child = spawn('bash', ['-c', line], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed, first: calls[0] ?? null };
}

describe('a documented command', () => {
  const commands = documentedCommands();

  it.each(commands)('runs as written: %s', async (command) => {
    const [, sentence, call] =
      STOPS.find(([pattern]) => pattern.test(command)) ?? expect.fail('STOPS has no entry for the command');
    const { code, printed, first } = await run(command);
    expect(first).toBe(call);
    if (sentence === WORKS) {
      expect({ code, printed }).toEqual({ code: 0, printed: expect.stringMatching(/\S/) });
    } else {
      expect(printed).toMatch(sentence);
      expect(code).toBe(1);
    }
  });

  it('exists for each step of deploying a stage', () => {
    const expected = [
      'npx cdk bootstrap -c stage=dev',
      'npm run deploy -- --stage dev --dry-run',
      'npm run deploy -- --stage dev',
    ];
    expect(commands).toEqual(expect.arrayContaining(expected));
    expect(JSON.parse(readFileSync('cdk.json', 'utf8')).app).toBe('node bin/app.ts');
  });
});
