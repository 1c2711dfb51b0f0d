import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as TlsAgent } from 'node:https';
import type { AwsRequest, AwsResponse } from '../../stand-in.ts';

/** A connection to the database, kept open between requests. */
export interface DatabaseConnection {
  /** Forwards a request, body and response byte for byte; rejects when the database does not answer. */
  readonly forward: (request: Pick<AwsRequest, 'body' | 'headers'>) => Promise<AwsResponse>;
  /** Calls the database for the cloud itself; null when it answers with the error named in `tolerated`. */
  readonly call: CallDatabase;
  readonly close: () => void;
}

/** See `DatabaseConnection.call`. */
export type CallDatabase = (
  operation: string,
  input: object,
  tolerated?: string,
) => Promise<Record<string, unknown> | null>;

// A request takes milliseconds; on a busy machine, the longest took seconds.
const ANSWER_MS_MAX = 60_000;
const keptHeaders = ['content-type', 'x-amzn-requestid', 'x-amz-crc32'];

/**
 * Connects to an endpoint. It uses `node:http`, because `fetch` takes three times as long for many small requests, and
 * three times as much CPU.
 */
export function connectToDatabase(
  endpoint: string,
  agent = agentFor(endpoint),
  answerMsMax = ANSWER_MS_MAX,
): DatabaseConnection {
  const isTls = agent instanceof TlsAgent;
  const post = (headers: Record<string, string | number>, body: Buffer): Promise<AwsResponse> =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', headers, agent, timeout: answerMsMax };
      const outgoing = isTls ? requestHttps(endpoint, options) : requestHttp(endpoint, options);
      outgoing.once('response', (incoming) => readAnswer(incoming).then(resolve, reject));
      outgoing.once('error', (error: NodeJS.ErrnoException) => {
        // The server closed the idle connection just before it was reused, and has not read this request.
        const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET';
        return isStale ? resolve(post(headers, body)) : reject(error);
      });
      outgoing.once('timeout', () => {
        outgoing.destroy(
          new Error(`The database at ${endpoint} did not answer within ${answerMsMax / 1_000} seconds.`),
        );
      });
      outgoing.end(body);
    });
  const forward: DatabaseConnection['forward'] = ({ headers, body }) =>
    post(headersFor(headers['x-amz-target'] ?? '', body), body);
  return { forward, call: createCall(endpoint, forward), close: () => agent.destroy() };
}

function agentFor(endpoint: string): Agent | TlsAgent {
  return endpoint.startsWith('https:') ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
}

function createCall(endpoint: string, forward: DatabaseConnection['forward']): CallDatabase {
  return async (operation, input, tolerated) => {
    const headers = { 'x-amz-target': `DynamoDB_20120810.${operation}` };
    const answer = await forward({ headers, body: Buffer.from(JSON.stringify(input)) });
    const body = JSON.parse(String(answer.body)) as Record<string, unknown>;
    if (answer.status === 200) {
      return body;
    }
    if (tolerated !== undefined && String(body.__type).endsWith(`#${tolerated}`)) {
      return null;
    }
    const reason = `${body.__type} ${body.message ?? body.Message}`;
    throw new Error(`The database at ${endpoint} refused ${operation}: ${reason}`);
  };
}

async function readAnswer(incoming: IncomingMessage): Promise<AwsResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
  }
  const kept = keptHeaders.map((name) => [name, incoming.headers[name]] as const);
  const headers = Object.fromEntries(kept.filter(([, value]) => value !== undefined)) as Record<string, string>;
  return { status: incoming.statusCode ?? 500, headers, body: Buffer.concat(chunks) };
}

/**
 * The caller's signature is not forwarded: the front has checked it, and servers that separate tables by access key, as
 * DynamoDB Local does, must see the same key for every role. A placeholder signature is enough: such servers require
 * one but do not verify it.
 */
function headersFor(target: string, body: Buffer): Record<string, string | number> {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${time.slice(0, 8)}/us-east-1/dynamodb/aws4_request`;
  return {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': body.length,
    'x-amz-target': target,
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=localcloud/${scope}, SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`,
  };
}
