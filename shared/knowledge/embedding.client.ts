import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as v from 'valibot';
import { ServiceError } from '../service-error.ts';
import { cutToBytes } from './cut-to-bytes.ts';
import type { Embedding, EmbeddingModel } from './passage.ts';

/** The length of every vector in the index. */
export const EMBEDDING_DIMENSIONS = 1_024;

// The model refuses more than 8,192 tokens. A token is at least one byte of UTF-8, so this many bytes always pass.
const INPUT_BYTES_MAX = 8_192;

const Answer = v.object({
  embedding: v.pipe(v.array(v.number()), v.length(EMBEDDING_DIMENSIONS)),
  inputTextTokenCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Turns texts into vectors with a Titan text embedding model on Bedrock; one text a call, cut at 8,192 bytes; throws `unavailable`. */
export function createEmbeddingClient(modelId: string): EmbeddingModel {
  // Three attempts: an embedding costs next to nothing and repeating it changes nothing.
  const client = new BedrockRuntimeClient({ maxAttempts: 3 });
  return {
    async embed(text: string, signal: AbortSignal): Promise<Embedding> {
      const inputText = cutToBytes(text, INPUT_BYTES_MAX);
      const body = JSON.stringify({ inputText, dimensions: EMBEDDING_DIMENSIONS, normalize: true });
      const command = new InvokeModelCommand({
        modelId,
        body,
        contentType: 'application/json',
        accept: 'application/json',
      });
      try {
        const output = await client.send(command, { abortSignal: signal });
        const { embedding, inputTextTokenCount } = v.parse(Answer, JSON.parse(new TextDecoder().decode(output.body)));
        return { vector: embedding, inputTokens: inputTextTokenCount };
      } catch (error) {
        throw new ServiceError('unavailable', 'The language model is not available; try again.', {
          cause: error,
          retryAfterSeconds: 5,
        });
      }
    },
  };
}
