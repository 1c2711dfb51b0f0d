import { filterableValue, readVector } from './document.ts';
import type { IndexDefinition } from './mapping.ts';
import type { Condition, Query, Search } from './query.ts';
import { readList, readObject, readSingle, readWhole } from './read-object.ts';
import { illegalArgument, parsingError, shardError } from './search-error.ts';

const SIZE_MAX = 10_000;
const TERMS_MAX = 65_536;

/** Reads the body of a search; throws a parsing_exception that names the key which the stand-in does not know. */
export function parseSearch(definition: IndexDefinition, body: unknown): Search {
  const { query, size, _source } = readObject(body, 'search', ['query', 'size', '_source']);
  if (query === undefined) {
    throw parsingError('[search] needs a [query] in the stand-in');
  }
  return {
    query: parseQuery(definition, query),
    size: size === undefined ? 10 : readWhole(size, 'size', 0, SIZE_MAX),
    source: _source === undefined ? null : parseSource(definition, _source),
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
    throw parsingError(`[_source] asks for [${vector}]: a vector is not given back`);
  }
  return names;
}

function parseQuery(definition: IndexDefinition, value: unknown): Query {
  const [kind, body] = readSingle(value, 'query');
  switch (kind) {
    case 'knn':
      return parseNearest(definition, body);
    case 'multi_match':
      return parseWords(definition, body);
    case 'bool':
      return parseBool(definition, body);
    case 'term':
    case 'terms':
    case 'ids':
      return { kind: 'constant', condition: parseCondition(definition, value) };
    default:
      throw parsingError(`unknown query [${kind}]`);
  }
}

function parseBool(definition: IndexDefinition, value: unknown): Query {
  const body = readObject(value, 'bool', ['filter', 'must', 'should']);
  return {
    kind: 'bool',
    filter: readList(body.filter).map((part) => parseCondition(definition, part)),
    must: readList(body.must).map((part) => parseQuery(definition, part)),
    should: readList(body.should).map((part) => parseQuery(definition, part)),
  };
}

function parseCondition(definition: IndexDefinition, value: unknown): Condition {
  const [kind, body] = readSingle(value, 'query');
  switch (kind) {
    case 'term': {
      const [field, term] = readSingle(body, 'term');
      return parseTerms(definition, field, [term]);
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
    case 'bool': {
      const { filter, must, should } = readObject(body, 'bool', ['filter', 'must', 'should']);
      const all = [...readList(filter), ...readList(must)].map((part) => parseCondition(definition, part));
      const any = readList(should).map((part) => parseCondition(definition, part));
      // Beside other clauses `should` only adds to a score, and a condition has none.
      return all.length > 0 || any.length === 0 ? { kind: 'all', of: all } : { kind: 'any', of: any };
    }
    default:
      throw parsingError(`[${kind}] is not known as a filter`);
  }
}

function parseTerms(definition: IndexDefinition, name: string, terms: readonly unknown[]): Condition {
  const field = definition.fields[name];
  // The real server finds nothing then, without a word: here the mistake is named.
  if (field === undefined || field.type === 'text' || field.type === 'knn_vector') {
    throw parsingError(`[term] needs a keyword or number, and the mapping has none named [${name}]`);
  }
  return { kind: 'terms', field: name, values: terms.map((term) => filterableValue(name, field, 'query', term)) };
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
    k: readNeighbours(k),
    filter: filter === undefined ? null : parseCondition(definition, filter),
  };
}

function readNeighbours(k: unknown): number {
  if (typeof k !== 'number' || !Number.isInteger(k) || k < 1 || k > SIZE_MAX) {
    throw illegalArgument(`[knn] requires k to be in the range (0, ${SIZE_MAX}]`);
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
    throw parsingError(`[multi_match] field [${String(value)}] is no text field of the mapping`);
  }
  return { name, boost: Number(boost) };
}
