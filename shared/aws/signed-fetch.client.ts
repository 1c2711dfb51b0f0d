import { createHash, createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { SignatureV4 } from '@smithy/signature-v4';
import type { LambdaEnvironment } from './environment.wiring.ts';

/** A call to sign. The body is hashed and sent unchanged. */
export interface SignedCall {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

// What a service answered: the part of the standard `Response` that callers use, which a `Response` fits as well.
interface SignedResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly body: { cancel(): Promise<void> } | null;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/**
 * Sends one HTTP request, signed for an AWS service. Resolves with the response, whatever its status; without one, it
 * rejects with the reason of the request's signal or with the error of the connection.
 */
export type SignedFetch = (call: SignedCall) => Promise<SignedResponse>;

// Searches follow each other closely, and repeat a request whose connection was lost (index-call.client.ts). All other
// services are called so rarely that the service has usually closed a connection that was kept open, unnoticed while
// Lambda froze the instance: the request would fail.
const KEEPS_CONNECTIONS = new Set(['aoss', 'es']);

// The signer takes its hash as a class. Node's own costs no bundle size, unlike the SDK's implementation in JavaScript.
class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(toBytes(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') {
    return Buffer.from(data, 'utf8');
  }
  if (ArrayBuffer.isView(data)) {
    return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  }
  return new Uint8Array(data);
}

/**
 * Signs requests to one service with the credentials of the function's role. OpenSearch Serverless requires that
 * `x-amz-content-sha256` is sent and signed, and that `content-length` is not signed. Requests go through the HTTP
 * client of the SDK, which every function loads for DynamoDB: that of `fetch` would be a second one to load.
 */
export function createSignedFetch(service: string, runtime: LambdaEnvironment): SignedFetch {
  const signer = createSigner(service, runtime);
  const client = new NodeHttpHandler();
  return async ({ method, url, headers = {}, body, signal }) => {
    const { protocol, hostname, port, host, pathname, searchParams } = new URL(url);
    const payload = body ?? '';
    const signed = await signer.sign({
      method,
      protocol,
      hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: { ...headers, host, 'x-amz-content-sha256': createHash('sha256').update(payload).digest('hex') },
      body: payload,
    });
    const sent = KEEPS_CONNECTIONS.has(service) ? signed.headers : { ...signed.headers, connection: 'close' };
    const failed = (error: unknown): never => {
      throw signal.aborted ? signal.reason : error;
    };
    // The type of a request has a method `clone`, which the client does not call.
    const request = { ...signed, headers: sent } as Parameters<typeof client.handle>[0];
    const { response } = await client.handle(request, { abortSignal: signal }).catch(failed);
    const read = () => text(response.body).catch(failed);
    return responseOf(response.statusCode, response.body, read);
  };
}

function createSigner(service: string, runtime: LambdaEnvironment): SignatureV4 {
  return new SignatureV4({
    service,
    region: runtime.AWS_REGION,
    sha256: Sha256,
    credentials: {
      accessKeyId: runtime.AWS_ACCESS_KEY_ID,
      secretAccessKey: runtime.AWS_SECRET_ACCESS_KEY,
      ...(runtime.AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: runtime.AWS_SESSION_TOKEN }),
    },
  });
}

function responseOf(status: number, body: Readable, read: () => Promise<string>): SignedResponse {
  return {
    ok: status >= 200 && status < 300,
    status,
    body: { cancel: async () => void body.destroy() },
    text: read,
    json: async () => JSON.parse(await read()),
  };
}
