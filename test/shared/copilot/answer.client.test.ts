// Guarantee: a reply counts as complete only when the model says that it finished by itself, never when it was cut off
// or stopped by a filter. The model is called once, with a maximum length of its answer, and however the call ends, its
// cost is metered. Risk: half an answer is passed on, or a call is paid for but not counted.
import type { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, it, vi } from 'vitest';
import { createAnswerClient } from '../../../shared/copilot/answer.client.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';
import { createUsageMeter } from '../../../shared/pricing/usage-meter.ts';
import { NO_METER } from '../../harness/caller.ts';
import { useBedrock } from '../../harness/local-cloud/bedrock.ts';
import { serveAsBedrock } from '../aws/scripted-server.fixture.ts';

const MODEL_ID = 'us.amazon.nova-2-lite-v1:0';
const TEXT = 'VERDICT: fully\nANSWER: The lease ends after 36 months [1].';
const PROMPT = { system: 'Answer.', message: 'How long is the lease?' };

const bedrock = useBedrock();

function openCall({ timeLeftMs = 20_000, signal = new AbortController().signal } = {}) {
  const meter = createUsageMeter((modelId) => priceOf(modelId, 'us-east-1'));
  return { meter, signal, timeLeftMs: () => timeLeftMs };
}

function ask(
  client: Pick<BedrockRuntimeClient, 'send'>,
  { tokensMax = 512, ...limits }: { tokensMax?: number; timeLeftMs?: number; signal?: AbortSignal } = {},
) {
  const call = openCall(limits);
  const { calls: meteredCalls } = vi.spyOn(call.meter, 'metered').mock;
  const model = createAnswerClient(MODEL_ID, tokensMax, client as BedrockRuntimeClient);
  return { reply: model.answer(PROMPT, call), usage: call.meter.usage, meteredCalls };
}

describe('the reason why the model stopped', () => {
  it.each([
    ['end_turn', true],
    ['stop_sequence', true],
    ['max_tokens', false],
    ['content_filtered', false],
    ['guardrail_intervened', false],
    ['tool_use', false],
    ['malformed_model_output', false],
    ['malformed_tool_use', false],
    ['model_context_window_exceeded', false],
    ['an unknown reason', false],
  ])('%s sets complete to %s', async (stopReason, complete) => {
    bedrock().standIn.scriptAnswers({ text: TEXT, stopReason });
    const { reply, usage } = ask(bedrock().client);
    expect(await reply).toMatchObject({ text: TEXT, complete, outputTokens: expect.any(Number) });
    expect(usage().certainty).toBe('metered');
  });

  it('makes the reply incomplete if the model does not give it', async () => {
    const output = { output: { message: { content: [{ text: TEXT }] } }, usage: { inputTokens: 1, outputTokens: 1 } };
    const { reply } = ask(scripted(async () => output));
    expect(await reply).toMatchObject({ text: TEXT, complete: false });
  });

  it('makes a reply incomplete that the model cuts at the maximum length', async () => {
    bedrock().standIn.scriptAnswers({ text: TEXT, stopReason: 'end_turn' });
    expect(await ask(bedrock().client, { tokensMax: 3 }).reply).toMatchObject({ complete: false });
  });
});

describe('the request', () => {
  it.each([
    ['amazon.nova-2-lite-v1:0', { temperature: 0 }],
    ['eu.amazon.nova-micro-v1:0', { temperature: 0 }],
    ['us.meta.llama4-scout-17b-instruct-v1:0', { temperature: 0 }],
    ['mistral.mistral-large-2402-v1:0', { temperature: 0 }],
    ['us.anthropic.claude-opus-4-7', {}],
    ['acme.novel-v1:0', {}],
    ['acme.talk-v1:0', {}],
  ])('to %s has only the sampling settings %j', async (modelId, sampling) => {
    const sent: ConverseCommand[] = [];
    const send = async (command: ConverseCommand) => {
      sent.push(command);
      return { stopReason: 'end_turn', usage: { inputTokens: 1, outputTokens: 1 } };
    };
    const model = createAnswerClient(modelId, 512, { send } as unknown as BedrockRuntimeClient);
    await model.answer(PROMPT, { ...openCall(), meter: NO_METER });
    expect(sent.map(({ input }) => input)).toEqual([
      {
        modelId,
        system: [{ text: PROMPT.system }],
        messages: [{ role: 'user', content: [{ text: PROMPT.message }] }],
        inferenceConfig: { maxTokens: 512, ...sampling },
      },
    ]);
  });
});

describe('the meter', () => {
  it('records the tokens that the model reports', async () => {
    const usage = { inputTokens: 70, outputTokens: 9 };
    const asked = ask(scripted(async () => ({ stopReason: 'end_turn', usage })));
    expect(await asked.reply).toEqual({ text: '', complete: true, ...usage });
    expect(asked.usage()).toMatchObject({ certainty: 'metered', uses: [{ ...usage, price: { modelId: MODEL_ID } }] });
  });

  it.each([undefined, { inputTokens: 70 }, { outputTokens: 9 }])(
    'records that the model did not report all counts: %j',
    async (usage) => {
      const asked = ask(scripted(async () => ({ output: {}, stopReason: 'end_turn', usage })));
      const none = { inputTokens: 0, outputTokens: 0 };
      expect(await asked.reply).toEqual({ text: '', complete: true, ...none, ...usage });
      expect(asked.usage()).toEqual({ certainty: 'unmetered', uses: [] });
      expect(asked.meteredCalls).toEqual([]);
    },
  );

  it.each([
    ['ThrottlingException', 'metered'],
    ['AccessDeniedException', 'metered'],
    ['ExpiredTokenException', 'metered'],
    ['ModelTimeoutException', 'unknown'],
    ['InternalServerException', 'unknown'],
    ['TimeoutError', 'unknown'],
  ])(
    'has the certainty $1 after one call that ends with $0, and the caller sees no message of the service',
    async (name, certainty) => {
      const sent: string[] = [];
      const asked = ask(
        scripted(async () => {
          sent.push(name);
          throw Object.assign(new Error('kc_live_secret'), { name });
        }),
      );
      const error = await asked.reply.catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
      expect(String(error)).not.toContain('secret');
      expect(asked.usage()).toEqual({ certainty, uses: [] });
      expect(sent).toEqual([name]);
    },
  );
});

