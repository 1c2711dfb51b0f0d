import type { Scope } from '../shared/keys/scope.ts';

/** The name of API Gateway's stage, with which the path of every call begins. */
export const API_STAGE = 'api';

// The version of the API: every path of an endpoint begins with it.
const VERSION_PATH = '/public/v1';

/** One endpoint of the public API. */
export interface Endpoint {
  /** Its folder under functions/, which holds its contract and its handler. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The resource as API Gateway names it: without the API's stage. */
  readonly path: `${typeof VERSION_PATH}/${string}`;
  /** The scope that a key needs; null: any key of an active company. */
  readonly scope: Scope | null;
}

/**
 * The route table of the public API: infrastructure, authorizer and tests read it. contracts.ts has the contract of
 * each endpoint by name. This is a separate file because the authorizer's bundle needs the routes, but no schemas.
 */
export const ENDPOINTS = [
  { name: 'health', method: 'GET', path: '/public/v1/health', scope: null },
  { name: 'knowledge-bases', method: 'GET', path: '/public/v1/knowledge-bases', scope: 'knowledge:read' },
  { name: 'knowledge-search', method: 'POST', path: '/public/v1/knowledge/search', scope: 'knowledge:read' },
  { name: 'copilot-query', method: 'POST', path: '/public/v1/copilot/query', scope: 'copilot:query' },
] as const satisfies readonly Endpoint[];

/** What API Gateway routes to an endpoint: its method and, beside GET, HEAD, which answers without the body. */
export const ROUTES = ENDPOINTS.flatMap((endpoint) =>
  (endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]).map((method) => ({ ...endpoint, method })),
);

/** The name of an endpoint. */
export type EndpointName = (typeof ENDPOINTS)[number]['name'];

/** The prefix between the base URL and the path of an endpoint. */
export const BASE_PATH = `/${API_STAGE}${VERSION_PATH}`;

/** The path of an endpoint below `BASE_PATH`, as in docs/openapi.yaml. */
export function publicPath({ path }: Pick<Endpoint, 'path'>): string {
  return path.slice(VERSION_PATH.length);
}

/** The path of an endpoint as callers write it after the base URL. */
export function callPath(name: EndpointName): string {
  const endpoint = ENDPOINTS.find((each) => each.name === name);
  return `/${API_STAGE}${endpoint?.path}`;
}
