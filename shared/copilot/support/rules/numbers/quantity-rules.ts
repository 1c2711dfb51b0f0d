import { isWithin } from '../../reading/dates.ts';
import type { Evidence } from '../../reading/evidence.ts';
import { AND, type Quantity } from '../../reading/quantities.ts';
import { hasQuantity, likenessOf } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import { meaningOf, textAt } from '../../reading/tokens.ts';
import { isUnitOfTime } from '../../reading/unit-kinds.ts';
import type { Comparison, Rule, SupportFlaw } from '../rule.ts';
import { isSameInWeeks } from './customary-weeks.ts';
import { isDerivedDate } from './derived-date.ts';
import { isDerived } from './derived-number.ts';
import { withElidedUnits } from './elided-unit.ts';
import { isSameFrequency } from './frequency.ts';
import { isFromQuestion } from './from-question.ts';
import { isIdiomatic } from './idiomatic-number.ts';
import { isMultiple, isOtherMultiple } from './multiple.ts';
import { isAboutUnit } from './named-unit.ts';
import { isRounded } from './rounded-number.ts';
import { isSameLoss } from './same-loss.ts';
import { isTotalOfParts } from './total-of-parts.ts';

// Larger counts must be in the source.
const COUNTED_MAX = 4;
const DAYS_OF_MONTH_MIN = 28;
const DAYS_OF_MONTH_MAX = 31;

/** Each date must be in the source or follow from it. */
export const dateRule: Rule = (comparison) => {
  const { said, evidence } = comparison;
  const isMissing = said.dates.some(
    (date) =>
      !evidence.some(({ source, context }) =>
        [...source.dates, ...context.dates].some((each) => isWithin(date, each)),
      ) &&
      !isDerivedDate(date, said, comparison) &&
      !isFraction(textAt(said.tokens, date.from), evidence),
  );
  return isMissing ? 'date' : null;
};

/** Each number must be in the source with its unit, or follow from numbers there. */
export const quantityRule: Rule = (comparison) => {
  const { said, evidence, listed = 0 } = comparison;
  const open = said.quantities.flatMap((quantity) => {
    const isListed = listed > 0 && quantity.unit === null && quantity.values.includes(listed);
    const flaw = isListed ? null : quantityFlaw(quantity, said, evidence);
    return flaw === null ? [] : [{ quantity, flaw }];
  });
  return openFlaw(open, comparison) ?? (isOtherMultiple(comparison) ? 'number' : null);
};

// "2/3 of the price" is a fraction, not a date.
function isFraction(text: string, evidence: readonly Evidence[]): boolean {
  const [, part, whole] = /^(\d)\/(\d{1,2})$/.exec(text) ?? [];
  const share = { values: [Number(part) / Number(whole)], unit: null };
  return whole !== undefined && evidence.some(({ source }) => hasQuantity(source, share));
}

// Bounds the work: in the replies that the check is measured on, no sentence has even half as many derived numbers.
const OPEN_MAX = 20;

interface Open {
  readonly quantity: Quantity;
  readonly flaw: SupportFlaw;
}

// A number that the source does not have may follow from others, or come from the question. Numbers found to follow may
// be used to derive the next, so this repeats until no more are found.
function openFlaw(open: readonly Open[], comparison: Comparison): SupportFlaw | null {
  const { said } = comparison;
  if (open.length > OPEN_MAX) {
    return open[0]?.flaw ?? null;
  }
  const derived: Quantity[] = [];
  let left = open;
  for (let before = -1; before !== derived.length; ) {
    before = derived.length;
    const found = left.filter(({ quantity }) =>
      isDerived(quantity, { ...comparison, clause: clauseOf(said, quantity), derived }),
    );
    derived.push(...found.map(({ quantity }) => quantity));
    left = left.filter((each) => !found.includes(each));
  }
  const unknown = left.map(({ quantity }) => quantity);
  if (isMultiple(unknown, comparison)) {
    return null;
  }
  return left.find(({ quantity }) => !isFromQuestion(quantity, comparison, derived.length > 0))?.flaw ?? null;
}

function quantityFlaw(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): SupportFlaw | null {
  if (isIdiomatic(quantity, said, evidence) || isOneInWords(quantity, evidence)) {
    return null;
  }
  const sources = evidence.flatMap(({ source, context }) => [...withElidedUnits(source), ...context.quantities]);
  const likeness = sources.map((source) => ({ source, like: likenessOf(quantity, source) }));
  const same = likeness.filter(({ like }) => like === 'same');
  if (same.some(({ source }) => hasUnit(quantity, source, evidence))) {
    return null;
  }
  if (isInDate(quantity, evidence) || isInWord(quantity, evidence) || isSameFrequency(quantity, said, evidence)) {
    return null;
  }
  if (
    isAboutMonths(quantity, sources) ||
    isSameInWeeks(quantity, said, evidence) ||
    isLost(quantity, said, evidence) ||
    isRounded(quantity, said, sources) ||
    isTotalOfParts(quantity, evidence)
  ) {
    return null;
  }
  if (isArticleOf(quantity, said) && !hasOtherArticle(quantity, evidence)) {
    return null;
  }
  if (isWeaker(quantity, sources) || isCountOfNamed(quantity, said, evidence)) {
    return null;
  }
  return same.length > 0 || likeness.some(({ like }) => like === 'other_unit') ? 'unit' : 'number';
}

