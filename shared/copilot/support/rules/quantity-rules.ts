import type { Evidence } from '../evidence.ts';
import { isWithin } from '../reading/dates.ts';
import type { Bound, Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { isDerived } from './derived-number.ts';
import type { Rule, SupportFlaw } from './rule.ts';

const REQUIRED = /^(?:obligat|mandator|compuls|requir|necess|erforderlich|notwendig|verpflicht|requis|neces|obbligat)/;
const REQUIRED_DISTANCE_MAX = 3;
const LOW: readonly (Bound | null)[] = ['min', 'over', 'from', 'after'];
const HIGH: readonly (Bound | null)[] = ['max', 'under', 'until', 'before'];

/** Each number with its unit, and each date, stands in the source. */
export const quantityRule: Rule = ({ said, evidence }) => {
  for (const date of said.dates) {
    const isThere = evidence.some(({ said: source, context }) =>
      [...source.dates, ...context.dates].some((each) => isWithin(date, each)),
    );
    if (!isThere) {
      return 'date';
    }
  }
  for (const quantity of said.quantities) {
    const flaw = quantityFlaw(quantity, said, evidence);
    if (flaw !== null) {
      return flaw;
    }
  }
  return null;
};

/** Each bound of a number is that of the source: at least is not at most. */
export const boundRule: Rule = ({ said, evidence, question }) => {
  const isWrong = said.quantities.some((quantity) => {
    const sources = evidence.flatMap(({ said: source }) => boundedIn(source, quantity));
    if (sources.length === 0) {
      return false;
    }
    const bound = effective(quantity, isBoundNegated(said, quantity));
    return sources.every((source) => differs(bound, source)) && !isAsked(question, quantity);
  });
  return isWrong ? 'comparison' : null;
};

/** Whether a clause and one of its source bound the same number in the same direction, which settles their polarity. */
export function sharesBound(clause: Clause, source: Clause): boolean {
  return clause.quantities.some((one) =>
    source.quantities.some(
      (other) =>
        likenessOf(one, other) === 'same' &&
        isDirected(one.bound) &&
        isDirected(other.bound) &&
        sideOf(effective(one, clause.isNegated)) === sideOf(effective(other, source.isNegated)),
    ),
  );
}

function quantityFlaw(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): SupportFlaw | null {
  if (isSoft(quantity, said) || isArticle(quantity, evidence)) {
    return null;
  }
  const sources = evidence.flatMap(({ said: source, context }) => [...source.quantities, ...context.quantities]);
  const likeness = sources.map((source) => ({ source, like: likenessOf(quantity, source) }));
  const same = likeness.filter(({ like }) => like === 'same');
  if (same.some(({ source }) => hasUnit(quantity, source, evidence))) {
    return null;
  }
  if (
    isInDate(quantity, evidence) ||
    isInWord(quantity, evidence) ||
    isDerived(quantity, clauseOf(said, quantity), evidence)
  ) {
    return null;
  }
  return same.length > 0 || likeness.some(({ like }) => like === 'other_unit') ? 'unit' : 'number';
}

// A number whose unit stands elsewhere in the source: in the head of its column, or at another number of its sentence.
function hasUnit(quantity: Quantity, source: Quantity, evidence: readonly Evidence[]): boolean {
  const { unit } = quantity;
  const isShare = unit === 'percent' && source.values.every((value) => value < 1);
  if (unit === null || source.unit !== null || unit.includes(' or ') || unit === 'clock' || isShare) {
    return true;
  }
  return evidence.some(
    ({ said, context }) => said.meanings.has(`unit:${unit}`) || context.meanings.has(`unit:${unit}`),
  );
}

// "one" and "once" are said of much that nobody counts.
function isSoft({ values, unit, isOrdinal, from }: Quantity, { tokens }: Statement): boolean {
  const isOne = values.includes(1) && unit === null && tokens[from]?.kind === 'word';
  return isOne || (isOrdinal && values.includes(1) && tokens[from]?.isFirst === true);
}

// "40 parts to one" is said with "1", and one is an article in most languages.
function isArticle({ values, unit, isOrdinal }: Quantity, evidence: readonly Evidence[]): boolean {
  return (
    values.includes(1) &&
    unit === null &&
    !isOrdinal &&
    evidence.some(({ said }) => said.tokens.some(({ word }) => /^(?:one|an?|eine?|une?|una|uno)$/.test(word)))
  );
}

function isInDate({ values, unit, isOrdinal }: Quantity, evidence: readonly Evidence[]): boolean {
  const readings = evidence.flatMap(({ said, context }) =>
    [...said.dates, ...context.dates].flatMap((date) => date.readings),
  );
  const parts = readings.flatMap(({ year, day }) => [year, day]);
  return (unit === null || isOrdinal) && values.some((value) => parts.includes(value));
}

// "Q3", "M10": the number is part of a name there.
function isInWord({ values, unit }: Quantity, evidence: readonly Evidence[]): boolean {
  const hasNumber = (word: string) => (word.match(/\d+/g) ?? []).some((digits) => values.includes(Number(digits)));
  return (
    unit === null &&
    evidence.some(({ said, context }) =>
      [...said.tokens, ...context.tokens].some(({ kind, word }) => kind === 'word' && hasNumber(word)),
    )
  );
}

function boundedIn(source: Statement, quantity: Quantity): (Bound | null)[] {
  return source.quantities
    .filter((each) => likenessOf(quantity, each) === 'same')
    .map((each) => effective(each, isBoundNegated(source, each)));
}

// "not more than five" is at most five, also where the "not" stands far from it.
function effective({ bound }: Quantity, isNegated: boolean): Bound | null {
  const flipped: Partial<Record<Bound, Bound>> = { over: 'max', under: 'min' };
  return isNegated && bound !== null ? (flipped[bound] ?? bound) : bound;
}

// "not required for less than five": what is not required is no bound.
function isBoundNegated(statement: Statement, quantity: Quantity): boolean {
  const { isNegated = false, tokens = [] } = clauseOf(statement, quantity) ?? {};
  const isNotRequired = tokens.some(
    ({ meanings }, at) =>
      meanings.includes('not') &&
      tokens.slice(at + 1, at + 1 + REQUIRED_DISTANCE_MAX).some(({ word }) => REQUIRED.test(word)),
  );
  return isNegated && !isNotRequired;
}

function differs(said: Bound | null, source: Bound | null): boolean {
  if ((LOW.includes(said) && HIGH.includes(source)) || (HIGH.includes(said) && LOW.includes(source))) {
    return true;
  }
  return source === null && (said === 'over' || said === 'under');
}

function isDirected(bound: Bound | null): boolean {
  return LOW.includes(bound) || HIGH.includes(bound);
}

function sideOf(bound: Bound | null): 'low' | 'high' | null {
  return LOW.includes(bound) ? 'low' : HIGH.includes(bound) ? 'high' : null;
}

function clauseOf(statement: Statement, quantity: Quantity): Clause | undefined {
  const token = statement.tokens[quantity.from];
  return statement.clauses.find(({ tokens }) => token !== undefined && tokens.includes(token));
}

function isAsked(question: Statement, quantity: Quantity): boolean {
  return question.quantities.some((each) => each.bound === quantity.bound && likenessOf(quantity, each) === 'same');
}
