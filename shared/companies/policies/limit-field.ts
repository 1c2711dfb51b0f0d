import * as v from 'valibot';

/** A limit that a company may set: an integer from 1 to `max`; null is the stage's own value again. */
export function limitField(name: string, max: number, counted: string) {
  const sentence = `${name} must be an integer from 1 to ${max}.`;
  const limit = v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(1, sentence),
    v.maxValue(max, sentence),
    v.description(`${counted}, up to ${max}; default: what the stage is configured with`),
  );
  return v.optional(v.nullable(limit));
}

/** A limit after a change: what was given, null as absent, or what it was before. */
export function chosenLimit(given: number | null | undefined, before: number | undefined): number | undefined {
  return given === undefined ? before : (given ?? undefined);
}
