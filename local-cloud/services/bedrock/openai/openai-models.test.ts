// Guarantee: models of a server that speaks OpenAI's API answer behind Bedrock's protocol, the SDK's own client on the
// other side: texts, limits, tokens and refusals arrive as they would from Bedrock. Risk: a local model whose answers
// are cut, uncounted, or lost in translation.
import { ConverseCommand, type ConverseCommandInput, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBedrock, type TestBedrock } from '../bedrock.fixture.ts';
import { type FakeModels, type FakeReply, openFakeModels } from './fake-models.fixture.ts';
import { type ModelsOptions, openModels } from './openai-models.ts';

const ANSWER_MODEL = 'us.amazon.nova-2-lite-v1:0';
const EMBEDDING_MODEL = 'amazon.titan-embed-text-v2:0';
let fake: FakeModels;
let opened: TestBedrock | null = null;

beforeEach(async () => {
  fake = await openFakeModels();
});
afterEach(async () => {
  await opened?.close();
  opened = null;
  await fake.close();
});

const optionsOf = (changes: Partial<ModelsOptions> = {}): ModelsOptions => ({
  url: fake.url,
  answerModel: 'writer',
  embeddingModel: 'vectors',
  answerSeconds: 30,
  ...changes,
});
const open = async (changes: Partial<ModelsOptions> = {}) => {
  opened = await openBedrock(await openModels(optionsOf(changes)));
  return opened;
};
const converse = async (changes: Partial<ConverseCommandInput> = {}) => {
  const { client } = opened ?? (await open());
  return client.send(
    new ConverseCommand({
      modelId: ANSWER_MODEL,
      system: [{ text: 'Be short.' }],
      messages: [{ role: 'user', content: [{ text: 'Hello?' }] }],
      inferenceConfig: { maxTokens: 50 },
      ...changes,
    }),
  );
};
const embed = async (inputText: string) => {
  const { client } = opened ?? (await open());
  const body = JSON.stringify({ inputText, dimensions: 1_024, normalize: true });
  const { body: bytes } = await client.send(new InvokeModelCommand({ modelId: EMBEDDING_MODEL, body }));
  return JSON.parse(new TextDecoder().decode(bytes)) as { embedding: number[]; inputTextTokenCount: number };
};
const chat = (message: object, more: object = {}): FakeReply => ({
  json: { choices: [{ message, finish_reason: 'stop' }], usage: { prompt_tokens: 1, completion_tokens: 1 }, ...more },
});

describe('an answer', () => {
  it('is asked for with all that the request says, and metered by what the server counts', async () => {
    const { standIn } = await open({ key: 'own-key' });
    const { output, stopReason, usage } = await converse({
      inferenceConfig: { maxTokens: 50, temperature: 0, topP: 0.5, stopSequences: ['END'] },
    });
    expect(fake.seen.at(-1)).toEqual({
      path: '/chat/completions',
      authorization: 'Bearer own-key',
      body: {
        model: 'writer',
        messages: [
          { role: 'system', content: 'Be short.' },
          { role: 'user', content: 'Hello?' },
        ],
        max_tokens: 50,
        temperature: 0,
        top_p: 0.5,
        stop: ['END'],
        stream: false,
      },
    });
    expect(output?.message).toEqual({ role: 'assistant', content: [{ text: 'Hello.' }] });
    expect({ stopReason, usage }).toEqual({
      stopReason: 'end_turn',
      usage: { inputTokens: 21, outputTokens: 3, totalTokens: 24 },
    });
    expect(standIn.meter.usage()).toEqual({ [ANSWER_MODEL]: { calls: 1, inputTokens: 21, outputTokens: 3 } });
  });

  it.each(['reasoning_content', 'reasoning'])('keeps the thoughts in %s apart', async (field) => {
    fake.answerWith('/chat/completions', () => chat({ content: 'Yes.', [field]: 'Let me see.' }));
    const { output } = await converse();
    expect(output?.message?.content).toEqual([
      { reasoningContent: { reasoningText: { text: 'Let me see.' } } },
      { text: 'Yes.' },
    ]);
  });

  it.each([
    ['length', 'max_tokens'],
    ['content_filter', 'content_filtered'],
  ])('that ended by %s says %s', async (finish_reason, stopReason) => {
    fake.answerWith('/chat/completions', () => ({
      json: { choices: [{ message: { content: 'Ye' }, finish_reason }] },
    }));
    expect((await converse()).stopReason).toBe(stopReason);
  });

  it('of a server that counts no tokens has them estimated', async () => {
    fake.answerWith('/chat/completions', () => chat({ content: 'Hello you.' }, { usage: null }));
    const { usage } = await converse();
    expect(usage?.outputTokens).toBe(3);
    expect(usage?.inputTokens).toBeGreaterThan(3);
  });

  it('may be a call of a tool, when the request names tools', async () => {
    const call = { function: { name: 'reply', arguments: '{"verdict":"no"}' } };
    fake.answerWith('/chat/completions', () => chat({ content: null, tool_calls: [call] }));
    const schema = { type: 'object', properties: { verdict: { type: 'string' } } };
    const { output } = await converse({
      toolConfig: {
        tools: [{ toolSpec: { name: 'reply', inputSchema: { json: schema } } }],
        toolChoice: { tool: { name: 'reply' } },
      },
    });
    expect(fake.seen.at(-1)?.body).toMatchObject({
      tools: [{ type: 'function', function: { name: 'reply', parameters: schema } }],
      tool_choice: { type: 'function', function: { name: 'reply' } },
    });
    expect(output?.message?.content).toEqual([
      { toolUse: { toolUseId: expect.any(String), name: 'reply', input: { verdict: 'no' } } },
    ]);
  });

  it.each([
    ['a server that is busy', { status: 503, json: {} }, 'ServiceUnavailableException'],
    ['a server that refuses', { status: 400, json: { error: 'Hello?' } }, 'ValidationException'],
    ['a page of something else', { text: '<html>' }, 'ValidationException'],
    ['another form', { json: { answer: 'x' } }, 'ModelErrorException'],
  ])('is an error after %s, which repeats nothing of it', async (_name, reply, name) => {
    await open();
    fake.answerWith('/chat/completions', () => reply);
    const error = await converse().catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name });
    expect((error as Error).message).not.toContain('Hello?');
  });
});

