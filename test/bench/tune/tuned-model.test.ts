// Guarantee: npm run eval:tune measures rankings with the model that was chosen, with its own
// vectors; incomplete and conflicting options are refused. Risk: the figures of
// another model are taken for those of the one that was named.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { openFakeModels } from '@knowledge-copilot/local-cloud/fixtures/models';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { parseTuneOptions } from './options.ts';
import { requireSet } from './require-folders.ts';
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

it('measures with a model of another server', async () => {
  const { url, seen } = await fakeModels();
  const prefix = ['--embedding-prefix', 'query: '];
  const ended = await tuned('--models', url, '--embedding-model', 'vectors', ...prefix);
  expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^boats +0\.0 +1\.000 +1\.000 +1\.000$/m) });
  const embedded = seen.filter(({ path }) => path === '/embeddings').map(({ body }) => [body.model, body.input]);
  expect(embedded).toContainEqual(['vectors', expect.stringMatching(/^query: How long does the lease/)]);
});

it('keeps the vectors of each model under a name of its own', async () => {
  // The program sets these for its client and never restores them, because it does nothing else.
  for (const name of ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'REGION', 'ENDPOINT_URL_BEDROCK_RUNTIME']) {
    vi.stubEnv(`AWS_${name}`, '');
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  const { url } = await fakeModels();
  const opened = async (options: Parameters<typeof openTunedModel>[0]) => {
    const { name, close } = await openTunedModel(options, () => undefined);
    await close();
    return name;
  };
  const other = { models: url, 'embedding-model': 'vectors' };
  expect(await opened({})).toBe('stand-in');
  expect(await opened(other)).toBe('vectors');
  expect(await opened({ ...other, 'embedding-prefix': 'query: ' })).toBe('query: vectors');
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
  ['nope', /^The set nope is not a folder that exists\.$/],
  ['empty', /has no gold file \(\*\.jsonl\)\.$/],
])('refuses the set %s before a model is opened for it', async (name, problem) => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'empty'));
  await expect(requireSet(name === 'nope' ? name : join(folder, name))).rejects.toThrow(problem);
});

it.each([
  [['--nope'], /^Unknown option '--nope'/],
  [['--embedding-model', 'vectors', 'boats'], /^--models URL and --embedding-model NAME need each other\.$/],
])('refuses the command line %j', (args, problem) => {
  expect(parseTuneOptions(args)).toEqual({ problem: expect.stringMatching(problem) });
});

it('says in a sentence that nothing is listening', async () => {
  const { code, stderr } = await tunedIn(own('http://127.0.0.1:9'), '--bedrock', 'aws', 'boats');
  expect(stderr).toMatch(/^Nothing answers at 127\.0\.0\.1:9: .+\n$/);
  expect(code).toBe(1);
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
