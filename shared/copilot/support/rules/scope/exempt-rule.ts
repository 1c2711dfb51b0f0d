import { isAmong } from '../../reading/evidence.ts';
import type { Clause } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { hasNegation } from '../polarity.ts';
import type { Rule } from '../rule.ts';

const EXEMPT =
  /^(?:exempt\p{L}*|excluded|befreit\p{L}*|ausgenommen|ausgeschlossen|dispens\p{L}*|exoner\p{L}*|exclu\p{L}{0,3}|exent[oa]s?|eximid[oa]s?|excluid[oa]s?|esent[ei]|esonerat[oaie]|esclus[oaie]|dispensat[oaie]|isent[oa]s?|vrijgesteld|uitgesloten|uitgezonderd|zwolnion\p{L}+|wy[lł]aczon\p{L}+|undantag\p{L}+|befriad\p{L}*)$/u;
// A statement with one of these may itself say that something is left out.
const QUALIFIED = ['except', 'extra', '-include', '-allow'];

/**
 * A duty or a fee must not be said of those whom its source exempts: "adults take the course" for "all pupils take the
 * course, adults are exempt".
 */
export const exemptRule: Rule = ({ said, evidence, question, isYes, isTranslated }) => {
  const isQualified = QUALIFIED.some((kind) => said.meanings.has(kind)) || said.tokens.some(isExempt);
  if (isTranslated || isQualified || hasNegation(said)) {
    return null;
  }
  const isNamed = (word: Token) => isAmong(word, said.content) || (isYes && isAmong(word, question.content));
  const isImposed = evidence.some(({ source }) =>
    source.clauses.some((clause, at) => {
      const main = source.clauses[at - 1];
      if (main === undefined || isBan(main)) {
        return false;
      }
      const exempted = exemptedIn(clause);
      return exempted.length > 0 && exempted.every(isNamed);
    }),
  );
  return isImposed ? 'negation' : null;
};

// Whoever is exempt from a ban is allowed something: "grilling is prohibited, electric grills excepted".
function isBan({ isNegated, tokens }: Clause): boolean {
  return isNegated || tokens.some(({ meanings }) => meanings.includes('-allow'));
}

function isExempt({ word }: Token): boolean {
  return EXEMPT.test(word);
}

// The words of a clause that exempts somebody or something, without the word for the exemption itself.
function exemptedIn({ content, tokens, isNegated }: Clause): readonly Token[] {
  return !isNegated && tokens.some(isExempt) ? content.filter((word) => !isExempt(word)) : [];
}
