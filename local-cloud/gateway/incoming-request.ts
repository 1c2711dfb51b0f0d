import type { IncomingMessage } from 'node:http';

/** A request as received, with its body. */
export interface IncomingRequest {
  readonly method: string;
  /** Beginning with the stage, as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names as the caller wrote them, in order and with repetitions. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly sourceIp: string;
  readonly protocol: string;
  readonly body: Buffer;
  /** Whether the body is larger than API Gateway's 10 MB; none of it is kept then. */
  readonly tooLarge: boolean;
  /** Bytes of the request line and of all header names and values together. */
  readonly headBytes: number;
}

// API Gateway's quota for a payload.
const BODY_BYTES_MAX = 10 * 1024 * 1024;
// What comes before the path in the absolute form of a target, which callers send to a proxy (RFC 9112).
const ORIGIN = /^https?:\/\/[^/?]*/i;

/**
 * Reads a whole request. A body over 10 MB is read to its end and dropped: a caller that is still sending would not see
 * the response. Rejects when the caller disconnects.
 */
export async function readRequest(
  incoming: IncomingMessage,
  sourceIpOf: (remoteAddress: string) => string,
): Promise<IncomingRequest> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= BODY_BYTES_MAX) {
      chunks.push(chunk);
    } else {
      chunks.length = 0;
    }
  }
  const { method = 'GET', url = '/', httpVersion } = incoming;
  const target = url.replace(ORIGIN, '') || '/';
  const protocol = `HTTP/${httpVersion}`;
  const queryAt = target.indexOf('?');
  const headers = pairs(incoming.rawHeaders);
  const requestLine = `${method} ${url} ${protocol}`;
  return {
    method,
    path: queryAt < 0 ? target : target.slice(0, queryAt),
    query: new URLSearchParams(queryAt < 0 ? '' : target.slice(queryAt + 1)),
    headers,
    sourceIp: sourceIpOf(incoming.socket.remoteAddress ?? '127.0.0.1'),
    protocol,
    body: Buffer.concat(chunks),
    tooLarge: bytes > BODY_BYTES_MAX,
    // Node reads each byte of headers as one character.
    headBytes: headers.reduce((sum, [name, value]) => sum + name.length + value.length, requestLine.length),
  };
}

/** Returns the first value of a header, whose name may be in any case; undefined when the request has none. */
export function headerOf(request: Pick<IncomingRequest, 'headers'>, name: string): string | undefined {
  return request.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function pairs(rawHeaders: readonly string[]): (readonly [string, string])[] {
  const result: (readonly [string, string])[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    result.push([rawHeaders[at] as string, rawHeaders[at + 1] as string]);
  }
  return result;
}
