import { onceFor } from '../../../../once.ts';
import { isWithin } from '../../reading/dates/dates.ts';
import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity, likenessOf } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import { meaningOf, textAt, wordAt } from '../../reading/tokens.ts';
import type { Comparison, Rule, SupportFlaw } from '../rule.ts';
import { inRatedUnits } from './calculations/measured-rates.ts';
import { operandsOf } from './calculations/operands.ts';
import { isShownFactor } from './calculations/shown-expression.ts';
import { isCountOfListed } from './count-of-listed.ts';
import { isSameInWeeks } from './customary-weeks.ts';
import { isDerivedDate } from './derived-date.ts';
import { isDerivedElsewhere } from './derived-elsewhere.ts';
import { isDerived } from './derived-number.ts';
import { withElidedUnits } from './elided-unit.ts';
import { isSameFrequency } from './frequency.ts';
import { isFromQuestion } from './from-question.ts';
import { isIdiomatic } from './idiomatic-number.ts';
import { isMultiple, isNamedMultiple, isNamedOtherwise, isOtherMultiple } from './multiple.ts';
import { isAboutUnit } from './named-unit.ts';
import { isRounded } from './rounded-number.ts';
import { isStatedOtherwise } from './stated-otherwise.ts';
import { isTotalOfParts } from './total-of-parts.ts';

const THE =
  /^(?:the|these|those|die|den|der|diese[nr]?|les|ces|los|las|est[oa]s|i|gli|le|quest[ie]|de|deze|os|as|esses|te|tych|dessa)$/;
// Bounds the work: in the replies that the check is measured on, no sentence has even half as many derived numbers.
const OPEN_MAX = 20;

/** Each date must be in the source or follow from it. */
export const dateRule: Rule = (comparison) => {
  const { said, evidence, cited = evidence } = comparison;
  const isMissing = said.dates.some(
    (date) =>
      !cited.some(({ source, context }) => [...source.dates, ...context.dates].some((each) => isWithin(date, each))) &&
      !isDerivedDate(date, said, { ...comparison, evidence: cited }) &&
      !isFraction(textAt(said.tokens, date.from), cited),
  );
  return isMissing ? 'date' : null;
};

/** Each number must be in the source with its unit, or follow from numbers there. */
export const quantityRule: Rule = (comparison) =>
  openQuantities(comparison)[0]?.flaw ??
  (isOtherMultiple(comparison) || isNamedOtherwise(comparison) ? 'number' : null);

/**
 * Returns the numbers of a statement that the source does not have with their unit and that do not follow from it;
 * computed once for a comparison, because several rules ask.
 */
export const openQuantities = onceFor((comparison: Comparison): readonly OpenQuantity[] => {
  const { said, evidence, cited = evidence, listed = 0 } = comparison;
  const open = said.quantities.flatMap((quantity) => {
    const isListed = listed > 0 && quantity.unit === null && quantity.values.includes(listed);
    const isKnown = isListed || isNamedMultiple(quantity, cited);
    const flaw = isKnown ? null : quantityFlaw(quantity, said, cited);
    return flaw === null ? [] : [{ quantity, flaw }];
  });
  return open.length === 0 ? [] : notFollowing(open, comparison);
});

// "2/3 of the price" is a fraction, not a date.
function isFraction(text: string, evidence: readonly Evidence[]): boolean {
  const [, part, whole] = /^(\d)\/(\d{1,2})$/.exec(text) ?? [];
  const share = { values: [Number(part) / Number(whole)], unit: null };
  return whole !== undefined && evidence.some(({ source }) => hasQuantity(source, share));
}

/** A number that the source does not have. */
export interface OpenQuantity {
  readonly quantity: Quantity;
  readonly flaw: SupportFlaw;
}