// People say "a month" for thirty days, and thirty days for a month. Whether the difference matters is left to a judge.
function isAboutMonths({ values, unit }: Quantity, sources: readonly Quantity[]): boolean {
  const isAbout = (days: number, months: number) =>
    days / months >= DAYS_OF_MONTH_MIN && days / months <= DAYS_OF_MONTH_MAX;
  return sources.some((source) =>
    source.values.some((other) =>
      values.some(
        (value) =>
          (unit === 'month' && source.unit === 'day' && isAbout(other, value)) ||
          (unit === 'day' && source.unit === 'month' && isAbout(value, other)),
      ),
    ),
  );
}

// "Over 5,000" is true where the source has 5,539. Whether both mean the same thing is left to a judge.
function isWeaker({ bound, values, unit }: Quantity, sources: readonly Quantity[]): boolean {
  const isInside = (value: number) =>
    values.some((limit) => (bound === 'over' && value > limit) || (bound === 'under' && value < limit));
  return sources.some((source) => source.bound === null && source.unit === unit && source.values.some(isInside));
}

// "Two people" where the source names a man and a woman: a small number in words may count what the source lists.
function isCountOfNamed(quantity: Quantity, { tokens }: Statement, evidence: readonly Evidence[]): boolean {
  const { values, unit, isOrdinal, from } = quantity;
  const isSmall = values.some((value) => value > 1 && value <= COUNTED_MAX) && tokens[from]?.kind === 'word';
  const isCounted = evidence.some(({ source, context }) =>
    [source, context].some(({ quantities }) =>
      quantities.some((each) => each.unit === null && !each.values.includes(1)),
    ),
  );
  const isListed = evidence.some(({ source }) => source.tokens.some(({ word }) => AND.test(word)));
  return isSmall && unit === null && !isOrdinal && isListed && !isCounted;
}

// "-2 %" where costs fell by 2 %.
function isLost(quantity: Quantity, { tokens }: Statement, evidence: readonly Evidence[]): boolean {
  return evidence.some(({ source, context }) =>
    [source, context].some(({ quantities }) =>
      quantities.some((each) => isSameLoss(quantity, each, [tokens, source.tokens, context.tokens])),
    ),
  );
}

// Whether a quantity is only an article with its unit, as in "a year".
function isArticleOf({ from, values, unit }: Quantity, { tokens }: Statement): boolean {
  const token = tokens[from];
  // Midnight also counts as a number of hours.
  const isNamedTime = unit === 'clock' && meaningOf(token, 'clockword') !== null;
  const isOne = token?.kind === 'word' && (values.includes(1) || isNamedTime);
  return isOne && !token.meanings.some((meaning) => /^(?:number|ordinal|often|unit):/.test(meaning));
}

// "Within a year" where the source has "within a month" or "six months", and no year, and "noon" where it has midnight.
function hasOtherArticle({ unit }: Quantity, evidence: readonly Evidence[]): boolean {
  if (unit === 'clock') {
    return evidence.some(({ source }) =>
      source.quantities.some((each) => each.unit === unit && each.values.every((value) => value % 12 === 0)),
    );
  }
  const isNamed = evidence.some(({ source, context }) =>
    [source, context].some(({ meanings }) => meanings.has(`unit:${unit}`) || meanings.has(`period:${unit}`)),
  );
  return (
    !isNamed &&
    evidence.some(({ source }) =>
      source.quantities.some((each) => isUnitOfTime(each.unit) || (isArticleOf(each, source) && each.unit !== null)),
    )
  );
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
  return isNamed && !isCounting && !(source.isOrdinal && !isOrdinalOf(source, unit, evidence));
}

// "From the third day on" is after three days. "The second" of two things has no unit.
function isOrdinalOf(ordinal: Quantity, unit: string, evidence: readonly Evidence[]): boolean {
  return evidence.some(
    ({ source }) => source.quantities.includes(ordinal) && meaningOf(source.tokens[ordinal.to - 1], 'unit') === unit,
  );
}

// A source contains 1 if it has the word "one", which in most languages is also the article.
function isOneInWords({ values, unit, isOrdinal }: Quantity, evidence: readonly Evidence[]): boolean {
  return (
    values.includes(1) &&
    unit === null &&
    !isOrdinal &&
    evidence.some(({ source }) => source.tokens.some(({ word }) => /^(?:one|an?|eine?|une?|una|uno)$/.test(word)))
  );
}

function isInDate({ values, unit, isOrdinal }: Quantity, evidence: readonly Evidence[]): boolean {
  const readings = evidence.flatMap(({ source, context }) =>
    [...source.dates, ...context.dates].flatMap((date) => date.readings),
  );
  const parts = readings.flatMap(({ year, day }) => [year, day]);
  return (unit === null || isOrdinal) && values.some((value) => parts.includes(value));
}

// The source has the number as part of a name: "Q3", "M10".
function isInWord({ values, unit }: Quantity, evidence: readonly Evidence[]): boolean {
  const hasNumber = (word: string) => (word.match(/\d+/g) ?? []).some((digits) => values.includes(Number(digits)));
  return (
    unit === null &&
    evidence.some(({ source, context }) =>
      [...source.tokens, ...context.tokens].some(({ kind, word }) => kind === 'word' && hasNumber(word)),
    )
  );
}
