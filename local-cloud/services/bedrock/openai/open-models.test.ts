// Guarantee: before anything is written, a start with the models of another server says that no server answers, that
// the API has another address (and which), that a model is missing, or that its vectors are too long. Risk: a person
// waits for a whole folder to be read, and then every question fails.
import { describe, expect, it } from 'vitest';
import { StartProblem } from '../../../start-problem.ts';
import type { FakeReply } from './fake-models.fixture.ts';
import { modelsUnderTest } from './models-under-test.fixture.ts';
import { openModels } from './openai-models.ts';

const { fake, optionsOf } = modelsUnderTest();

describe('openModels', () => {
  it.each([
    [
      'no server',
      { url: 'http://127.0.0.1:9/v1' },
      null,
      'No model server answers at http://127.0.0.1:9/v1: no connection (bad port).',
    ],
    ['an unknown model', { answerModel: 'poet' }, null, /has no model 'poet'. It has: writer:latest, vectors\.$/],
    ['an unknown embedding model', { embeddingModel: 'other' }, null, /has no model 'other'/],
    [
      'vectors that are too long',
      {},
      { json: { data: [{ embedding: Array(1_536).fill(1) }] } },
      "The embedding model 'vectors' cannot be used: its vectors have 1536 numbers and cannot be shortened; at most 1024 are stored.",
    ],
    [
      'a model that makes no vectors',
      {},
      { status: 501, json: {} },
      "The embedding model 'vectors' cannot be used: status 501.",
    ],
  ])('rejects with a message about %s', async (_name, changes, embeddings, sentence) => {
    fake().answerWith('/embeddings', embeddings === null ? null : () => embeddings);
    await expect(openModels(optionsOf(changes))).rejects.toThrow(sentence);
  });

  it.each([
    ['without /v1', ''],
    ['without /v1, and with a slash', '/'],
    ['with another path', '/api'],
    ['of an endpoint', '/v1/chat/completions'],
    ['of the list of models', '/v1/models/'],
  ])('rejects the address %s with the right one', async (_name, path) => {
    const url = fake().url.replace('/v1', path);
    const sentence = `The server at ${url} answers at ${fake().url}.`;
    await expect(openModels(optionsOf({ url }))).rejects.toThrow(new StartProblem('other_model_address', sentence));
    await expect(openModels(optionsOf({ url, answerModel: null }))).rejects.toThrow(
      new StartProblem('other_model_address', sentence),
    );
  });

  const unlisted = () => fake().answerWith('/models', () => ({ status: 404, json: {} }));

  it('accepts any model of a server that does not list its models', async () => {
    unlisted();
    await expect(openModels(optionsOf({ answerModel: 'poet' }))).resolves.toBeDefined();
    const hello = { model: 'poet', messages: [{ role: 'user', content: 'Hello' }], max_tokens: 1, stream: false };
    expect(fake().seen.map(({ path, body }) => [path, body])).toContainEqual(['/chat/completions', hello]);
  });

  it.each<[name: string, reply: FakeReply, reason: string]>([
    ['nothing below its address', { status: 404, json: {} }, 'status 404 (the address or the name of the model'],
    ['a page', { text: '<html>' }, 'no JSON.'],
    ['a refusal of the key', { status: 401, json: {} }, 'status 401 (the key is missing or not valid there).'],
  ])('rejects a server that lists no models and answers with %s', async (_name, reply, reason) => {
    unlisted();
    fake().answerWith('/chat/completions', () => reply);
    const refused = openModels(optionsOf({ embeddingModel: null }));
    await expect(refused).rejects.toThrow(
      `The server at ${fake().url} does not answer as OpenAI's API does: ${reason}`,
    );
  });

  it.each([429, 500, 503])('accepts a server that lists no models and is busy (%d)', async (status) => {
    unlisted();
    fake().answerWith('/chat/completions', () => ({ status, json: {} }));
    await expect(openModels(optionsOf({ embeddingModel: null }))).resolves.toBeDefined();
  });

  it('asks no question of a server that lists its models, or that only makes vectors', async () => {
    await openModels(optionsOf());
    unlisted();
    await openModels(optionsOf({ answerModel: null }));
    expect(fake().seen.filter(({ path }) => path === '/chat/completions')).toEqual([]);
  });
});
