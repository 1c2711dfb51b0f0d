import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandOutput,
  type TokenUsage,
  type ToolConfiguration,
  type ToolInputSchema,
} from '@aws-sdk/client-bedrock-runtime';
import { neverRan } from '../aws/never-ran.ts';
import { MODEL_UNAVAILABLE, REQUEST_TIMED_OUT } from '../error-messages.ts';
import type { ModelUse } from '../pricing/usage-meter.ts';
import { ServiceError } from '../service-error.ts';
import { type AnswerModel, type ModelAnswer, NO_TIME_TO_ANSWER } from './answer-model.ts';
import type { Tool } from './prompt/reply-tool.ts';

// Time reserved to check the answer; settling and responding have their own reserves.
const CHECK_RESERVE_MS = 500;
// No model answers faster than this: a call with less time would be interrupted, and its whole reservation charged for
// nothing.
const ANSWER_TIME_MIN_MS = 500;
// The ids of models that accept a temperature, with or without the prefix of an inference profile. Claude's newer
// models refuse one, and so may an unknown model.
const TAKES_TEMPERATURE = /(?:^|\.)(?:amazon\.nova|meta\.llama|mistral\.)/;

/**
 * Calls one model on Bedrock with Converse. Makes only one attempt, because a retry is billed again; always limits the
 * length of the answer, and sets temperature 0 if the model accepts it.
 *
 * @throws ServiceError `unavailable` when the call fails, or when too little time is left to make it.
 */
export function createAnswerClient(
  modelId: string,
  tokensMax: number,
  client = new BedrockRuntimeClient({ maxAttempts: 1 }),
): AnswerModel {
  const inferenceConfig = { maxTokens: tokensMax, ...(TAKES_TEMPERATURE.test(modelId) ? { temperature: 0 } : {}) };
  return {
    async answer({ system, message, tool }, { timeLeftMs, signal, meter }) {
      const timeMs = timeLeftMs() - CHECK_RESERVE_MS;
      if (signal.aborted || timeMs < ANSWER_TIME_MIN_MS) {
        throw new ServiceError('unavailable', REQUEST_TIMED_OUT, { cause: NO_TIME_TO_ANSWER, retryAfterSeconds: 5 });
      }
      const deadline = AbortSignal.timeout(timeMs);
      const command = new ConverseCommand({
        modelId,
        system: [{ text: system }],
        messages: [{ role: 'user', content: [{ text: message }] }],
        inferenceConfig,
        ...(tool === undefined ? {} : { toolConfig: toolConfigOf(tool) }),
      });
      meter.started();
      const output = await client
        .send(command, { abortSignal: AbortSignal.any([signal, deadline]) })
        .catch((error: unknown) => {
          if (neverRan(error)) {
            meter.notBilled();
          }
          throw new ServiceError('unavailable', MODEL_UNAVAILABLE, {
            cause: deadline.aborted || signal.aborted ? NO_TIME_TO_ANSWER : error,
            retryAfterSeconds: 5,
          });
        });
      const counted = pricedTokens(output.usage);
      if (counted === null) {
        meter.unmetered();
      } else {
        meter.metered({ modelId, ...counted });
      }
      return readAnswer(output, tool);
    },
  };
}

// The model has to call the tool: without a choice, it could write text instead.
function toolConfigOf({ name, description, schema }: Tool): ToolConfiguration {
  const json = schema as unknown as ToolInputSchema.JsonMember['json'];
  const toolSpec = { name, description, inputSchema: { json } };
  return { tools: [{ toolSpec }], toolChoice: { tool: { name } } };
}

// Blocks are chosen by kind: the first may be reasoning.
function readAnswer({ output, stopReason, usage }: ConverseCommandOutput, tool: Tool | undefined): ModelAnswer {
  const blocks = output?.message?.content ?? [];
  const given = tool === undefined ? {} : { toolInput: toolInputIn(blocks, tool.name) };
  return {
    ...given,
    text: blocks.map((block) => block.text).join(''),
    complete:
      stopReason === 'end_turn' || stopReason === 'stop_sequence' || (stopReason === 'tool_use' && tool !== undefined),
    inputTokens: (usage?.inputTokens ?? 0) + (usage?.cacheReadInputTokens ?? 0) + (usage?.cacheWriteInputTokens ?? 0),
    outputTokens: usage?.outputTokens ?? 0,
  };
}

function toolInputIn(blocks: readonly ContentBlock[], name: string): unknown {
  const [call, ...others] = blocks.flatMap(({ toolUse }) => toolUse ?? []);
  return call?.name === name && others.length === 0 ? (call.input ?? null) : null;
}

// Returns null for counts that cannot be priced. `inputTokens` leaves out what the model read from a prompt cache,
// which some models keep without being asked. Such tokens cost at most as much as input, and count as input. What is
// written to a cache can cost more than input, and its price is not known here.
function pricedTokens(usage: TokenUsage | undefined): Pick<ModelUse, 'inputTokens' | 'outputTokens'> | null {
  const { inputTokens, outputTokens, cacheReadInputTokens, cacheWriteInputTokens } = usage ?? {};
  if (inputTokens === undefined || outputTokens === undefined || (cacheWriteInputTokens ?? 0) > 0) {
    return null;
  }
  return { inputTokens: inputTokens + (cacheReadInputTokens ?? 0), outputTokens };
}
