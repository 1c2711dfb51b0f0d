import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttp2Server, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a service of AWS answers; a body that is a text is sent as XML. */
export interface ControlAnswer {
  readonly error?: string;
  readonly body?: unknown;
}

/**
 * Starts a server that speaks the protocols of CloudFormation, Bedrock, Lambda and Service Quotas, the runtime of
 * Bedrock over HTTP/2. Each request is named by its target, its action, or its method and path; `answerOf` says what it
 * gets. `env` leads every client to it.
 */
export async function startControlPlane(answerOf: (name: string, body: string) => ControlAnswer) {
  const answer = async (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    const asked = await text(request);
    const target = String(request.headers['x-amz-target'] ?? '').split('.')[1];
    const action = new URLSearchParams(asked).get('Action');
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const { error, body = {} } = answerOf(target ?? action ?? `${request.method} ${path}`, asked);
    response.statusCode = error === undefined ? 200 : 400;
    response.setHeader('content-type', typeof body === 'string' ? 'text/xml' : 'application/json');
    if (error !== undefined) {
      response.setHeader('x-amzn-errortype', error);
    }
    response.end(typeof body === 'string' ? body : JSON.stringify(error === undefined ? body : { __type: error }));
  };
  const servers = [createServer(answer), createHttp2Server(answer)];
  const [all, runtime] = await Promise.all(servers.map(listen));
  const env: Readonly<Record<string, string>> = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'AKIATRY',
    AWS_SECRET_ACCESS_KEY: 'try',
    AWS_MAX_ATTEMPTS: '1',
    AWS_ENDPOINT_URL: `${all}`,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `${runtime}`,
  };
  const stop = () => {
    for (const server of servers) {
      server.close();
    }
  };
  return { env, stop };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
