import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// The first words of "round trip", "hin und zurück" and the like: the fare of one way, taken twice.
const BOTH_WAYS = new Set('round there hin heen aller allers ida andata tur w tam 往返'.split(' '));

/** A multiple such as "double the rate" must be one that the source says, if it says any: "twice", 200 %, "half". */
export const multipleRule: Rule = ({ said, evidence, question }) => {
  const statements = [...evidence.map(({ source }) => source), question];
  const isNamed = evidence.some(({ source }) => multiplesIn(source).length > 0);
  const known = statements.flatMap((statement) => [...multiplesIn(statement), ...percentagesIn(statement)]);
  return isNamed && multipleWordsIn(said).some((multiple) => !known.includes(multiple)) ? 'number' : null;
};

// Double, three times, a half.
function multiplesIn(statement: Statement): number[] {
  const counted = statement.quantities.filter(
    ({ values, unit }) => unit === 'times' || (unit === null && values.every((value) => value < 1)),
  );
  return [...counted.flatMap(({ values }) => values), ...multipleWordsIn(statement)];
}

function percentagesIn({ quantities }: Statement): number[] {
  return quantities.flatMap(({ values, unit }) => (unit === 'percent' ? values.map((value) => value / 100) : []));
}

function multipleWordsIn({ tokens }: Statement): number[] {
  return tokens.flatMap((token) => {
    const times = BOTH_WAYS.has(token.text.toLowerCase()) ? null : meaningOf(token, 'times');
    return times === null || times === '1' ? [] : [Number(times)];
  });
}
