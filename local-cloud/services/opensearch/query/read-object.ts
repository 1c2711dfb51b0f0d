import { parsingError } from '../search-error.ts';

/** An object of the query language, field by field. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the value as an object.
 *
 * @throws a parsing_exception that names the place if it is not one, or if it has a key that is not in `known`; without
 * `known`, every key is allowed.
 */
export function readObject(value: unknown, place: string, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw parsingError(`[${place}] must be an object`);
  }
  for (const key of Object.keys(value)) {
    if (known !== undefined && !known.includes(key)) {
      throw parsingError(`[${place}] does not support [${key}]`);
    }
  }
  return value as Fields;
}

/** Returns the single key of an object and its value: most of the query language has this form. */
export function readSingle(value: unknown, place: string): readonly [string, unknown] {
  const entries = Object.entries(readObject(value, place));
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) {
    throw parsingError(`[${place}] takes exactly one field, found [${entries.map(([key]) => key).join(', ')}]`);
  }
  return entry;
}

/** Returns a list unchanged, a single value as a list, and undefined as an empty list. */
export function readList(value: unknown): readonly unknown[] {
  if (value === undefined) {
    return [];
  }
  return Array.isArray(value) ? value : [value];
}

/**
 * Returns a whole number within the bounds.
 *
 * @throws a parsing_exception for anything else.
 */
export function readWhole(value: unknown, place: string, [least, most]: readonly [number, number]): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw parsingError(`[${place}] must be a whole number from ${least} to ${most}`);
  }
  return value;
}
