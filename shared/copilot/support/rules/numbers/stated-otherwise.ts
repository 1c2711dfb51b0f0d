import { HOURS_PER_HALF_DAY } from '../../reading/clock-times.ts';
import type { Evidence } from '../../reading/evidence.ts';
import { AND, type Quantity } from '../../reading/quantities.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';
import { isUnitOfTime } from '../../reading/unit-kinds.ts';
import { isSameLoss } from './same-loss.ts';

// Larger counts must be in the source.
const COUNTED_MAX = 4;
const DAYS_OF_MONTH_MIN = 28;
const DAYS_OF_MONTH_MAX = 31;

/** The numbers of the cited sentences, and the sentences. */
interface Known {
  readonly sources: readonly Quantity[];
  readonly evidence: readonly Evidence[];
}

/** Whether a source has a number in another form: in words or a date, as a list, or as an exact number for a bound. */
export function isStatedOtherwise(quantity: Quantity, said: Statement, { sources, evidence }: Known): boolean {
  return (
    isOneInWords(quantity, evidence) ||
    isInDate(quantity, evidence) ||
    isInWord(quantity, evidence) ||
    isAboutMonths(quantity, sources) ||
    isTimeOfDay(quantity, sources) ||
    isWeaker(quantity, sources) ||
    isLost(quantity, said, evidence) ||
    isCountOfNamed(quantity, said, evidence) ||
    (isArticleOf(quantity, said) && !hasOtherArticle(quantity, evidence))
  );
}

// A source contains 1 if it has the word "one", which in most languages is also the article: "una hora" is one hour.
function isOneInWords({ values, unit, isOrdinal }: Quantity, evidence: readonly Evidence[]): boolean {
  const isOne = ({ tokens }: Statement) =>
    tokens.some(
      ({ word }, at) =>
        /^(?:one|an?|eine?[mnr]?|d|une?|una|uno|uma?|een|en|ett)$/.test(word) &&
        (unit === null ||
          meaningOf(tokens[at + 1], 'unit')
            ?.split(' or ')
            .includes(unit)),
    );
  return values.includes(1) && !isOrdinal && evidence.some(({ source }) => isOne(source));
}

function isInDate({ values, unit, isOrdinal }: Quantity, evidence: readonly Evidence[]): boolean {
  const readings = evidence.flatMap(({ source, context }) =>
    [...source.dates, ...context.dates].flatMap((date) => date.readings),
  );
  const parts = readings.flatMap(({ year, day }) => [year, day]);
  return (unit === null || isOrdinal) && values.some((value) => parts.includes(value));
}

// "From nine to five" for "from 9:00 to 17:00".
function isTimeOfDay({ values, unit, bound, isOrdinal }: Quantity, sources: readonly Quantity[]): boolean {
  const isSame = (value: number, other: number) =>
    value <= HOURS_PER_HALF_DAY && (other === value || other === value + HOURS_PER_HALF_DAY);
  return (
    unit === null &&
    bound !== null &&
    !isOrdinal &&
    sources.some(
      (each) => each.unit === 'clock' && each.values.some((other) => values.some((value) => isSame(value, other))),
    )
  );
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

// "-2 %" where costs fell by 2 %.
function isLost(quantity: Quantity, { tokens }: Statement, evidence: readonly Evidence[]): boolean {
  return evidence.some(({ source, context }) =>
    [source, context].some(({ quantities }) =>
      quantities.some((each) => isSameLoss(quantity, each, [tokens, source.tokens, context.tokens])),
    ),
  );
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
