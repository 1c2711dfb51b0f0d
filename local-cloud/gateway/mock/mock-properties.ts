import * as v from 'valibot';
import { withoutEffect } from '../../protocol/resource-properties.ts';
import { readHeaderMappings, readTemplate } from '../gateway-response-template.ts';

/** API Gateway's own answer, in two steps: a template chooses a status, and the status chooses a response. */
export interface MockIntegration {
  readonly kind: 'mock';
  /** The status that the template of each media type chooses; a media type without one is refused. */
  readonly statuses: ReadonlyMap<string, number>;
  readonly responses: readonly MockResponse[];
}

/** One of the responses of a mock. */
interface MockResponse {
  /** The statuses that it answers; null for the default response, which answers all others. */
  readonly selects: RegExp | null;
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly template: string;
}

const HEADER = 'method.response.header.';
const Status = v.pipe(v.string(), v.regex(/^[1-5]\d\d$/));
// The template is VTL on AWS; here it must be literal JSON, so nothing in it may depend on the request.
const RequestTemplate = v.pipe(
  v.string(),
  v.check((text) => statusIn(text) !== null, 'a template of a mock must be {"statusCode": N} and nothing else'),
);

/** The properties of a mock integration that the local gateway supports. */
export const MockIntegrationProperty = v.strictObject({
  Type: v.literal('MOCK'),
  // With any other behavior, a body whose media type has no template would itself choose the status.
  PassthroughBehavior: v.literal('NEVER'),
  RequestTemplates: v.record(v.string(), RequestTemplate),
  IntegrationResponses: v.array(
    v.strictObject({
      StatusCode: Status,
      SelectionPattern: v.optional(v.string()),
      ResponseParameters: v.optional(v.record(v.string(), v.string()), {}),
      ResponseTemplates: v.strictObject({ 'application/json': v.string() }),
    }),
  ),
  // A mock calls nothing that could time out.
  TimeoutInMillis: withoutEffect,
});

/** The responses that a method declares; its integration may send no others. */
export const MethodResponsesProperty = v.array(
  v.strictObject({ StatusCode: Status, ResponseParameters: v.optional(v.record(v.string(), v.boolean()), {}) }),
);

/** Reads a mock; refuses a response, or a header of one, that the method does not declare, as API Gateway does. */
export function readMock(
  { RequestTemplates, IntegrationResponses }: v.InferOutput<typeof MockIntegrationProperty>,
  declared: v.InferOutput<typeof MethodResponsesProperty>,
): MockIntegration {
  const statuses = Object.entries(RequestTemplates).map(([type, text]) => [type.toLowerCase(), statusIn(text) ?? 500]);
  const responses = IntegrationResponses.map((response) => {
    const { StatusCode: status, ResponseParameters: parameters, SelectionPattern: pattern } = response;
    const parent = declared.find(({ StatusCode }) => StatusCode === status);
    if (parent === undefined) {
      throw new Error(`IntegrationResponses: the method declares no response of status ${status}.`);
    }
    for (const name of Object.keys(parameters)) {
      if (!(name in parent.ResponseParameters)) {
        throw new Error(`IntegrationResponses: the method's response ${status} does not declare ${name}.`);
      }
    }
    return {
      selects: pattern === undefined || pattern === '' ? null : new RegExp(`^(?:${pattern})$`),
      statusCode: Number(status),
      headers: readHeaderMappings(parameters, HEADER),
      template: readTemplate(response.ResponseTemplates['application/json']),
    };
  });
  return { kind: 'mock', statuses: new Map(statuses as [string, number][]), responses };
}

function statusIn(template: string): number | null {
  const status = /^\s*\{\s*"statusCode"\s*:\s*([1-5]\d\d)\s*\}\s*$/.exec(template)?.[1];
  return status === undefined ? null : Number(status);
}
