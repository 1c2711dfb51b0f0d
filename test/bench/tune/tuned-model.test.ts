// Guarantee: npm run eval:tune measures rankings and stages with the model that was chosen, with its own
// vectors and the ranking of a stage that has it; incomplete and conflicting options are refused. Risk: the figures of
// another model are taken for those of the one that was named.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { openFakeModels } from '@knowledge-copilot/local-cloud/fixtures/models';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RANKINGS } from '../../../lib/ranking/rankings.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { openTunedModel, problemOfModelOptions } from './tuned-model.ts';

const PROGRAM = join(import.meta.dirname, 'main.ts');
const TEXT = 'The lease of the boat shed runs for nine years.';

// Runs the program in a folder of its own, where it keeps its vectors.
async function tuned(...args: string[]) {
  return tunedIn({}, ...args, 'boats');
}

async function tunedIn(variables: NodeJS.ProcessEnv, ...args: string[]) {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'boats', 'documents'), { recursive: true });
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'boats/documents/lease.md'), `# Lease\n\n${TEXT}\n`);
  const gold = [{ file: 'lease.md', title: 'Lease', text: TEXT }];
  await writeFile(
    join(folder, 'boats/gold.jsonl'),
    JSON.stringify({ id: 'q1', question: 'How long does the lease of the boat shed run?', answerable: true, gold }),
  );
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      [PROGRAM, ...args],
      // biome-ignore lint/style/noProcessEnv: the program inherits everything else
      { cwd: folder, timeout: 120_000, env: { ...process.env, ...variables } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  );
}

async function fakeModels() {
  const fake = await openFakeModels();
  onTestFinished(() => fake.close());
  return fake;
}

it.each([
  [[], /^boats +0\.0 +1\.000 +1\.000 +1\.000$/m],
  [['--stages'], /^boats\n/],
])('measures %j with a model of another server', async (args, printed) => {
  const { url, seen } = await fakeModels();
  const prefix = ['--embedding-prefix', 'query: '];
  const ended = await tuned(...args, '--models', url, '--embedding-model', 'vectors', ...prefix);
  expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(printed) });
  const embedded = seen.filter(({ path }) => path === '/embeddings').map(({ body }) => [body.model, body.input]);
  expect(embedded).toContainEqual(['vectors', expect.stringMatching(/^query: How long does the lease/)]);
});

it('keeps the vectors of each model under a name of its own, and ranks as a stage with it does', async () => {
  // The program sets these for its client and never restores them, because it does nothing else.
  for (const name of ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'REGION', 'ENDPOINT_URL_BEDROCK_RUNTIME']) {
    vi.stubEnv(`AWS_${name}`, '');
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  const { url } = await fakeModels();
  const opened = async (options: Parameters<typeof openTunedModel>[0]) => {
    const { name, ranking, comparesSentences, close } = await openTunedModel(options, () => undefined);
    await close();
    return { name, ranking, comparesSentences };
  };
  const other = { models: url, 'embedding-model': 'vectors' };
  expect(await opened({})).toEqual({ name: 'stand-in', ranking: RANKINGS.standIn, comparesSentences: false });
  expect(await opened(other)).toEqual({ name: 'vectors', ranking: RANKINGS.unmeasured, comparesSentences: true });
  expect((await opened({ ...other, 'embedding-prefix': 'query: ' })).name).toBe('query: vectors');
});

// Bedrock as a proxy without HTTP/2 offers it.
async function fakeAws(status: number, type: string) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${decodeURIComponent(request.url ?? '')}`);
    const embedding = Array.from({ length: 1_024 }, (_, at) => (at === 0 ? 1 : 0));
    const body = status === 200 ? { embedding, inputTextTokenCount: 3 } : { message: 'No.' };
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const own = (endpoint: string) => ({
  ...{ AWS_PROFILE: '', AWS_CONFIG_FILE: devNull, AWS_SHARED_CREDENTIALS_FILE: devNull, AWS_REGION: 'us-east-1' },
  ...{ AWS_ACCESS_KEY_ID: 'A', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoint },
});

it('measures real Bedrock with the ranking of Titan, at an endpoint without HTTP/2 as well', async () => {
  const { url, seen } = await fakeAws(200, '');
  const { code, stdout, stderr } = await tunedIn(own(url), '--bedrock', 'aws', 'boats');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^boats +0\.0 +1\.000/m);
  expect(new Set(seen)).toEqual(new Set(['POST /model/amazon.titan-embed-text-v2:0/invoke']));
});

it.each([
  ['a set that does not exist', {}, ['nope'], /^The set nope is not a folder that exists\.\n$/],
  ['one without questions', {}, ['empty'], /^The set empty has no gold file \(\*\.jsonl\)\.\n$/],
  ['evidence of no set', {}, ['--evidence', 'nope'], /^The set nope is not a folder that exists\.\n$/],
  [
    'an unknown option',
    {},
    ['--nope'],
    /^Unknown option '--nope'.*\nFor all options, run npm run eval:tune -- --help\.\n$/,
  ],
  [
    'a profile that is not there',
    { ...own(''), AWS_ACCESS_KEY_ID: undefined, AWS_PROFILE: 'nosuch' },
    ['--bedrock', 'aws', 'boats'],
    /^Bedrock on AWS needs your AWS credentials, but there is no profile 'nosuch' .+\n$/,
  ],
  [
    'nothing listening',
    own('http://127.0.0.1:9'),
    ['--bedrock', 'aws', 'boats'],
    /^Nothing answers at 127\.0\.0\.1:9: .+\n$/,
  ],
])('says in a sentence that it cannot measure: %s', async (_name, variables, args, said) => {
  const { code, stderr } = await tunedIn(variables, ...args);
  expect(stderr).toMatch(said);
  expect([1, 2]).toContain(code);
});

it('says what to do when Bedrock does not know the credentials', async () => {
  const { url } = await fakeAws(403, 'ExpiredTokenException');
  const { code, stderr } = await tunedIn(own(url), '--bedrock', 'aws', 'boats');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(
      /403 ExpiredTokenException No\.\nYour AWS credentials are not valid or have expired: .+\n$/,
    ),
  });
});

it.each([
  [{ models: 'http://127.0.0.1:9/v1' }, '--models URL and --embedding-model NAME need each other.'],
  [{ 'embedding-model': 'vectors' }, '--models URL and --embedding-model NAME need each other.'],
  [{ 'embedding-prefix': 'query: ' }, '--embedding-prefix needs --models URL.'],
  [{ bedrock: 'local' }, '--bedrock takes aws.'],
  [
    { bedrock: 'aws', models: 'http://127.0.0.1:9/v1', 'embedding-model': 'vectors' },
    "--models takes Bedrock's place: give one of the two.",
  ],
  [{}, null],
])('says what is wrong with %j', (options, problem) => {
  expect(problemOfModelOptions(options)).toBe(problem);
});

it('exits with 2 for incomplete options', async () => {
  const said = expect.stringMatching(/--models URL and --embedding-model NAME need each other\.\n/);
  expect(await tuned('--embedding-model', 'vectors')).toMatchObject({ code: 2, stderr: said });
});
