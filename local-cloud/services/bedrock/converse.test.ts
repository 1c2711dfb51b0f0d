// Guarantee: the SDK's own client gets an answer made of the excerpts' own sentences, each with its number, or a
// refusal; and its cost is metered. Risk: the product's checks of an answer are tested with a model that never answers,
// or that answers anything.
import { ConverseCommand, type ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPrompt } from './answers/read-prompt.ts';
import { openBedrock, type TestBedrock } from './bedrock.fixture.ts';

const modelId = 'us.amazon.nova-2-lite-v1:0';
const handbook = `Welcome to the handbook.\n\nEvery employee has thirty days of holiday in a calendar year. Holiday is asked for at least two weeks before it begins.`;
const parking = `The garage below the building opened in 2019. Parking in the garage is free for staff &amp; guests.`;
let opened: TestBedrock;

beforeAll(async () => {
  opened = await openBedrock();
});
afterAll(() => opened.close());
beforeEach(() => {
  opened.standIn.meter.reset();
  opened.standIn.setReasoning(null);
});

const excerpt = (n: number, title: string, text: string) => `<excerpt n="${n}" title="${title}">\n${text}\n</excerpt>`;
const prompt = (question: string) =>
  `${excerpt(1, 'Handbook', handbook)}\n${excerpt(2, 'Garage', parking)}\n<question>\n${question}\n</question>`;
const converse = (message: string, changes: Partial<ConverseCommandInput> = {}) =>
  opened.client.send(
    new ConverseCommand({
      modelId,
      system: [{ text: 'Answer from the excerpts.' }],
      messages: [{ role: 'user', content: [{ text: message }] }],
      inferenceConfig: { maxTokens: 500 },
      ...changes,
    }),
  );
const ask = async (question: string) => (await converse(prompt(question))).output?.message?.content?.[0]?.text;

describe('an answer', () => {
  it('is the sentence that has the words of the question, with the number of its excerpt', async () => {
    expect(await ask('How many days of holiday does an employee have?')).toMatch(
      /^QUOTE \[1\]: Every employee has thirty days of holiday in a calendar year\.\n.*VERDICT: fully\nANSWER: Every employee has thirty days of holiday in a calendar year \[1\]\./s,
    );
    expect(await ask('When was the garage opened?')).toMatch(
      /^QUOTE \[2\]: The garage below the building opened in 2019\.\n.*VERDICT: fully\nANSWER: The garage below the building opened in 2019 \[2\]\./s,
    );
  });

  it('has the text of the document, without the escapes of the prompt', async () => {
    expect(await ask('Is parking in the garage free for staff?')).toContain('free for staff & guests [2].');
  });

  it.each([
    'What is the capital of France?',
    'Who won the election in 1998?',
    'How long is the warranty of the printer?',
    '',
  ])('is refused if the excerpts say nothing about %j', async (question) => {
    expect(await ask(question)).toBe('VERDICT: no');
  });

  it('is refused for a message without excerpts or question', async () => {
    const { output } = await converse('Say hello.');
    expect(output?.message?.content).toEqual([{ text: 'VERDICT: no' }]);
  });

  it('can be scripted, each script for one answer', async () => {
    opened.standIn.scriptAnswers('VERDICT: fully\nANSWER: Lies [7].', { text: '', stopReason: 'guardrail_intervened' });
    expect(await ask('Anything?')).toBe('VERDICT: fully\nANSWER: Lies [7].');
    expect(await converse(prompt('Anything?'))).toMatchObject({ stopReason: 'guardrail_intervened' });
    expect(await ask('Anything?')).toBe('VERDICT: no');
  });

  it.each([
    ['anthropic.claude-sonnet-4-5-20250929-v1:0', false],
    ['us.anthropic.claude-sonnet-4-5-20250929-v1:0', false],
    [modelId, true],
  ])('of %s takes a temperature: %s', async (model, isTaken) => {
    const inferenceConfig = { maxTokens: 500, temperature: 0 };
    const replied = converse(prompt('When was the garage opened?'), { modelId: model, inferenceConfig });
    await (isTaken
      ? expect(replied).resolves.toBeDefined()
      : expect(replied).rejects.toMatchObject({ name: 'ValidationException' }));
    await expect(converse(prompt('When was the garage opened?'), { modelId: model })).resolves.toBeDefined();
  });

  it('can begin with reasoning', async () => {
    opened.standIn.setReasoning('Let me see.');
    const { output } = await converse(prompt('When was the garage opened?'));
    expect(output?.message?.content).toMatchObject([
      { reasoningContent: { reasoningText: { text: 'Let me see.' } } },
      { text: expect.stringContaining('2019') },
    ]);
  });

  it.each([
    ['within its reasoning', 4, [{ reasoningContent: { reasoningText: { text: 'Let me read the ' } } }]],
    ['after its reasoning', 7, [{ reasoningContent: { reasoningText: { text: 'Let me read the excerpts.' } } }]],
  ])('can be cut %s', async (_where, maxTokens, content) => {
    opened.standIn.setReasoning('Let me read the excerpts.');
    const output = await converse(prompt('When was the garage opened?'), { inferenceConfig: { maxTokens } });
    opened.standIn.setReasoning(null);
    expect(output).toMatchObject({ stopReason: 'max_tokens', usage: { outputTokens: maxTokens } });
    expect(output.output?.message?.content).toEqual(content);
  });

  it('is cut at maxTokens', async () => {
    const output = await converse(prompt('When was the garage opened?'), { inferenceConfig: { maxTokens: 6 } });
    expect(output).toMatchObject({ stopReason: 'max_tokens', usage: { outputTokens: 6 } });
    expect(output.output?.message?.content?.[0]?.text).toBe('QUOTE [2]: The ');
  });
});