describe('a vector', () => {
  it('that is short is padded with zeros, has a length of 1, and is metered', async () => {
    const { standIn } = await open();
    const { embedding, inputTextTokenCount } = await embed('ab');
    expect(embedding).toHaveLength(1_024);
    expect(embedding.slice(0, 5)).toEqual([0, Math.SQRT1_2, Math.SQRT1_2, 0, 0].map((n) => expect.closeTo(n, 6)));
    expect(embedding.slice(4).every((number) => number === 0)).toBe(true);
    expect(inputTextTokenCount).toBe(7);
    expect(standIn.meter.usage()).toEqual({ [EMBEDDING_MODEL]: { calls: 1, inputTokens: 7, outputTokens: 0 } });
  });

  it('that is long is shortened by a model that can do so', async () => {
    fake.answerWith('/embeddings', ({ body }) => ({
      json: { data: [{ embedding: Array(body.dimensions ?? 3_072).fill(1) }] },
    }));
    expect((await embed('long')).embedding).toHaveLength(1_024);
    expect(fake.seen.at(-1)?.body).toEqual({ model: 'vectors', input: 'long', dimensions: 1_024 });
  });

  it('of a text that is too long for the model is made of its beginning', async () => {
    await open();
    fake.answerWith('/embeddings', ({ body }) =>
      body.input.length > 10 ? { status: 400, json: {} } : { json: { data: [{ embedding: [1, 0] }] } },
    );
    await embed('abcdefghijklmnopqrstuvwxyzabcdefghijkl');
    expect(fake.seen.at(-1)?.body.input).toBe('abcdefghij');
  });

  it('comes from the stand-in where the server makes none', async () => {
    const { standIn } = await open({ embeddingModel: null });
    expect((await embed('ab')).embedding).toHaveLength(1_024);
    expect(fake.seen.map(({ path }) => path)).toEqual(['/models']);
    await standIn.stop?.();
  });
});

describe('a start', () => {
  it.each([
    [
      'no server',
      { url: 'http://127.0.0.1:9/v1' },
      null,
      'No model server answers at http://127.0.0.1:9/v1: no connection.',
    ],
    ['an unknown model', { answerModel: 'poet' }, null, /has no model 'poet'. It has: writer:latest, vectors\.$/],
    ['an unknown embedding model', { embeddingModel: 'other' }, null, /has no model 'other'/],
    [
      'vectors that are too long',
      {},
      { json: { data: [{ embedding: Array(1_536).fill(1) }] } },
      "The vectors of 'vectors' have 1536 numbers and cannot be shortened; at most 1024 are stored.",
    ],
    [
      'a model that makes no vectors',
      {},
      { status: 501, json: {} },
      "The embedding model 'vectors' does not answer: status 501.",
    ],
  ])('with %s says so', async (_name, changes, embeddings, sentence) => {
    fake.answerWith('/embeddings', embeddings === null ? null : () => embeddings);
    await expect(openModels(optionsOf(changes))).rejects.toThrow(sentence);
  });

  it('takes a server that does not list its models at its word', async () => {
    fake.answerWith('/models', () => ({ status: 404, json: {} }));
    await expect(openModels(optionsOf({ answerModel: 'poet' }))).resolves.toBeDefined();
  });
});
