import { filterableValue, readVector } from '../document.ts';
import type { Condition } from '../index/condition.ts';
import type { IndexDefinition } from '../mapping.ts';
import { illegalArgument, parsingError, shardError } from '../search-error.ts';
import type { Query } from './query.ts';
import { readList, readObject, readSingle, readWhole } from './read-object.ts';

// The server's own limits of `k` and of `index.max_terms_count`.
const NEIGHBORS_MAX = 10_000;
const TERMS_MAX = 65_536;
const BOOL_KEYS = ['filter', 'must', 'should', 'minimum_should_match'];

/**
 * Reads a query that gives scores.
 *
 * @throws a parsing_exception that names what the stand-in does not support.
 */
export function parseQuery(definition: IndexDefinition, value: unknown): Query {
  const [kind, body] = readSingle(value, 'query');
  switch (kind) {
    case 'knn':
      return parseNearest(definition, body);
    case 'multi_match':
      return parseWords(definition, body);
    case 'bool':
      return parseBool(definition, body);
    case 'constant_score':
      return parseConstantScore(definition, body);
    case 'term':
    case 'terms':
    case 'ids':
      return { kind: 'constant', condition: parseCondition(definition, value), boost: 1 };
    default:
      throw parsingError(`unknown query [${kind}]`);
  }
}

function parseBool(definition: IndexDefinition, value: unknown): Query {
  const body = readObject(value, 'bool', BOOL_KEYS);
  return {
    kind: 'bool',
    filter: readList(body.filter).map((part) => parseCondition(definition, part)),
    must: readList(body.must).map((part) => parseQuery(definition, part)),
    should: readList(body.should).map((part) => parseQuery(definition, part)),
    shouldMin: readShouldMin(body.minimum_should_match),
  };
}

function readShouldMin(value: unknown): number | null {
  return value === undefined ? null : readWhole(value, 'minimum_should_match', [0, 1_024]);
}

function parseConstantScore(definition: IndexDefinition, value: unknown): Query {
  const { filter, boost = 1 } = readObject(value, 'constant_score', ['filter', 'boost']);
  if (filter === undefined) {
    throw parsingError("[constant_score] requires a 'filter' element");
  }
  if (typeof boost !== 'number') {
    throw parsingError('[constant_score] [boost] must be a number');
  }
  if (boost < 0) {
    throw illegalArgument(
      `negative [boost] are not allowed in [constant_score], use a value between 0 and 1 to deboost`,
    );
  }
  return { kind: 'constant', condition: parseCondition(definition, filter), boost };
}

/** Reads a query that is used as a filter, which a document either meets or does not meet, without a score. */
export function parseCondition(definition: IndexDefinition, value: unknown): Condition {
  const [kind, body] = readSingle(value, 'query');
  switch (kind) {
    case 'term': {
      const [field, term] = readSingle(body, 'term');
      return definition.fields[field]?.type === 'text'
        ? { kind: 'word', field, word: readWord(field, term) }
        : parseTerms(definition, field, [term]);
    }
    case 'terms': {
      const [field, terms] = readSingle(body, 'terms');
      if (!Array.isArray(terms)) {
        throw parsingError(`[terms] needs a list of values for [${field}]`);
      }
      if (terms.length > TERMS_MAX) {
        throw illegalArgument(`[terms] has more than ${TERMS_MAX} values for [${field}]`);
      }
      return parseTerms(definition, field, terms);
    }
    case 'ids': {
      const { values } = readObject(body, 'ids', ['values']);
      return { kind: 'ids', ids: readList(values).map(String) };
    }
    case 'bool':
      return parseBoolCondition(definition, body);
    default:
      throw parsingError(`[${kind}] is not known as a filter`);
  }
}

