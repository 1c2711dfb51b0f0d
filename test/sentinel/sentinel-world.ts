import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BASE_PATH } from '../../functions/endpoints.ts';
import { sendToAdminister } from '../harness/administer.ts';
import type { CloudAccess } from '../harness/cloud.ts';
import { watchRequests } from '../harness/local-cloud/faults.ts';
import type { RunningCloud } from '../harness/local-cloud/start-cloud.ts';
import { startOwnCloud } from '../harness/own-cloud.ts';
import { operatePepper } from '../harness/pepper.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import type { Sentinel, Sink } from './find-leaks.ts';

/** A separate stage, with everything that is sent into it and everything that comes out. */
export interface SentinelWorld {
  readonly cloud: RunningCloud;
  readonly access: CloudAccess;
  readonly data: string;
  readonly sentinels: Sentinel[];
  /** The errors that left the stage, by the path that was tried. */
  readonly errors: Sink[];
  /** The successful answers: they show texts on purpose, but never a key. */
  readonly successes: Sink[];
  readonly messages: Sink[];
  readonly requests: Sink[];
  /** How many paths were tried, by the status or code that they ended with. */
  readonly endings: Record<string, number>;
  readonly stop: () => Promise<void>;
}

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}

/** A service, or one of its operations, that the stage or one of its functions calls. */
export interface Dependency {
  readonly service: string;
  readonly functionName?: string;
  readonly operation?: string;
}

/** The result of one path that was tried. */
interface Outcome {
  readonly path: string;
  readonly isSuccess: boolean;
  /** The status or code that it ended with. */
  readonly ending: string;
  readonly text: string;
}

/** Longer than any function keeps the pepper or a policy. */
export const KEPT_MS = 600_000;

/** The address from which every call comes; it is personal data, too. */
export const SOURCE_IP = '203.0.113.177';
// Requests to these services are searched: texts go to the models and the index on purpose, keys never do.
const SERVICES = ['dynamodb', 'secretsmanager', 's3', 'bedrock', 'aoss'];

/** Starts the stage and begins to record. */
export async function startSentinelWorld(): Promise<SentinelWorld> {
  const data = await mkdtemp(join(tmpdir(), 'sentinel-'));
  const { cloud, access } = await startOwnCloud({ data, sourceIp: () => SOURCE_IP });
  const world = {
    cloud,
    access,
    data,
    sentinels: [{ name: 'the address of a caller', kind: 'address' as const, value: SOURCE_IP }],
    errors: [],
    successes: [],
    messages: [],
    requests: [],
    endings: {},
    stop: async () => {
      await cloud.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
  recordRequests(world);
  recordMessages(world);
  return world;
}

/** Registers a value as a sentinel, and for a key also its MAC. */
export async function watch(world: SentinelWorld, { kind, name, value }: Sentinel): Promise<void> {
  world.sentinels.push({ kind, name, value: secretPartOf(kind, value) });
  if (kind === 'key') {
    const pepper = operatePepper(world.cloud);
    const secret = await pepper.read();
    pepper.end();
    const mac = createHmac('sha256', secret).update(value).digest('hex');
    world.sentinels.push({ kind: 'mac', name: `the MAC of ${name}`, value: mac });
    if (!world.sentinels.some((each) => each.kind === 'pepper')) {
      world.sentinels.push({ kind: 'pepper', name: 'the pepper', value: secret });
    }
  }
}

// The first and last characters of a key are stored so that people can tell keys apart; only the rest is secret. Of a
// token, only the signature is: without it the token is worthless.
function secretPartOf(kind: Sentinel['kind'], value: string): string {
  if (kind === 'token') {
    return value.slice(value.lastIndexOf('.') + 1);
  }
  return kind === 'key' ? value.slice(12, -4) : value;
}

/** Sends one request unchanged and keeps the whole answer under the name of its path. */
export async function tryPath(world: SentinelWorld, name: string, sent: Sent): Promise<number> {
  const { status, answer } = await send(`${world.access.baseUrl}${BASE_PATH}`, sent);
  keep(world, { path: name, isSuccess: status < 400, ending: String(status), text: answer });
  return status;
}

/** Sends one request unchanged; resolves with the status, and the headers and body of the answer as one text. */
export function send(address: string, sent: Sent): Promise<{ status: number; answer: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${address}${sent.path}`, {
      method: sent.method ?? (sent.body === undefined ? 'GET' : 'POST'),
      headers: sent.headers ?? {},
      agent: false,
    });
    outgoing.on('response', (incoming) => {
      const headers = JSON.stringify(incoming.headers);
      text(incoming).then(
        (body) => resolve({ status: incoming.statusCode ?? 0, answer: `${headers}\n${body}` }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(sent.body);
  });
}

/** Invokes `administer` with any payload, as anyone with the permission could. */
export async function tryOperator(world: SentinelWorld, name: string, payload: unknown): Promise<unknown> {
  const answer = await sendToAdminister(world.access, payload).catch((error: unknown) => ({
    ok: false,
    code: 'function_error',
    error: String(error),
  }));
  const { ok, code, result } = answer as { ok: boolean; code?: string; result?: { key?: unknown } };
  // Only this answer may show a key: it goes to the operator who created it.
  const shown = typeof result?.key === 'string' ? { ...result, key: '' } : answer;
  keep(world, { path: name, isSuccess: ok, ending: `operator ${ok ? 'ok' : code}`, text: JSON.stringify(shown) });
  return result;
}

/**
 * Runs an action, and resolves with the dependencies that it called: a dependency's error message can leak only through
 * a path that calls this dependency.
 */
export async function dependenciesCalled<D extends Dependency>(
  world: SentinelWorld,
  dependencies: readonly D[],
  act: () => Promise<unknown>,
): Promise<ReadonlySet<D>> {
  const called = new Set<D>();
  const watches = dependencies.map((dependency) =>
    watchRequests(world.cloud, dependency, () => called.add(dependency)),
  );
  await act();
  for (const watch of watches) {
    watch.remove();
  }
  return called;
}

/** Keeps the result of a path as a success or as an error. */
export function keep(world: SentinelWorld, { path, isSuccess, ending, text }: Outcome): void {
  world.endings[ending] = (world.endings[ending] ?? 0) + 1;
  (isSuccess ? world.successes : world.errors).push({
    sink: `${isSuccess ? 'a success' : 'a refusal'}: ${path}`,
    text,
  });
}

function recordRequests({ cloud, requests }: Pick<SentinelWorld, 'cloud' | 'requests'>): void {
  for (const service of SERVICES) {
    watchRequests({ faults: cloud.faults }, { service }, ({ principal, path, query, headers, body }) => {
      const shown = JSON.stringify([path, query.toString(), headers]);
      const content = service === 's3' ? '' : body.toString('utf8');
      if (principal.kind === 'role') {
        requests.push({ sink: `a request to ${service}`, text: `${shown}${content}` });
      }
    });
  }
}

// A worker's event contains the whole messages of its queue.
function recordMessages({ cloud, messages }: Pick<SentinelWorld, 'cloud' | 'messages'>): void {
  const pool = cloud.lambda.find(functionNameAt(cloud, 'ingest-document'));
  const invoke = pool.invoke.bind(pool);
  Object.assign(pool, {
    invoke: (payload: string) => {
      messages.push({ sink: 'a message of the queue', text: payload });
      return invoke(payload);
    },
  });
}
