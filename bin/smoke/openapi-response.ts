import type { ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { closed, compileSchema, type JsonSchema, type ResponseDescription, readOpenApi } from './openapi-document.ts';

/** An HTTP response; header names in lower case, the body parsed. */
export interface RecordedAnswer {
  readonly method: string;
  /** With or without `/api/public/v1` in front; a query is ignored. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const api = readOpenApi();
const validators = new WeakMap<JsonSchema, ValidateFunction>();
// Headers that clients use. One that is sent but not described is as wrong as a missing one.
const CLIENT_HEADERS = ['x-request-id', 'retry-after', 'www-authenticate', 'allow'];

/** Fails unless docs/openapi.yaml describes this answer: route, status, headers, and every field of the body. */
export function expectMatchesOpenApi(answer: RecordedAnswer): void {
  expect(openApiProblems(answer), `${answer.method} ${answer.path} ${answer.status}`).toEqual([]);
}

/** Returns every difference between a response and docs/openapi.yaml; [] when there is none. */
export function openApiProblems(answer: RecordedAnswer): string[] {
  const described = descriptionOf(answer);
  if (described === null) {
    return [`status ${answer.status} is not described`];
  }
  if (!described.sent) {
    return [`status ${answer.status} is described as not sent yet`];
  }
  return [...headerProblems(described, answer.headers), ...schemaProblems(described.schema, answer.body)];
}

function descriptionOf({ method, path, status }: RecordedAnswer): ResponseDescription | null {
  const pathname = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const route = pathname.startsWith(api.basePath) ? pathname.slice(api.basePath.length) : pathname;
  const operation = api.operations.find((each) => each.method === method.toUpperCase() && each.path === route);
  if (operation !== undefined) {
    return operation.responses.get(status) ?? null;
  }
  if (status === 405 && api.operations.some((each) => each.path === route)) {
    return api.unknownMethod;
  }
  // An unknown method may also be answered with 404.
  return status === 404 ? api.unknownPath : null;
}

function headerProblems({ headers: described }: ResponseDescription, headers: RecordedAnswer['headers']): string[] {
  const problems = headers['content-type'] === 'application/json' ? [] : ['content-type is not application/json'];
  for (const [name, { required, schema }] of Object.entries(described)) {
    const value = headers[name];
    if (value === undefined && required) {
      problems.push(`header ${name} is missing`);
    }
    if (value !== undefined) {
      problems.push(...schemaProblems(schema, parsedValue(value, schema), name));
    }
  }
  const undescribed = CLIENT_HEADERS.filter((name) => headers[name] !== undefined && !(name in described));
  return [...problems, ...undescribed.map((name) => `header ${name} is not described`)];
}

function parsedValue(value: string, schema: JsonSchema): unknown {
  return schema.type === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
}

function schemaProblems(schema: JsonSchema, value: unknown, place = ''): string[] {
  const validate = validators.get(schema) ?? compileSchema(closed(schema));
  validators.set(schema, validate);
  if (validate(value)) {
    return [];
  }
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const field = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
    return `${place}${instancePath} ${message}${field}`;
  });
}
