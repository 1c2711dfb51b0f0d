import * as v from 'valibot';
import { ServiceFault } from '../../../protocol/service-fault.ts';
import type { Reply } from '../converse.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import { converseReply, unknownReply } from './chat-reply.ts';
import { chatRequest } from './chat-request.ts';
import { createModelServer, type ModelServer, ModelServerError } from './model-server.ts';

/** Which models of which server play Bedrock. */
export interface ModelsOptions {
  /** Such as `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly answerModel: string;
  /** Null: vectors come from the stand-in. */
  readonly embeddingModel: string | null;
  /** A bearer token for the server; null for none. */
  readonly key?: string | null;
  /** How long an answer may take. */
  readonly answerSeconds: number;
}

/** Models of another server behind Bedrock's protocol. */
export interface OpenAiModels {
  /** Answers a Converse request. */
  readonly converse: (body: string) => Promise<Reply>;
  /** A vector of length 1, and the tokens that were read; null where vectors come from elsewhere. */
  readonly embed: ((text: string, dimensions: number) => Promise<{ vector: number[]; tokens: number }>) | null;
}

// What the product stores.
const NUMBERS_MAX = 1_024;
const HALVINGS_MAX = 5;

const Embeddings = v.object({
  data: v.pipe(v.array(v.object({ embedding: v.pipe(v.array(v.number()), v.minLength(1)) })), v.length(1)),
  usage: v.optional(v.nullable(v.object({ prompt_tokens: v.optional(v.nullable(v.number())) }))),
});

/**
 * Asks the server what it has and what its vectors are like; throws a sentence for the person at the terminal when it
 * is not there, has no such model, or makes vectors that are too long.
 */
export async function openModels(options: ModelsOptions): Promise<OpenAiModels> {
  const { url, answerModel, embeddingModel, key = null, answerSeconds } = options;
  const server = createModelServer(url, key, answerSeconds * 1_000);
  const wanted = [answerModel, ...(embeddingModel === null ? [] : [embeddingModel])];
  const known = await server.models().catch((error: unknown) => {
    throw new Error(`No model server answers at ${url}: ${reasonOf(error)}.`);
  });
  // Ollama adds a tag to a name that has none.
  const missing = wanted.find((name) => known !== null && !known.includes(name) && !known.includes(`${name}:latest`));
  if (missing !== undefined) {
    throw new Error(`The server at ${url} has no model '${missing}'. It has: ${known?.join(', ') || 'none'}.`);
  }
  return {
    async converse(body) {
      const startedAt = performance.now();
      const chat = await asFault(server.post('/chat/completions', chatRequest(body, answerModel)));
      return converseReply(chat, body, performance.now() - startedAt);
    },
    embed: embeddingModel === null ? null : await openEmbedding(server, embeddingModel),
  };
}

async function openEmbedding(server: ModelServer, model: string): Promise<NonNullable<OpenAiModels['embed']>> {
  const probe = async (more: object) => {
    const reply = await server.post('/embeddings', { model, input: 'length', ...more }).catch((error: unknown) => {
      throw new Error(`The embedding model '${model}' does not answer: ${reasonOf(error)}.`);
    });
    return readVector(reply).vector.length;
  };
  const own = await probe({});
  const shortened = { dimensions: NUMBERS_MAX };
  if (own > NUMBERS_MAX && (await probe(shortened).catch(() => own)) !== NUMBERS_MAX) {
    throw new Error(
      `The vectors of '${model}' have ${own} numbers and cannot be shortened; at most ${NUMBERS_MAX} are stored.`,
    );
  }
  const more = own > NUMBERS_MAX ? shortened : {};
  return async (text, dimensions) => {
    const { vector, tokens } = readVector(
      await asFault(embedWhole((input) => server.post('/embeddings', { model, ...more, input }), text)),
    );
    return { vector: padded(vector, dimensions), tokens: tokens ?? estimateTokens(text) };
  };
}

// Small models read a few hundred tokens, and some servers refuse a longer text instead of cutting it.
async function embedWhole(embed: (text: string) => Promise<unknown>, text: string, halvings = 0): Promise<unknown> {
  try {
    return await embed(text);
  } catch (error) {
    const mayBeLength = error instanceof ModelServerError && [400, 413, 500].includes(error.status ?? 0);
    if (!mayBeLength || halvings === HALVINGS_MAX || text.length < 2) {
      throw error;
    }
    return embedWhole(embed, text.slice(0, Math.ceil(text.length / 2)), halvings + 1);
  }
}

function readVector(reply: unknown): { vector: number[]; tokens: number | null } {
  const parsed = v.safeParse(Embeddings, reply);
  if (!parsed.success) {
    throw unknownReply();
  }
  const { data, usage } = parsed.output;
  return { vector: data[0]?.embedding ?? [], tokens: usage?.prompt_tokens ?? null };
}

/** Zeros at the end change no cosine. */
function padded(vector: readonly number[], dimensions: number): number[] {
  const length = Math.hypot(...vector);
  if (length === 0 || vector.length > dimensions) {
    throw new ServiceFault(424, 'ModelErrorException', 'The model server made a vector that cannot be stored.');
  }
  return Array.from({ length: dimensions }, (_, at) => (vector[at] ?? 0) / length);
}

async function asFault<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ModelServerError)) {
      throw error;
    }
    const refused = error.status !== null && error.status < 500 && error.status !== 429;
    const [status, code] = refused
      ? ([400, 'ValidationException'] as const)
      : ([503, 'ServiceUnavailableException'] as const);
    throw new ServiceFault(status, code, `The model server: ${error.message}.`);
  });
}

function reasonOf(error: unknown): string {
  return error instanceof ModelServerError || error instanceof ServiceFault ? error.message : 'no connection';
}