// A number that the source does not have may follow from others, or come from the question. Numbers found to follow may
// be used to derive the next, so this repeats until no more are found.
function notFollowing(open: readonly OpenQuantity[], comparison: Comparison): readonly OpenQuantity[] {
  const { said, evidence, cited = evidence } = comparison;
  const sentences = { ...comparison, evidence: cited };
  if (open.length > OPEN_MAX) {
    return open;
  }
  const derived = said.quantities.filter(
    (quantity) => quantity.unit === null && !open.some((each) => each.quantity === quantity),
  );
  const supported = derived.length;
  const sources = cited.flatMap(({ source, context }) => [source, context]);
  let left = open;
  let found: readonly OpenQuantity[];
  do {
    const known = operandsOf(sentences, derived);
    const operands = [...inRatedUnits(known, sources), ...known];
    found = left.filter(({ quantity }) =>
      isDerived(quantity, { ...sentences, clause: clauseOf(said, quantity), operands }),
    );
    derived.push(...found.map(({ quantity }) => quantity));
    left = left.filter((each) => !found.includes(each));
  } while (found.length > 0);
  const unknown = left.map(({ quantity }) => quantity);
  if (isMultiple(unknown, { ...comparison, evidence: cited })) {
    return [];
  }
  const elsewhere = unknown.filter((quantity) => isDerivedElsewhere(quantity, comparison));
  const isUsed = derived.length > supported || elsewhere.length > 0;
  const isOpen = ({ quantity }: OpenQuantity) =>
    !elsewhere.includes(quantity) &&
    !isFromQuestion(quantity, comparison, isUsed) &&
    !isSaidBefore(quantity, comparison);
  return left.filter(isOpen);
}

// "It comes with 20 GB [1]. Once the 20 GB are used up, it is slower [2].": another sentence proves the number.
function isSaidBefore(quantity: Quantity, { said, others }: Comparison): boolean {
  const isRepeated = THE.test(wordAt(said.tokens, quantity.from - 1));
  return (
    isRepeated &&
    quantity.unit !== null &&
    others().some(({ quantities }) => quantities.some((each) => likenessOf(quantity, each) === 'same'))
  );
}

function quantityFlaw(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): SupportFlaw | null {
  if (isIdiomatic(quantity, said, evidence) || isCountOfListed(quantity, said) || isShownFactor(quantity, said)) {
    return null;
  }
  const sources = evidence.flatMap(({ source, context }) => [...withElidedUnits(source), ...context.quantities]);
  const likeness = sources.map((source) => ({ source, like: likenessOf(quantity, source) }));
  const same = likeness.filter(({ like }) => like === 'same');
  if (
    same.some(({ source }) => hasUnit(quantity, source, evidence)) ||
    isSameFrequency(quantity, said, evidence) ||
    isSameInWeeks(quantity, said, evidence) ||
    isRounded(quantity, said, sources) ||
    isTotalOfParts(quantity, evidence) ||
    isStatedOtherwise(quantity, said, { sources, evidence })
  ) {
    return null;
  }
  return same.length > 0 || likeness.some(({ like }) => like === 'other_unit') ? 'unit' : 'number';
}

// Whether the source has the unit of a number elsewhere: in the header of its column, or at another number nearby.
function hasUnit(quantity: Quantity, source: Quantity, evidence: readonly Evidence[]): boolean {
  const { unit } = quantity;
  const isShare = unit === 'percent' && source.values.every((value) => value < 1);
  if (unit === null || source.unit !== null || unit.includes(' or ') || unit === 'clock' || isShare) {
    return true;
  }
  // In "ten books for three weeks" the ten counts books, so "weeks" is not its unit.
  const isCounting = evidence.some(({ source: statement, unit: { kind } }) => {
    const next = statement.quantities.includes(source) && kind !== 'row' ? statement.tokens[source.to] : undefined;
    const isAge = statement.tokens[source.from - 1]?.meanings.includes('same:age') === true;
    return next !== undefined && statement.content.includes(next) && !isAge;
  });
  const isNamed = evidence.some(({ source, context }) => isAboutUnit(source, unit) || isAboutUnit(context, unit));
  // "People under 26" are younger than 26 years.
  const isAge = unit === 'year' && source.bound !== null;
  return (isNamed || isAge) && !isCounting && !(source.isOrdinal && !isOrdinalOf(source, unit, evidence));
}

// "From the third day on" is after three days. "The second" of two things has no unit.
function isOrdinalOf(ordinal: Quantity, unit: string, evidence: readonly Evidence[]): boolean {
  return evidence.some(
    ({ source }) => source.quantities.includes(ordinal) && meaningOf(source.tokens[ordinal.to - 1], 'unit') === unit,
  );
}