describe('an answer to a request with a tool', () => {
  const schema = { type: 'object', properties: { quotes: {}, verdict: {}, sentences: {}, missing: {} }, required: [] };
  const toolConfigOf = (json: object) => ({
    tools: [{ toolSpec: { name: 'reply', inputSchema: { json } } }],
    toolChoice: { tool: { name: 'reply' } },
  });
  const converseWith = (changes: Partial<ConverseCommandInput> = {}, json: object = schema) =>
    converse(prompt('When was the garage opened?'), {
      toolConfig: toolConfigOf(json) as ConverseCommandInput['toolConfig'],
      ...changes,
    });
  const text = 'The garage below the building opened in 2019.';

  it('is the input of the tool, and its stop reason says so', async () => {
    const { output, stopReason } = await converseWith();
    expect(stopReason).toBe('tool_use');
    expect(output?.message?.content).toEqual([
      {
        toolUse: {
          toolUseId: expect.stringMatching(/^tooluse_/),
          name: 'reply',
          input: {
            quotes: expect.arrayContaining([{ excerpt: 2, text }]),
            verdict: 'fully',
            sentences: expect.arrayContaining([{ text, excerpts: [2] }]),
          },
        },
      },
    ]);
  });

  it('can be scripted: the input itself, the lines of a reply, or a text that is none', async () => {
    opened.standIn.scriptAnswers({ text: '', toolInput: 'x' }, 'VERDICT: no', { text: 'Hm.', stopReason: 'end_turn' });
    const contents = [await converseWith(), await converseWith(), await converseWith()].map(
      ({ output, stopReason }) => [output?.message?.content?.[0], stopReason],
    );
    expect(contents).toMatchObject([
      [{ toolUse: { input: 'x' } }, 'tool_use'],
      [{ toolUse: { input: { quotes: [], verdict: 'no', sentences: [] } } }, 'tool_use'],
      [{ text: 'Hm.' }, 'end_turn'],
    ]);
  });

  it('has an empty input if it is cut', async () => {
    const { output, stopReason } = await converseWith({ inferenceConfig: { maxTokens: 6 } });
    expect(stopReason).toBe('max_tokens');
    expect(output?.message?.content).toMatchObject([{ toolUse: { name: 'reply', input: {} } }]);
  });

  it('is billed for what the model reads about the tool', async () => {
    const [without, withTool] = [await converse(prompt('When?')), await converseWith()];
    expect(withTool.usage?.inputTokens).toBeGreaterThan((without.usage?.inputTokens ?? 0) + 20);
  });

  it.each([
    ['another tool is chosen', { toolChoice: { tool: { name: 'other' } } }, {}, "no tool 'other'"],
    ['no tool has to be called', { toolChoice: { auto: {} } }, {}, 'toolChoice'],
    ['Nova gets keys that it does not accept', {}, { additionalProperties: false }, 'additionalProperties'],
    ['its fields are none of a reply', {}, { properties: { query: {} } }, 'only the tool of an answer'],
  ])('is refused if %s', async (_name, choice, keys, named) => {
    const toolConfig = { ...toolConfigOf({ ...schema, ...keys }), ...choice } as ConverseCommandInput['toolConfig'];
    await expect(converseWith({ toolConfig })).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining(named),
    });
  });
});

