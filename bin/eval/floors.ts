import * as v from 'valibot';
import { FIGURES, type FigureName, type Figures } from './summarize.ts';

const Floors = v.record(
  v.picklist(Object.keys(FIGURES) as FigureName[]),
  v.strictObject({ min: v.optional(v.number()), max: v.optional(v.number()) }),
);

/**
 * Parses the bounds of figures: at least `min`, at most `max`.
 *
 * @throws for a text of another form.
 */
export function readFloors(
  json: string,
): Partial<Record<FigureName, { min?: number | undefined; max?: number | undefined }>> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Floors), json);
  if (!parsed.success) {
    throw new Error(`The file with the floors is not valid: ${parsed.issues[0].message}`);
  }
  return parsed.output;
}

/** Returns a sentence for each figure outside its bounds. A figure that was not measured is outside them. */
export function missedFloors(figures: Figures, floors: ReturnType<typeof readFloors>): string[] {
  return Object.entries(floors).flatMap(([name, { min = -Infinity, max = Infinity }]) => {
    const figure = figures[name as FigureName];
    if (figure !== null && figure >= min && figure <= max) {
      return [];
    }
    const wanted = [
      ...(min === -Infinity ? [] : [`at least ${min}`]),
      ...(max === Infinity ? [] : [`at most ${max}`]),
    ].join(' and ');
    return [`${name} is ${figure === null ? 'not measured' : figure.toFixed(3)}, and has to be ${wanted}.`];
  });
}
