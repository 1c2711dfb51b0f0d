// Guarantee: npm run eval:tune measures lengths and foreign passages with the model that was chosen, with its own
// vectors and the ranking of a stage that has it; incomplete and conflicting options are refused. Risk: the figures of
// another model are taken for those of the one that was named.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
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
  const folder = temporaryFolder();
  await mkdir(join(folder, 'boats', 'documents'), { recursive: true });
  await mkdir(join(folder, 'foreign'));
  await writeFile(join(folder, 'boats/documents/lease.md'), `# Lease\n\n${TEXT}\n`);
  await writeFile(join(folder, 'foreign/crane.md'), '# Crane\n\nThe crane lifts two tons.\n');
  const gold = [{ file: 'lease.md', title: 'Lease', text: TEXT }];
  await writeFile(
    join(folder, 'boats/gold.jsonl'),
    JSON.stringify({ id: 'q1', question: 'How long does the lease of the boat shed run?', answerable: true, gold }),
  );
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      [PROGRAM, ...args, 'boats'],
      { cwd: folder, timeout: 120_000 },
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
  [
    ['--foreign', 'foreign'],
    /^boats: 1 passages, among 1 foreign ones\nwords +recall@5 1\.000 -> 1\.000[\s\S]+\nstage +recall@5 1\.000[\s\S]+\nvectors +recall@5 1\.000/,
  ],
  [['--lengths'], /^boats +150 words, overlap 0 %: 1 passages of \d+ words {2}1\.000/],
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
    const { name, ranking, comparesSentences, close } = await openTunedModel(options);
    await close();
    return { name, ranking, comparesSentences };
  };
  const other = { models: url, 'embedding-model': 'vectors' };
  expect(await opened({})).toEqual({ name: 'stand-in', ranking: RANKINGS.standIn, comparesSentences: false });
  expect(await opened(other)).toEqual({ name: 'vectors', ranking: RANKINGS.unmeasured, comparesSentences: true });
  expect((await opened({ ...other, 'embedding-prefix': 'query: ' })).name).toBe('query: vectors');
  const titan = { name: 'amazon.titan-embed-text-v2:0', ranking: RANKINGS.titan, comparesSentences: false };
  expect(await opened({ bedrock: 'aws' })).toEqual(titan);
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
  const said = expect.stringMatching(/--models URL and --embedding-model NAME need each other\.\n$/);
  expect(await tuned('--lengths', '--embedding-model', 'vectors')).toMatchObject({ code: 2, stderr: said });
});
