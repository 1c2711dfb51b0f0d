// Guarantee: the SDK's own client gets vectors that are near for texts about the same thing, and Titan's limits and
// refusals. Risk: search works locally by chance, or a text that Titan refuses is first refused on AWS.
import { InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBedrock, type TestBedrock } from './bedrock.fixture.ts';

const titan = 'amazon.titan-embed-text-v2:0';
let opened: TestBedrock;

beforeAll(async () => {
  opened = await openBedrock();
});
afterAll(() => opened.close());
beforeEach(() => opened.standIn.meter.reset());

async function invoke(body: object, modelId = titan) {
  const command = new InvokeModelCommand({ modelId, body: JSON.stringify(body), contentType: 'application/json' });
  const output = await opened.client.send(command);
  return JSON.parse(new TextDecoder().decode(output.body)) as { embedding: number[]; inputTextTokenCount: number };
}
const embed = async (inputText: string) => (await invoke({ inputText, dimensions: 1_024, normalize: true })).embedding;
const cosine = (a: readonly number[], b: readonly number[]) => a.reduce((sum, x, at) => sum + x * (b[at] ?? 0), 0);

describe('a vector', () => {
  it.each([256, 512, 1_024])('has the %d numbers that were asked for, and length 1', async (dimensions) => {
    const { embedding } = await invoke({ inputText: 'Staff have thirty days of leave.', dimensions });
    expect(embedding).toHaveLength(dimensions);
    expect(Math.hypot(...embedding)).toBeCloseTo(1, 5);
  });

  it('is the same for the same text', async () => {
    const other = await openBedrock();
    const [first, again] = await Promise.all([embed('Parking is free.'), embed('Parking is free.')]);
    expect(again).toEqual(first);
    const command = new InvokeModelCommand({ modelId: titan, body: JSON.stringify({ inputText: 'Parking is free.' }) });
    const { body } = await other.client.send(command).finally(() => other.close());
    expect(JSON.parse(new TextDecoder().decode(body)).embedding).toEqual(first);
  });

  it('is nearest to the text that answers, by meaning or by words', async () => {
    const texts = [
      'Every employee has thirty days of holiday in a calendar year.',
      'Cars may be left in the garage below the building free of charge.',
      'The form KX-2291 is signed by the treasurer.',
    ];
    const vectors = await Promise.all(texts.map(embed));
    const nearest = async (question: string) => {
      const asked = await embed(question);
      const cosines = vectors.map((vector) => cosine(asked, vector));
      return cosines.indexOf(Math.max(...cosines));
    };
    expect(await nearest('How many days of vacation do workers get?')).toBe(0);
    expect(await nearest('Where do I leave my car?')).toBe(1);
    expect(await nearest('Who signs KX-2291?')).toBe(2);
  });

  it.each([
    ['another script', '東京の駐車場は無料です'],
    ['an ellipsis', '…'],
    ['punctuation', '?!'],
    ['an emoji', '🙂'],
    ['one endless word', 'x'.repeat(30_000)],
    ['a space', ' '],
  ])('has length 1 for %s', async (_what, text) => {
    expect(Math.hypot(...(await embed(text)))).toBeCloseTo(1, 5);
  });
});

describe('a request', () => {
  it('is billed by its tokens, and needs permission for the model that it names', async () => {
    const { inputTextTokenCount } = await invoke({ inputText: 'Staff have thirty days of leave.' });
    expect(opened.standIn.meter.usage()).toEqual({
      [titan]: { calls: 1, inputTokens: inputTextTokenCount, outputTokens: 0 },
    });
    expect(opened.permissions.at(-1)).toBe(`bedrock:InvokeModel arn:aws:bedrock:us-east-1::foundation-model/${titan}`);
  });

  it('is billed even if the caller disconnects before the answer', async () => {
    opened.permissions.length = 0;
    const inputText = Array.from({ length: 900 }, (_, at) => `Word${at}`).join(' ');
    const gone = new AbortController();
    const command = new InvokeModelCommand({ modelId: titan, body: JSON.stringify({ inputText }) });
    const abandoned = opened.client.send(command, { abortSignal: gone.signal });
    await expect.poll(() => opened.permissions.length, { interval: 1 }).toBeGreaterThan(0);
    gone.abort();
    await abandoned.catch(() => {});
    await expect.poll(() => opened.standIn.meter.usage()[titan]?.calls).toBe(1);
  });

  it.each([
    ['an unknown field', { inputText: 'a', language: 'en' }, 'language'],
    ['no text', { dimensions: 256 }, 'inputText'],
    ['an empty text', { inputText: '' }, 'inputText'],
    ['another number of dimensions', { inputText: 'a', dimensions: 768 }, 'dimensions'],
    ['vectors that are not normalized', { inputText: 'a', normalize: false }, 'normalize'],
    ['more than 50,000 characters', { inputText: 'ab '.repeat(16_667) }, 'inputText'],
    ['more than 8,192 tokens', { inputText: 'a b c d e '.repeat(1_640) }, 'Max input tokens: 8192'],
  ])('with %s is refused with a message about it, and not billed', async (_name, body, named) => {
    await expect(invoke(body)).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining(named),
    });
    expect(opened.standIn.meter.usage()).toEqual({});
  });

  it.each(['amazon.titan-embed-text-v9:0', 'us.amazon.nova-2-lite-v1:0'])('to %s is refused', async (modelId) => {
    await expect(invoke({ inputText: 'a' }, modelId)).rejects.toMatchObject({ name: 'ValidationException' });
  });
});
