import { hashWords } from './hashed-words.ts';
import type { OpenAiModels } from './openai/openai-models.ts';
import { createFairQueue } from './turns/fair-queue.ts';

/** A text to embed, who asked for it, and how many tokens the stand-in counts. */
interface VectorRequest {
  readonly caller: string;
  readonly text: string;
  readonly dimensions: number;
  readonly tokens: number;
  /** Aborts when the vector is no longer needed. */
  readonly gone?: AbortSignal | undefined;
}

/** Returns a vector of length 1 and the number of tokens that its model read. */
type VectorSource = (request: VectorRequest) => Promise<{
  readonly vector: readonly number[];
  readonly tokens: number;
}>;

// A model server on one machine works on few texts at a time; more requests would only queue there, and a question
// would wait behind documents.
const REQUESTS_MAX = 2;

/**
 * Creates a source that uses the other server's model if it has one, serving callers in turn, and otherwise hashes the
 * words of each text.
 */
export function createVectorSource(models: OpenAiModels | null): VectorSource {
  const embedElsewhere = models?.embed ?? null;
  if (embedElsewhere === null) {
    return async ({ text, dimensions, tokens }) => ({ vector: hashWords(text, dimensions), tokens });
  }
  const queue = createFairQueue(REQUESTS_MAX);
  return ({ caller, text, dimensions, gone }) => queue.run(caller, () => embedElsewhere(text, dimensions, gone));
}
