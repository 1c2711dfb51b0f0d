import type { AwsRequest, AwsResponse } from '../../stand-in.ts';
import type { Indexes } from './indexes.ts';
import type { IndexDefinition } from './mapping.ts';
import type { DataOperation } from './operation.ts';
import { SearchError } from './search-error.ts';

/** How a real OpenSearch server is used. */
interface IndexServerOptions {
  /** Whether searches see a bulk request as soon as it is answered, as in SQLite without a refresh interval. */
  readonly refreshesAtOnce: boolean;
  readonly report: (line: string) => void;
}

interface Content {
  readonly type: string;
  readonly body: Buffer;
}

const KEPT_HEADERS = ['content-type', 'retry-after'];

/**
 * Keeps indexes on a real OpenSearch server instead of in SQLite. Requests are forwarded without their signatures,
 * which the front has checked, and have no query parameters.
 */
export function connectIndexServer(endpoint: string, { refreshesAtOnce, report }: IndexServerOptions): Indexes {
  const send = async (method: string, path: string, content: Content | null = null) => {
    const headers = content === null ? {} : { 'content-type': content.type };
    const url = `${endpoint.replace(/\/$/, '')}${path}`;
    const sent = content === null ? {} : { body: new Uint8Array(content.body) };
    return fetch(url, { method, headers, ...sent }).catch((error: unknown) => {
      report(`opensearch: the server at ${new URL(endpoint).host} does not answer.`);
      throw new SearchError(503, { type: 'unavailable', reason: `no answer: ${String(error)}` });
    });
  };
  const find = async (name: string): Promise<Response | null> => {
    const response = await send('GET', `/${name}`);
    return response.status === 404 ? null : response;
  };
  return {
    has: async (name) => (await find(name)) !== null,
    async create(definition) {
      const found = await find(definition.name);
      if (found !== null) {
        return uuidOfSame(definition, await found.json());
      }
      const body = Buffer.from(JSON.stringify(indexBody(definition)));
      const response = await send('PUT', `/${definition.name}`, { type: 'application/json', body });
      if (!response.ok) {
        throw new Error(`OpenSearch did not create the index ${definition.name}: ${await response.text()}`);
      }
      return uuidOfSame(definition, await (await find(definition.name))?.json());
    },
    async answer(operation, request) {
      const response = await send(request.method, pathOf(operation, request, refreshesAtOnce), contentOf(request));
      const headers = KEPT_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return toResponse(response.status, Object.fromEntries(headers), Buffer.from(await response.arrayBuffer()));
    },
  };
}

function pathOf(operation: DataOperation, { path }: AwsRequest, refreshesAtOnce: boolean): string {
  return operation.name === 'Bulk' && refreshesAtOnce ? `${path}?refresh=true` : path;
}

function contentOf({ method, headers, body }: AwsRequest): Content | null {
  return method === 'GET' || method === 'HEAD' ? null : { type: headers['content-type'] ?? 'application/json', body };
}

function toResponse(status: number, headers: Readonly<Record<string, string>>, body: Buffer): AwsResponse {
  return body.length === 0 ? { status, headers } : { status, headers, body };
}

// The request body that creates an index. It names the engine: the default one of some servers needs native libraries,
// and does not apply a filter during the search.
function indexBody({ dynamic, fields, analyzers, ...definition }: IndexDefinition) {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.type === 'knn_vector'
        ? { ...field, method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil' } }
        : field,
    ]),
  );
  const { standard: _builtIn, ...custom } = analyzers;
  const analyzer = Object.fromEntries(
    Object.entries(custom).map(([name, { tokenizer, filters }]) => [
      name,
      { type: 'custom', tokenizer, filter: filters },
    ]),
  );
  return {
    settings: {
      index: { knn: true, number_of_shards: 1, number_of_replicas: 0, refresh_interval: '1s' },
      analysis: { analyzer },
    },
    mappings: { dynamic, properties, _meta: { shown: JSON.stringify(definition.description) } },
  };
}

/** The response to `GET /{index}`, for the index. */
interface StoredIndex {
  readonly mappings: { readonly _meta?: { readonly shown?: string } };
  readonly settings: { readonly index: { readonly uuid: string } };
}

// Returns the uuid of an index on the server, whose mapping must be that of the definition.
function uuidOfSame({ name, description }: IndexDefinition, response: unknown): string {
  const { [name]: found } = response as Record<string, StoredIndex | undefined>;
  if (found?.mappings._meta?.shown !== JSON.stringify(description)) {
    throw new Error(
      `The index ${name} was created with another mapping. Delete it on the server, or use another server.`,
    );
  }
  return found.settings.index.uuid;
}