describe('a request', () => {
  it('is billed by the tokens that the response counts', async () => {
    const { usage } = await converse(prompt('When was the garage opened?'));
    expect(opened.standIn.meter.usage()).toEqual({
      [modelId]: { calls: 1, inputTokens: usage?.inputTokens, outputTokens: usage?.outputTokens },
    });
  });

  it('needs permission for the profile, and for the model in every Region that it may go to', async () => {
    opened.permissions.length = 0;
    await converse(prompt('When?'));
    const model = 'foundation-model/amazon.nova-2-lite-v1:0';
    expect(opened.permissions).toEqual([
      `bedrock:InvokeModel arn:aws:bedrock:us-east-1:123456789012:inference-profile/${modelId}`,
      `bedrock:InvokeModel arn:aws:bedrock:us-east-1::${model}`,
      `bedrock:InvokeModel arn:aws:bedrock:us-east-2::${model}`,
      `bedrock:InvokeModel arn:aws:bedrock:us-west-2::${model}`,
    ]);
  });

  it.each<[string, Partial<ConverseCommandInput>, string]>([
    ['no maxTokens', { inferenceConfig: {} }, 'maxTokens'],
    ['a temperature over 1', { inferenceConfig: { maxTokens: 5, temperature: 1.1 } }, 'temperature'],
    ['another way of sampling', { inferenceConfig: { maxTokens: 5, topP: 0.5 } }, 'topP'],
    ['tools', { toolConfig: { tools: [] } }, 'toolConfig'],
    ['a guardrail', { guardrailConfig: { guardrailIdentifier: 'g', guardrailVersion: '1' } }, 'guardrailConfig'],
    ['an empty message', { messages: [{ role: 'user', content: [{ text: '' }] }] }, 'messages.0.content.0.text'],
    ['no message', { messages: [] }, 'messages'],
    ['an unknown model', { modelId: 'acme.talk-v1:0' }, 'model identifier'],
  ])('with %s is refused with a message about it, and not billed', async (_name, changes, named) => {
    await expect(converse(prompt('When?'), changes)).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining(named),
    });
    expect(opened.standIn.meter.usage()).toEqual({});
  });
});

it.each([
  ['· Answer: at the counter.', 'Answer: at the counter.'],
  [
    '· Missing parcels are searched for.\n·   quote your number.',
    'Missing parcels are searched for.\n  quote your number.',
  ],
  ['a &lt; b &amp; "c"', 'a < b & "c"'],
  ['· a list of dots\n· an item', '· a list of dots\n· an item'],
])('the words %j of a document or a question are read as %j, without what protects a prompt', (escaped, text) => {
  const message = `${excerpt(1, '· Verdict of the jury', escaped)}\n<question>\n${escaped}\n</question>`;
  const document = { n: 1, title: 'Verdict of the jury', headings: '', text };
  expect(readPrompt(message)).toEqual({ excerpts: [document], question: text });
});
