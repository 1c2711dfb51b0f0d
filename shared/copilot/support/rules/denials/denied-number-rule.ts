import { type Evidence, sharesWord } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity, likenessOf } from '../../reading/same-quantity.ts';
import { type Clause, clauseOf, type Statement } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';
import { maySayNo, plainDenials } from './plain-denial.ts';

// A number further after a "not" may belong to another part of its clause.
const NUMBER_DISTANCE_MAX = 9;
// What a source says of some people or things does not hold for the others: "members pay nothing, others 10 euros".
const OTHERS = /^(?:others?|ubrigen?|restlichen?|anderen|autres|otr[oa]s?|demas|altr[ie]|outr[oa]s?|overigen?)$/;

// With one of these, the source may state the number for a case that is not the statement's.
const LIMITING = ['if', 'except', 'only', 'else'];

/**
 * A statement must not deny a number that its source states: "that is not 280 euros" for "280 euros". A number with the
 * same bound in both, such as "at most 280 euros", is the same number in every language and wording.
 */
export const deniedNumberRule: Rule = ({ said, evidence, cited = evidence }) => {
  const isWrong = plainDenials(said).some((clause) =>
    clause.quantities.some(
      (quantity) =>
        !quantity.isOrdinal &&
        isAfterNot(quantity, said) &&
        evidence.some(({ source }) => hasQuantity(source, quantity)) &&
        cited.every((each) => affirms(each, quantity, clause)),
    ),
  );
  return isWrong ? 'negation' : null;
};

function isAfterNot({ from }: Quantity, { tokens }: Statement): boolean {
  return tokens.slice(Math.max(0, from - NUMBER_DISTANCE_MAX), from).some(({ meanings }) => meanings.includes('not'));
}

// Whether a source does not mention a number; or states it with the same bound and without a denial, has no limit, and
// denies nothing of what the clause is about: "members pay £4; trainees are exempt" denies that trainees pay.
function affirms({ source }: Evidence, quantity: Quantity, denied: Clause): boolean {
  const same = source.quantities.filter((each) => likenessOf(quantity, each) === 'same');
  const isAffirmed = (each: Quantity) => {
    const clause = clauseOf(source, each);
    return each.bound === quantity.bound && !maySayNo(clause);
  };
  const isLimited =
    LIMITING.some((kind) => source.meanings.has(kind)) ||
    source.tokens.some(({ word }) => OTHERS.test(word)) ||
    source.clauses.some((clause) => maySayNo(clause) && sharesWord(denied.content, clause.content));
  return same.length === 0 || (same.every(isAffirmed) && !isLimited);
}
