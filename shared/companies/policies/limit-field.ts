import * as v from 'valibot';

interface Limit {
  readonly max: number;
  /** The limited quantity, in words: `questions a minute`. */
  readonly counted: string;
  readonly example: number;
}

/** A limit that a company may set: an integer from 1 to `max`; null resets it to the stage's default. */
export function limitField(name: string, { max, counted, example }: Limit) {
  const sentence = `${name} must be an integer from 1 to ${max}.`;
  const limit = v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(1, sentence),
    v.maxValue(max, sentence),
    v.description(`${counted}, up to ${max}; default: what the stage is configured with`),
    v.examples([example]),
  );
  return v.optional(v.nullable(limit));
}

/** Returns a limit after a change: the given one, none for null, and the previous one when none was given. */
export function chosenLimit(given: number | null | undefined, before: number | undefined): number | undefined {
  return given === undefined ? before : (given ?? undefined);
}
