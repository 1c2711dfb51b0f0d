import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { CONTRACTS } from '../../functions/contracts.ts';
import { BASE_PATH, ENDPOINTS, type Endpoint, publicPath } from '../../functions/endpoints.ts';
import { DENIED_MESSAGES } from '../../shared/access/access-reasons.ts';
import type { EndpointDocumentation, HttpContract } from '../../shared/api/http-contract.ts';
import {
  BUSY,
  INTERNAL_ERROR,
  INVALID_KEY,
  INVALID_PARAMETERS,
  METHOD_NOT_ALLOWED,
  REQUEST_TIMED_OUT,
  UNKNOWN_PATH,
} from '../../shared/error-messages.ts';
import { CONTRACT_VERSION } from '../../shared/stage/report-stage.ts';
import { bodySentences, budgetSentences } from './error-sentences.ts';
import { schemaOf } from './json-schema.ts';

const ABOUT = `One contract for every company. Each request carries an API key of one application of one company, and
reaches nothing but that company's knowledge. Every answer is JSON with an \`x-request-id\`; every error has the body
\`{"error": "<one sentence>"}\`. Decide by the status, and repeat a request only after the seconds of \`Retry-After\`.
Within v1 changes only add: ignore fields of an answer that you do not know. HEAD answers as GET, without a body.`;

const KEY = `\`Authorization: Bearer <API_KEY>\`: the word \`Bearer\`, in any case, one space, the key, and nothing else.

A key is \`kc_live_\` or \`kc_test_\`, 32 random characters of 0-9, A-Z, a-z, and 6 more with the CRC-32 of everything
before them. It belongs to one application, works only on the stage that made it, and has scopes:

| scope | allows |
|---|---|
| \`knowledge:read\` | listing bases and searching them |
| \`copilot:query\` | asking questions |
| \`agents:run\` | nothing yet; reserved |

The roles in each operation's \`security\` are the scopes that it needs.`;

const TAGS = {
  Key: 'What a key is and may do.',
  Knowledge: "The company's bases and what their documents say.",
  Copilot: 'Questions answered from the documents, and from nothing else.',
} satisfies Record<EndpointDocumentation['tag'], string>;

