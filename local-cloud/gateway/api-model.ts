import { decodePercent } from '../protocol/decode-percent.ts';
import type { Authorizer, GatewayResponse, RestApi, Stage } from './api-properties.ts';
import type { Method } from './method-properties.ts';

/** A resource of the API's tree, such as `/public/v1`. */
interface ApiResource {
  readonly apiId: string;
  readonly id: string;
  readonly parentId: string | null;
  readonly pathPart: string;
}

/** A method as deployed: the integration that answers, and the authorizer that decides who may call it. */
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

/** The properties of the API's resources, collected while the templates are deployed. */
export interface ApiParts {
  readonly apis: RestApi[];
  readonly resources: ApiResource[];
  readonly methods: Method[];
  readonly authorizers: Map<string, Authorizer>;
  readonly gatewayResponses: GatewayResponse[];
  readonly stages: Stage[];
}

/**
 * Assembles each API from the collected parts.
 *
 * @throws if one does not have exactly one stage.
 */
export function assembleApis(
  parts: ApiParts,
  place: { readonly region: string; readonly accountId: string },
): readonly Api[] {
  return parts.apis.map((api) => assembleApi(api, partsOf(parts, api), place));
}

function partsOf(all: ApiParts, { id }: RestApi): ApiParts {
  const own = (part: { readonly apiId: string }) => part.apiId === id;
  return {
    apis: [],
    resources: all.resources.filter(own),
    methods: all.methods.filter(own),
    authorizers: all.authorizers,
    gatewayResponses: all.gatewayResponses.filter(own),
    stages: all.stages.filter(own),
  };
}

function assembleApi(
  api: RestApi,
  parts: ApiParts,
  place: { readonly region: string; readonly accountId: string },
): Api {
  const [stage, ...otherStages] = parts.stages;
  if (stage === undefined) {
    throw new Error(`The REST API ${api.id} has no stage.`);
  }
  if (otherStages.length > 0) {
    throw new Error(`The local cloud serves a REST API with one stage; ${api.id} has more.`);
  }
  refuseSiblings(parts.resources);
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

// Like API Gateway: the children of a resource have different names, and at most one of them is a parameter.
function refuseSiblings(resources: readonly ApiResource[]): void {
  for (const { id, parentId, pathPart } of resources.filter((resource) => resource.parentId !== null)) {
    const siblings = resources.filter((other) => other.parentId === parentId && other.id !== id);
    if (siblings.some((other) => other.pathPart === pathPart)) {
      throw new Error(`Another resource with the same parent already has this name: ${pathPart}`);
    }
    const variable = siblings.find((other) => other.pathPart.startsWith('{'));
    if (pathPart.startsWith('{') && variable !== undefined) {
      throw new Error(
        `A sibling (${variable.pathPart}) of this resource already has a variable path part -- only one is allowed`,
      );
    }
  }
}

function toMethod(method: Method, parts: ApiParts): ApiMethod {
  const { authorizerId, ...rest } = method;
  const authorizer = authorizerId === null ? null : parts.authorizers.get(authorizerId);
  if (authorizer === undefined) {
    throw new Error(`${method.httpMethod}: there is no authorizer ${authorizerId}.`);
  }
  const resourcePath = pathOf(method.resourceId, parts.resources);
  // A function or an authorizer would have to be given the matched part of the path, which is not implemented.
  if (aboveGreedy(resourcePath) !== null && (authorizer !== null || method.integration.kind === 'function')) {
    throw new Error(
      `${method.httpMethod} ${resourcePath}: the local cloud supports a greedy path parameter only for mocks.`,
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

/**
 * Returns the percent-decoded parameters of a path, by their names in the resource; null if the path does not match it.
 */
export function parametersOf(resourcePath: string, path: string): Readonly<Record<string, string>> | null {
  const segments = resourcePath.split('/');
  const given = path.split('/');
  if (segments.length !== given.length) {
    return null;
  }
  const parameters: Record<string, string> = {};
  for (const [at, part] of segments.entries()) {
    const name = /^\{([\w.-]+)\}$/.exec(part)?.[1];
    const value = given[at] ?? '';
    if (name === undefined ? part !== value : value === '') {
      return null;
    }
    if (name !== undefined) {
      // A value that is not valid percent-encoding is passed on unchanged.
      parameters[name] = decodePercent(value) ?? value;
    }
  }
  return parameters;
}

/** Returns the path above a greedy parameter: `/public` of `/public/{proxy+}`; null for a path without one. */
export function aboveGreedy(resourcePath: string): string | null {
  return /^(.*)\/\{[^/]+\+\}$/.exec(resourcePath)?.[1] ?? null;
}
