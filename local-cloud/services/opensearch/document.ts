import type { Field, IndexDefinition } from './mapping.ts';
import { mapperError, SearchError } from './search-error.ts';

/** A document that is valid for its index: what is searched, field by field, and what `_source` returns. */
export interface CheckedDocument {
  /** Keyword, whole number and boolean fields, as a filter compares them. */
  readonly values: Readonly<Record<string, string | number | null>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly vectors: Readonly<Record<string, Float32Array>>;
  /** Without the vectors, which the service does not return. */
  readonly source: Readonly<Record<string, unknown>>;
  /** The names of the fields that the mapping does not name. */
  readonly unmapped: readonly string[];
}

// Lucene's longest term.
const KEYWORD_BYTES_MAX = 32_766;
const WHOLE_RANGES = {
  integer: [-(2 ** 31), 2 ** 31 - 1],
  long: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
} as const;

/**
 * Checks a document against the mapping as the server does when it indexes.
 *
 * @throws the item's error if it does not match.
 */
export function checkDocument(definition: IndexDefinition, id: string, source: unknown): CheckedDocument {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) {
    throw mapperError('failed to parse');
  }
  const checked = {
    values: {} as Record<string, string | number | null>,
    texts: {} as Record<string, string>,
    vectors: {} as Record<string, Float32Array>,
    source: {} as Record<string, unknown>,
    unmapped: [] as string[],
  };
  for (const [name, value] of Object.entries(source)) {
    const field = definition.fields[name];
    if (field?.type !== 'knn_vector') {
      checked.source[name] = value;
    }
    if (field === undefined) {
      refuseUnmapped(definition, name);
      checked.unmapped.push(name);
    } else if (value !== null) {
      checkField(checked, { name, field, id }, value);
    }
  }
  return checked;
}

type Checked = { -readonly [Part in 'values' | 'texts' | 'vectors']: Record<string, CheckedDocument[Part][string]> };

/** The position of a value, for error messages: its field, and the id of its document, or `query`. */
interface Place {
  readonly name: string;
  readonly field: Field;
  readonly id: string;
}

function checkField(checked: Checked, place: Place, value: unknown): void {
  const { name, field, id } = place;
  if (field.type === 'knn_vector') {
    checked.vectors[name] = vectorOf(name, field.dimension, value);
    return;
  }
  const values = valuesOf(value);
  const [first, second] = values;
  if (first === undefined) {
    return;
  }
  if (field.type === 'text') {
    checked.texts[name] = textOf(place, values);
  } else if (first === '' && field.type !== 'keyword') {
    // The server treats an empty string as no value for a number or a boolean, not as an error.
    checked.values[name] = null;
  } else if (second === undefined) {
    checked.values[name] = filterableValue(place, first);
  } else {
    throw mapperError(`the stand-in keeps one value in [${name}], and the document with id '${id}' has several`);
  }
}

// The server treats a value, a list with it and nested lists as the same, and null as no value.
function valuesOf(value: unknown): unknown[] {
  const flat = Array.isArray(value) ? (value as unknown[]).flat(Number.POSITIVE_INFINITY) : [value];
  return flat.filter((part) => part !== null);
}

function refuseUnmapped(definition: IndexDefinition, name: string): void {
  if (definition.dynamic !== 'strict') {
    return;
  }
  throw new SearchError(400, {
    type: 'strict_dynamic_mapping_exception',
    reason: `mapping set to strict, dynamic introduction of [${name}] within [_doc] is not allowed`,
  });
}

function failed({ name, field, id }: Place, value: unknown): SearchError {
  const preview = JSON.stringify(value).slice(0, 40);
  return mapperError(
    `failed to parse field [${name}] of type [${field.type}] in document with id '${id}'. Preview of field's value: ${preview}`,
  );
}

/**
 * Returns a value as a filter compares it; used for documents and for the values of filters, which are read the same
 * way.
 */
export function filterableValue(place: Place, value: unknown): string | number {
  const { field } = place;
  if (field.type === 'boolean') {
    if (value === true || value === 'true') {
      return 1;
    }
    if (value === false || value === 'false') {
      return 0;
    }
    throw failed(place, value);
  }
  if (field.type === 'keyword') {
    return keywordOf(place, value);
  }
  if (field.type !== 'integer' && field.type !== 'long') {
    throw failed(place, value);
  }
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const [least, most] = WHOLE_RANGES[field.type];
  if (typeof number !== 'number' || !(number >= least && number <= most)) {
    throw failed(place, value);
  }
  // A fraction is truncated, as by the server's default `coerce`.
  return Math.trunc(number);
}

function keywordOf(place: Place, value: unknown): string {
  if (typeof value === 'object') {
    throw failed(place, value);
  }
  const text = String(value);
  if (Buffer.byteLength(text) > KEYWORD_BYTES_MAX) {
    throw new SearchError(400, {
      type: 'illegal_argument_exception',
      reason: `Document contains at least one immense term in field="${place.name}"`,
    });
  }
  return text;
}

function textOf(place: Place, parts: readonly unknown[]): string {
  if (parts.some((part) => typeof part === 'object')) {
    throw failed(place, parts);
  }
  return parts.map(String).join('\n');
}

function vectorOf(name: string, dimension: number, value: unknown): Float32Array {
  const reason = `failed to parse field [${name}] of type [knn_vector]`;
  const vector = readVector(value);
  if (vector === null) {
    throw mapperError(reason, `[${name}] is not an array of numbers`);
  }
  if (vector.some((part) => !Number.isFinite(part))) {
    throw mapperError(reason, 'KNN vector values cannot be infinity');
  }
  if (vector.length !== dimension) {
    throw mapperError(reason, `Vector dimension mismatch. Expected: ${dimension}, Given: ${vector.length}`);
  }
  if (vector.every((part) => part === 0)) {
    throw mapperError(reason, 'zero vector is not supported when space type is [cosinesimil]');
  }
  return vector;
}

/** Returns an array of numbers, some perhaps written as strings, in single precision; null for anything else. */
export function readVector(value: unknown): Float32Array | null {
  const isNumber = (part: unknown) =>
    typeof part === 'number' || (typeof part === 'string' && part.trim() !== '' && !Number.isNaN(Number(part)));
  return Array.isArray(value) && value.every(isNumber) ? Float32Array.from(value, Number) : null;
}
