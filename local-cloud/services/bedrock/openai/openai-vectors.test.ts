// Guarantee: a vector of another server's model is checked to be complete, finite and of the right length before it is
// stored. Risk: documents cannot be found because their vectors are of another kind.
import { describe, expect, it } from 'vitest';
import { EMBEDDING_MODEL, modelsUnderTest } from './models-under-test.fixture.ts';

const { fake, open, embed, converse } = modelsUnderTest();

describe('a vector', () => {
  it('is padded with zeros if it is short, has a length of 1, and is metered', async () => {
    const { standIn } = await open();
    const { embedding, inputTextTokenCount } = await embed('ab');
    expect(embedding).toHaveLength(1_024);
    expect(embedding.slice(0, 5)).toEqual([0, Math.SQRT1_2, Math.SQRT1_2, 0, 0].map((n) => expect.closeTo(n, 6)));
    expect(new Set(embedding.slice(4))).toEqual(new Set([0]));
    expect(inputTextTokenCount).toBe(7);
    expect(standIn.meter.usage()).toEqual({ [EMBEDDING_MODEL]: { calls: 1, inputTokens: 7, outputTokens: 0 } });
  });

  it.each([9e12, -1, 0.5, '7'])('has estimated tokens when their count is %s', async (prompt_tokens) => {
    const json = { data: [{ embedding: [1, 0, 0, 0] }], usage: { prompt_tokens } };
    fake().answerWith('/embeddings', () => ({ json }));
    expect((await embed('Hello you')).inputTextTokenCount).toBe(2);
  });

  it('is shortened by the model if it is too long and the model can do so', async () => {
    fake().answerWith('/embeddings', ({ body }) => ({
      json: { data: [{ embedding: Array(body.dimensions ?? 3_072).fill(1) }] },
    }));
    expect((await embed('long')).embedding).toHaveLength(1_024);
    expect(fake().seen.at(-1)?.body).toEqual({ model: 'vectors', input: 'long', dimensions: 1_024 });
  });

  it('is made of the text with the prefix that the model requires', async () => {
    await open({ embeddingPrefix: 'query: ' });
    await embed('Who keeps the key?');
    expect(fake().seen.at(-1)?.body.input).toBe('query: Who keeps the key?');
  });

  it('is made of the beginning of a text that is too long for the model', async () => {
    await open();
    const numbers = { json: { data: [{ embedding: [1, 0, 0, 0] }] } };
    fake().answerWith('/embeddings', ({ body }) => (body.input.length > 250 ? { status: 400, json: {} } : numbers));
    await embed('abcdefghij'.repeat(100));
    expect(fake().seen.at(-1)?.body.input).toBe('abcdefghij'.repeat(25));
  });

  it('is never made of only a part of a short text, and a temporary fault does not shorten any text', async () => {
    await open();
    fake().answerWith('/embeddings', () => ({ status: 500, json: {} }));
    await expect(embed('Who keeps the key?')).rejects.toThrow('status 500');
    expect(
      fake()
        .seen.slice(2)
        .map(({ body }) => body.input),
    ).toEqual(['Who keeps the key?', 'Who keeps the key?']);
    const statuses = [500, 200];
    const numbers = { json: { data: [{ embedding: [1, 0, 0, 0] }] } };
    fake().answerWith('/embeddings', () => (statuses.shift() === 500 ? { status: 500, json: {} } : numbers));
    await embed('long '.repeat(100));
    expect(fake().seen.at(-1)?.body.input).toBe('long '.repeat(100));
  });

  it.each([
    ['of another length than the first', { json: { data: [{ embedding: [1, 0] }] } }, '2 numbers in place of 4'],
    ['with a number that is not finite', { text: '{"data":[{"embedding":[1e999,0,0,1]}]}' }, 'unknown form'],
    ['as base64', { json: { data: [{ embedding: 'AACAPwAAAAA=' }] } }, 'unknown form'],
    ['without a direction', { json: { data: [{ embedding: [0, 0, 0, 0] }] } }, 'cannot be stored'],
    ['that is one of two', { json: { data: [{ embedding: [1] }, { embedding: [1] }] } }, 'unknown form'],
    ['in a page of something else', { text: '<html>' }, 'no JSON'],
  ])('%s is refused', async (_name, reply, sentence) => {
    await open();
    fake().answerWith('/embeddings', () => reply);
    await expect(embed('ab')).rejects.toThrow(sentence);
  });

  it('comes from the stand-in if the server makes none', async () => {
    const { standIn } = await open({ embeddingModel: null });
    expect((await embed('ab')).embedding).toHaveLength(1_024);
    expect(fake().seen.map(({ path }) => path)).toEqual(['/models']);
    await standIn.stop?.();
  });

  it('can come from a server while the stand-in answers', async () => {
    const { standIn } = await open({ answerModel: null });
    expect(new Set((await embed('ab')).embedding.slice(3))).toEqual(new Set([0]));
    expect((await converse()).stopReason).toBe('end_turn');
    expect(fake().seen.map(({ path }) => path)).toEqual(['/models', '/embeddings', '/embeddings']);
    await standIn.stop?.();
  });
});
