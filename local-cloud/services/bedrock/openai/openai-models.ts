import { createFailureReporter } from '../../../protocol/failure-reporter.ts';
import { ServiceFault } from '../../../protocol/service-fault.ts';
import { StartProblem, type StartProblemCode } from '../../../start-problem.ts';
import type { Reply } from '../converse.ts';
import { hasJudgment } from '../judge/judge-answer.ts';
import { type ChatReply, converseReply } from './chat-reply.ts';
import { chatRequest } from './chat-request.ts';
import { createModelServer, type ModelServer, ModelServerError } from './model-server.ts';
import { openVectors, type VectorModel, type VectorOf } from './openai-vectors.ts';
import { requireApi } from './require-api.ts';

/** The server, and its models, that answer in place of Bedrock. */
export interface ModelsOptions {
  /** Such as `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  /** Null when the stand-in answers. */
  readonly answerModel: string | null;
  /** Null when the stand-in makes the vectors. */
  readonly embeddingModel: string | null;
  /** The prefix that the embedding model needs before every text; none by default. */
  readonly embeddingPrefix?: string;
  /** A bearer token for the server; null for none. */
  readonly key?: string | null;
  /** How long an answer may take. */
  readonly answerSeconds: number;
  /**
   * Called with a message for the person at the terminal that says why a model gave no usable answer. The same message
   * is not repeated until the model answers or fails differently. The API itself says only that the model is
   * unavailable.
   */
  readonly onFailure?: (sentence: string) => void;
}

/** Models of another server that answer in Bedrock's protocol. */
export interface OpenAiModels {
  /** Answers a Converse request unless `gone` aborts it; null if the stand-in answers. */
  readonly converse: ((body: string, gone?: AbortSignal) => Promise<Reply>) | null;
  /** Returns a vector of length 1 and the number of tokens that were read; null if vectors come from elsewhere. */
  readonly embed: VectorOf | null;
  /** How long an answer may take; 0 if the stand-in answers. */
  readonly answerSeconds: number;
}

/**
 * Checks the server's models and the length of its vectors.
 *
 * @throws an error with a message for the person at the terminal if the server does not answer, answers at another
 * address, does not have the models, or makes vectors that are too long.
 */
export async function openModels(options: ModelsOptions): Promise<OpenAiModels> {
  const { url, answerModel, embeddingModel, embeddingPrefix = '', key = null } = options;
  const { answerSeconds, onFailure = () => {} } = options;
  const server = createModelServer(url, key, answerSeconds * 1_000);
  const wanted = [answerModel, embeddingModel].filter((name) => name !== null);
  const known = await server.models().catch((error: unknown) => {
    throw explained(`No model server answers at ${url}`, error, 'no_model_server');
  });
  if (known === null) {
    await requireApi({ url, key, server, answerModel });
  }
  // Ollama adds a tag to a name that has none.
  const missing = wanted.find((name) => known !== null && !known.includes(name) && !known.includes(`${name}:latest`));
  if (missing !== undefined) {
    throw new Error(`The server at ${url} has no model '${missing}'. It has: ${known?.join(', ') || 'none'}.`);
  }
  return {
    converse: answerModel === null ? null : answersOf(server, answerModel, onFailure),
    embed:
      embeddingModel === null
        ? null
        : await openEmbedding(server, { name: embeddingModel, prefix: embeddingPrefix }, onFailure),
    answerSeconds: answerModel === null ? 0 : answerSeconds,
  };
}

function answersOf(server: ModelServer, model: string, onFailure: (sentence: string) => void) {
  const watchAnswer = createWatch(`The model '${model}'`, onFailure);
  const watchJudgment = createWatch(`The model '${model}', as the judge of an answer,`, onFailure);
  return async (body: string, gone?: AbortSignal): Promise<Reply> => {
    const startedAt = performance.now();
    const request = chatRequest(body, model);
    const watch = hasJudgment(body) ? watchJudgment : watchAnswer;
    return watch(async () => {
      const chat = await server.post('/chat/completions', request, gone);
      return converseReply(chat, { body, outputTokensMax: request.max_tokens }, performance.now() - startedAt);
    }, flawOf);
  };
}

async function openEmbedding(
  server: ModelServer,
  model: VectorModel,
  onFailure: (sentence: string) => void,
): Promise<VectorOf> {
  const watch = createWatch(`The model '${model.name}'`, onFailure);
  const vectorOf = await openVectors(server, model).catch((error: unknown) => {
    throw explained(`The embedding model '${model.name}' cannot be used`, error);
  });
  return (text, dimensions, gone) => watch(() => vectorOf(text, dimensions, gone));
}

// Reports the failures of a model, each only once until it works again, and turns them into Bedrock's errors.
function createWatch(named: string, onFailure: (sentence: string) => void) {
  const reportOnce = createFailureReporter(onFailure);
  const report = (flaw: string | null) => reportOnce(flaw === null ? null : `${named} gave no usable answer: ${flaw}.`);
  return async <T>(work: () => Promise<T>, flawOf: (done: T) => string | null = () => null): Promise<T> => {
    try {
      const done = await work();
      report(flawOf(done));
      return done;
    } catch (error) {
      if (error instanceof ModelServerError || error instanceof ServiceFault) {
        report(error.message);
      }
      throw error instanceof ModelServerError ? faultOf(error) : error;
    }
  };
}

const STOP_FLAWS: Readonly<Record<string, string>> = {
  max_tokens:
    'it was cut at the token limit of an answer, and a model that thinks first seldom finishes within that limit',
  content_filtered: 'a filter of the server stopped it',
  malformed_model_output: 'it ended for a reason that is not known here, so it may be incomplete',
};

// A refusal has no text either: servers give its words apart.
function flawOf({ stopReason, hasAnswer }: ChatReply): string | null {
  return STOP_FLAWS[stopReason] ?? (hasAnswer ? null : 'it has no text');
}

function faultOf({ isRefusal, message }: ModelServerError): ServiceFault {
  const [code, name] = isRefusal
    ? ([400, 'ValidationException'] as const)
    : ([503, 'ServiceUnavailableException'] as const);
  return new ServiceFault(code, name, `The model server: ${message}.`);
}

// A message for the person at the terminal. Any other error is a defect, and stays as it is.
function explained(what: string, error: unknown, code?: StartProblemCode): unknown {
  if (!(error instanceof ModelServerError || error instanceof ServiceFault)) {
    return error;
  }
  const sentence = `${what}: ${error.message}.`;
  return code === undefined
    ? new Error(sentence, { cause: error })
    : new StartProblem(code, sentence, { cause: error });
}
