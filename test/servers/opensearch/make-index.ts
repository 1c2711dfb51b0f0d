import { PASSAGE_SCHEMAS, type PassageSchemaVersion } from '../../../shared/search/passage-index-schema.ts';

/** The response of an OpenSearch, whatever its status; `body` is null if there is none. */
interface IndexAnswer {
  readonly status: number;
  // A server's responses have many shapes; each test knows what it reads.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly body: any;
}

/** Sends one unsigned request, such as `GET /index`: lines of NDJSON for an array, JSON for anything else. */
export async function callOpenSearch(
  endpoint: string,
  methodAndPath: `${string} /${string}`,
  body?: unknown,
): Promise<IndexAnswer> {
  const [method, path] = methodAndPath.split(' ', 2);
  const lines = Array.isArray(body);
  const payload = lines ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(body);
  const answer = await fetch(`${endpoint}${path}`, {
    method: `${method}`,
    headers: { 'content-type': lines ? 'application/x-ndjson' : 'application/json' },
    ...(body !== undefined && { body: payload }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

/** An index on a real OpenSearch, for a test that speaks to the server itself. */
interface RealIndex {
  readonly name: string;
  /** Sends a request to a path under the index, such as `_search`. */
  readonly call: (path: string, body: unknown) => Promise<IndexAnswer>;
  /**
   * Writes documents by id, which are searchable when it resolves.
   *
   * @throws if one was refused.
   */
  readonly put: (documents: readonly (readonly [id: string, document: object])[]) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Creates an index with the schema's first version and the given changes, replacing any index with that name. */
export async function makePassageIndex(
  endpoint: string,
  name: string,
  changes: { readonly schema?: PassageSchemaVersion; readonly settings?: object; readonly properties?: object } = {},
): Promise<RealIndex> {
  const { settings, mappings } = PASSAGE_SCHEMAS[changes.schema ?? 1];
  const remove = async () => {
    await callOpenSearch(endpoint, `DELETE /${name}`);
  };
  await remove();
  const index = { ...settings.index, number_of_shards: 1, number_of_replicas: 0, ...changes.settings };
  const properties = { ...mappings.properties, ...changes.properties };
  const made = await callOpenSearch(endpoint, `PUT /${name}`, {
    settings: { ...settings, index },
    mappings: { properties },
  });
  if (made.status !== 200) {
    throw new Error(`The index ${name} was not made: ${JSON.stringify(made.body)}`);
  }
  const call = (path: string, body: unknown) => callOpenSearch(endpoint, `POST /${name}/${path}`, body);
  return {
    name,
    call,
    async put(documents) {
      const lines = documents.flatMap(([_id, document]) => [{ index: { _id } }, document]);
      const { body } = await call('_bulk?refresh=true', lines);
      if (body.errors !== false) {
        throw new Error(`OpenSearch refused a document: ${JSON.stringify(body).slice(0, 500)}`);
      }
    },
    remove,
  };
}
