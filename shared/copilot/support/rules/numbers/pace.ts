import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { type Amount, likenessOf } from '../../reading/same-quantity.ts';
import { namesUnit, type Statement } from '../../reading/statement.ts';

const UNIT_OF_TIME = /^(?:second|minute|hour|day|week|fortnight|month|quarter|halfyear|year)$/;

/**
 * Whether a number says how often, and the source says the same in another way: four times a year is every three months
 * and quarterly, once a year is every twelve months.
 */
export function isSamePace(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const isCount = quantity.unit === 'times';
  const spans = isCount ? periodsOf(said) : [quantity];
  const counts = isCount ? [quantity] : countsOf(said);
  return evidence.some(({ source }) => {
    const isPaced = isCount || countsOf(source).length > 0 || periodsOf(source).length > 0;
    const sources = [...periodsOf(source), ...source.quantities.filter(({ unit }) => isUnitOfTime(unit))];
    return (
      isPaced &&
      onceIfEmpty(counts).some((count) =>
        onceIfEmpty(countsOf(source)).some((other) =>
          spans.some((span) =>
            sources.some((each) => likenessOf(multiplied(span, other), multiplied(each, count)) === 'same'),
          ),
        ),
      )
    );
  });
}

/** Whether a source has a period in other words: "once a year" is "every twelve months". */
export function hasPeriod(meaning: string, said: Statement, evidence: readonly Evidence[]): boolean {
  const times = said.quantities.filter(({ unit }) => unit === 'times');
  const isPeriod = meaning.startsWith('period:');
  // "At the end of the quarter" is every quarter.
  const isNamed = evidence.some((each) => namesUnit(each.source, meaning.slice(meaning.indexOf(':') + 1)));
  if (isPeriod && (isNamed || times.some((each) => isSamePace(each, said, evidence)))) {
    return true;
  }
  const isPaced = evidence.some(({ source }) => [...source.meanings].some((each) => each.startsWith('period:')));
  const period = isPaced ? undefined : /^period:(.+)$/.exec(meaning)?.[1];
  const one = { values: [1], unit: period ?? null, bound: null, isOrdinal: false, from: 0, to: 0 };
  return (
    period !== undefined &&
    evidence.some(({ source }) =>
      source.quantities.some((each) => each.unit !== null && likenessOf(one, each) === 'same'),
    )
  );
}

/** Whether a unit measures how long something takes. */
export function isUnitOfTime(unit: string | null): boolean {
  return UNIT_OF_TIME.test(unit ?? '');
}

// The periods that the words of a sentence name, as one of each: "monthly" is one month.
function periodsOf({ meanings }: Pick<Statement, 'meanings'>): Amount[] {
  return [...meanings].flatMap((meaning) => {
    const unit = /^period:(.+)$/.exec(meaning)?.[1];
    return unit === undefined ? [] : [amountOf(1, unit)];
  });
}

function countsOf({ quantities }: Statement): Amount[] {
  return quantities.filter(({ unit }) => unit === 'times');
}

// "Monthly" is once a month.
function onceIfEmpty(counts: readonly Amount[]): readonly Amount[] {
  return counts.length === 0 ? [amountOf(1, 'times')] : counts;
}

function multiplied(span: Amount, { values }: Amount): Amount {
  return { unit: span.unit, values: span.values.flatMap((value) => values.map((count) => value * count)) };
}

function amountOf(value: number, unit: string): Amount {
  return { values: [value], unit };
}
