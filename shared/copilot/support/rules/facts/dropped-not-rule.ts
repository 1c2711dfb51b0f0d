import { isAmong, meansSame } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

/**
 * Of several things that a source denies, a statement must not deny one and affirm another: "cans that cannot be read
 * are accepted" for "cans that cannot be read are not accepted".
 */
export const droppedNotRule: Rule = ({ said, evidence, isTranslated }) => {
  // "The theft is excluded" is a denial as well.
  const hasSign = [...said.meanings].some((meaning) => meaning.startsWith('-'));
  // "Reserved for members" denies something to all others.
  const isLimited = ['only', 'reserved'].some((kind) => said.meanings.has(kind));
  const denied = deniedIn(said);
  const isDropped = evidence.some(({ source }) => {
    const all = deniedIn(source);
    const isLeftOut = (word: Token) =>
      said.content.some(({ stem }) => stem === word.stem) &&
      source.content.filter((each) => meansSame(each, word)).length === 1 &&
      !isAmong(word, denied);
    return denied.length > 0 && denied.length < all.length && all.some(isLeftOut);
  });
  return isDropped && !isTranslated && !hasSign && !isLimited ? 'negation' : null;
};

// The first content word after each "not".
function deniedIn({ tokens, content }: Statement): Token[] {
  return tokens.flatMap(({ meanings }, at) => {
    const word = meanings.includes('not') ? tokens.slice(at + 1).find((each) => content.includes(each)) : undefined;
    return word === undefined ? [] : [word];
  });
}
