// Guarantee: openapi.yaml has the operations, paths, scopes and statuses of the contract, its examples are valid, and
// the error messages in them are those of the service. Risk: a customer relies on a description that is out of date.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isCollection, parseDocument, visit } from 'yaml';
import { budgetSentences } from '../../bin/openapi/error-sentences.ts';
import {
  compileSchema,
  type OperationDescription,
  parseOpenApi,
  type ResponseDescription,
  readOpenApi,
} from '../../bin/smoke/openapi-document.ts';
import { bodyError } from '../../shared/api/request-error.ts';
import { CONTRACT_VERSION } from '../../shared/stage/report-stage.ts';
import { boundaryBodies } from './boundary-bodies.ts';
import { consoleOpenApi } from './console-api/console-api-files.ts';
import { contractOf, endpointOf } from './endpoint-contracts.ts';
import { readTrackedFiles } from './tracked-files.ts';

// What version 1 promises; endpoints may be added, but none of these may be removed. The statuses that no API can avoid
// are added to these.
const PROMISED = [
  { operationId: 'health', method: 'GET', path: '/health', scopes: [], statuses: [401] },
  {
    operationId: 'listKnowledgeBases',
    method: 'GET',
    path: '/knowledge-bases',
    scopes: ['knowledge:read'],
    statuses: [401, 403],
  },
  {
    operationId: 'searchKnowledge',
    method: 'POST',
    path: '/knowledge/search',
    scopes: ['knowledge:read'],
    statuses: [400, 401, 403],
  },
  {
    operationId: 'copilotQuery',
    method: 'POST',
    path: '/copilot/query',
    scopes: ['copilot:query'],
    statuses: [400, 401, 403, 429],
  },
];
const UNAVOIDABLE = [500, 502, 503];
// The message names the unknown field that the caller sent; the description has one example.
const ANY_UNKNOWN_FIELD = "The field 'base_id' is not known";

const api = readOpenApi();
const everyResponse = [
  ...api.operations.flatMap(({ operationId, responses }) =>
    [...responses].map(([status, response]) => ({ name: `${operationId} ${status}`, status, response })),
  ),
  { name: 'unknown path 404', status: 404, response: api.unknownPath },
  { name: 'unknown method 405', status: 405, response: api.unknownMethod },
];

function messagesOf({ examples }: ResponseDescription): string[] {
  return Object.values(examples).map((example) => (example as { error: string }).error);
}

// The messages with which the code refuses the bodies at the limits of an operation.
function refusalsAtLimits(operation: OperationDescription): Set<string> {
  const { name } = endpointOf(operation);
  const { body: schema } = contractOf(name).request;
  if (schema === undefined) {
    return new Set();
  }
  const withHalfPair = [{ query: '\ud800' }, { question: '\ud800' }];
  const results = [...boundaryBodies(name), ...withHalfPair].map((body) => v.safeParse(schema, body));
  const messages = results.flatMap(({ success, issues }) => (success ? [] : [bodyError(issues).message]));
  return new Set(messages.map((message) => message.replace(/^The field '\w+' is not known/, ANY_UNKNOWN_FIELD)));
}

