import type { Authorizer, GatewayResponse, RestApi, Stage } from './api-properties.ts';
import type { Method } from './method-properties.ts';

/** A resource of the API's tree, such as `/public/v1`. */
export interface ApiResource {
  readonly id: string;
  readonly parentId: string | null;
  readonly pathPart: string;
}

/** A method as deployed: what answers, and who decides whether it may. */
export interface ApiMethod extends Omit<Method, 'authorizerId'> {
  readonly resourcePath: string;
  readonly authorizer: Authorizer | null;
}

/** One REST API with the one stage that serves it. */
export interface Api {
  readonly id: string;
  readonly region: string;
  readonly accountId: string;
  readonly stage: string;
  readonly deploymentId: string;
  readonly accessLogFormat: string | null;
  readonly resources: readonly ApiResource[];
  readonly methods: readonly ApiMethod[];
  /** By response type, as the template customizes them. */
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponse>;
}

/** What the templates stated, collected resource by resource. */
export interface ApiParts {
  readonly apis: RestApi[];
  readonly resources: ApiResource[];
  readonly methods: Method[];
  readonly authorizers: Map<string, Authorizer>;
  readonly gatewayResponses: GatewayResponse[];
  readonly stages: Stage[];
}

/**
 * Puts the collected parts together; null when the templates hold no REST API, an error when they do not make exactly
 * one with one stage.
 */
export function assembleApi(
  parts: ApiParts,
  place: { readonly region: string; readonly accountId: string },
): Api | null {
  const [api, ...otherApis] = parts.apis;
  if (api === undefined) {
    return null;
  }
  const [stage, ...otherStages] = parts.stages;
  if (stage === undefined) {
    throw new Error(`The REST API ${api.id} has no stage.`);
  }
  if (otherApis.length > 0 || otherStages.length > 0) {
    throw new Error('The local cloud serves one REST API with one stage; the templates make more.');
  }
  const methods = parts.methods.map((method) => toMethod(method, parts));
  return {
    id: api.id,
    ...place,
    stage: stage.stageName,
    deploymentId: stage.deploymentId,
    accessLogFormat: stage.accessLogFormat,
    resources: parts.resources,
    methods,
    gatewayResponses: new Map(parts.gatewayResponses.map((response) => [response.type, response])),
  };
}

function toMethod(method: Method, parts: ApiParts): ApiMethod {
  const { authorizerId, ...rest } = method;
  const authorizer = authorizerId === null ? null : parts.authorizers.get(authorizerId);
  if (authorizer === undefined) {
    throw new Error(`${method.httpMethod}: there is no authorizer ${authorizerId}.`);
  }
  const resourcePath = pathOf(method.resourceId, parts.resources);
  // What stands for the parameter would have to reach the function.
  if (aboveGreedy(resourcePath) !== null && (authorizer !== null || method.integration.kind === 'function')) {
    throw new Error(
      `${method.httpMethod} ${resourcePath}: a path parameter is known to the local cloud for mocks alone.`,
    );
  }
  return { ...rest, authorizer, resourcePath };
}

function pathOf(resourceId: string, resources: readonly ApiResource[]): string {
  const parts: string[] = [];
  for (let at = find(resourceId, resources); at.parentId !== null; at = find(at.parentId, resources)) {
    parts.unshift(at.pathPart);
  }
  return `/${parts.join('/')}`;
}

function find(id: string, resources: readonly ApiResource[]): ApiResource {
  const found = resources.find((resource) => resource.id === id);
  if (found === undefined) {
    throw new Error(`There is no API resource ${id}.`);
  }
  return found;
}

/** What stands before a parameter that takes everything below, `/public` of `/public/{proxy+}`; null without one. */
export function aboveGreedy(resourcePath: string): string | null {
  return /^(.*)\/\{[^/]+\+\}$/.exec(resourcePath)?.[1] ?? null;
}
