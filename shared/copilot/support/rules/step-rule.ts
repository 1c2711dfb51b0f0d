import { onceFor } from '../../../once.ts';
import { sideOf } from '../comparing/bounds.ts';
import { isInside } from '../comparing/within-limits.ts';
import type { Evidence, Labeled } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { baseOf, likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import { meaningOf } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

/** Returns a row and its neighbors in the table, each with its label; none if the unit is not a row. */
function rowsAround({ unit, source, read, neighbors }: Evidence): Labeled[] {
  return unit.kind === 'row' ? [{ label: read(unit.label ?? ''), source }, ...neighbors()] : [];
}

// Bounds the work: no price list in one sentence has more steps.
const STEPS_MAX = 12;

/**
 * A number of one step of a scale must not be stated about a case of another step: with "from 50 units 4 %, from 200
 * units 7 %, from 500 units 11 %", 300 units do not get 11 %. The statement or the question gives the case.
 */
export const stepRule: Rule = ({ said, evidence, cited = evidence, question }) => {
  if (said.quantities.length === 0) {
    return null;
  }
  const isOther = (steps: readonly Step[]) => steps.length > 1 && isOfOtherStep(steps, said, question);
  const scales = [
    ...cited.map(({ unit, source }) => (unit.kind === 'row' ? [] : stepsIn(source))),
    ...scalesOfTables(cited),
  ];
  return scales.some(isOther) ? 'row' : null;
};

/** A value, and the cases for which it holds: one limit, two limits, or an exact number. */
interface Step {
  readonly limits: readonly Quantity[];
  readonly values: readonly Quantity[];
}

function isOfOtherStep(steps: readonly Step[], said: Statement, question: Statement): boolean {
  const limits = steps.flatMap((step) => step.limits);
  const values = steps.flatMap((step) => step.values);
  const kind = kindOf(limits[0]);
  const isCase = (each: Quantity) => kindOf(each) === kind && isOfUnit(each) && !each.isOrdinal && !has(values, each);
  const casesIn = (statement: Statement) => statement.quantities.filter((each) => isCase(each));
  const [stated, asked] = [casesIn(said), casesIn(question)];
  const [found, ...others] = stated.length > 0 ? stated : asked;
  // "600 euros are missing for the step of 8 %" gives no case.
  const isRepeated = found !== undefined && stated.length > 0 && has(asked, found);
  const isCaseAlone = found !== undefined && others.length === 0 && isRepeated;
  const step = isCaseAlone ? stepOf(found, steps) : undefined;
  const given = said.quantities.filter((each) => kindOf(each) !== kind && has(values, each));
  return step !== undefined && given.length <= step.values.length && given.some((each) => !has(step.values, each));
}

// If limits are in hours, minutes are usually about something else, but a year may be twelve months.
function isOfUnit({ unit }: Quantity): boolean {
  return unit !== 'minute';
}

// The step to which a number belongs: the one whose limits it keeps; of several lower limits the highest that it
// reaches, of several upper limits the lowest.
function stepOf(found: Quantity, steps: readonly Step[]): Step | undefined {
  const kept = steps.filter(({ limits }) => limits.every((limit, at) => keeps(found, asStart(limit, limits[at + 1]))));
  const sides = new Set(kept.flatMap(({ limits }) => limits.map(({ bound }) => sideOf(bound))));
  const [side] = sides;
  if (sides.size === 1 && side !== null) {
    const sorted = kept.toSorted((one, other) => numberOf(one.limits[0]) - numberOf(other.limits[0]));
    return side === 'low' ? sorted.at(-1) : sorted[0];
  }
  return kept.length === 1 ? kept[0] : undefined;
}

// "2 to under 5 years": the first of two limits is the lower one.
function asStart(limit: Quantity, next: Quantity | undefined): Quantity {
  return limit.bound === null && next !== undefined ? { ...limit, bound: 'min' } : limit;
}

function keeps(found: Quantity, limit: Quantity): boolean {
  const [own, other] = [numberOf(found), numberOf(limit)];
  return sideOf(limit.bound) === null ? own === other : isInside(own, { values: [other], bound: limit.bound });
}

function numberOf(quantity: Quantity | undefined): number {
  return (quantity?.values[0] ?? 0) * baseOf(quantity?.unit ?? null).factor;
}

function has(quantities: readonly Quantity[], quantity: Quantity): boolean {
  return quantities.some((each) => likenessOf(quantity, each) === 'same');
}

function kindOf(quantity: Quantity | undefined): string {
  const unit = quantity?.unit ?? null;
  if (unit === null || unit === 'percent') {
    return unit ?? 'count';
  }
  return baseOf(unit).base;
}

// "From 50 units 4 %, from 200 units 7 %", or "4 % from 50 units, 7 % from 200". Each step has limits of one kind and a
// value of another one.
const stepsIn = onceFor(({ quantities: all, tokens }: Statement): readonly Step[] => {
  const bounded = all.filter(({ bound }) => bound !== null && bound !== 'about');
  // In "4 euros up to 2 kg" the 4 is not a limit.
  const limit = bounded.find(({ from }) => meaningOf(tokens[from - 1], 'bound') !== null) ?? bounded[0] ?? all[0];
  const isLimit = (each: Quantity) => kindOf(each) === kindOf(limit);
  // Nor is the 60 of "at least 10 hours get 5 % off the 60-minute price".
  const limiting = bounded.filter(isLimit);
  const quantities = limiting.length > 1 ? all.filter((each) => limiting.includes(each) || !isLimit(each)) : all;
  const kinds = [...new Set(quantities.map(kindOf))];
  if (kinds.length !== 2 || quantities.length < 4 || quantities.length > 3 * STEPS_MAX) {
    return [];
  }
  const runs = runsOf(quantities, isLimit);
  const steps = runs.flatMap((run, at): Step[] => {
    const next = runs[at + 1];
    const pair = at % 2 === 0 && next !== undefined ? [run, next] : null;
    const limits = pair?.find((each) => each.every(isLimit));
    const values = pair?.find((each) => each !== limits);
    return limits === undefined || values === undefined ? [] : [{ limits, values }];
  });
  return runs.length === 2 * steps.length ? steps : [];
});

// Divides numbers into runs of limits and runs of values.
function runsOf(quantities: readonly Quantity[], isLimit: (each: Quantity) => boolean): Quantity[][] {
  const runs: Quantity[][] = [];
  for (const [at, each] of quantities.entries()) {
    const before = quantities[at - 1];
    if (before !== undefined && isLimit(before) === isLimit(each)) {
      runs.at(-1)?.push(each);
    } else {
      runs.push([each]);
    }
  }
  return runs;
}

// Rows whose labels have limits: "2 to under 5 years | 6 weeks | 8 weeks". A table is read once, not for each row.
function scalesOfTables(cited: readonly Evidence[]): (readonly Step[])[] {
  const read = new Set<Statement>();
  return cited.flatMap((row) => {
    const rows = rowsAround(row);
    const [own] = rows;
    if (own === undefined || read.has(own.label)) {
      return [];
    }
    for (const { label } of rows) {
      read.add(label);
    }
    return [stepsOfRows(rows)];
  });
}

function stepsOfRows(rows: readonly Labeled[]): readonly Step[] {
  const steps = rows.map(({ label, source }) => ({
    limits: label.quantities,
    values: source.quantities.slice(label.quantities.length),
  }));
  const isScale = steps.every(({ limits }) => limits.length > 0 && limits.length <= 2);
  return isScale ? steps : [];
}
