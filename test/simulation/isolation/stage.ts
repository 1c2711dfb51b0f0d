import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { tryAdminister } from '../../harness/administer.ts';
import { addDocument } from '../../harness/company.ts';
import { type RunningCloud, startCloud } from '../../harness/local-cloud/start-cloud.ts';
import { HOME } from './commands.ts';

const BASE_PATH = '/api/public/v1';
// docs/stages.md, values of the stages: `indexGenerations[0]`.
const EMBEDDING = { modelId: 'amazon.titan-embed-text-v2:0', dimensions: 1024 };

/** One request to the public API. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Where the connection comes from. */
  readonly address: string;
}

/** A response of the public API, with its body unparsed. */
export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A running stage that can be restarted on the same data, and everything that the test does to it. */
export interface Stage {
  readonly send: (request: Request) => Promise<Response>;
  /** Runs an operation as an operator; resolves with its result or its error. */
  readonly tryOperate: (operation: string, input: object) => ReturnType<typeof tryAdminister>;
  /** Runs an operation that must succeed, and returns its result. */
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own result
  readonly operate: (operation: string, input: object) => Promise<any>;
  /** Uploads a file and waits until its document is ready; returns the record. */
  readonly upload: (baseId: string, file: string, text: string) => Promise<{ id: string; version: number }>;
  readonly similarity: (one: string, other: string) => Promise<number>;
  /** Interrupts an operation that removes something: at the index, or right after its first transaction. */
  readonly operateUntil: (stops: 'decided' | 'index', operation: string, input: object) => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly nowMs: () => number;
  readonly moveClock: (byMs: number) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a synthesized stage whose state is in a folder. */
export async function startStage(assembly: string, data: string): Promise<Stage> {
  let address = HOME;
  const start = () => startCloud(assembly, { data, sourceIp: () => address });
  let { cloud, access } = await start();
  let movedMs = 0;
  const vectors = new Map<string, Promise<readonly number[]>>();
  const vectorOf = (text: string) => {
    const known = vectors.get(text) ?? embed(cloud, text);
    vectors.set(text, known);
    return known;
  };
  const operate: Stage['operate'] = async (operation, input) => {
    const answer = await tryAdminister(access, operation, input);
    if (!answer.ok) {
      throw new Error(`${operation} ${JSON.stringify(input)}: ${answer.error}`);
    }
    return answer.result;
  };
  return {
    operate,
    tryOperate: (operation, input) => tryAdminister(access, operation, input),
    send: (request) => {
      address = request.address;
      return send(cloud.baseUrl, request);
    },
    upload: (baseId, file, text) => addDocument(access, baseId, file, text),
    similarity: async (one, other) => {
      const [left, right] = await Promise.all([vectorOf(one), vectorOf(other)]);
      return left.reduce((sum, part, at) => sum + part * (right[at] ?? 0), 0);
    },
    operateUntil: async (stops, operation, input) => {
      const fault = cloud.faults.script({ functionName: access.administerFunction, ...FAULTS[stops] });
      await tryAdminister(access, operation, input).catch(() => undefined);
      fault.remove();
      if (fault.hits() === 0) {
        throw new Error(
          `${operation} was not interrupted (${stops}): it no longer makes the call that this fault is for.`,
        );
      }
    },
    restart: async () => {
      await cloud.stop();
      ({ cloud, access } = await start());
      cloud.clock.move(movedMs);
    },
    nowMs: () => cloud.clock.now(),
    moveClock: (byMs) => {
      movedMs += byMs;
      cloud.clock.move(byMs);
    },
    stop: () => cloud.stop(),
  };
}

const FAULTS = {
  decided: {
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    times: 1,
    effect: { kind: 'kill', when: 'after' },
  },
  index: { service: 'aoss', effect: { kind: 'error', status: 503, code: 'ServiceUnavailable' } },
} as const;

async function send(baseUrl: string, { method, path, headers, body }: Request): Promise<Response> {
  const response = await fetch(`${baseUrl}${BASE_PATH}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

async function embed({ http2Endpoint, region, operator }: RunningCloud, inputText: string): Promise<readonly number[]> {
  const bedrock = new BedrockRuntimeClient({ endpoint: http2Endpoint, region, credentials: operator });
  const { modelId, dimensions } = EMBEDDING;
  const body = JSON.stringify({ inputText, dimensions, normalize: true });
  const { body: reply } = await bedrock.send(
    new InvokeModelCommand({ modelId, contentType: 'application/json', body }),
  );
  bedrock.destroy();
  return JSON.parse(new TextDecoder().decode(reply)).embedding;
}
