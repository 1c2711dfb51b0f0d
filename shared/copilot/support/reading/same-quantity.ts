/** A number with its possible values and its unit. */
export interface Amount {
  readonly values: readonly number[];
  readonly unit: string | null;
  readonly version?: string;
}

// The base of each unit that is not itself a base, and how many of the base make up the unit. Quantities with the same
// base can be compared.
const UNITS: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  microsecond: ['second', 0.000001],
  millisecond: ['second', 0.001],
  minute: ['second', 60],
  quarterhour: ['second', 900],
  hour: ['second', 3_600],
  day: ['second', 86_400],
  week: ['second', 604_800],
  fortnight: ['second', 1_209_600],
  quarter: ['month', 3],
  halfyear: ['month', 6],
  year: ['month', 12],
  microgram: ['gram', 0.000001],
  milligram: ['gram', 0.001],
  kilogram: ['gram', 1_000],
  ton: ['gram', 1_000_000],
  millimeter: ['meter', 0.001],
  centimeter: ['meter', 0.01],
  kilometer: ['meter', 1_000],
  milliliter: ['liter', 0.001],
  centiliter: ['liter', 0.01],
  deciliter: ['liter', 0.1],
  hectoliter: ['liter', 100],
  milliwatt: ['watt', 0.001],
  kilowatt: ['watt', 1_000],
  megawatt: ['watt', 1_000_000],
  gigawatt: ['watt', 1_000 ** 3],
  mwh: ['kwh', 1_000],
  gwh: ['kwh', 1_000_000],
  mbit: ['kbit', 1_000],
  gbit: ['kbit', 1_000_000],
  mbitps: ['kbitps', 1_000],
  gbitps: ['kbitps', 1_000_000],
  mbps: ['kbps', 1_000],
  gbps: ['kbps', 1_000_000],
  mb: ['kb', 1_000],
  gb: ['kb', 1_000_000],
  tb: ['kb', 1_000 ** 3],
  percent: ['one', 0.01],
  permille: ['one', 0.001],
  basispoint: ['percentpoint', 0.01],
  cent: ['eur', 0.01],
  pence: ['gbp', 0.01],
};
interface Base {
  readonly base: string;
  readonly factor: number;
}

const BASES: ReadonlyMap<string, Base> = new Map(
  Object.entries(UNITS).map(([unit, [base, factor]]) => [unit, { base, factor }]),
);
const WITHOUT_UNIT: Base = { base: 'one', factor: 1 };
// An answer may say "28 degrees" for 28 °C, but not 28 °C for "28 degrees", which can be of either scale or an angle.
const DEGREES: ReadonlySet<string> = new Set(['celsius', 'fahrenheit']);
// The same applies to dollars, except that plain "dollars" in a document are usually US dollars.
const DOLLARS: ReadonlySet<string> = new Set(['usd', 'aud', 'cad', 'nzd', 'sgd', 'hkd', 'twd']);
// "24:00" is "0:00".
const MIDNIGHT = 24;
// Scaled values differ in their last digits: 0.1 + 0.2 is not 0.3.
const TOLERANCE = 1e-9;
// Wider than rounding to nine digits and the tolerance together.
const CLOSE_TOLERANCE = 1e-7;
// As a share of the value, or of 1 if the value is smaller. Even in the base of the smallest units, such as micrograms,
// such a difference exceeds the tolerance.
const FAR = 0.01;

/** How a quantity of an answer compares with a quantity of its source. */
type Likeness = 'same' | 'other_unit' | 'other';

/** Compares values with their units: 14 days are two weeks, 50 % are half, 5 days are not 5 months. */
export function likenessOf(said: Amount, source: Amount): Likeness {
  return likenessWithin(said, source, TOLERANCE);
}

/** Whether amounts may be the same once they are rounded to nine significant digits. */
export function areClose(one: Amount, other: Amount): boolean {
  return likenessWithin(one, other, CLOSE_TOLERANCE) === 'same';
}

function likenessWithin(said: Amount, source: Amount, tolerance: number): Likeness {
  if (said.unit?.includes(' or ') || source.unit?.includes(' or ')) {
    return likenessOfAmbiguous(said, source, tolerance);
  }
  if (isSameAmount(said, source, tolerance)) {
    return 'same';
  }
  const isEqual = said.values.some((value) => source.values.some((each) => areEqual(value, each, tolerance)));
  if (!isEqual || said.unit === source.unit) {
    return isEqual ? 'same' : 'other';
  }
  return said.unit === null || source.unit === null ? 'same' : 'other_unit';
}

/** Whether one of the quantities is the same as this one. */
export function hasQuantity({ quantities }: { readonly quantities: readonly Amount[] }, quantity: Amount): boolean {
  return quantities.some((each) => !areFarApart(quantity, each) && likenessOf(quantity, each) === 'same');
}

// A cheap test that most numbers of a table pass: whether two values with the same unit surely differ.
function areFarApart({ values, unit }: Amount, { values: others, unit: other }: Amount): boolean {
  const [one = 0, two = 0] = [values[0], others[0]];
  return (
    values.length === 1 &&
    others.length === 1 &&
    Math.abs(one - two) > FAR * Math.max(1, Math.abs(one)) &&
    unit === other &&
    (unit === null || (unit !== 'clock' && !unit.includes(' or ')))
  );
}

function isSameAmount(said: Amount, source: Amount, tolerance: number): boolean {
  const one = baseOf(said.unit);
  const other = said.unit === source.unit ? one : baseOf(source.unit);
  return (
    isSameBase(one, other) &&
    said.values.some((value) =>
      source.values.some((each) => areEqual(scaled(value, one), scaled(each, other), tolerance)),
    )
  );
}

/** Whether amounts in two units can be compared: euros with cents, and dollars with those of a country. */
export function areComparable(one: string | null, other: string | null): boolean {
  return isSameBase(baseOf(one), baseOf(other)) || isSameBase(baseOf(other), baseOf(one));
}

function isSameBase({ base: one }: Base, { base: other }: Base): boolean {
  return (
    one === other ||
    (one === 'degree' && DEGREES.has(other)) ||
    (one === 'dollar' && DOLLARS.has(other)) ||
    (one === 'usd' && other === 'dollar')
  );
}

function scaled(value: number, { base, factor }: Base): number {
  return base === 'clock' && value === MIDNIGHT ? 0 : value * factor;
}

function likenessOfAmbiguous(said: Amount, source: Amount, tolerance: number): Likeness {
  const readings = ({ values, unit }: Amount) =>
    (unit?.split(' or ') ?? [null]).map((each) => ({ values, unit: each }));
  const all = readings(said).flatMap((one) => readings(source).map((other) => likenessWithin(one, other, tolerance)));
  return (['same', 'other_unit'] as const).find((each) => all.includes(each)) ?? 'other';
}

/**
 * Returns the base of a unit, and how many of the base make up the unit: a week is 604,800 seconds, a year 12 months. A
 * number without a unit has the base of a percentage, so that "half" equals 50 %.
 */
export function baseOf(unit: string | null): Base {
  return unit === null ? WITHOUT_UNIT : (BASES.get(unit) ?? { base: unit, factor: 1 });
}

function areEqual(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one - other) <= tolerance * Math.max(1, Math.abs(one));
}