function parseBoolCondition(definition: IndexDefinition, value: unknown): Condition {
  const { filter, must, should, minimum_should_match } = readObject(value, 'bool', BOOL_KEYS);
  const all = [...readList(filter), ...readList(must)].map((part) => parseCondition(definition, part));
  const any = readList(should).map((part) => parseCondition(definition, part));
  // Alone, one part of `should` must match. Beside other clauses, it only adds to the score, which a condition does not
  // have, so it counts only if the query says how many parts must match.
  const least = readShouldMin(minimum_should_match) ?? (all.length === 0 && any.length > 0 ? 1 : 0);
  if (least > 1) {
    throw parsingError('[minimum_should_match] of a filter is 0 or 1 in the stand-in');
  }
  return { kind: 'all', of: least === 0 ? all : [...all, { kind: 'any', of: any }] };
}

function parseTerms(definition: IndexDefinition, name: string, terms: readonly unknown[]): Condition {
  const field = definition.fields[name];
  // The real server would silently find nothing; the stand-in names the mistake.
  if (field === undefined || field.type === 'text' || field.type === 'knn_vector') {
    throw parsingError(`[term] needs a keyword or number, and the mapping has none named [${name}]`);
  }
  return {
    kind: 'terms',
    field: name,
    values: terms.map((term) => filterableValue({ name, field, id: 'query' }, term)),
  };
}

function readWord(field: string, term: unknown): string {
  if (typeof term !== 'string') {
    throw parsingError(`[term] needs a text for [${field}] in the stand-in`);
  }
  return term;
}

function parseNearest(definition: IndexDefinition, value: unknown): Query {
  const [field, body] = readSingle(value, 'knn');
  const { vector, k, filter } = readObject(body, 'knn', ['vector', 'k', 'filter']);
  const mapped = definition.fields[field];
  if (mapped?.type !== 'knn_vector') {
    throw shardError(definition.name, `failed to create query: Field '${field}' is not knn_vector type.`);
  }
  const numbers = readVector(vector);
  if (numbers === null) {
    throw illegalArgument("[knn] requires 'vector' to be an array of numbers");
  }
  if (numbers.length === 0) {
    throw illegalArgument(`[knn] field '${field}' requires to be non-null and non-empty`);
  }
  if (numbers.length !== mapped.dimension) {
    throw shardError(
      definition.name,
      `failed to create query: Query vector has invalid dimension: ${numbers.length}. Dimension should be: ${mapped.dimension}`,
    );
  }
  if (numbers.every((part) => part === 0)) {
    throw shardError(
      definition.name,
      'failed to create query: zero vector is not supported when space type is [cosinesimil]',
    );
  }
  return {
    kind: 'nearest',
    field,
    vector: numbers,
    k: readNeighbors(k),
    filter: filter === undefined ? null : parseCondition(definition, filter),
  };
}

function readNeighbors(k: unknown): number {
  if (typeof k !== 'number' || !Number.isInteger(k) || k < 1 || k > NEIGHBORS_MAX) {
    throw illegalArgument(`[knn] requires k to be in the range (0, ${NEIGHBORS_MAX}]`);
  }
  return k;
}

function parseWords(definition: IndexDefinition, value: unknown): Query {
  const { query, fields, type } = readObject(value, 'multi_match', ['query', 'fields', 'type']);
  if (typeof query !== 'string') {
    throw parsingError('[multi_match] requires a [query] text');
  }
  if (type !== undefined && type !== 'best_fields' && type !== 'most_fields') {
    throw parsingError(`[multi_match] type [${String(type)}] is not known to the stand-in`);
  }
  const listed = readList(fields);
  if (listed.length === 0) {
    throw parsingError('[multi_match] needs [fields] in the stand-in');
  }
  return {
    kind: 'words',
    text: query,
    fields: listed.map((field) => parseBoosted(definition, field)),
    combine: type === 'most_fields' ? 'sum' : 'best',
  };
}

function parseBoosted(definition: IndexDefinition, value: unknown): { name: string; boost: number } {
  const [, name = '', boost = '1'] = /^([^^]+)(?:\^(\d+(?:\.\d+)?))?$/.exec(String(value)) ?? [];
  if (definition.fields[name]?.type !== 'text') {
    throw parsingError(`[multi_match] field [${String(value)}] is not a text field of the mapping`);
  }
  return { name, boost: Number(boost) };
}
