import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createOpenSearch, type OpenSearch, type OpenSearchOptions } from './opensearch.ts';

/** What differs from a plain signed POST of JSON. */
export interface CallOptions {
  readonly service?: 'aoss' | 'es';
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hashHeader?: boolean;
}

/** A collection with one small index on its own front, and a function that sends signed calls to it. */
export interface TestOpenSearch {
  readonly front: TestFront;
  readonly standIn: OpenSearch;
  /** Lines of NDJSON for an array, JSON for an object, a string unchanged. */
  readonly call: (path: string, body?: unknown, options?: CallOptions) => Promise<{ status: number; body: never }>;
  readonly makePolicies: (permissions: readonly string[], principal?: string) => Promise<void>;
  readonly makeCollection: () => Promise<void>;
  readonly makeIndex: (changes?: object) => Promise<unknown>;
}

/** The role that the test's front gives every caller. */
export const WORKER = 'arn:aws:iam::123456789012:role/Role';
/** The permissions that the product's roles have. */
export const READ_AND_WRITE = ['aoss:DescribeIndex', 'aoss:ReadDocument', 'aoss:WriteDocument'];

const keyword = { Type: 'keyword' };
const words = { Type: 'text', Analyzer: 'words' };

/** Properties of the index that `makeIndex` makes; vectors have three numbers. */
export const INDEX = {
  IndexName: 'passages',
  Mappings: {
    Properties: {
      companyId: keyword,
      baseId: keyword,
      page: { Type: 'integer' },
      title: words,
      text: words,
      vector: { Type: 'knn_vector', Dimension: 3, SpaceType: 'cosinesimil' },
    },
  },
  Settings: {
    Index: { Knn: true },
    Analysis: {
      Analyzer: {
        words: {
          Type: 'custom',
          Tokenizer: 'standard',
          Filter: ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram'],
        },
      },
    },
  },
} as const;

let server: string | null = null;

/** Makes this test worker open its stand-ins on a real OpenSearch from now on, without a refresh interval. */
export function runAgainst(endpoint: string): void {
  server = endpoint;
}

/** Whether the tests run on a real OpenSearch, so that tests of what only the stand-in does are skipped. */
export function isRealServer(): boolean {
  return server !== null;
}

/** Opens the stand-in without any resource. Always call `front.close`, even when the test fails. */
export async function openOpenSearch(
  options: OpenSearchOptions = {},
  dataDirectory: string | null = null,
): Promise<TestOpenSearch> {
  // Each test has its own stand-in; a real server is shared, so its index is deleted first.
  if (server !== null) {
    await fetch(`${server}/${INDEX.IndexName}`, { method: 'DELETE' });
  }
  const made: OpenSearch[] = [];
  const front = await openTestFront((context) => {
    made.push(createOpenSearch(context, { ...options, ...(server && { endpoint: server, refreshIntervalMs: 0 }) }));
    return made;
  }, dataDirectory);
  const [standIn] = made;
  if (standIn === undefined) {
    throw new Error('The stand-in was not made.');
  }
  const endpoint = front.context.endpoint;
  const policy = (type: string, name: string, value: unknown) => ({
    Name: name,
    Type: type,
    Policy: JSON.stringify(value),
  });
  const rules = [{ ResourceType: 'collection', Resource: ['collection/passages'] }];
  let policies = 0;
  return {
    front,
    standIn,
    call: (path, body, callOptions) => signedCall(front, path, { ...callOptions, body }),
    async makePolicies(permissions, principal = WORKER) {
      const rule = { ResourceType: 'index', Resource: ['index/passages/*'], Permission: permissions };
      const access = [{ Rules: [rule], Principal: [principal] }];
      policies += 1;
      const named = policy('data', `passages-${policies}`, access);
      await front.make('AWS::OpenSearchServerless::AccessPolicy', 'Access', named);
    },
    async makeCollection() {
      const group = { Name: 'passages', Generation: 'NEXTGEN', StandbyReplicas: 'ENABLED' };
      const encryption = policy('encryption', 'passages', { Rules: rules, AWSOwnedKey: true });
      const network = policy('network', 'passages', [{ Rules: rules, AllowFromPublic: true }]);
      await front.make('AWS::OpenSearchServerless::CollectionGroup', 'Group', group);
      await front.make('AWS::OpenSearchServerless::SecurityPolicy', 'Encryption', encryption);
      await front.make('AWS::OpenSearchServerless::SecurityPolicy', 'Network', network);
      await front.make('AWS::OpenSearchServerless::Collection', 'Collection', {
        Name: 'passages',
        Type: 'VECTORSEARCH',
        CollectionGroupName: 'passages',
      });
    },
    makeIndex: (changes = {}) =>
      front.make('AWS::OpenSearchServerless::Index', 'Index', { CollectionEndpoint: endpoint, ...INDEX, ...changes }),
  };
}

/** Opens the stand-in with a collection, an index, and a role that may read and write. */
export async function openReady(options?: OpenSearchOptions, dataDirectory?: string | null): Promise<TestOpenSearch> {
  const opened = await openOpenSearch(options, dataDirectory);
  await opened.makeCollection();
  await opened.makePolicies(['aoss:CreateIndex', ...READ_AND_WRITE]);
  await opened.makeIndex();
  return opened;
}

class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', Buffer.from(secret as Uint8Array));
  }
  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

async function signedCall(front: TestFront, path: string, call: CallOptions & { readonly body: unknown }) {
  const { body, service = 'aoss', method = 'POST', headers = {}, hashHeader = true } = call;
  const payload = textOf(body);
  const url = new URL(path, front.context.endpoint);
  const signer = new SignatureV4({ ...front.client, service, sha256: Sha256, applyChecksum: false });
  const signed = await signer.sign({
    method,
    protocol: 'http:',
    hostname: url.hostname,
    port: Number(url.port),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: {
      host: url.host,
      'content-type': Array.isArray(body) ? 'application/x-ndjson' : 'application/json',
      ...(hashHeader ? { 'x-amz-content-sha256': createHash('sha256').update(payload).digest('hex') } : {}),
      ...headers,
    },
    body: payload,
  });
  const sent = method === 'GET' || method === 'HEAD' ? {} : { body: payload };
  const answer = await fetch(url, { method, headers: signed.headers, ...sent });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never };
}

function textOf(body: unknown): string {
  if (typeof body === 'string' || body === undefined) {
    return body ?? '';
  }
  return Array.isArray(body) ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(body);
}