const HEADERS = {
  RequestId: {
    description: 'The id of this request, on every answer.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: '7d9a4c1e-3b52-4f0a-9a6e-1c2d3e4f5a6b',
  },
  RetryAfter: {
    description: 'Whole seconds to wait before a repeat.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  RetryAfterIfTemporary: {
    description: 'Whole seconds to wait before a repeat; absent when a repeat would be refused again.',
    required: false,
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  ShouldRetry: {
    description: '`false` where a repeat would be refused again, for clients that repeat every 429.',
    required: false,
    schema: { type: 'string', const: 'false' },
    example: 'false',
  },
  WwwAuthenticate: {
    description: 'The scheme that is needed.',
    required: true,
    schema: { type: 'string', const: 'Bearer' },
    example: 'Bearer',
  },
};

// Only in an extension of the format, where tools do not look for what is used.
const ALLOW = {
  description: 'The methods that are allowed for the path, separated by commas.',
  required: true,
  schema: { type: 'string', pattern: '^[A-Z]+(, [A-Z]+)*$' },
  example: 'GET, HEAD',
};

const NAMES: Readonly<Record<string, keyof typeof HEADERS>> = {
  'x-request-id': 'RequestId',
  'www-authenticate': 'WwwAuthenticate',
  'x-should-retry': 'ShouldRetry',
};

const REFUSAL = {
  type: 'object',
  required: ['error'],
  additionalProperties: true,
  properties: { error: { type: 'string', minLength: 1, description: 'One sentence for a person.' } },
};

const KEY_WORDS_MAX = 10;

interface Refusal {
  readonly description: string;
  readonly sentences: readonly string[];
  /** Besides `x-request-id`. */
  readonly headers?: readonly string[];
  readonly retryAfter?: 'RetryAfter' | 'RetryAfterIfTemporary';
}

// The refusals that are the same for every operation that has them.
const SHARED = {
  Unauthorized: {
    description: `The key is missing, mistyped, unknown, revoked, expired, of another stage, or its company is suspended:
      the same answer for all of them. \`/health\` answers this way to an address that the company does not allow, too.`,
    sentences: [INVALID_KEY],
    headers: ['www-authenticate'],
  },
  Forbidden: {
    description:
      'The key is valid, but may not make this request, or not from this address. A repeat will be refused again.',
    sentences: Object.values(DENIED_MESSAGES),
  },
  Failed: {
    description: 'A fault of the service. Report it with the `x-request-id`.',
    sentences: [INTERNAL_ERROR],
  },
  Interrupted: {
    description: `The service stopped while it worked on the request. Repeat the request; a question that was already
      charged is charged again, unless it carries an \`Idempotency-Key\` and its answer was kept. If that continues,
      report it with the \`x-request-id\`.`,
    sentences: [INTERNAL_ERROR],
  },
} satisfies Record<string, Refusal>;

const LIMITED = `A limit of the company is reached; no model was called and nothing was charged. With \`Retry-After\`, wait
  that long and repeat. Without it, what is left of the monthly budget does not cover the most that the question can cost:
  do not repeat it before the day that the sentence names. A shorter question, or a search, may still be answered.`;
const SEARCH_FORBIDDEN = `The key is valid, but may not make this request, or not from this address; or a limit of the
  company is reached, and nothing was charged. With \`Retry-After\`, wait that long and repeat. Without it, a repeat will be
  refused again.`;

/** An endpoint with what its contract says of it. */
interface Described extends Pick<Endpoint, 'method' | 'path' | 'scope'> {
  readonly contract: HttpContract;
  readonly documentation: EndpointDocumentation;
}

/** The OpenAPI description of the public API, from the route table and the contracts, or of these endpoints. */
export function publicApi(
  described: readonly Described[] = ENDPOINTS.map((endpoint) => ({ ...endpoint, ...CONTRACTS[endpoint.name] })),
) {
  const schemas = described.flatMap(({ documentation }) => Object.entries(documentation.schemas));
  const names = new Map(schemas.map(([name, schema]) => [schema, name]));
  const notAllowed = responseOf({
    description: 'The path exists, but this method is not allowed for it.',
    sentences: [METHOD_NOT_ALLOWED],
  });
  return withPlainProse({
    openapi: '3.1.0',
    info: {
      title: 'Knowledge and Copilot Public API',
      version: CONTRACT_VERSION,
      summary:
        'List knowledge bases, search them by meaning, and ask questions answered from their documents with citations.',
      description: ABOUT,
      contact: { name: 'The operator of the stage, who gave you the key' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Generated clients call the first server unless they are configured: one that exists, and that a key does not
    // leave the machine for.
    servers: [
      { url: `http://127.0.0.1:8787${BASE_PATH}`, description: 'A stage on your own machine, served by `npm start`.' },
      {
        url: `https://{host}${BASE_PATH}`,
        description: 'A deployed stage. The operator gives you its base URL, which is `https://` and this host.',
        variables: {
          host: { default: 'api-id.execute-api.us-east-1.amazonaws.com', description: 'Host of the stage.' },
        },
      },
    ],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      described.map((endpoint) => [
        publicPath(endpoint),
        { [endpoint.method.toLowerCase()]: operationOf(endpoint, names) },
      ]),
    ),
    'x-unknown-path': responseOf({ description: 'The path does not exist.', sentences: [UNKNOWN_PATH] }),
    'x-unknown-method': { ...notAllowed, headers: { ...notAllowed.headers, allow: ALLOW } },
    components: {
      securitySchemes: {
        ApiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'kc_{live|test}_<38 letters and digits>',
          description: KEY,
        },
      },
      headers: HEADERS,
      responses: Object.fromEntries(Object.entries(SHARED).map(([name, refusal]) => [name, responseOf(refusal)])),
      schemas: {
        Refusal: REFUSAL,
        ...Object.fromEntries(schemas.map(([name, schema]) => [name, componentOf(schema, names)])),
      },
    },
  });
}

type Names = ReadonlyMap<v.GenericSchema, string>;
function operationOf({ scope, contract, documentation }: Described, names: Names) {
  const { operationId, tag, summary, description, headers = [], requestExamples = {} } = documentation;
  const { body, path, query } = contract.request;
  const parameters = [
    ...parametersOf('path', path),
    ...parametersOf('query', query),
    ...headers.map((header) => ({ ...header, in: 'header', required: false })),
  ];
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(parameters.length > 0 && { parameters }),
    security: [{ ApiKey: scope === null ? [] : [scope] }],
    ...(body !== undefined && {
      requestBody: {
        required: true,
        description: 'A JSON object in UTF-8, at most 64 kB.',
        content: jsonOf(reference(body, names), examplesOf(requestExamples)),
      },
    }),
    responses: responsesOf({ scope, contract, documentation }, names),
  };
}

function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined) {
  const { properties = {}, required = [] } = schema === undefined ? {} : schemaOf(schema, { typeMode: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = forGenerators(property as JsonSchema, true);
    return { name, in: place, required: required.includes(name), ...(description && { description }), schema: rest };
  });
}

