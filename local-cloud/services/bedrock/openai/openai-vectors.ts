import * as v from 'valibot';
import { estimateTokens } from '../estimate-tokens.ts';
import { unusableReply } from './chat-reply.ts';
import { type ModelServer, ModelServerError } from './model-server.ts';
import { readTokensMax, reportedTokens } from './reported-tokens.ts';

/** Returns a text's vector of length 1, padded to this many dimensions, and the tokens that the model read. */
export type VectorOf = (
  text: string,
  dimensions: number,
  gone?: AbortSignal,
) => Promise<{ readonly vector: number[]; readonly tokens: number }>;

/** A model that makes vectors, and the prefix that it needs before every text, such as `query: ` for e5. */
export interface VectorModel {
  readonly name: string;
  readonly prefix: string;
}

// The length of the vectors that the product stores.
const DIMENSIONS_MAX = 1_024;
// The smallest models read 256 tokens, so a text of this length fits into all.
const HALVED_CHARACTERS_MIN = 100;

const Embeddings = v.object({
  data: v.pipe(
    v.array(v.object({ embedding: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.minLength(1)) })),
    v.length(1),
  ),
  // No vector is lost because of its count.
  usage: v.fallback(v.object({ prompt_tokens: v.optional(v.unknown()) }), {}),
});

/**
 * Asks the model for one vector to learn their length, and returns the function that makes them; vectors that are
 * longer than those stored are shortened by the model.
 *
 * @throws ModelServerError or a ServiceFault that says what is wrong.
 */
export async function openVectors(server: ModelServer, { name, prefix }: VectorModel): Promise<VectorOf> {
  const ask = async (text: string, more: object, gone?: AbortSignal) =>
    readVector(await server.post('/embeddings', { model: name, ...more, input: `${prefix}${text}` }, gone));
  const shortened = { dimensions: DIMENSIONS_MAX };
  const own = (await ask('length', {})).vector.length;
  const numbers = own <= DIMENSIONS_MAX ? own : await lengthOf(ask('length', shortened), own);
  if (numbers > DIMENSIONS_MAX) {
    throw unusableReply(
      `its vectors have ${own} numbers and cannot be shortened; at most ${DIMENSIONS_MAX} are stored`,
    );
  }
  const more = own > DIMENSIONS_MAX ? shortened : {};
  return async (text, dimensions, gone) => {
    const { vector, tokens } = await embedWhole((input) => ask(input, more, gone), text);
    if (vector.length !== numbers) {
      throw unusableReply(`a vector of ${vector.length} numbers in place of ${numbers}`);
    }
    const counted = reportedTokens(tokens, readTokensMax(`${prefix}${text}`));
    return { vector: padded(vector, dimensions), tokens: counted ?? estimateTokens(text) };
  };
}

async function lengthOf(asked: Promise<{ readonly vector: readonly number[] }>, otherwise: number): Promise<number> {
  return asked.then(
    ({ vector }) => vector.length,
    () => otherwise,
  );
}

// Small models read a few hundred tokens, and some servers refuse a longer text instead of truncating it: then half of
// the text is tried. A 500 may mean the same, or be temporary, so it is retried once with the whole text.
async function embedWhole<T>(
  embed: (text: string) => Promise<T>,
  text: string,
  attempt: 'first' | 'retry' = 'first',
): Promise<T> {
  try {
    return await embed(text);
  } catch (error) {
    const status = error instanceof ModelServerError ? error.status : null;
    if (status === 500 && attempt === 'first') {
      return embedWhole(embed, text, 'retry');
    }
    if (![400, 413, 500].includes(status ?? 0) || text.length <= HALVED_CHARACTERS_MIN) {
      throw error;
    }
    return embedWhole(embed, text.slice(0, Math.ceil(text.length / 2)), attempt);
  }
}

function readVector(reply: unknown): { vector: number[]; tokens: unknown } {
  const parsed = v.safeParse(Embeddings, reply);
  if (!parsed.success) {
    throw unusableReply();
  }
  const { data, usage } = parsed.output;
  return { vector: data[0]?.embedding ?? [], tokens: usage.prompt_tokens };
}

// Returns the vector at length 1, with zeros at its end, which do not change cosines.
function padded(vector: readonly number[], dimensions: number): number[] {
  const length = Math.hypot(...vector);
  if (length === 0 || vector.length > dimensions) {
    throw unusableReply('a vector that cannot be stored');
  }
  return Array.from({ length: dimensions }, (_, at) => (vector[at] ?? 0) / length);
}
