import { Validations } from 'aws-cdk-lib';
import { AuthorizationType, type IResource, MockIntegration, PassthroughBehavior } from 'aws-cdk-lib/aws-apigateway';
import { METHOD_NOT_ALLOWED, UNKNOWN_PATH } from '../../shared/error-messages.ts';
import { FIXED_HEADERS } from './gateway-responses.ts';

interface Refusal {
  readonly status: 404 | 405;
  readonly error: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const NOT_FOUND: Refusal = { status: 404, error: UNKNOWN_PATH };
// A body of any other type never reaches the mock: API Gateway refuses it with UNSUPPORTED_MEDIA_TYPE, which is a 404
// as well. A request without a type counts as JSON. The body itself is never read.
const MEDIA_TYPES = [
  'application/json',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'text/plain',
];

/**
 * Answers every request without an endpoint: 404 for an unknown path, and 405 with `Allow` for another method of a
 * known path. API Gateway itself cannot tell the two apart, and treats some Authorization headers on an unknown path as
 * an AWS signature.
 */
export function refuseUnknownRoutes(
  root: IResource,
  endpoints: readonly { readonly method: string; readonly path: string }[],
): void {
  const paths = withParents(endpoints.map((endpoint) => endpoint.path));
  for (const path of paths) {
    const resource = root.resourceForPath(path);
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    refuse(resource, methods.length === 0 ? NOT_FOUND : methodNotAllowed(methods));
    // API Gateway refuses a resource with two variable children. A parameter matches every name at its level, and the
    // greedy resource below it everything deeper, so that nothing is left for a second one.
    if (!hasParameterBelow(path, paths)) {
      refuse(resource.addResource('{proxy+}'), NOT_FOUND);
    }
  }
}

function hasParameterBelow(path: string, paths: ReadonlySet<string>): boolean {
  return [...paths].some((each) => each.startsWith(`${path}/{`) && !each.slice(path.length + 1).includes('/'));
}

/** The paths and every path above one of them, the root included. */
function withParents(paths: readonly string[]): ReadonlySet<string> {
  const prefixes = paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  });
  return new Set(prefixes);
}

function methodNotAllowed(methods: readonly string[]): Refusal {
  return { status: 405, error: METHOD_NOT_ALLOWED, headers: { allow: `'${methods.join(', ')}'` } };
}

function refuse(resource: IResource, { status, error, headers }: Refusal): void {
  const statusCode = String(status);
  const named = Object.entries({ ...FIXED_HEADERS, ...headers }).map(([name, value]) => [
    `method.response.header.${name}`,
    value,
  ]);
  const integration = new MockIntegration({
    passthroughBehavior: PassthroughBehavior.NEVER,
    requestTemplates: Object.fromEntries(MEDIA_TYPES.map((type) => [type, JSON.stringify({ statusCode: status })])),
    integrationResponses: [
      {
        statusCode,
        responseParameters: Object.fromEntries(named),
        responseTemplates: { 'application/json': JSON.stringify({ error }) },
      },
    ],
  });
  const method = resource.addMethod('ANY', integration, {
    authorizationType: AuthorizationType.NONE,
    methodResponses: [{ statusCode, responseParameters: Object.fromEntries(named.map(([name]) => [name, true])) }],
  });
  for (const id of ['AwsSolutions-APIG4', 'AwsSolutions-COG4']) {
    Validations.of(method).acknowledge({
      id,
      reason: 'It answers one fixed sentence to everyone and reaches no function: there is nothing to authorize.',
    });
  }
}