function responsesOf({ scope, contract, documentation }: Omit<Described, 'method' | 'path'>, names: Names) {
  const { answer, answerExamples, spends, sentences = {} } = documentation;
  const { body, path, query } = contract.request;
  return {
    200: {
      description: answer,
      headers: headersOf([]),
      content: jsonOf(reference(contract.response, names), examplesOf(answerExamples)),
    },
    ...([body, path, query].some((part) => part !== undefined) && {
      400: responseOf({
        description: `The ${body === undefined ? 'request' : 'body'} is not what this operation takes. Correct it; a repeat will be refused again.`,
        sentences: [...(body === undefined ? [INVALID_PARAMETERS] : bodySentences(body)), ...(sentences[400] ?? [])],
      }),
    }),
    401: shared('Unauthorized'),
    ...(scope !== null && {
      403:
        spends === 'search'
          ? responseOf({
              description: SEARCH_FORBIDDEN,
              sentences: [...SHARED.Forbidden.sentences, ...budgetSentences('search')],
              retryAfter: 'RetryAfterIfTemporary',
            })
          : shared('Forbidden'),
    }),
    ...(spends === 'query' && {
      429: responseOf({
        description: LIMITED,
        sentences: [...budgetSentences('query'), ...(sentences[429] ?? [])],
        headers: ['x-should-retry'],
        retryAfter: 'RetryAfterIfTemporary',
      }),
    }),
    500: shared('Failed'),
    502: shared('Interrupted'),
    503: responseOf({
      description:
        'The service, or what it depends on, is not available. Wait as long as `Retry-After` says, then repeat the request.',
      sentences: [BUSY, REQUEST_TIMED_OUT, ...(sentences[503] ?? [])],
      retryAfter: 'RetryAfter',
    }),
  };
}

function shared(name: keyof typeof SHARED) {
  return { $ref: `#/components/responses/${name}` };
}

function responseOf({ description, sentences, headers = [], retryAfter }: Refusal) {
  const errors = sentences.map((error) => [keyOf(error), { value: { error } }]);
  return {
    description,
    headers: headersOf(headers, retryAfter),
    content: jsonOf({ $ref: '#/components/schemas/Refusal' }, Object.fromEntries(errors)),
  };
}

function headersOf(names: readonly string[], retryAfter?: Refusal['retryAfter']) {
  const named = ['x-request-id', ...names].map((name) => [name, NAMES[name]]);
  const all = [...named, ...(retryAfter === undefined ? [] : [['retry-after', retryAfter]])];
  return Object.fromEntries(all.map(([name, header]) => [name, { $ref: `#/components/headers/${header}` }]));
}

function jsonOf(schema: object, examples: object) {
  return { 'application/json': { schema, examples } };
}

function examplesOf(examples: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(examples).map(([summary, value]) => [keyOf(summary), { summary, value }]));
}

// The name of an example, from the first words of its sentence.
function keyOf(sentence: string): string {
  const words = sentence.replace(/^The /, '').match(/[A-Za-z0-9]+/g) ?? [];
  const [first = '', ...others] = words.slice(0, KEY_WORDS_MAX);
  return [first.toLowerCase(), ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function reference(schema: v.GenericSchema, names: Names) {
  const name = names.get(schema);
  if (name === undefined) {
    throw new Error('A request or response has a schema without a name in its documentation.');
  }
  return { $ref: `#/components/schemas/${name}` };
}

// One schema, in which the others that have a name are references.
function componentOf(schema: v.GenericSchema, names: Names) {
  const definitions = Object.fromEntries([...names].map(([each, name]) => [name, each]));
  const isRequest = names.get(schema)?.endsWith('Request');
  const { $defs: _others, ...described } = schemaOf(schema, {
    typeMode: 'input',
    definitions: Object.fromEntries(Object.entries(definitions).filter(([, each]) => each !== schema)),
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return forGenerators(described, isRequest === true);
}

// What generators of clients need: an optional field may be null, without an alternative; nothing has a default, from
// which they make required fields; and what they read may have fields that they do not know.
function forGenerators({ default: _default, ...schema }: JsonSchema, isRequest: boolean): JsonSchema {
  const inner = (one: unknown) => forGenerators(one as JsonSchema, isRequest);
  const [main, other] = (schema.anyOf ?? []) as JsonSchema[];
  if (main !== undefined && other?.type === 'null') {
    const { anyOf: _, ...rest } = schema;
    return { ...inner(main), ...rest, type: [main.type, 'null'] } as JsonSchema;
  }
  return {
    ...schema,
    ...(schema.const !== undefined && { type: 'string' }),
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, of]) => [name, inner(of)])),
      additionalProperties: !isRequest,
    }),
    ...(schema.items !== undefined && { items: inner(schema.items) }),
  };
}

// Joins the lines of each paragraph. Tables keep theirs.
function withPlainProse<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  if (Array.isArray(part)) {
    return part.map(withPlainProse) as Part;
  }
  const entries = Object.entries(part).map(([name, value]) => [
    name,
    name === 'description' && typeof value === 'string' ? plain(value) : withPlainProse(value),
  ]);
  return Object.fromEntries(entries) as Part;
}

function plain(text: string): string {
  const paragraphs = text.split('\n\n');
  return paragraphs.map((one) => (one.startsWith('|') ? one : one.replace(/\s*\n\s*/g, ' '))).join('\n\n');
}
