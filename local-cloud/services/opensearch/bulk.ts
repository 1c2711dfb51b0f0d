import type { IndexCatalog } from './index/index-catalog.ts';
import { readObject, readSingle } from './query/read-object.ts';
import { readJson } from './query/search.ts';
import { illegalArgument, mapperError, SearchError } from './search-error.ts';

// The server's own limit.
const ID_BYTES_MAX = 512;

interface BulkAction {
  readonly kind: 'index' | 'delete';
  readonly index: string;
  readonly id: string;
  /** The document's line, not yet parsed; null for a delete. */
  readonly source: string | null;
}

/**
 * Indexes and deletes documents in order; the request succeeds even if an item fails, and each has its own status.
 *
 * @throws SearchError if the body is not a bulk request.
 */
export function answerBulk(catalog: IndexCatalog, index: string | null, body: string): object {
  const actions = readActions(index, body);
  const items = catalog.atOnce(() => actions.map((action) => ({ [action.kind]: runAction(catalog, action) })));
  const errors = items.some((item) => Object.values(item).some((outcome) => 'error' in outcome));
  return { took: 1, errors, items };
}

/** Returns the indexes that a bulk request names, so that access is checked before anything is written. */
export function indexesWritten(index: string | null, body: string): string[] {
  return [...new Set(readActions(index, body).map((action) => action.index))];
}

function readActions(index: string | null, body: string): BulkAction[] {
  if (!body.endsWith('\n')) {
    throw illegalArgument('The bulk request must be terminated by a newline [\\n]');
  }
  const lines = body.slice(0, -1).split('\n');
  const actions: BulkAction[] = [];
  while (lines.length > 0) {
    const action = readTarget(index, lines.shift() ?? '');
    const source = action.kind === 'index' ? lines.shift() : null;
    if (source === undefined) {
      throw illegalArgument('a bulk action has no document');
    }
    actions.push({ ...action, source });
  }
  return actions;
}

function readTarget(index: string | null, line: string): Omit<BulkAction, 'source'> {
  const [kind, target] = readSingle(readJson(line), 'bulk action');
  if (kind !== 'index' && kind !== 'delete') {
    throw illegalArgument(`the bulk action [${kind}] is not known to the stand-in`);
  }
  const { _index = index, _id } = readObject(target, `bulk ${kind}`, ['_index', '_id']);
  if (typeof _index !== 'string') {
    throw illegalArgument('a bulk action names no index');
  }
  if (typeof _id !== 'string' || _id === '') {
    throw illegalArgument('a bulk action has no [_id]: the stand-in does not generate ids');
  }
  if (Buffer.byteLength(_id) > ID_BYTES_MAX) {
    throw illegalArgument(`id is too long, must be no longer than ${ID_BYTES_MAX} bytes`);
  }
  return { kind, index: _index, id: _id };
}

function runAction(catalog: IndexCatalog, { index, id, source }: BulkAction): Record<string, unknown> {
  const item = { _index: index, _id: id };
  try {
    const store = catalog.get(index);
    if (source === null) {
      const removed = store.remove(id);
      return { ...item, result: removed ? 'deleted' : 'not_found', status: removed ? 200 : 404 };
    }
    const version = store.put(id, readDocument(source));
    return { ...item, _version: version, result: version > 1 ? 'updated' : 'created', status: version > 1 ? 200 : 201 };
  } catch (error) {
    if (error instanceof SearchError) {
      return { ...item, status: error.status, error: error.cause };
    }
    throw error;
  }
}

function readDocument(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw mapperError('failed to parse');
  }
}
