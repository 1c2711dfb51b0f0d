// Guarantee: a start uses the right ranking, and refuses a state whose vectors another model made, even if that model
// now has the same name. Risk: the relevance bounds of the stand-in, measured for its cosines alone, hide what a real
// embedding model finds; vectors of two models are compared, and every search silently finds nonsense.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  embeddingName,
  keepEmbedding,
  probeOf,
  rankingFor,
  requireSameEmbedding,
} from '../../../bin/start/embedding-state.ts';
import { STAGES } from '../../../lib/stages.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

const server = { url: 'http://127.0.0.1:11434/v1', answerModel: 'writer', embeddingPrefix: '', answerSeconds: 180 };

it.each([
  ['the stand-in', { bedrock: 'local', models: null }, 'standIn'],
  [
    'the stand-in with a model that only answers',
    { bedrock: 'local', models: { ...server, embeddingModel: null } },
    'standIn',
  ],
  ['a model that nobody measured', { bedrock: 'local', models: { ...server, embeddingModel: 'bge-m3' } }, 'unmeasured'],
  ['Titan', { bedrock: 'aws', models: null }, 'titan'],
] as const)('uses the ranking for %s', (_, options, ranking) => {
  expect(rankingFor(options)).toBe(ranking);
});

it.each([
  ['the hashed words of the local cloud', { bedrock: 'local', models: null }],
  ['the hashed words of the local cloud', { bedrock: 'local', models: { ...server, embeddingModel: null } }],
  ["'bge-m3'", { bedrock: 'local', models: { ...server, embeddingModel: 'bge-m3' } }],
  ['the model of --bedrock aws', { bedrock: 'aws', models: null }],
] as const)('messages name %s', (name, options) => {
  expect(embeddingName(options)).toBe(name);
});

const ADVICE = 'Start with --fresh to forget that state and ingest everything again, or with another --data.';

it('refuses the state of another model, and of an earlier form of the index, with what to do', async () => {
  const data = temporaryFolder();
  await keepEmbedding(data, { name: "'bge-m3'", probe: null });
  await expect(requireSameEmbedding(data, { name: "'other'", probe: null })).rejects.toThrow(
    `The documents in ${data} were ingested with 'bge-m3', and vectors of 'other' cannot be compared with those. ${ADVICE}`,
  );
  const file = join(data, 'embedding.json');
  const kept = JSON.parse(await readFile(file, 'utf8'));
  expect(kept).toEqual({ embedding: "'bge-m3'", index: STAGES.local.indexGenerations[0].name, probe: null });
  await writeFile(file, JSON.stringify({ ...kept, index: 'passages-v0' }));
  await expect(requireSameEmbedding(data, { name: "'bge-m3'", probe: null })).rejects.toThrow(
    `The documents in ${data} are in an earlier form of the index. ${ADVICE}`,
  );
});

describe('a model with the recorded name', () => {
  const NAME = "'bge-m3'";
  const FIRST = [0.6, 0.8, 0];
  let data: string;

  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'embedding-state-'));
    await mkdir(join(data, 'opensearch'));
    await keepEmbedding(data, { name: NAME, probe: FIRST });
  });
  afterEach(() => rm(data, { recursive: true }));

  it.each([
    ['the same vector', FIRST],
    ['a vector that differs only by rounding', [0.601, 0.799, 0.004]],
    ['no vector, because its name always means the same vectors', null],
  ])('counts as the recorded one with %s', async (_, probe) => {
    await expect(requireSameEmbedding(data, { name: NAME, probe })).resolves.toBeUndefined();
  });

  it.each([
    ['with a cosine of 0.96', [0.8, 0.6, 0]],
    ['with a cosine of 0.97', [0.55, 0.8, 0.24]],
    ['of another length', [0, 0, 0, 1]],
  ])('counts as another one with a vector %s', async (_, probe) => {
    await expect(requireSameEmbedding(data, { name: NAME, probe })).rejects.toThrow(
      `The server's vectors for ${NAME} have changed since the documents in ${data} were ingested: another model has that name now. Start with --fresh to forget that state and ingest everything again, or with another --data.`,
    );
  });

  it('counts as the recorded one in state without a vector, and has its vector recorded from then on', async () => {
    const file = join(data, 'embedding.json');
    const { probe: _, ...before } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(before));

    const now = { name: NAME, probe: [0, 1, 0] };
    await expect(requireSameEmbedding(data, now)).resolves.toBeUndefined();
    await keepEmbedding(data, now);
    await expect(requireSameEmbedding(data, { name: NAME, probe: FIRST })).rejects.toThrow('another model');
  });

  it('is accepted in a folder whose first start ended before it was recorded, for nothing was ingested', async () => {
    await rm(join(data, 'embedding.json'));
    await expect(requireSameEmbedding(data, { name: NAME, probe: [0, 1, 0] })).resolves.toBeUndefined();
  });

  it('is asked to embed one fixed text, and only if it is on another server', async () => {
    const asked: string[] = [];
    const wanted: unknown[] = [];
    const embed = async (text: string, dimensions: number) => {
      asked.push(text);
      wanted.push(dimensions);
      return { vector: FIRST, tokens: 7 };
    };
    const models = { converse: () => expect.fail('nothing is answered'), embed, answerSeconds: 180 };

    expect(await probeOf(models)).toEqual(FIRST);
    expect(await probeOf({ ...models, embed: null })).toBeNull();
    expect(await probeOf(null)).toBeNull();
    expect(asked).toEqual(['The annual report is due on 31 March, and late reports cost 40 euros.']);
    expect(wanted).toEqual([STAGES.local.indexGenerations[0].dimensions]);
  });
});
