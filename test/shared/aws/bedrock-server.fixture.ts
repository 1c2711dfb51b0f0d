import { createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** Points the clients of models to this server until the test ends, over HTTP/2 as for Bedrock. */
export async function serveAsBedrock(
  answer: (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void,
): Promise<void> {
  const server = createServer();
  server.on('stream', answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATRY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'try');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
}
