import * as v from 'valibot';
import { FIGURES, type FigureName, type Figures } from './summarize.ts';

const Floors = v.record(
  v.picklist(Object.keys(FIGURES) as FigureName[]),
  v.strictObject({ min: v.optional(v.number()), max: v.optional(v.number()) }),
);

/** What figures must reach (`min`) or stay below (`max`); throws a sentence for a name or shape that is not known. */
export function readFloors(
  json: string,
): Partial<Record<FigureName, { min?: number | undefined; max?: number | undefined }>> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Floors), json);
  if (!parsed.success) {
    throw new Error(`The floors: ${parsed.issues[0].message}`);
  }
  return parsed.output;
}

/** A sentence for each figure that misses its floor; a figure that was not measured misses it, too. */
export function missedFloors(figures: Figures, floors: ReturnType<typeof readFloors>): string[] {
  return Object.entries(floors).flatMap(([name, { min = -Infinity, max = Infinity }]) => {
    const figure = figures[name as FigureName];
    if (figure !== null && figure >= min && figure <= max) {
      return [];
    }
    const wanted = min === -Infinity ? `at most ${max}` : `at least ${min}`;
    return [`${name} is ${figure === null ? 'not measured' : figure.toFixed(3)}, and has to be ${wanted}.`];
  });
}
