import { StartProblem } from '../../../start-problem.ts';
import { createModelServer, type ModelServer, ModelServerError } from './model-server.ts';

// For a list of models at another address: listing takes little time.
const LIST_MS_MAX = 10_000;
// The path below which most servers answer. Ollama and vLLM answer nowhere else.
const API_PATH = '/v1';

/** A server that does not list its models at the address that was given. */
interface UnlistedServer {
  readonly url: string;
  readonly key: string | null;
  readonly server: ModelServer;
  /** Null when the stand-in answers. */
  readonly answerModel: string | null;
}

/**
 * Throws an error for the person at the terminal if the address is not that of OpenAI's API. The error names the right
 * address if the server lists its models there, or else the server's refusal of a first question. A server may list no
 * models, and one that is busy or loads its model may answer later: both are accepted.
 */
export async function requireApi({ url, key, server, answerModel }: UnlistedServer): Promise<void> {
  for (const address of otherAddresses(url)) {
    const listed = await createModelServer(address, key, LIST_MS_MAX)
      .models()
      .catch(() => null);
    if (listed !== null) {
      throw new StartProblem('other_model_address', `The server at ${url} answers at ${address}.`);
    }
  }
  if (answerModel === null) {
    return;
  }
  const messages = [{ role: 'user', content: 'Hello' }];
  const refusal = await server
    .post('/chat/completions', { model: answerModel, messages, max_tokens: 1, stream: false })
    .then(() => null, refusalIn);
  if (refusal !== null) {
    throw new Error(`The server at ${url} does not answer as OpenAI's API does: ${refusal}.`);
  }
}

// The other addresses to try: up to the API path, if the address of an endpoint was copied, or else the API path below
// the address and below its origin.
function otherAddresses(url: string): readonly string[] {
  const address = url.replace(/\/+$/, '');
  const above = `${address}/`.lastIndexOf(`${API_PATH}/`);
  const candidates =
    above === -1
      ? [`${address}${API_PATH}`, `${new URL(address).origin}${API_PATH}`]
      : [address.slice(0, above + API_PATH.length)];
  return [...new Set(candidates)].filter((candidate) => candidate !== address);
}

function refusalIn(error: unknown): string | null {
  if (!(error instanceof ModelServerError)) {
    throw error;
  }
  return error.isRefusal ? error.message : null;
}
