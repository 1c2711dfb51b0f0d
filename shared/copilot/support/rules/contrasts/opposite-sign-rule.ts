import { isAmong, shareAmong } from '../../reading/evidence.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { meaningOf, type Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

const CONCEPTS = /^[+-](?:open|include|allow|accept|enable)$/;
// The share of a clause's words that the source's clauses with the opposite word must have. Not measured.
const SAME_WORDS_MIN = 0.5;
// A statement or source with one of these may say the opposite of something else. Statement and source must have
// equally many conditions and denials.
const LIMITED = ['except', 'only', 'else', 'deny', 'some', 'even'];
const OF_BOTH = ['if', 'not'];
const BOUNDS = ['after', 'before', 'until', 'from', 'over', 'under', 'min', 'max'];

/**
 * A word such as "open" or "included" must not be used where the source says the opposite: "open on Saturdays" for
 * "open on weekdays and closed on Saturdays".
 */
export const oppositeSignRule: Rule = ({ said, evidence, isTranslated }) => {
  if (isTranslated || LIMITED.some((kind) => said.meanings.has(kind)) || said.clauses.some(isIncomplete)) {
    return null;
  }
  const isReversed = evidence.some(({ unit, source }) => {
    const isLimited = ['except', 'else'].some((kind) => source.meanings.has(kind));
    const isAlike = OF_BOTH.every((kind) => countOf(kind, said) === countOf(kind, source));
    return (
      unit.kind !== 'row' && !isLimited && isAlike && said.clauses.some((clause) => isOpposite(clause, source.clauses))
    );
  });
  return isReversed ? 'opposite' : null;
};

function countOf(kind: string, { tokens }: Statement): number {
  return tokens.filter(({ meanings }) => meanings.includes(kind)).length;
}

function isIncomplete({ content }: Clause): boolean {
  return content.length === 0;
}

function isOpposite(clause: Clause, clauses: readonly Clause[]): boolean {
  const signs = signsOf(clause);
  const [sign, ...more] = signs;
  if (sign === undefined || more.length > 0) {
    return false;
  }
  const opposite = `${sign.startsWith('+') ? '-' : '+'}${sign.slice(1)}`;
  const words = clause.content.filter(({ meanings }) => !meanings.includes(sign));
  const withSign = (other: string) => clauses.filter((each) => signsOf(each).includes(other));
  const [against, alike] = [withSign(opposite), withSign(sign)];
  const isKept = (each: Clause) =>
    !each.isNegated &&
    !signsOf(each).includes(sign) &&
    keepsBounds(clause, each) &&
    clause.quantities.every((one) => hasQuantity(each, one));
  const wordsOf = (list: readonly Clause[]) => list.flatMap(({ content }) => content);
  const onlyIn = (these: readonly Token[], those: readonly Token[]) =>
    words.some((word) => isAmong(word, these) && !isAmong(word, those));
  if (words.length === 0 || against.length === 0 || !against.every(isKept)) {
    return false;
  }
  if (alike.length === 0) {
    return shareAmong(words, wordsOf(against)) >= SAME_WORDS_MIN;
  }
  // The subject of the sentence is the subject of both parts.
  const alikeWords = wordsOf(alike).filter((word) => clauses.every((each) => each.content[0] !== word));
  return onlyIn(wordsOf(against), wordsOf(alike)) && !onlyIn(alikeWords, wordsOf(against));
}

// What is charged separately is not included.
function signsOf({ tokens }: Clause): string[] {
  const meanings = tokens.flatMap((token) => token.meanings);
  const signs = meanings.map((meaning) => (meaning === 'extra' ? '-include' : meaning));
  return [...new Set(signs.filter((sign) => CONCEPTS.test(sign)))];
}

// "Open until six" is "closes at six".
function keepsBounds(clause: Clause, source: Clause): boolean {
  const boundsOf = ({ tokens }: Clause) =>
    new Set(tokens.map((token) => meaningOf(token, 'bound')).filter((bound) => BOUNDS.includes(bound ?? '')));
  const [own, other] = [boundsOf(clause), boundsOf(source)];
  return own.size === other.size && [...own].every((bound) => other.has(bound));
}
