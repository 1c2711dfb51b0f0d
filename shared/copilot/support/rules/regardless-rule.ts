import { isIncluding, MEANINGS_OF_ALL } from '../comparing/universal-words.ts';
import { hasNegation } from '../reading/polarity.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

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
