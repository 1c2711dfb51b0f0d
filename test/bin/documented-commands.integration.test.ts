// Guarantee: every cdk and npm command of a document runs as it stands there, up to the first call that needs an AWS
// account or a running stage, which it names in one sentence. Risk: a first deployment that ends at its first line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTrackedFiles } from '../tidy/tracked-files.ts';

const STS = 'No valid AWS credentials were found. Sign in, then try again.';
// The CDK itself asks STS for the account of the credentials, after the app was synthesized.
const ACCOUNT = /Unable to resolve AWS account to use|Need to perform AWS calls for account|no credentials/;
const NOT_RUNNING = 'The local stage is not running. Start it with npm start, with the same --data if you use one.';
const WORKS = null;

// By the first that fits: where a command stops without an account and without a running stage.
const STOPS: readonly [command: RegExp, sentence: string | RegExp | null][] = [
  [/^npx cdk (bootstrap|deploy|diff) /, ACCOUNT],
  [/^npm run (-s )?\w+ -- .*--help$/, WORKS],
  [/^npm run .*--stage (?!local)/, STS],
  [
    /^npm run (?:-s )?(?:ask|eval) /,
    'The local API is not running with its demonstration: start it with npm start, or give --url.',
  ],
  [/^npm run (-s admin -- |smoke$)/, NOT_RUNNING],
];
// They need neither account nor stage, and take minutes: the pipeline or a person runs them.
const NOT_RUN_HERE = /^npm run (-s )?(check|format|bench|screenshots|eval:docs|eval:tune|fuzz:contract|test:servers)\b/;

const home = mkdtempSync(join(tmpdir(), 'no-account-'));
afterAll(() => rmSync(home, { recursive: true }));

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

/** Runs a command as a person without AWS credentials would; files that it would make go elsewhere. */
async function run(command: string): Promise<{ code: number | null; printed: string }> {
  const line = command.replace('./handbook', 'docs').replace(/^npx cdk .*/, `$& --output ${home}/cdk.out`);
  // biome-ignore lint/style/noProcessEnv: the command has to find the Node and the CDK of the project
  const { PATH } = process.env;
  const env = { PATH, HOME: home, AWS_REGION: 'us-east-1', AWS_EC2_METADATA_DISABLED: 'true', NO_COLOR: '1' };
  const child = spawn('bash', ['-c', line], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

describe('a documented command', () => {
  const commands = documentedCommands();

  it.each(commands)('%s', async (command) => {
    const [, sentence] =
      STOPS.find(([pattern]) => pattern.test(command)) ?? expect.fail('it is not known where it stops');
    const { code, printed } = await run(command);
    if (sentence === WORKS) {
      expect({ code, printed }).toEqual({ code: 0, printed: expect.stringMatching(/\S/) });
    } else {
      expect(printed).toMatch(sentence);
      expect(code).toBe(1);
    }
  });

  it('is one of those that deploy a stage, too', () => {
    const expected = ['npx cdk bootstrap -c stage=dev', 'npx cdk diff -c stage=dev', 'npm run deploy -- --stage dev'];
    expect(commands).toEqual(expect.arrayContaining(expected));
    expect(JSON.parse(readFileSync('cdk.json', 'utf8')).app).toBe('node bin/app.ts');
  });
});
