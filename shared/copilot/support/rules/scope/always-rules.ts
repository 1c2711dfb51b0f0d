import type { Token } from '../../reading/tokens.ts';
import { hasNegation } from '../polarity.ts';
import type { Rule } from '../rule.ts';
import { isIncluding } from './also-rule.ts';
import { MEANINGS_OF_ALL } from './universal-rule.ts';

/** Something that may happen does not always happen: "may be closed" is not "is always closed". */
export const alwaysRule: Rule = ({ said, evidence }) => {
  const isAlways = said.clauses.some(
    ({ tokens, isNegated }) => !isNegated && tokens.some(({ meanings }) => meanings.includes('ever')),
  );
  const isOnlyPossible = evidence.every(
    ({ source: { meanings } }) =>
      ['modal:can', 'modal:may', 'some'].some((kind) => meanings.has(kind)) &&
      !['ever', 'all', 'modal:must'].some((kind) => meanings.has(kind)),
  );
  return isAlways && isOnlyPossible ? 'quantifier' : null;
};

/** A statement must not say that something holds in every case unless its source does. */
export const regardlessRule: Rule = ({ said, evidence }) => {
  const isWide = evidence.some(({ source: { tokens } }) =>
    tokens.some((token) => isIncluding(token) || isWideWord(token)),
  );
  // "No, it does not depend on the performance of one, but on that of all" denies what the source denies.
  const hasDenial = hasNegation(said) || evidence.some((each) => each.source.meanings.has('not'));
  return said.meanings.has('wide') && !isWide && !hasDenial ? 'quantifier' : null;
};

function isWideWord({ word, meanings }: Token): boolean {
  return word === 'too' || ['+include', ...MEANINGS_OF_ALL].some((meaning) => meanings.includes(meaning));
}
