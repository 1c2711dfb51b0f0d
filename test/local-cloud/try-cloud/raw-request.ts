import { request as httpRequest } from 'node:http';

/** An answer with its headers as they came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; the last of a repeated one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawHeaders: readonly string[];
  readonly text: string;
}

/** Sends one request on a connection of its own, headers exactly as given (a list repeats one), from another loopback address if asked. */
export function rawRequest(
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string | string[]>>;
    readonly body?: string | Buffer;
    readonly from?: string;
  } = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body, from } = options;
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        hostname,
        port,
        path: rawPath(url, pathname + search),
        method,
        headers,
        agent: false,
        ...(from ? { localAddress: from } : {}),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
            rawHeaders: incoming.rawHeaders,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

// `URL` tidies a path up (`//`, `..`); what the caller wrote is what has to be sent.
function rawPath(url: string, otherwise: string): string {
  return /^https?:\/\/[^/]+(\/.*)$/.exec(url)?.[1] ?? otherwise;
}
