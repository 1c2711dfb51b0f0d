import { createServer, type RequestListener } from 'node:http';
import { createServer as createHttp2Server, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { Readable } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { onTestFinished, vi } from 'vitest';

/** The Region and the credentials with which clients call the servers below. */
export const RUNTIME = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'AKIATRY', AWS_SECRET_ACCESS_KEY: 'try' };

/** Answers on a free port of this machine until the test ends; resolves with the origin, without a path. */
export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}

/** As `serve`, in place of every AWS service: the SDK's clients find it in the environment. */
export async function serveAsAws(answer: RequestListener): Promise<string> {
  const origin = await serve(answer);
  pointClientsTo('AWS_ENDPOINT_URL', origin);
  return origin;
}

/** As `serve`, in place of Bedrock alone, whose client speaks HTTP/2. */
export async function serveAsBedrock(
  answer: (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void,
): Promise<void> {
  const server = createHttp2Server();
  server.on('stream', answer);
  onTestFinished(() => void server.close());
  pointClientsTo('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', await listen(server));
}

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers every signed request, to any host, with what `answer` returns, until the test ends; returns their list. */
export function answerSigned(answer: (request: SentRequest) => string | Promise<string>): SentRequest[] {
  const asked: SentRequest[] = [];
  const handled = vi.spyOn(NodeHttpHandler.prototype, 'handle').mockImplementation(async (request) => {
    const { method, protocol, hostname, path, headers, body } = request;
    const sent = { method, url: `${protocol}//${hostname}${path}`, headers, body };
    asked.push(sent);
    return { response: { statusCode: 200, headers: {}, body: Readable.from([await answer(sent)]) } as never };
  });
  onTestFinished(() => handled.mockRestore());
  return asked;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pointClientsTo(variable: string, origin: string): void {
  for (const [name, value] of Object.entries({ ...RUNTIME, [variable]: origin })) {
    vi.stubEnv(name, value);
  }
  onTestFinished(() => void vi.unstubAllEnvs());
}
