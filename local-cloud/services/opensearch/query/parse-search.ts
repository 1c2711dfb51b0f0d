import type { IndexDefinition } from '../mapping.ts';
import { parsingError, shardError } from '../search-error.ts';
import { parseCondition, parseQuery } from './parse-query.ts';
import type { FiltersAggregations, Search, SortKey } from './query.ts';
import { readList, readObject, readSingle, readWhole } from './read-object.ts';

// The server's default of `index.max_result_window`.
const SIZE_MAX = 10_000;
// The server's own default for `track_total_hits`: beyond it hits are not counted.
const TOTAL_MAX = 10_000;
const KEYS = ['query', 'size', '_source', 'sort', 'track_total_hits', 'aggs'];

/**
 * Reads the body of a search.
 *
 * @throws a parsing_exception that names a key that the stand-in does not support.
 */
export function parseSearch(definition: IndexDefinition, body: unknown): Search {
  const { query, size, _source, sort, track_total_hits, aggs } = readObject(body, 'search', KEYS);
  if (query === undefined) {
    throw parsingError('[search] needs a [query] in the stand-in');
  }
  return {
    query: parseQuery(definition, query),
    size: size === undefined ? 10 : readWhole(size, 'size', [0, SIZE_MAX]),
    source: _source === undefined ? null : parseSource(definition, _source),
    sort: sort === undefined ? null : readList(sort).map((key) => parseSortKey(definition, key)),
    totalMax: parseTotal(track_total_hits),
    aggregations: aggs === undefined ? {} : parseAggregations(definition, aggs),
  };
}

function parseSource(definition: IndexDefinition, value: unknown): readonly string[] {
  const names = Array.isArray(value) ? value : [];
  if (
    !Array.isArray(value) ||
    names.some((name) => typeof name !== 'string' || definition.fields[name] === undefined)
  ) {
    throw parsingError('[_source] must be a list of fields of the mapping');
  }
  const vector = names.find((name) => definition.fields[name]?.type === 'knn_vector');
  if (vector !== undefined) {
    throw parsingError(`[_source] asks for [${vector}]: a vector is not returned`);
  }
  return names;
}

function parseSortKey(definition: IndexDefinition, value: unknown): SortKey {
  const [field, order] = typeof value === 'string' ? [value, undefined] : readSingle(value, 'sort');
  const direction = typeof order === 'object' ? readObject(order, 'sort', ['order']).order : order;
  if (direction !== undefined && direction !== 'asc' && direction !== 'desc') {
    throw parsingError(`[sort] knows the orders [asc] and [desc], not [${String(direction)}]`);
  }
  if (field !== '_score') {
    refuseUnsortable(definition, field);
  }
  return { field, descending: (direction ?? (field === '_score' ? 'desc' : 'asc')) === 'desc' };
}

function refuseUnsortable(definition: IndexDefinition, field: string): void {
  const type = definition.fields[field]?.type;
  if (type === undefined) {
    throw shardError(definition.name, `No mapping found for [${field}] in order to sort on`);
  }
  if (type === 'text' || type === 'knn_vector') {
    throw shardError(definition.name, `Fields of type [${type}], such as [${field}], cannot be sorted on`);
  }
}

function parseTotal(value: unknown): number {
  if (value === undefined) {
    return TOTAL_MAX;
  }
  if (typeof value === 'boolean') {
    return value ? Number.POSITIVE_INFINITY : 0;
  }
  return readWhole(value, 'track_total_hits', [1, 2 ** 31 - 1]);
}

function parseAggregations(definition: IndexDefinition, value: unknown): FiltersAggregations {
  const aggregations = Object.entries(readObject(value, 'aggs')).map(([name, body]) => {
    const [kind, parts] = readSingle(body, `aggregation ${name}`);
    if (kind !== 'filters') {
      throw parsingError(`Unknown aggregation type [${kind}] in the stand-in`);
    }
    const filters = Object.entries(readObject(readObject(parts, 'filters', ['filters']).filters, 'filters'));
    if (filters.length === 0) {
      throw parsingError('[filters] cannot be empty');
    }
    return [name, Object.fromEntries(filters.map(([key, filter]) => [key, parseCondition(definition, filter)]))];
  });
  return Object.fromEntries(aggregations);
}
