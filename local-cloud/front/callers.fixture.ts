import { createHash, createHmac } from 'node:crypto';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { SignatureV4 } from '@smithy/signature-v4';
import { onTestFinished } from 'vitest';
import { apiResources } from '../fixtures/api.ts';
import { functionResources, writeAssembly } from '../fixtures/assembly.ts';
import { startTestCloud } from '../fixtures/start.ts';
import { createStubService } from '../fixtures/stub-service.ts';

/** The one resource of the stub of DynamoDB. */
export const tableArn = 'arn:aws:dynamodb:us-east-1:123456789012:table/things';
/** The statement that lets a role read it. */
export const allowed = { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: tableArn };

/**
 * Starts a cloud with stubs for services, a function with the given statements in its role, and that function's
 * credentials.
 */
export async function startCallers(statements: readonly unknown[] = [allowed]) {
  const resources = {
    ...functionResources('Fn', { statements }),
    ...apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] }),
  };
  const bundle = 'export const handler = async () => process.env;';
  const cloud = await startTestCloud(writeAssembly({ Try: { resources } }, { Fn: bundle }), () => ({
    dynamodb: createStubService('dynamodb', { action: 'dynamodb:GetItem', resource: tableArn }),
    s3: createStubService('s3', { action: 's3:PutObject', resource: 'arn:aws:s3:::b/*' }, { xml: true }),
    bedrock: createStubService('bedrock', { action: 'bedrock:InvokeModel', resource: '*' }),
    aoss: createStubService('aoss', { action: 'aoss:APIAccessAll', resource: '*' }),
  }));
  const outcome = await cloud.invoke('Fn');
  const environment = JSON.parse(outcome.ok ? outcome.payload : '{}');
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID as string,
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY as string,
    sessionToken: environment.AWS_SESSION_TOKEN as string,
  };
  const { accessKeyId, secretAccessKey } = cloud.operator;
  return { cloud, credentials, operator: { accessKeyId, secretAccessKey }, environment };
}

/** What a caller signs with. */
export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

/** Destroys a client after the test, and returns it. */
export function clientOf<C extends { destroy: () => void }>(client: C): C {
  onTestFinished(() => client.destroy());
  return client;
}

/** Reads an item with the SDK, without retries. */
export function getItem(endpoint: string, credentials: Credentials, options: object = {}) {
  const client = clientOf(
    new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1, ...options }),
  );
  return client.send(new GetItemCommand({ TableName: 'things', Key: { pk: { S: 'a' } } }));
}

/** The parts of a request that its signature covers. */
interface ToSign {
  readonly service: string;
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  readonly applyChecksum?: boolean;
  /** Headers that are sent but not signed. */
  readonly unsigned?: readonly string[];
}

/** Signs a request for `rawRequest`. */
export async function sign(
  endpoint: string,
  credentials: Credentials,
  { service, method = 'GET', path = '/', body = '', headers = {}, applyChecksum = true, unsigned = [] }: ToSign,
) {
  const { hostname, port, host } = new URL(endpoint);
  const signer = new SignatureV4({ service, region: 'us-east-1', credentials, sha256: NodeSha256, applyChecksum });
  const signed = await signer.sign(
    { protocol: 'http:', hostname, port: Number(port), method, path, body, headers: { host, ...headers } },
    { signableHeaders: new Set(Object.keys(headers)), unsignableHeaders: new Set(unsigned) },
  );
  return { method, path, body, headers: signed.headers as Record<string, string> };
}

/** Returns a URL that is signed for a PUT of one byte. */
export async function presign(endpoint: string, credentials: Credentials, expiresIn: number): Promise<string> {
  const { hostname, port, host } = new URL(endpoint);
  const signer = new SignatureV4({
    service: 's3',
    region: 'us-east-1',
    credentials,
    sha256: NodeSha256,
    uriEscapePath: false,
  });
  const signed = await signer.presign(
    {
      protocol: 'http:',
      hostname,
      port: Number(port),
      method: 'PUT',
      path: '/b/k',
      query: { 'x-id': 'PutObject' },
      headers: { host, 'content-length': '1', 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn },
  );
  return `${endpoint}/b/k?${new URLSearchParams(signed.query as Record<string, string>).toString().replaceAll('+', '%20')}`;
}

class NodeSha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as string);
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {}
}
