import { saysYes } from '../../reading/bare-verdict.ts';
import { isAmong } from '../../reading/evidence.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// Words with which a yes is limited, or with which a denial can be said the other way round.
const LIMITS = ['not', 'deny', 'only', 'if', 'except'];
const DENIALS = ['-allow', '-include', '-accept', 'deny'];

/**
 * A plain yes needs a source that denies nothing: "Yes, the tank is dishwasher-safe" does not follow from "the jug is
 * dishwasher-safe, the tank is not". A number may be the limit that makes the yes right, and is left to other rules.
 */
export const affirmedRule: Rule = ({ said, evidence, question }) => {
  const isLimited = [...said.meanings].some((meaning) => LIMITS.includes(meaning) || meaning.startsWith('-'));
  if (!saysYes(said.text) || isLimited || said.quantities.length > 0 || said.dates.length > 0) {
    return null;
  }
  const words = [...said.content, ...question.content];
  return evidence.some((each) => deniesThis(each.said, words)) ? 'negation' : null;
};

// What is excepted from a denial is not denied.
function deniesThis({ clauses }: Statement, words: readonly Token[]): boolean {
  const isExcepted = clauses.some(
    (clause) => clause.opener === 'except' && clause.content.some((word) => isAmong(word, words)),
  );
  return clauses.some(isDenied) !== isExcepted;
}

function isDenied({ opener, isNegated, tokens }: Clause): boolean {
  const hasDenial = tokens.some(({ meanings }) => meanings.some((meaning) => DENIALS.includes(meaning)));
  return opener !== 'except' && opener !== 'if' && (isNegated || hasDenial);
}
