import type { AwsRequest, AwsResponse } from '../../stand-in.ts';
import { answerBulk, indexesWritten } from './bulk.ts';
import type { IndexCatalog } from './index/index-catalog.ts';
import type { DataOperation } from './operation.ts';
import { answerMultiSearch, answerSearch, indexesSearched } from './query/search.ts';
import { illegalArgument, noSuchIndex, SearchError } from './search-error.ts';

const TYPES: Readonly<Record<string, readonly string[]>> = {
  Search: ['application/json'],
  MultiSearch: ['application/json', 'application/x-ndjson'],
  Bulk: ['application/json', 'application/x-ndjson'],
};

/** Returns the data access permission that an operation needs, and the indexes for which it needs it. */
export function neededAccess(operation: DataOperation, body: string): { permission: string; indexes: string[] } {
  switch (operation.name) {
    case 'Search':
      return { permission: 'aoss:ReadDocument', indexes: [operation.index] };
    case 'MultiSearch':
      return { permission: 'aoss:ReadDocument', indexes: indexesSearched(operation.index, body) };
    case 'Bulk':
      return { permission: 'aoss:WriteDocument', indexes: indexesWritten(operation.index, body) };
    case 'DescribeIndex':
      return { permission: 'aoss:DescribeIndex', indexes: [operation.index] };
  }
}

/**
 * Answers an operation on the index, in the same way for a collection and a domain.
 *
 * @throws SearchError for what the server refuses.
 */
export function answerData(catalog: IndexCatalog, operation: DataOperation, request: AwsRequest): AwsResponse {
  refuseType(operation, request);
  const body = request.body.toString('utf8');
  switch (operation.name) {
    case 'Search':
      return json(answerSearch(catalog, operation.index, body));
    case 'MultiSearch':
      return json(answerMultiSearch(catalog, operation.index, body));
    case 'Bulk':
      return json(answerBulk(catalog, operation.index, body));
    case 'DescribeIndex': {
      if (!catalog.has(operation.index)) {
        throw noSuchIndex(operation.index);
      }
      const { description } = catalog.get(operation.index).definition;
      return json({ [operation.index]: { aliases: {}, ...description } });
    }
  }
}

/** Refuses every query parameter: it would change what a request does, and the stand-in supports none. */
export function refuseParameters(request: AwsRequest): void {
  const [parameter] = request.query.keys();
  if (parameter !== undefined) {
    throw illegalArgument(`request [${request.path}] contains unrecognized parameter: [${parameter}]`);
  }
}

function refuseType(operation: DataOperation, request: AwsRequest): void {
  const allowed = TYPES[operation.name];
  const type = request.headers['content-type'] ?? '';
  if (allowed === undefined || allowed.includes(type.split(';', 1)[0]?.trim() ?? '')) {
    return;
  }
  // The one error whose `error` is a string and not an object.
  const reason = `Content-Type header [${type}] is not supported`;
  throw new SearchError(406, { type: 'not_acceptable', reason }, { error: reason, status: 406 });
}

/** Returns a response with status 200 and this value as JSON. */
export function json(value: object): AwsResponse {
  return { status: 200, headers: { 'content-type': 'application/json; charset=UTF-8' }, body: JSON.stringify(value) };
}
