import * as v from 'valibot';
import { UNLIMITED_WORD } from '../pricing/unlimited.ts';

/** The id of something: a UUID in lower case. */
export const id = v.pipe(v.string(), v.uuid());
/** A time as ISO 8601 in UTC, with milliseconds. */
export const time = v.pipe(v.string(), v.isoTimestamp());
/** US dollars as a decimal string without an exponent, exact to the nano-dollar. */
export const usd = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d{1,9})?$/));
/** US dollars, or the word for no cap. */
export const usdOrUnlimited = v.union([usd, v.literal(UNLIMITED_WORD)]);
/** A whole number of at least 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A UTC calendar day, such as 2026-11-20. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
