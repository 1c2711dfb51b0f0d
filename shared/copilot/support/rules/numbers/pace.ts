import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { type Amount, likenessOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';

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