describe('openapi.yaml', () => {
  it('has the operations, paths, scopes and statuses of the contract, version 1.4.0', () => {
    const described = api.operations.map(({ operationId, method, path, scopes, responses }) => ({
      operationId,
      method,
      path,
      scopes,
      statuses: [...responses.keys()].filter((status) => status !== 200 && !UNAVOIDABLE.includes(status)),
    }));
    expect(described).toEqual(expect.arrayContaining(PROMISED));
    const lacking = (status: number) => api.operations.filter(({ responses }) => !responses.has(status));
    expect([200, ...UNAVOIDABLE].flatMap(lacking)).toEqual([]);
    const packageVersion = JSON.parse(readFileSync('package.json', 'utf8')).version;
    expect([api.version, packageVersion, CONTRACT_VERSION]).toEqual(['1.4.0', '1.4.0', '1.4.0']);
  });

  it.each(everyResponse)('has valid examples for $name, at least one if the service sends it', ({ response }) => {
    const validate = compileSchema(response.schema);
    expect(Object.entries(response.examples).filter(([, example]) => !validate(example))).toEqual([]);
    expect(Object.keys(response.examples).length > 0).toBe(response.sent);
  });

  it.each(api.operations.filter(({ request }) => request !== null))(
    'has valid request examples for $operationId',
    (operation) => {
      const { request } = operation;
      const validate = compileSchema(request?.schema ?? {});
      const code = contractOf(endpointOf(operation).name).request.body as v.GenericSchema;
      const examples = Object.values(request?.examples ?? {});
      expect(examples.length).toBeGreaterThan(0);
      expect(examples.filter((example) => !validate(example) || !v.is(code, example))).toEqual([]);
    },
  );

  it.each(everyResponse)('describes the headers that belong to $name', ({ name, status, response }) => {
    const described = Object.entries(response.headers).map(([name, { required }]) => [name, required]);
    // Only present for a rate limit: for an exhausted budget, waiting a while does not help.
    const optionalRetryAfter = [['retry-after', false]];
    // The opposite, for clients that repeat every 429.
    const shouldRetry = ['x-should-retry', false];
    const special = {
      401: [['www-authenticate', true]],
      405: [['allow', true]],
      429: [shouldRetry, ...optionalRetryAfter],
      503: [['retry-after', true]],
    };
    const own = name === 'searchKnowledge 403' ? optionalRetryAfter : (special[status as 401] ?? []);
    expect(described).toEqual([['x-request-id', true], ...own]);
  });

  it.each(api.operations)('lists every message with which the contract of $operationId refuses a body', (operation) => {
    const documented = operation.responses.get(400);
    const messages = documented === undefined ? [] : messagesOf(documented);
    expect([...refusalsAtLimits(operation)].filter((message) => !messages.includes(message))).toEqual([]);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('lists for 400 of a search only messages that docs/api.md lists, too', () => {
    const page = readFileSync('docs/api.md', 'utf8').replaceAll('`', '');
    const refusals = api.operations.find(({ operationId }) => operationId === 'searchKnowledge')?.responses.get(400);
    const messages = refusals === undefined ? [] : messagesOf(refusals);
    const shown = messages.map((message) => message.replace("'base_id' is", "'x' is"));
    expect(shown.filter((message) => !page.includes(`| ${message}`))).toEqual([]);
    expect(shown.length).toBeGreaterThan(10);
  });

  it('quotes only messages that the service sends', () => {
    const code = [...readTrackedFiles()].filter(([path]) => /^(functions|shared|lib)\/.*\.ts$/.test(path));
    const refusals = new Set(api.operations.flatMap((operation) => [...refusalsAtLimits(operation)]));
    const budget = new Set([...budgetSentences('query'), ...budgetSentences('search')]);
    const unknown = everyResponse
      .filter(({ status }) => status !== 200)
      .flatMap(({ response }) => messagesOf(response))
      .filter(
        (message) => !refusals.has(message) && !budget.has(message) && !code.some(([, text]) => text.includes(message)),
      );
    expect(unknown).toEqual([]);
  });

  it.each(['nullable', 'unknown'])('cannot have %s in a schema, which JSON Schema 2020-12 does not know', (keyword) => {
    expect(() => compileSchema({ type: 'string', [keyword]: true })).toThrow(`unknown keyword: "${keyword}"`);
  });

  it('cannot be read with a dangling reference', () => {
    const broken = readFileSync('docs/openapi.yaml', 'utf8').replace('responses/Failed', 'responses/Fail');
    expect(() => parseOpenApi(broken)).toThrow('refers to nothing: #/components/responses/Fail');
  });
});

// PyYAML, which most Python programs use, reads a question mark there as the start of a key and rejects the whole file.
it.each([
  ['public', () => readFileSync('docs/openapi.yaml', 'utf8')],
  ["console's", consoleOpenApi],
])('the description of the %s API has no plain text with a question mark inside braces', (_name, text) => {
  const found: string[] = [];
  visit(parseDocument(text()), {
    Scalar(_, { type, source = '' }, path) {
      const isInBraces = path.some((node) => isCollection(node) && node.flow === true);
      if (type === 'PLAIN' && isInBraces && source.includes('?')) {
        found.push(source);
      }
    },
  });
  expect(found).toEqual([]);
});
