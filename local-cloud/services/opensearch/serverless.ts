import type { AwsRequest } from '../../stand-in.ts';
import type { Collection } from './collection.ts';
import type { DataAccess } from './data-access.ts';
import { neededAccess } from './data-plane.ts';
import type { DataOperation, SearchOperation } from './operation.ts';
import { SearchError } from './search-error.ts';

// The service's limit of a request.
const BODY_BYTES_MAX = 10 * 1024 * 1024;
const SIGNED_HEADERS = /SignedHeaders=([^,\s]+)/;

/**
 * Refuses what Serverless refuses before a request reaches the index: unsigned hashes, bodies that are too large,
 * operations that it does not offer, and callers whom no policy allows.
 *
 * @returns the operation.
 * @throws SearchError when it refuses.
 */
export function guardServerless(
  operation: SearchOperation,
  request: AwsRequest,
  { access, collection }: { readonly access: DataAccess; readonly collection: Collection | null },
): DataOperation {
  const signed = SIGNED_HEADERS.exec(request.headers.authorization ?? '')?.[1]?.split(';') ?? [];
  if (request.headers['x-amz-content-sha256'] === undefined || !signed.includes('x-amz-content-sha256')) {
    throw forbidden('x-amz-content-sha256 must be sent and signed');
  }
  if (signed.includes('content-length')) {
    throw forbidden('content-length must not be signed');
  }
  if (request.body.length > BODY_BYTES_MAX) {
    throw new SearchError(413, { type: 'content_too_large', reason: 'the body is larger than 10 MiB' });
  }
  if ('domain' in operation || operation.name === 'Refused') {
    const what = operation.name === 'Refused' ? operation.what : operation.name;
    throw new SearchError(404, { type: 'not_found', reason: `Serverless does not offer ${what}` });
  }
  if (collection === null) {
    throw forbidden('there is no collection');
  }
  if (!access.isPublic(collection.name)) {
    throw forbidden('no network policy allows access');
  }
  if (request.principal.kind === 'operator') {
    return operation;
  }
  const { permission, indexes } = neededAccess(operation, request.body.toString('utf8'));
  const { name } = collection;
  if (!indexes.every((index) => access.allows(request.principal, { permission, collection: name, index }))) {
    throw noPermission();
  }
  return operation;
}

/** Returns the error of a request that is refused as a whole, before permissions on an index matter. */
export function forbidden(why: string): SearchError {
  const cause = { type: 'Forbidden', reason: `403 Forbidden: ${why}` };
  return new SearchError(403, cause, { status: 403, error: cause });
}

function noPermission(): SearchError {
  const reason = 'User does not have permissions for the requested resource';
  const cause = { type: 'security_exception', reason };
  return new SearchError(403, cause, {
    error: { root_cause: [{ type: 'authorization_exception', reason }], ...cause },
    status: 403,
  });
}
