// Guarantee: called with the SDK's client for Bedrock, the models of a server with OpenAI's API return texts, limits,
// token counts and refusals as Bedrock would. Risk: the answers of a local model are cut off, not counted, or
// misunderstood.
import { describe, expect, it } from 'vitest';
import type { FakeReply, SeenRequest } from './fake-models.fixture.ts';
import { ANSWER_MODEL, modelsUnderTest } from './models-under-test.fixture.ts';

const { fake, open, converse } = modelsUnderTest();
const chat = (message: object, more: object = {}): FakeReply => ({
  json: { choices: [{ message, finish_reason: 'stop' }], usage: { prompt_tokens: 1, completion_tokens: 1 }, ...more },
});

describe('an answer', () => {
  it('is requested with every setting of the Converse request, and metered by the counts of the server', async () => {
    const { standIn } = await open({ key: 'own-key' });
    const { output, stopReason, usage } = await converse({
      inferenceConfig: { maxTokens: 50, temperature: 0, topP: 0.5, stopSequences: ['END'] },
    });
    expect(fake().seen.at(-1)).toEqual({
      left: expect.any(Promise),
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

  it.each(['reasoning_content', 'reasoning'])('has the reasoning in %s as a separate block', async (field) => {
    fake().answerWith('/chat/completions', () => chat({ content: 'Yes.', [field]: 'Let me see.' }));
    const { output } = await converse();
    expect(output?.message?.content).toEqual([
      { reasoningContent: { reasoningText: { text: 'Let me see.' } } },
      { text: 'Yes.' },
    ]);
  });

  it.each([
    ['between marks', '<think>\nLet me see.\nVERDICT: no\n</think>\n\nYes.', 'Let me see.\nVERDICT: no', 'Yes.'],
    ['whose first mark the template writes', 'Let me see.\n</think>\n\nYes.', 'Let me see.', 'Yes.'],
    ['that is empty, before a text with a mark', '<think></think>Say </think>.', '', 'Say </think>.'],
  ])('is separated from reasoning in the same text %s', async (_name, content, thought, said) => {
    fake().answerWith('/chat/completions', () => chat({ content }));
    const { output } = await converse();
    const thoughts = thought === '' ? [] : [{ reasoningContent: { reasoningText: { text: thought } } }];
    expect(output?.message?.content).toEqual([...thoughts, { text: said }]);
  });

  it('that ends within its reasoning has no text', async () => {
    fake().answerWith('/chat/completions', () => chat({ content: '<think>Let me see' }));
    expect((await converse()).output?.message?.content).toEqual([
      { reasoningContent: { reasoningText: { text: 'Let me see' } } },
    ]);
  });

  it.each([
    ['length', 'max_tokens'],
    ['eos_token', 'end_turn'],
    ['abort', 'malformed_model_output'],
    ['content_filter', 'content_filtered'],
  ])('with the finish reason %s has the stop reason %s', async (finish_reason, stopReason) => {
    fake().answerWith('/chat/completions', () => ({
      json: { choices: [{ message: { content: 'Ye' }, finish_reason }] },
    }));
    expect((await converse()).stopReason).toBe(stopReason);
  });

  it('has estimated tokens when the server does not count them', async () => {
    fake().answerWith('/chat/completions', () => chat({ content: 'Hello you.' }, { usage: null }));
    const { usage } = await converse();
    expect(usage?.outputTokens).toBe(3);
    expect(usage?.inputTokens).toBeGreaterThan(3);
  });

  it.each([
    ['more than was sent or asked for', 9e12, 51],
    ['negative', -1, -1],
    ['fractional', 1.5, 1.5],
    ['texts', '21', '3'],
  ])('has estimated tokens when the counts cannot be true: %s', async (_name, prompt_tokens, completion_tokens) => {
    const usage = { prompt_tokens, completion_tokens };
    fake().answerWith('/chat/completions', () => chat({ content: 'Hello you.' }, { usage }));
    const { usage: counted } = await converse();
    expect(counted?.outputTokens).toBe(3);
    expect(counted?.inputTokens).toBeGreaterThan(3);
    expect(counted?.inputTokens).toBeLessThan(200);
  });

  it('may have parts, of which only the texts belong to it', async () => {
    const content = [
      { type: 'thinking', thinking: [] },
      { type: 'text', text: 'Yes, ' },
      { type: 'text', text: 'I do.' },
    ];
    fake().answerWith('/chat/completions', () => chat({ content }));
    expect((await converse()).output?.message?.content).toEqual([{ text: 'Yes, I do.' }]);
  });

  it.each([
    ['as text', '{"verdict":"no"}'],
    ['as an object', { verdict: 'no' }],
  ])('may be a tool call with its input %s, when the request names tools', async (_name, input) => {
    const call = { function: { name: 'reply', arguments: input } };
    fake().answerWith('/chat/completions', () => chat({ content: null, tool_calls: [call] }));
    const schema = { type: 'object', properties: { verdict: { type: 'string' } } };
    const { output } = await converse({
      toolConfig: {
        tools: [{ toolSpec: { name: 'reply', inputSchema: { json: schema } } }],
        toolChoice: { tool: { name: 'reply' } },
      },
    });
    expect(fake().seen.at(-1)?.body).toMatchObject({
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
    ['a connection that breaks off', { cutAfter: '{"choices":[{"mess' }, 'ServiceUnavailableException'],
  ])('is an error in the case of %s, and the error repeats nothing of the reply', async (_name, reply, name) => {
    await open();
    fake().answerWith('/chat/completions', () => reply);
    const error = await converse().catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name });
    expect((error as Error).message).not.toContain('Hello?');
  });

  it('is no longer requested once the caller has disconnected', async () => {
    const reported: string[] = [];
    await open({ onFailure: (sentence) => reported.push(sentence) });
    const arrived = Promise.withResolvers<SeenRequest>();
    fake().answerWith('/chat/completions', (request) => {
      arrived.resolve(request);
      return { cutAfter: null };
    });
    const leaving = new AbortController();
    const answer = converse({}, leaving.signal);
    const { left } = await arrived.promise;
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await left;
    await expect
      .poll(() => reported, { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^The model 'writer' .+: no answer within \d+ s\.$/)]);
  });

  it('that judges another one is reported as the judge', async () => {
    const reported: string[] = [];
    await open({ onFailure: (sentence) => reported.push(sentence) });
    const judged = { messages: [{ role: 'user' as const, content: [{ text: '<judge>\n</judge>' }] }] };
    fake().answerWith('/chat/completions', () => ({ status: 500, json: {} }));
    for (const changes of [judged, {}, judged]) {
      await converse(changes).catch(() => undefined);
    }
    expect(reported).toEqual([
      "The model 'writer', as the judge of an answer, gave no usable answer: status 500.",
      "The model 'writer' gave no usable answer: status 500.",
    ]);
  });

  it.each([
    ['of an unknown finish', { message: { content: 'Secret' }, finish_reason: 'abort' }, 'it may be incomplete'],
    ['that a filter stopped', { message: { content: 'Secret' }, finish_reason: 'content_filter' }, 'a filter'],
    ['without text', { message: { content: ' ' }, finish_reason: 'stop' }, 'it has no text'],
    ['that only reasons', { message: { content: '', reasoning: 'Secret' }, finish_reason: 'stop' }, 'it has no text'],
    ['that is a refusal', { message: { content: null, refusal: 'Secret' }, finish_reason: 'stop' }, 'it has no text'],
  ])('%s is reported to the person at the terminal without its words', async (_name, choice, reason) => {
    const reported: string[] = [];
    await open({ onFailure: (sentence) => reported.push(sentence) });
    fake().answerWith('/chat/completions', () => ({ json: { choices: [choice] } }));
    await converse();
    expect(reported).toEqual([expect.stringMatching(/^The model 'writer' gave no usable answer: .+\.$/)]);
    expect(reported.join()).toContain(reason);
    expect(reported.join()).not.toContain('Secret');
  });

  it('that is unusable is reported to the person at the terminal, once until the model answers', async () => {
    const reported: string[] = [];
    await open({ onFailure: (sentence) => reported.push(sentence) });
    for (const status of [500, 500, 200, 500, 404]) {
      fake().answerWith('/chat/completions', status === 200 ? null : () => ({ status, json: { error: 'Hello?' } }));
      await converse().catch(() => undefined);
    }
    fake().answerWith('/chat/completions', () => ({ json: { choices: [{ message: {}, finish_reason: 'length' }] } }));
    await converse();
    expect(reported).toEqual([
      "The model 'writer' gave no usable answer: status 500.",
      "The model 'writer' gave no usable answer: status 500.",
      "The model 'writer' gave no usable answer: status 404 (the address or the name of the model is unknown there).",
      expect.stringContaining('it was cut at the token limit of an answer'),
    ]);
  });
});