it('a model that fails is called once, although the AWS SDK retries by default', async () => {
  let calls = 0;
  await serveAsBedrock((stream) => {
    calls += 1;
    stream.respond({ ':status': 503, 'content-type': 'application/json' });
    stream.end('{}');
  });
  const model = createAnswerClient(MODEL_ID, 512);
  await expect(model.answer(PROMPT, openCall())).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toBe(1);
});

describe('tokens of a prompt cache, which the model reports apart from its input', () => {
  async function askCached(cached: object) {
    await serveAsBedrock((stream) => {
      stream.respond({ ':status': 200, 'content-type': 'application/json' });
      const usage = { inputTokens: 70, outputTokens: 9, totalTokens: 1_103, ...cached };
      stream.end(JSON.stringify({ output: { message: { content: [{ text: TEXT }] } }, stopReason: 'end_turn', usage }));
    });
    const call = openCall();
    const { inputTokens, outputTokens } = await createAnswerClient(MODEL_ID, 512).answer(PROMPT, call);
    return { reported: { inputTokens, outputTokens }, usage: call.meter.usage() };
  }

  it.each([
    ['1,024', { cacheReadInputTokens: 1_024, cacheWriteInputTokens: 0 }, 1_094],
    ['none', { cacheReadInputTokens: 0, cacheWriteInputTokens: 0 }, 70],
    ['an unknown number', { cacheReadInputTokens: null, cacheWriteInputTokens: null }, 70],
  ])('are charged and reported as input when %s were read', async (_count, cached, inputTokens) => {
    const { reported, usage } = await askCached(cached);
    expect(reported).toEqual({ inputTokens, outputTokens: 9 });
    expect(usage).toEqual({
      certainty: 'metered',
      uses: [{ modelId: MODEL_ID, inputTokens, outputTokens: 9, price: priceOf(MODEL_ID, 'us-east-1') }],
    });
  });

  it.each([1_024, 1])('have no known price when %s were written: the whole hold is charged', async (written) => {
    const { reported, usage } = await askCached({ cacheReadInputTokens: 0, cacheWriteInputTokens: written });
    expect(reported).toEqual({ inputTokens: 70 + written, outputTokens: 9 });
    expect(usage).toEqual({ certainty: 'unmetered', uses: [] });
  });
});

describe('an answer', () => {
  it('is the text of the text blocks alone, whatever block comes first', async () => {
    const content = [{ reasoningContent: { reasoningText: { text: 'Let me think.' } } }, { text: 'A' }, { text: 'B' }];
    const { reply } = ask(scripted(async () => ({ output: { message: { content } }, stopReason: 'end_turn' })));
    expect((await reply).text).toBe('AB');
  });

  it('may take the remaining 20 seconds minus half a second', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await ask(scripted(async () => ({ stopReason: 'end_turn' }))).reply;
    expect(timeout.mock.calls).toEqual([[19_500]]);
    timeout.mockRestore();
  });

  it.each([
    ['in time', () => ({ timeLeftMs: 1_000 })],
    ['before its call is aborted', () => ({ signal: abortedSoon() })],
  ])('that does not come %s is `unavailable`, and counts as possibly billed', async (_when, limits) => {
    const asked = ask(scripted(untilAborted), limits());
    await expect(asked.reply).rejects.toMatchObject({ code: 'unavailable', cause: 'no_time_to_answer' });
    expect(asked.usage().certainty).toBe('unknown');
  });
});

it.each([
  ['no time is left', { timeLeftMs: 0 }],
  ['less than a second is left', { timeLeftMs: 999 }],
  ['its call is aborted already', { signal: AbortSignal.abort() }],
])('a model is not called when %s, and nothing is charged', async (_when, limits) => {
  let calls = 0;
  const asked = ask(
    scripted(async () => {
      calls += 1;
    }),
    limits,
  );
  await expect(asked.reply).rejects.toMatchObject({
    code: 'unavailable',
    cause: 'no_time_to_answer',
    retryAfterSeconds: 5,
  });
  expect(calls).toBe(0);
  expect(asked.usage()).toEqual({ certainty: 'metered', uses: [] });
});

function abortedSoon(): AbortSignal {
  const caller = new AbortController();
  setImmediate(() => caller.abort());
  return caller.signal;
}

function untilAborted(abortSignal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    // As the SDK does: a signal that is already aborted fires no event to new listeners.
    if (abortSignal?.aborted) {
      reject(abortSignal.reason);
    }
    abortSignal?.addEventListener('abort', () => reject(abortSignal.reason));
  });
}

function scripted(reply: (abortSignal: AbortSignal | undefined) => Promise<unknown>) {
  const send = (_command: ConverseCommand, options?: { abortSignal?: AbortSignal }) => reply(options?.abortSignal);
  return { send } as unknown as Pick<BedrockRuntimeClient, 'send'>;
}
