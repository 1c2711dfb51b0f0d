import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as v from 'valibot';
import { neverRan } from '../../aws/never-ran.ts';
import { MODEL_UNAVAILABLE } from '../../error-messages.ts';
import { ServiceError } from '../../service-error.ts';
import type { Reranker } from './reranker.ts';

// A call may take 27 seconds (ADR 15), and the answer needs most of them. Not measured.
const DEADLINE_MS = 5_000;
// Cohere's model requires the version of its own API; Amazon's does not know the field.
const VERSION_OF_COHERE = { api_version: 2 };

const Response = v.object({
  results: v.array(
    v.object({
      index: v.pipe(v.number(), v.integer(), v.minValue(0)),
      relevance_score: v.pipe(v.number(), v.finite()),
    }),
  ),
});

/**
 * Creates the client of a reranking model on Bedrock, which makes one attempt within 5 seconds: a second one would be
 * billed again.
 */
export function createReranker(
  modelId: string,
  client = new BedrockRuntimeClient({ maxAttempts: 1 }),
  deadlineMs = DEADLINE_MS,
): Reranker {
  const version = modelId.startsWith('cohere.') ? VERSION_OF_COHERE : {};
  return {
    modelId,
    async order(query, documents, { signal, meter }) {
      // With an aborted signal the SDK sends nothing, so nothing may be billed.
      if (signal.aborted) {
        throw unavailable(signal.reason);
      }
      const command = new InvokeModelCommand({
        modelId,
        body: JSON.stringify({ query, documents, top_n: documents.length, ...version }),
        contentType: 'application/json',
        accept: 'application/json',
      });
      const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      meter.started();
      const output = await client.send(command, { abortSignal }).catch((error: unknown) => {
        if (neverRan(error)) {
          meter.notBilled();
        }
        throw unavailable(error);
      });
      // Bedrock does not report units: one is what these documents make at most, and at least.
      meter.metered({ modelId, inputTokens: 1, outputTokens: 0 });
      return readOrder(output.body, documents.length);
    },
  };
}

// Order and completeness of the results are not promised, so they are not assumed. Equal scores keep the order of the
// documents.
function readOrder(body: Uint8Array, count: number): readonly number[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Response), new TextDecoder().decode(body));
  const results = parsed.success ? parsed.output.results : [];
  const best = results.toSorted((a, b) => b.relevance_score - a.relevance_score || a.index - b.index);
  const order = best.map(({ index }) => index);
  if (order.length !== count || new Set(order).size !== count || order.some((index) => index >= count)) {
    throw unavailable('rerank_results');
  }
  return order;
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', MODEL_UNAVAILABLE, { cause, retryAfterSeconds: 5 });
}
