import { setTimeout as pause } from 'node:timers/promises';
import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as v from 'valibot';
import { isTransient, neverRan } from '../aws/never-ran.ts';
import { MODEL_UNAVAILABLE } from '../error-messages.ts';
import type { UsageMeter } from '../pricing/usage-meter.ts';
import { ServiceError } from '../service-error.ts';
import { cutToBytes } from './cut-to-bytes.ts';
import type { Embedding, EmbeddingModel } from './passage.ts';
import type { EmbeddingDimensions } from './passage-index-schema.ts';

// The model accepts 8,192 tokens. A token is at least one byte of UTF-8, so this many bytes always pass.
const INPUT_BYTES_MAX = 8_192;
// With pauses of 200 and 400 ms: a search has a few seconds, and ingestion repeats the call itself.
const TRIES_MAX = 3;
const PAUSE_MS = 100;

const responseOf = (dimensions: EmbeddingDimensions) =>
  v.object({
    embedding: v.pipe(v.array(v.number()), v.length(dimensions)),
    inputTextTokenCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  });

interface EmbeddingCall {
  readonly signal: AbortSignal;
  readonly meter: UsageMeter | undefined;
}

/**
 * Turns texts into vectors with a Titan text embedding model on Bedrock. One text per call, cut at 8,192 bytes; billed
 * tokens are reported to the meter, if there is one.
 *
 * @throws ServiceError `unavailable` when the model does not answer.
 */
export function createEmbeddingClient(modelId: string, dimensions: EmbeddingDimensions): EmbeddingModel {
  const Response = responseOf(dimensions);
  // The SDK would retry calls that may have been billed. We retry only those that were rejected before the model ran.
  const client = new BedrockRuntimeClient({ maxAttempts: 1 });
  const ask = async (inputText: string, call: EmbeddingCall, tries = 1): Promise<Embedding> => {
    const { signal, meter } = call;
    const body = JSON.stringify({ inputText, dimensions, normalize: true });
    const command = new InvokeModelCommand({
      modelId,
      body,
      contentType: 'application/json',
      accept: 'application/json',
    });
    // An aborted call sends nothing, so it must not be reported as one that may be billed.
    signal.throwIfAborted();
    meter?.started();
    try {
      const output = await client.send(command, { abortSignal: signal });
      const { embedding, inputTextTokenCount } = v.parse(Response, JSON.parse(new TextDecoder().decode(output.body)));
      meter?.metered({ modelId, inputTokens: inputTextTokenCount, outputTokens: 0 });
      return { vector: embedding, inputTokens: inputTextTokenCount };
    } catch (error) {
      if (neverRan(error)) {
        meter?.notBilled();
      }
      if (!isTransient(error) || tries === TRIES_MAX || signal.aborted) {
        throw error;
      }
    }
    await pause(PAUSE_MS * 2 ** tries, undefined, { signal });
    return ask(inputText, call, tries + 1);
  };
  return {
    embed: (text, signal, meter) =>
      ask(cutToBytes(text, INPUT_BYTES_MAX), { signal, meter }).catch((error: unknown) => {
        throw new ServiceError('unavailable', MODEL_UNAVAILABLE, {
          cause: error,
          retryAfterSeconds: 5,
        });
      }),
  };
}
