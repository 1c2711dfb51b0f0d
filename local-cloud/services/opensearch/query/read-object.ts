import { parsingError } from '../search-error.ts';

/** An object of the query language, field by field. */
type Fields = Readonly<Record<string, unknown>>;

/** The value as an object with these keys only; a parsing_exception names what is wrong and where. */
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

/** The single key of an object and its value, as most of the query language is written. */
export function readSingle(value: unknown, place: string): readonly [string, unknown] {
  const entries = Object.entries(readObject(value, place));
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) {
    throw parsingError(`[${place}] takes exactly one field, found [${entries.map(([key]) => key).join(', ')}]`);
  }
  return entry;
}

/** A list as it is, one value as a list of one, undefined as an empty list. */
export function readList(value: unknown): readonly unknown[] {
  if (value === undefined) {
    return [];
  }
  return Array.isArray(value) ? value : [value];
}

/** A whole number within bounds. */
export function readWhole(value: unknown, place: string, [least, most]: readonly [number, number]): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw parsingError(`[${place}] must be a whole number from ${least} to ${most}`);
  }
  return value;
}
