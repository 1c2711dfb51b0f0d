import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** A JSON Schema with every reference resolved. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The description of one status in openapi.yaml: its headers, its body, and examples of the body. */
export interface ResponseDescription {
  readonly headers: Readonly<Record<string, { readonly required?: boolean; readonly schema: JsonSchema }>>;
  readonly schema: JsonSchema;
  readonly examples: Readonly<Record<string, unknown>>;
  /** False for a status that is promised for later, and that the service does not return yet. */
  readonly sent: boolean;
}

/** A parameter in the query, in the path or in a header. */
interface ParameterDescription {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** One operation of openapi.yaml; `request` is null if it takes no body. */
export interface OperationDescription {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly scopes: readonly string[];
  readonly parameters: readonly ParameterDescription[];
  readonly request: { readonly schema: JsonSchema; readonly examples: Readonly<Record<string, unknown>> } | null;
  readonly responses: ReadonlyMap<number, ResponseDescription>;
}

/** The API's description, with the responses for an unknown path and for another method of a known path. */
interface ApiDescription {
  readonly version: string;
  /** The prefix of every path, the same on every server. */
  readonly basePath: string;
  readonly operations: readonly OperationDescription[];
  readonly unknownPath: ResponseDescription;
  readonly unknownMethod: ResponseDescription;
}

interface Content {
  readonly 'application/json': {
    readonly schema: JsonSchema;
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  };
}
interface RawResponse {
  readonly headers: ResponseDescription['headers'];
  readonly content: Content;
  readonly 'x-not-sent-yet'?: boolean;
}
interface RawOperation {
  readonly operationId: string;
  readonly security: readonly [{ readonly ApiKey: readonly string[] }];
  readonly parameters?: readonly ParameterDescription[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, RawResponse>>;
}
interface RawDocument {
  readonly info: { readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly 'x-unknown-path': RawResponse;
  readonly 'x-unknown-method': RawResponse;
}

/** Reads docs/openapi.yaml. */
export function readOpenApi(): ApiDescription {
  return parseOpenApi(readFileSync(new URL('../../docs/openapi.yaml', import.meta.url), 'utf8'));
}

/**
 * Parses a description in the form of docs/openapi.yaml.
 *
 * @throws for a reference to nothing.
 */
export function parseOpenApi(yaml: string): ApiDescription {
  const raw = parse(yaml) as unknown;
  const document = resolved(raw, raw) as RawDocument;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => operationOf(method, path, operation)),
  );
  return {
    version: document.info.version,
    basePath: basePathOf(document),
    operations,
    unknownPath: responseOf(document['x-unknown-path']),
    unknownMethod: responseOf(document['x-unknown-method']),
  };
}

function basePathOf({ servers }: RawDocument): string {
  const [path = '', ...others] = new Set(servers.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, '')));
  if (others.length > 0) {
    throw new Error('openapi.yaml has servers with different paths.');
  }
  return path;
}

function operationOf(method: string, path: string, raw: RawOperation): OperationDescription {
  const body = raw.requestBody?.content['application/json'];
  const responses = Object.entries(raw.responses).map(([status, response]) => [Number(status), responseOf(response)]);
  return {
    operationId: raw.operationId,
    method: method.toUpperCase(),
    path,
    scopes: raw.security[0].ApiKey,
    parameters: raw.parameters ?? [],
    request: body === undefined ? null : { schema: body.schema, examples: valuesOf(body.examples) },
    responses: new Map(responses as [number, ResponseDescription][]),
  };
}

function responseOf(raw: RawResponse): ResponseDescription {
  const { schema, examples } = raw.content['application/json'];
  return { headers: raw.headers, schema, examples: valuesOf(examples), sent: raw['x-not-sent-yet'] !== true };
}

function valuesOf(examples: Content['application/json']['examples'] = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));
}

function resolved(node: unknown, root: unknown): unknown {
  if (Array.isArray(node)) {
    return node.map((item) => resolved(item, root));
  }
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') {
    return resolved(targetOf($ref, root), root);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value, root)]));
}

function targetOf(reference: string, root: unknown): unknown {
  const target = reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], root);
  if (target === undefined) {
    throw new Error(`openapi.yaml refers to nothing: ${reference}`);
  }
  return target;
}

const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  // `double` only tells generated clients which type has room for the number.
  formats: { double: true, uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i },
});
// Ajv knows it from OpenAPI 3.0; other validators would ignore it.
ajv.removeKeyword('nullable');

/**
 * Compiles a schema of the description.
 *
 * @throws for a keyword that JSON Schema 2020-12 does not know.
 */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  return ajv.compile(schema);
}

/**
 * Returns a schema that also forbids additional fields. Callers must expect new fields, but our own responses must not
 * have fields that are not described.
 */
export function closed(schema: JsonSchema): JsonSchema {
  const inner = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties') {
      return [key, mapValues(value as Record<string, JsonSchema>, closed)];
    }
    return [key, key === 'items' ? closed(value as JsonSchema) : value];
  });
  return { ...Object.fromEntries(inner), ...('properties' in schema ? { additionalProperties: false } : {}) };
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
