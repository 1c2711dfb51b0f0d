import { isAmong, shareAmong, sharesWord } from '../reading/evidence.ts';
import { type Statement, sideRanges } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

/** A condition and its consequence. */
interface Case {
  readonly condition: readonly Token[];
  readonly consequence: readonly Token[];
  /** Whether it denies that the consequence follows. */
  readonly isDenied: boolean;
}

// Bounds the work: each case of a statement is compared with each pair of cases in the source. Not measured.
const CASES_MAX = 8;

/** The consequence of one condition must not be stated for another: "if it flashes, A; if it is lit, B". */
export const consequenceRule: Rule = ({ said, evidence }) => {
  const cases = evidence.flatMap((each) => casesOf(each.source)).slice(0, CASES_MAX);
  const isCrossed = casesOf(said)
    .slice(0, CASES_MAX)
    .some((own) => cases.some((one) => cases.some((other) => joins(own, one, other))));
  return isCrossed ? 'swapped' : null;
};

// Whether a case has the condition of `one` and the consequence of `other`.
function joins({ condition, consequence, isDenied }: Case, one: Case, other: Case): boolean {
  const ownCondition = wordsNotIn(one.condition, other.condition);
  const otherCondition = wordsNotIn(other.condition, one.condition);
  const ownConsequence = wordsNotIn(one.consequence, other.consequence);
  const otherConsequence = wordsNotIn(other.consequence, one.consequence);
  return (
    // A denial is right if the source gives the condition no consequence of its own.
    !(isDenied && ownConsequence.length === 0) &&
    shareAmong(ownCondition, condition) > shareAmong(otherCondition, condition) &&
    sharesWord(otherConsequence, consequence) &&
    !sharesWord(ownConsequence, consequence)
  );
}

function wordsNotIn(words: readonly Token[], others: readonly Token[]): Token[] {
  return words.filter((word) => !isAmong(word, others));
}

// The parts between semicolons and "but" that have one condition each.
function casesOf({ tokens, content }: Statement): Case[] {
  return sideRanges(tokens).flatMap((side) => {
    const part = tokens.slice(side.from, side.to);
    const ifs = part.flatMap(({ meanings }, at) => (meanings.includes('if') ? [at] : []));
    const [from, ...others] = ifs;
    if (from === undefined || others.length > 0) {
      return [];
    }
    const comma = part.findIndex(({ text }, at) => at > from && text === ',');
    const to = comma === -1 ? part.length : comma;
    const condition = part.slice(from, to).filter((token) => content.includes(token));
    const consequence = [...part.slice(0, from), ...part.slice(to)].filter((token) => content.includes(token));
    const isDenied = part.some(({ meanings }) => meanings.includes('not'));
    return condition.length > 0 && consequence.length > 0 ? [{ condition, consequence, isDenied }] : [];
  });
}
