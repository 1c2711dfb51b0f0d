import { onceFor } from '../../../once.ts';
import { type Amount, areClose } from '../reading/same-quantity.ts';

/** How two amounts are combined. */
export type Operation = 'sum' | 'difference' | 'product' | 'quotient';

/** The result of combining two amounts, and how they were combined. */
export interface Result extends Amount {
  readonly operation: Operation;
}

const HOURS_PER_DAY = 24;

const DURATIONS: ReadonlySet<string | null> = new Set(['second', 'minute', 'hour', 'day', 'week']);

/** Returns every result of two amounts that makes sense for their units: hours are not added to euros. */
export function resultsOf(one: Amount, other: Amount): readonly Result[] {
  return resultsWith(one)(other);
}

// Computed once for two amounts, because each number of a statement may follow from them.
const resultsWith = onceFor((one: Amount) =>
  onceFor((other: Amount): readonly Result[] =>
    measuresOf(one).flatMap((a) => measuresOf(other).flatMap((b) => resultsOfMeasures(a, b))),
  ),
);

/** Whether two amounts are equal, in whatever units, to nine significant digits: calculated values are not exact. */
export function isSameAmount(one: Amount, other: Amount): boolean {
  // Rounding takes longest, so it comes last.
  return areClose(one, other);
}

interface Measure {
  readonly value: number;
  readonly unit: string | null;
}

// An ambiguous amount has several measures: "20 h" is an hour of the day or a duration.
function measuresOf({ values, unit }: Amount): Measure[] {
  const units = unit === null ? [null] : unit.split(' or ');
  return values.flatMap((value) => units.map((each) => ({ value, unit: each })));
}

function resultsOfMeasures(a: Measure, b: Measure): Result[] {
  if (a.unit === 'clock' || b.unit === 'clock') {
    return clockResults(a, b);
  }

  return [...sums(a, b), ...products(a, b), ...products(b, a)];
}

// It is four hours from 22:00 to 02:00, and 45 minutes before 20:00 is 19:15.
function clockResults(a: Measure, b: Measure): Result[] {
  if (a.unit === b.unit) {
    return [a.value - b.value, b.value - a.value].map((hours) => ({
      values: [hours < 0 ? hours + HOURS_PER_DAY : hours],
      unit: 'hour',
      operation: 'difference',
    }));
  }
  const [clock, time] = a.unit === 'clock' ? [a, b] : [b, a];
  const hours = hoursOf(time);
  const at = (value: number) => [(value + HOURS_PER_DAY) % HOURS_PER_DAY];
  return hours === null
    ? []
    : [
        { values: at(clock.value + hours), unit: 'clock', operation: 'sum' },
        { values: at(clock.value - hours), unit: 'clock', operation: 'difference' },
      ];
}

function hoursOf({ value, unit }: Measure): number | null {
  if (unit === 'hour') {
    return value;
  }
  return unit === 'minute' ? value / 60 : null;
}

function sums(a: Measure, b: Measure): Result[] {
  const factor = factorTo(a.unit, b.unit);
  if (factor === null) {
    return [];
  }
  const unit = b.unit ?? a.unit;
  const value = a.value * factor;
  return [
    { values: [value + b.value], unit, operation: 'sum' },
    { values: [Math.abs(value - b.value)], unit, operation: 'difference' },
    ...(unit === 'percent' ? pointsBetween(value, b.value) : []),
    ...changes(value, b.value),
  ];
}

// From 3 % to 5 % are two percentage points.
function pointsBetween(one: number, other: number): Result[] {
  return [{ values: [Math.abs(one - other)], unit: 'percentpoint', operation: 'difference' }];
}

// 46 is 15 % more than 40.
function changes(one: number, other: number): Result[] {
  const shares = [one, other].map((base) => (100 * Math.abs(one - other)) / base);
  return [{ values: shares.flatMap(roundings), unit: 'percent', operation: 'difference' }];
}

// How many of the unit `to` make one `from`; null if the two cannot be added.
function factorTo(from: string | null, to: string | null): number | null {
  if (from === to || from === null || to === null) {
    return 1;
  }
  return FACTORS.find(([one, other]) => one === from && other === to)?.[2] ?? null;
}

const STEPS: readonly (readonly [large: string, small: string, factor: number])[] = [
  ['day', 'hour', 24],
  ['week', 'day', 7],
  ['year', 'month', 12],
  ['eur', 'cent', 100],
  ['usd', 'dollar', 1],
];

const FACTORS = STEPS.flatMap(([large, small, factor]) => [
  [large, small, factor] as const,
  [small, large, 1 / factor] as const,
]);

// An amount times a count or a share, or divided by a count: 3 hours at 12 euros, 5 % of 200 euros, 90 euros among 3
// people. Two amounts of one unit, such as prices, are not multiplied; one is a share of the other.
function products(a: Measure, b: Measure): Result[] {
  if (a.unit !== null && a.unit === b.unit && a.unit !== 'percent') {
    return ratio(a, b);
  }
  const isShare = b.unit === 'percent' && a.unit !== 'percent';
  const factor = isShare ? b.value / 100 : b.value;
  const isDuration = DURATIONS.has(b.unit);
  const quotient: Result[] =
    isShare || isDuration ? [] : [{ values: [a.value / factor], unit: a.unit, operation: 'quotient' }];
  // 10 % more than 600 are 660.
  const changed: Result[] = isShare
    ? [1 + factor, 1 - factor].map((each) => ({ values: [a.value * each], unit: a.unit, operation: 'product' }))
    : [];
  return [{ values: [a.value * factor], unit: a.unit, operation: 'product' }, ...changed, ...quotient];
}

// 41 of 64 kilometers is 64 %, and 90 days are three times 30.
function ratio(a: Measure, b: Measure): Result[] {
  const share = a.value / b.value;
  return [
    ...(share > 0 ? [{ values: [share], unit: share < 1 ? null : 'times', operation: 'quotient' as const }] : []),
  ];
}

function roundings(share: number): number[] {
  return [share, Math.round(share)];
}
