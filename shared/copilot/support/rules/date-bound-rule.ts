import { type FoundDate, isWithin } from '../reading/dates/dates.ts';
import type { Evidence } from '../reading/evidence.ts';
import type { Bound } from '../reading/number-bounds.ts';
import { clauseOf, type Statement } from '../reading/statement.ts';
import { meaningOf, type Token, wordAt } from '../reading/tokens.ts';
import { isClosed } from './polarity.ts';
import type { Rule } from './rule.ts';

// The side of a date on which the days lie. The lexicon lists "later than" as `under`, because "later than five days
// before arrival" is fewer than five days before it, and "earlier than" as `over`. With a date, they mean "after" and
// "before".
const SIDES: Readonly<Partial<Record<Bound, 'low' | 'high'>>> = {
  min: 'low',
  from: 'low',
  after: 'low',
  over: 'low',
  under: 'low',
  max: 'high',
  until: 'high',
  before: 'high',
};
// What may come between a date and its bound, or between two dates: "until the end of June", "to the".
const BEFORE_DATE =
  /^(?:the|zum|zu|dem|den|der|het|au|le|l|el|al|il|o|ao|end|ende|fin|fim|finales|einde|of|de|do|del|di|van|een|slutet|av|midnight)$/;
const EARLIER = /^(?:earlier|fruher|eerder) /;
const TO = /^(?:to|until|till|through|bis|zum|au|jusqu|al|hasta|ao|ate|a|tot|-|–)$/;

/** A date must keep its side, and a range of dates its ends: "until 30 June" is not "from 30 June". */
export const dateBoundRule: Rule = ({ said, evidence }) => {
  if (hasOtherEnd(said, evidence)) {
    return 'date';
  }
  const isReversed = said.dates.some((date) => {
    const side = sideOf(said, date);
    const found = evidence.flatMap(({ source }) =>
      source.dates.filter((each) => isWithin(date, each)).map((each) => ({ source, each })),
    );
    const isOther = ({ source, each }: (typeof found)[number]) => {
      const other = sideOf(source, each);
      // "Closed before 1 May" means "open from 1 May".
      const isAlike = isClosed(clauseOf(source, each)) === isClosed(clauseOf(said, date));
      return other !== null && other !== side && isAlike;
    };
    return side !== null && found.length > 0 && found.every(isOther);
  });
  return isReversed ? 'comparison' : null;
};

// "Closed from 3 to 10 August" for "closed from 3 to 7 August, open again on the 10th".
function hasOtherEnd(said: Statement, evidence: readonly Evidence[]): boolean {
  const ranges = evidence.flatMap(({ source }) => rangesIn(source));
  return rangesIn(said).some(([from, to]) => {
    const others = ranges.filter(([start, end]) => isWithin(from, start) !== isWithin(to, end));
    const isSame = ranges.some(([start, end]) => isWithin(from, start) && isWithin(to, end));
    return others.length > 0 && !isSame;
  });
}

function rangesIn({ tokens, dates }: Statement): (readonly [from: FoundDate, to: FoundDate])[] {
  return dates.slice(1).flatMap((to, at) => {
    const from = dates[at] as FoundDate;
    return isRange(tokens.slice(from.to, to.from)) ? [[from, to] as const] : [];
  });
}

// "1 May to 30 June". Two dates side by side, as in a list, are not a range.
function isRange(between: readonly Token[]): boolean {
  return (
    between.some(({ word }) => TO.test(word)) && between.every(({ word }) => TO.test(word) || BEFORE_DATE.test(word))
  );
}

function sideOf(statement: Statement, date: FoundDate): 'low' | 'high' | null {
  const { tokens, dates } = statement;
  const bound = boundBefore(tokens, date.from);
  if (bound !== null) {
    // "Not beyond 31 March" and "not after 31 March" mean "until 31 March".
    return /^(?:over|after)$/.test(bound) && clauseOf(statement, date).isNegated ? 'high' : (SIDES[bound] ?? null);
  }
  // In "1 May to 30 June" the first date is the low end, the second the high one.
  const at = dates.indexOf(date);
  const [before, after] = [dates[at - 1], dates[at + 1]];
  if (after !== undefined && isRange(tokens.slice(date.to, after.from))) {
    return 'low';
  }
  return before !== undefined && isRange(tokens.slice(before.to, date.from)) ? 'high' : null;
}

function boundBefore(tokens: readonly Token[], from: number): Bound | null {
  let at = from - 1;
  while (meaningOf(tokens[at], 'bound') === null && BEFORE_DATE.test(wordAt(tokens, at))) {
    at -= 1;
  }
  return EARLIER.test(wordAt(tokens, at)) ? 'before' : (meaningOf(tokens[at], 'bound') as Bound | null);
}
