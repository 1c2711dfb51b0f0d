import * as v from 'valibot';
import type { EndpointDocumentation } from '../../shared/api/http-contract.ts';

const Health = v.strictObject({
  status: v.literal('ok'),
  tenant: v.pipe(v.string(), v.description('Name of the company.')),
  application: v.pipe(v.string(), v.description('Name of the application that the key belongs to.')),
  // Any string, so that a new scope does not break a client that knows only today's.
  scopes: v.pipe(
    v.array(v.pipe(v.string(), v.examples(['knowledge:read', 'copilot:query', 'agents:run']))),
    v.description('What the key may do. Others may be added; ignore those that you do not know.'),
  ),
});

/** The key's company, application and scopes; the endpoint needs no scope. */
export const contract = { request: {}, response: Health } as const;

/** Its part of docs/openapi.yaml. */
export const documentation: EndpointDocumentation = {
  operationId: 'health',
  tag: 'Key',
  summary: 'Verify the key',
  description:
    'Says which company and application the key belongs to and which scopes it has. It needs no scope; its only refusal is 401.',
  schemas: { Health },
  answer: 'The key is valid.',
  answerExamples: {
    'A key with both scopes': {
      status: 'ok',
      tenant: 'Example Company',
      application: 'Intranet',
      scopes: ['knowledge:read', 'copilot:query'],
    },
  },
};

/** Only the stage's name: everything that the response needs comes with the call. */
export const Environment = v.object({ STAGE: v.string() });
