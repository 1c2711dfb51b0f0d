import { createServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsResponse } from '../../stand-in.ts';
import { type Bedrock, createBedrock } from './bedrock.ts';
import type { OpenAiModels } from './openai/openai-models.ts';

/** The stand-in with its own HTTP/2 listener, and the SDK's client for it. Always call `close`. */
export interface TestBedrock {
  readonly standIn: Bedrock;
  readonly client: BedrockRuntimeClient;
  /** The address for other clients. */
  readonly endpoint: string;
  /** `action resource` of every request so far, in order. */
  readonly permissions: string[];
  readonly close: () => Promise<void>;
}

/**
 * Opens the stand-in without signatures and IAM, in the Region us-east-1, optionally with models of another server, or
 * with another function that answers every request.
 */
export async function openBedrock(
  models: OpenAiModels | null = null,
  answer: Bedrock['answer'] | null = null,
): Promise<TestBedrock> {
  const permissions: string[] = [];
  const context = {
    dataDirectory: null,
    region: 'us-east-1',
    accountId: '123456789012',
    endpoint: 'http://127.0.0.1',
    now: Date.now,
    invoke: async () => null,
    putEvent: () => {},
    report: () => {},
  };
  const standIn = createBedrock(context, models);
  const answering = answer === null ? standIn : { ...standIn, answer };
  const server = createServer();
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', async (stream, headers) => {
    // A caller that has gone is not an error of the server.
    stream.on('error', () => {});
    const leaving = new AbortController();
    stream.once('close', () => leaving.abort());
    const answer = await dispatch({ standIn: answering, permissions, gone: leaving.signal }, stream, {
      method: String(headers[':method']),
      path: String(headers[':path']),
    });
    if (stream.destroyed) {
      return;
    }
    stream.respond({ ':status': answer.status, ...answer.headers });
    stream.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new BedrockRuntimeClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'AKIATRY', secretAccessKey: 'try' },
    maxAttempts: 1,
  });
  return {
    standIn,
    client,
    endpoint,
    permissions,
    async close() {
      client.destroy();
      for (const session of sessions) {
        session.destroy();
      }
      await standIn.stop?.();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function dispatch(
  { standIn, permissions, gone }: { readonly standIn: Bedrock; readonly permissions: string[]; gone: AbortSignal },
  stream: ServerHttp2Stream,
  { method, path }: { readonly method: string; readonly path: string },
): Promise<AwsResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
  }
  const request = {
    service: 'bedrock',
    principal: { arn: 'arn:aws:iam::123456789012:role/Worker', kind: 'role' },
    method,
    path,
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.concat(chunks),
    gone,
  } as const;
  try {
    permissions.push(...standIn.permissionsFor(request).map(({ action, resource }) => `${action} ${resource}`));
    return await standIn.answer(request);
  } catch (error) {
    if (error instanceof ServiceFault) {
      return standIn.refuse(request, error);
    }
    return { status: 500, body: String(error) };
  }
}
