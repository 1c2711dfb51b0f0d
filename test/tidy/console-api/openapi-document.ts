import { openApiYaml } from '../../../bin/openapi/open-api-yaml.ts';
import type { ConsoleCall } from './console-calls.ts';

const ERRORS: Readonly<Record<string, string>> = {
  400: 'The input is not valid: the message names the field and what is allowed',
  401: 'The access token is missing, malformed or expired, or not of this stage',
  403: 'The person is not a member of the company, or their role does not allow this, or the company is suspended',
  404: 'The person can see nothing with this ID',
  409: 'Another change was made first: read the current state and try again',
  429: 'The company has reached a limit; Retry-After is present where waiting helps',
  500: 'Internal error',
  502: 'The function ended during the call, which may have taken effect: check before you repeat it',
  503: 'A service is unavailable; Retry-After says when to try again',
};

const ABOUT = `The calls that the pages of the security console make, at /api/console on the console's own address. They are not
part of the public API and may change with any version. Generated from the registry of operations by npm run generate.`;

/** The OpenAPI description of the console's API, as YAML. */
export function openApiDocument(calls: readonly ConsoleCall[]): string {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Security console',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: ABOUT,
    },
    servers: [{ url: '/api/console' }],
    security: [{ accessToken: [] }],
    paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method]: operationOf(call) }])),
    components: {
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          properties: { error: { type: 'string' } },
          required: ['error'],
          additionalProperties: false,
        },
      },
    },
  };
  return openApiYaml(document);
}

function operationOf({ name, summary, roles, company, whileSuspended, input, result }: ConsoleCall) {
  const errors = Object.keys(ERRORS).map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  return {
    operationId: name,
    summary,
    'x-roles': roles,
    'x-company': company,
    ...(whileSuspended === 'refused' ? { 'x-while-suspended': 'operators only' } : {}),
    ...(input === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: { description: 'The result', content: { 'application/json': { schema: result } } },
      ...Object.fromEntries(errors),
    },
  };
}
