import { isAmong, meansSame } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { FORBIDDING, hasNegation } from '../polarity.ts';
import type { Rule } from '../rule.ts';

const WITH = /^(?:with|mit|avec|con|com|met|z|ze|med)$/;
const WITHOUT = /^(?:without|ohne|sans|sin|senza|sem|zonder|bez|utan)$/;
// Only the next word, or the one after an article, surely names the thing that is or is not there.
const WORDS_BETWEEN_MAX = 1;

/** What comes without something must not be said to come with it: "made with eggs" for "without eggs". */
export const withWithoutRule: Rule = ({ said, evidence, isTranslated }) => {
  const given = namedAfter(said, WITH);
  if (given.length === 0 || isTranslated || hasNegation(said) || said.meanings.has('if')) {
    return null;
  }
  // If the sources also name the thing elsewhere, the statement may repeat that.
  const left = evidence.flatMap(({ source }) => (deniesMore(source) ? [] : namedAfter(source, WITHOUT)));
  const all = evidence.flatMap(({ source }) => source.content);
  const isOnlyLeft = (word: Token) =>
    isAmong(word, left) && all.filter((each) => meansSame(each, word)).every((each) => left.includes(each));
  return given.some(isOnlyLeft) ? 'negation' : null;
};

// "Nobody enters without a ticket" lets in anyone who has one.
function deniesMore({ tokens, meanings }: Statement): boolean {
  const isOther = ({ meanings: own, word }: Token) => own.includes('not') && !WITHOUT.test(word);
  return tokens.some(isOther) || [...FORBIDDING, 'only', 'if'].some((kind) => meanings.has(kind));
}

function namedAfter({ tokens, content }: Statement, pattern: RegExp): Token[] {
  return tokens.flatMap(({ word }, at) => {
    const next = tokens.slice(at + 1, at + 2 + WORDS_BETWEEN_MAX).find((each) => content.includes(each));
    return pattern.test(word) && next !== undefined ? [next] : [];
  });
}
