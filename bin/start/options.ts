import { resolve } from 'node:path';
import { parseOptions } from '../parse-options.ts';
import { ANSWER_SECONDS_MAX } from '../time-limits.ts';

// The console and its sign-in take the next two.
const PORT_MAX = 65_533;
const ANSWER_SECONDS_MIN = 30;

/** A model server and the models to use, at least one. The stand-in does the work for which no model is given. */
interface ModelChoice {
  readonly url: string;
  readonly answerModel: string | null;
  readonly embeddingModel: string | null;
  /** The prefix of every text that is embedded. */
  readonly embeddingPrefix: string;
  readonly answerSeconds: number;
}

/** The options of `npm start`. */
export interface StartOptions {
  readonly port: number;
  readonly documents: string;
  /** Whether pages for developers are left out, as of the product's own documents. */
  readonly readersOnly: boolean;
  readonly data: string;
  readonly fresh: boolean;
  readonly bedrock: 'local' | 'aws';
  readonly once: boolean;
  readonly demo: boolean;
  readonly readyFile: string | null;
  readonly question: string | null;
  /** Models of a server that speaks OpenAI's API, in place of Bedrock; null: none. */
  readonly models: ModelChoice | null;
  /** Null: synthesize one. */
  readonly assembly: string | null;
  /** Null: the project's own. */
  readonly dynamoDb: string | null;
  /** Null: the stand-in. */
  readonly openSearch: string | null;
}

/** The manual, printed by --help. */
export const MANUAL = `npm start -- [options]
Runs the whole API on this machine, ingests documents, asks one question, and serves until Ctrl-C.

  --port N           port of the API; the console and its sign-in take the next two; 0: any free ones (default 8787)
  --documents DIR    a folder, or one file: the demonstration base gets exactly these documents, so that those of an
                     earlier start which are not there are deleted from it; pictures are left out (default: the pages
                     of docs for readers)
  --question TEXT    the question to ask at the start (default: the first that the documents answer, of a few about them)
  --data DIR         a folder of its own, in which state is kept between starts (default .local)
  --fresh            delete that state first
  --bedrock WHICH    local: models that run here; aws: real Bedrock with your AWS credentials, which costs money (default local)
  --models URL       a server that speaks OpenAI's API (Ollama, llama.cpp, vLLM, LM Studio) in Bedrock's place, such as
                     http://127.0.0.1:11434/v1; a key for it, if it wants one, comes from KC_MODELS_KEY
  --answer-model NAME      its model that answers (default: the one that runs here)
  --embedding-model NAME   its model that makes vectors (default: the one that runs here)
  --embedding-prefix TEXT  prefix that the model needs before every text (e5: 'query: ')
  --answer-seconds N       how long an answer and its check may take, ${ANSWER_SECONDS_MIN} to ${ANSWER_SECONDS_MAX} (default 180)
  --dynamodb URL     use the DynamoDB at this address, for example where dynoxide is not available; it keeps its own state
  --opensearch URL   use a real OpenSearch with k-NN (docs/real-servers.md); it keeps its own state
  --assembly DIR     run the output of cdk synth -c stage=local -c for=local-cloud in DIR instead of synthesizing
  --once             ask the question, print the answer and exit
  --no-demo          start empty: no company, no documents, no question
  --ready-file FILE  a JSON file with base_url, key and ids, written in one step when everything serves
  --help             this text
`;

/** Parses the command line. Returns `help` for --help, or `problem` with a sentence if an option is not valid. */
export function parseStartOptions(args: readonly string[]): StartOptions | 'help' | { readonly problem: string } {
  const parsed = readArguments(args);
  if ('problem' in parsed) {
    return parsed;
  }
  if (parsed.help) {
    return 'help';
  }
  const problem = problemIn(parsed);
  if (problem !== null) {
    return { problem };
  }
  const models = modelsOf(parsed);
  if (models !== null && 'problem' in models) {
    return models;
  }
  return {
    port: Number(parsed.port),
    bedrock: parsed.bedrock === 'aws' ? 'aws' : 'local',
    documents: resolve(parsed.documents ?? 'docs'),
    readersOnly: parsed.documents === undefined,
    data: resolve(parsed.data),
    fresh: parsed.fresh,
    once: parsed.once,
    demo: !parsed['no-demo'],
    readyFile: pathOf(parsed['ready-file']),
    question: parsed.question ?? null,
    models,
    assembly: pathOf(parsed.assembly),
    dynamoDb: parsed.dynamodb ?? null,
    openSearch: parsed.opensearch ?? null,
  };
}

