import { type FoundDate, isWithin } from '../reading/dates.ts';
import type { Bound } from '../reading/number-bounds.ts';
import type { Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const LOW: readonly (Bound | null)[] = ['min', 'over', 'from', 'after'];
const HIGH: readonly (Bound | null)[] = ['max', 'under', 'until', 'before'];
// How far before a date its bound may stand, with only function words between them: "until the end of June".
const BOUND_DISTANCE_MAX = 3;
const BETWEEN_BOUND_AND_DATE =
  /^(?:the|zum|zu|dem|den|der|het|au|le|l|el|al|il|o|ao|end|ende|fin|fim|finales|einde|of|de|do|del|di|van|een|midnight)$/;
const TO = /^(?:to|until|till|through|bis|zum|au|jusqu|al|hasta|ao|ate|a|tot|-|–)$/;
// Room for a word and articles between two dates: "to the", "bis zum". No measurement.
const RANGE_MAX = 3;

/** A date must keep its side: "until 30 June" is not "from 30 June". */
export const dateBoundRule: Rule = ({ said, evidence }) => {
  const isTurned = said.dates.some((date) => {
    const side = sideOf(said, date);
    const sides = evidence.flatMap(({ said: source }) =>
      source.dates.filter((each) => isWithin(date, each)).map((each) => sideOf(source, each)),
    );
    return side !== null && sides.length > 0 && sides.every((each) => each !== null && each !== side);
  });
  const isNegated = (statement: Statement) =>
    statement.clauses.some((clause) => clause.isNegated || hasClosed(clause.tokens));
  // "Closed before 1 May" is "open from 1 May".
  const isAlike = evidence.every(({ said: source }) => isNegated(source) === isNegated(said));
  return isTurned && isAlike ? 'comparison' : null;
};

function hasClosed(tokens: readonly Token[]): boolean {
  return tokens.some(({ meanings }) => meanings.some((meaning) => meaning.startsWith('-')));
}

function sideOf({ tokens, dates }: Statement, date: FoundDate): 'low' | 'high' | null {
  const bound = boundBefore(tokens, date.from);
  if (bound !== null) {
    return LOW.includes(bound) ? 'low' : HIGH.includes(bound) ? 'high' : null;
  }
  // In "1 May to 30 June" the first date is the low end, the second the high one.
  const isRange = (from: number, to: number) =>
    to - from > 0 &&
    to - from <= RANGE_MAX &&
    tokens.slice(from, to).some(({ word, text }) => TO.test(word) || TO.test(text));
  const at = dates.indexOf(date);
  const [before, after] = [dates[at - 1], dates[at + 1]];
  if (after !== undefined && isRange(date.to, after.from)) {
    return 'low';
  }
  return before !== undefined && isRange(before.to, date.from) ? 'high' : null;
}

function boundBefore(tokens: readonly Token[], from: number): Bound | null {
  for (let back = 1; back <= BOUND_DISTANCE_MAX; back += 1) {
    const token = tokens[from - back];
    const bound = meaningOf(token, 'bound') as Bound | null;
    if (bound !== null || token === undefined || !BETWEEN_BOUND_AND_DATE.test(token.word)) {
      return bound;
    }
  }
  return null;
}
