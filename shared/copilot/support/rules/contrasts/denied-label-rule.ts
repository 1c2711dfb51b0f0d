import { shareAmong, sharesWord } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import { type Clause, WITHOUT } from '../../reading/statement.ts';
import { wordAt } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// One "not" for each of the two subjects, and one for what is said of one of them.
const NOTS_OF_ONE_DENIED = 3;

/**
 * The number for those whom a "not" names must not be given for the others: "members pay 28" for "members pay 14,
 * non-members 28".
 */
export const deniedLabelRule: Rule = ({ said, evidence, isTranslated }) => {
  const isQualified = ['if', 'except', 'only', 'but', 'else'].some((kind) => said.meanings.has(kind));
  if (isTranslated || said.clauses.length > 1 || isQualified) {
    return null;
  }
  const isTaken = said.clauses.some((clause) =>
    clause.quantities.some((quantity) =>
      evidence.some(({ unit, source }) => unit.kind !== 'row' && takesOther(clause, quantity, source.clauses)),
    ),
  );
  return isTaken ? 'swapped' : null;
};

/**
 * Statement and source must both deny or both affirm what they say of "non-members"; the "not" of that word itself does
 * not count.
 */
export const deniedTwiceRule: Rule = ({ said, evidence, isTranslated }) => {
  const clauses = evidence.flatMap(({ source }) => source.clauses);
  const isReversed = said.clauses.some((clause) => clauses.some((source) => deniesRest(clause, source)));
  return isReversed && !isTranslated ? 'negation' : null;
};

// Whether all clauses with a number name their subject with a "not" and the statement does not, or the reverse, while
// another clause of its kind has a number of its own.
function takesOther(clause: Clause, quantity: Quantity, clauses: readonly Clause[]): boolean {
  const owners = clauses.filter((each) => hasQuantity(each, quantity));
  const rivals = clauses.filter(
    (each) => !owners.includes(each) && each.isNegated === clause.isNegated && hasRivalOf(quantity, each),
  );
  return (
    owners.length > 0 &&
    owners.every(
      (each) =>
        each.isNegated !== clause.isNegated &&
        sharesWord(clause.content, each.content) &&
        isNamedByNot(each.isNegated ? each : clause),
    ) &&
    rivals.some(
      (each) => sharesWord(clause.content, each.content) && !each.quantities.some((one) => hasQuantity(clause, one)),
    )
  );
}

// Whether the subject has its "not" on both sides, and the rest is denied on one of them only.
function deniesRest(clause: Clause, source: Clause): boolean {
  const [own, other] = [clause, source].map(({ tokens }) => tokens.filter(({ meanings }) => meanings.includes('not')));
  const isNamed = isNamedByNot(clause) && isNamedByNot(source) && shareAmong(clause.content, source.content) === 1;
  return isNamed && own !== undefined && other !== undefined && own.length + other.length === NOTS_OF_ONE_DENIED;
}

// "Non-members", "i non soci": a "not" right before a word at the beginning, unlike "without a permit".
function isNamedByNot({ tokens, content }: Clause): boolean {
  const at = tokens.findIndex(({ meanings }) => meanings.includes('not'));
  const next = tokens[at + 1];
  return at >= 0 && at <= 1 && !WITHOUT.test(wordAt(tokens, at)) && next !== undefined && content.includes(next);
}

function hasRivalOf({ unit }: Quantity, { quantities }: Clause): boolean {
  return quantities.some((each) => each.unit === unit);
}