function problemIn(parsed: Arguments): string | null {
  const { port, bedrock } = parsed;
  if (!/^\d{1,5}$/.test(port) || Number(port) > PORT_MAX) {
    return `--port takes a number from 0 to ${PORT_MAX}.`;
  }
  if (bedrock !== 'local' && bedrock !== 'aws') {
    return '--bedrock takes local or aws.';
  }
  if (parsed['no-demo'] && (parsed.once || parsed.documents !== undefined || parsed.question !== undefined)) {
    return '--no-demo starts empty. It cannot be combined with --once, --documents or --question.';
  }
  return (
    emptyPath(parsed) ??
    addressProblem('dynamodb', parsed.dynamodb, 8000) ??
    addressProblem('opensearch', parsed.opensearch, 9200)
  );
}

// An empty path, such as the value of an unset shell variable, would be the current folder.
function emptyPath(parsed: Arguments): string | null {
  const option = (['documents', 'data', 'assembly', 'ready-file'] as const).find((name) => parsed[name] === '');
  return option === undefined ? null : `--${option} takes a path.`;
}

type Arguments = Exclude<ReturnType<typeof readArguments>, { readonly problem: string }>;

function modelsOf(parsed: Arguments): ModelChoice | { readonly problem: string } | null {
  const { models: url, 'answer-model': answerModel, 'embedding-model': embeddingModel } = parsed;
  const { 'answer-seconds': seconds, 'embedding-prefix': embeddingPrefix = '' } = parsed;
  if (url === undefined) {
    const alone = answerModel ?? embeddingModel ?? seconds ?? parsed['embedding-prefix'];
    return alone === undefined
      ? null
      : { problem: '--answer-model, --embedding-model, --embedding-prefix and --answer-seconds need --models URL.' };
  }
  if (answerModel === undefined && embeddingModel === undefined) {
    return {
      problem: '--models needs --answer-model NAME, --embedding-model NAME or both: the models of that server.',
    };
  }
  if (answerModel === undefined && seconds !== undefined) {
    return { problem: '--answer-seconds needs --answer-model NAME.' };
  }
  if (embeddingModel === undefined && parsed['embedding-prefix'] !== undefined) {
    return { problem: '--embedding-prefix needs --embedding-model NAME.' };
  }
  if (parsed.bedrock !== 'local') {
    return { problem: "--models takes Bedrock's place. It cannot be combined with --bedrock aws." };
  }
  const answerSeconds = answerSecondsOf(seconds);
  if (answerSeconds === null) {
    return { problem: `--answer-seconds takes ${ANSWER_SECONDS_MIN} to ${ANSWER_SECONDS_MAX}.` };
  }
  const problem = addressProblem('models', url, '11434/v1');
  return problem === null
    ? { url, answerModel: answerModel ?? null, embeddingModel: embeddingModel ?? null, embeddingPrefix, answerSeconds }
    : { problem };
}

function answerSecondsOf(text = '180'): number | null {
  const seconds = /^\d{2,3}$/.test(text) ? Number(text) : 0;
  return seconds >= ANSWER_SECONDS_MIN && seconds <= ANSWER_SECONDS_MAX ? seconds : null;
}

function addressProblem(option: string, address: string | undefined, port: number | string): string | null {
  const isValid = address === undefined || /^https?:\/\/./.test(address);
  return isValid ? null : `--${option} takes an address such as http://127.0.0.1:${port}.`;
}

function pathOf(option: string | undefined): string | null {
  return option === undefined ? null : resolve(option);
}

function readArguments(args: readonly string[]) {
  return parseOptions(args, {
    port: { type: 'string', default: '8787' },
    documents: { type: 'string' },
    question: { type: 'string' },
    assembly: { type: 'string' },
    dynamodb: { type: 'string' },
    opensearch: { type: 'string' },
    data: { type: 'string', default: '.local' },
    fresh: { type: 'boolean', default: false },
    bedrock: { type: 'string', default: 'local' },
    models: { type: 'string' },
    'answer-model': { type: 'string' },
    'embedding-model': { type: 'string' },
    'embedding-prefix': { type: 'string' },
    'answer-seconds': { type: 'string' },
    once: { type: 'boolean', default: false },
    'no-demo': { type: 'boolean', default: false },
    'ready-file': { type: 'string' },
    help: { type: 'boolean', default: false },
  });
}
