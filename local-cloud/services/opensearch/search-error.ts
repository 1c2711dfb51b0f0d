/** The cause of an error, with OpenSearch's own type, reason and further details. */
interface ErrorCause {
  readonly type: string;
  readonly reason: string;
  readonly [detail: string]: unknown;
}

/** An error with the response that an OpenSearch server gives for it. */
export class SearchError extends Error {
  readonly status: number;
  override readonly cause: ErrorCause;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, cause: ErrorCause, body: Readonly<Record<string, unknown>> = errorBody(status, cause)) {
    super(cause.reason);
    this.name = 'SearchError';
    this.status = status;
    this.cause = cause;
    this.body = body;
  }
}

function errorBody(status: number, cause: ErrorCause) {
  return { error: { root_cause: [cause], ...cause }, status };
}

/** Returns the error for a request that the server cannot parse; the reason names the key. Status 400. */
export function parsingError(reason: string): SearchError {
  return new SearchError(400, { type: 'parsing_exception', reason });
}

/** Returns the error for a value that the server refuses. Status 400. */
export function illegalArgument(reason: string): SearchError {
  return new SearchError(400, { type: 'illegal_argument_exception', reason });
}

/**
 * Returns the error for a query that is well-formed but fails on the shard: its cause is inside `failed_shards`, as on
 * the real server. Status 400.
 */
export function shardError(index: string, reason: string): SearchError {
  const cause = { type: 'query_shard_exception', reason, index };
  return new SearchError(400, cause, {
    error: {
      root_cause: [cause],
      type: 'search_phase_execution_exception',
      reason: 'all shards failed',
      phase: 'query',
      grouped: true,
      failed_shards: [{ shard: 0, index, node: 'stand-in', reason: cause }],
    },
    status: 400,
  });
}

/** Returns the error for an index that does not exist. Status 404. */
export function noSuchIndex(index: string): SearchError {
  return new SearchError(404, {
    type: 'index_not_found_exception',
    reason: `no such index [${index}]`,
    index,
    'resource.id': index,
    'resource.type': 'index_or_alias',
    index_uuid: '_na_',
  });
}

/**
 * Returns the error for a document with a field that does not match the mapping; in a bulk request, of its item. Status
 * 400.
 */
export function mapperError(reason: string, causedBy?: string): SearchError {
  const detail = causedBy === undefined ? {} : { caused_by: { type: 'illegal_argument_exception', reason: causedBy } };
  return new SearchError(400, { type: 'mapper_parsing_exception', reason, ...detail });
}
