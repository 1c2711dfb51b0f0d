import { decodePercent } from '../../protocol/decode-percent.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest } from '../../stand-in.ts';

/** An operation on one or more indexes. */
export type DataOperation =
  | { readonly name: 'Search'; readonly index: string }
  | { readonly name: 'MultiSearch' | 'Bulk'; readonly index: string | null }
  | { readonly name: 'DescribeIndex'; readonly index: string };

/** An operation of the control plane of a domain. */
export type DomainOperation =
  | { readonly name: 'DescribeDomain' | 'CreateIndex'; readonly domain: string }
  | { readonly name: 'GetIndex'; readonly domain: string; readonly index: string };

/**
 * The operation of a request. `Refused` is an operation of real servers that Serverless does not offer, and that the
 * local cloud does not support on a domain.
 */
export type SearchOperation = DataOperation | DomainOperation | { readonly name: 'Refused'; readonly what: string };

const CONTROL_PLANE = /^\/2021-01-01\/opensearch\/domain\/([^/]+)(\/index(?:\/([^/]+))?)?$/;
const REFUSED =
  /^\/(?:_cluster|_cat|_nodes|_tasks)\b|\/(?:_refresh|_flush|_forcemerge|_delete_by_query|_update_by_query)$|^\/$/;

/**
 * Reads the operation from the method and path of a request.
 *
 * @throws ServiceFault with the method and path of an operation that the local cloud does not know.
 */
export function readOperation({ service, method, path }: AwsRequest): SearchOperation {
  const control = CONTROL_PLANE.exec(path);
  if (service === 'es' && control !== null) {
    return readDomainOperation(method, path, control);
  }
  if (REFUSED.test(path)) {
    return { name: 'Refused', what: `${method} ${path}` };
  }
  const parts = path.split('/').slice(1).map(decodePercent);
  const operation = parts.every((part) => part !== null) ? readDataOperation(method, parts) : null;
  if (operation === null) {
    throw unsupported(method, path);
  }
  return operation;
}

function readDataOperation(method: string, parts: readonly string[]): DataOperation | null {
  const [first = '', second] = parts;
  const index = second === undefined ? null : first;
  if (parts.length > 2) {
    return null;
  }
  switch (`${method} ${second ?? first}`) {
    case 'POST _search':
      return index === null ? null : { name: 'Search', index };
    case 'POST _msearch':
      return { name: 'MultiSearch', index };
    case 'POST _bulk':
      return { name: 'Bulk', index };
    default: {
      const isRead = (method === 'GET' || method === 'HEAD') && second === undefined && !first.startsWith('_');
      return isRead ? { name: 'DescribeIndex', index: first } : null;
    }
  }
}

function readDomainOperation(
  method: string,
  path: string,
  [, domain = '', indexes, index]: RegExpExecArray,
): DomainOperation {
  if (method === 'GET' && indexes === undefined) {
    return { name: 'DescribeDomain', domain };
  }
  const name = index === undefined ? null : decodePercent(index);
  if (method === 'GET' && name !== null) {
    return { name: 'GetIndex', domain, index: name };
  }
  if (method === 'POST' && indexes !== undefined && index === undefined) {
    return { name: 'CreateIndex', domain };
  }
  throw unsupported(method, path);
}

function unsupported(method: string, path: string): ServiceFault {
  return new ServiceFault(
    400,
    'UnknownOperationException',
    `OpenSearch ${method} ${path} is not supported by the local cloud.`,
  );
}
