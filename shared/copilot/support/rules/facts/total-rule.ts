import { closestClauses, isAmong } from '../../reading/evidence.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Clause } from '../../reading/statement.ts';
import { meaningOf, type Token, wordAt } from '../../reading/tokens.ts';
import type { Comparison, Rule } from '../rule.ts';

const TOTAL = ['all', 'ever', 'wide'];
const PART = ['some', 'only', 'reserved'];
const LIMITS = ['not', 'some', 'only', 'except', 'if'];
// "All the invoices", "die gesamten Kosten": an article or an adjective may stand between. No measurement.
const NOUN_DISTANCE_MAX = 2;
// "Only the ground floor rooms", "80 percent of the costs". No measurement.
const PART_DISTANCE_MAX = 4;
// In "tre fatture su cinque" and "trois factures sur cinq" the noun stands before it.
const OUT_OF = /^sur?$/;
const OF = /^(?:of|out|von|der|sur|des|de|su|di|van|z|ze|av)$/;

/**
 * All of something must not be said where the source counts or limits what it says of it, and says nothing of all:
 * "three of five invoices" are not all invoices, nor is "damage above 500 euros" every damage.
 */
export const totalRule: Rule = ({ said, evidence, question }) => {
  if (evidence.some((each) => TOTAL.some((meaning) => each.said.meanings.has(meaning)))) {
    return null;
  }
  const clauses = evidence.flatMap((each) => each.said.clauses);
  // The "no" with which a reply begins denies what was asked, not what it says.
  const [verdict, comma] = said.tokens;
  const isLimited = ({ tokens }: Clause) =>
    hasAnyOf(
      LIMITS,
      tokens.filter((token) => token !== verdict || comma?.text !== ','),
    );
  const isOverstated = said.clauses.some(
    (clause) =>
      !isLimited(clause) &&
      totalsIn(clause).some((noun) =>
        closestClauses(clause, clauses).some((source) => isPartial(noun, source, { said, question })),
      ),
  );
  return isOverstated ? 'quantifier' : null;
};

function hasAnyOf(wanted: readonly string[], tokens: readonly Token[]): boolean {
  return tokens.some(({ meanings }) => wanted.some((meaning) => meanings.includes(meaning)));
}

// The nouns of which a clause says "all": the first one behind each "all". "Each guest pays 5 euros" is a rate.
function totalsIn({ tokens, content, quantities }: Clause): Token[] {
  return tokens.flatMap(({ meanings }, at) => {
    const isRate = meanings.includes('per') && quantities.length > 0;
    const noun = tokens.slice(at + 1, at + 1 + NOUN_DISTANCE_MAX).find((word) => content.includes(word));
    return meanings.includes('all') && !isRate && noun !== undefined ? [noun] : [];
  });
}

// Whether a clause of the source is about a part of what a noun names. A number that statement or question repeats
// says which part is meant; "the 12 rooms" are all rooms, and what is done "within 30 days" may be done with all.
function isPartial(
  noun: Token,
  { tokens, quantities }: Clause,
  { said, question }: Pick<Comparison, 'said' | 'question'>,
): boolean {
  const known = [...said.quantities, ...question.quantities];
  const isLeft = quantities.every((each) => !known.some((other) => likenessOf(other, each) === 'same'));
  const isCounted = isLeft && quantities.length > 0;
  const isShare = tokens.some((_, from) => isShareAt(tokens, from));
  return tokens.some(
    (token, at) =>
      isAmong(noun, [token]) && (isPartAt(tokens, at) || (isCounted && (isShare || isLimitedAt(tokens, at)))),
  );
}

// "Most rooms", "only the ground floor rooms", but "only managers" are all managers.
function isPartAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - PART_DISTANCE_MAX), at);
  return hasAnyOf(PART, before) && !hasAnyOf(['only'], before.slice(-NOUN_DISTANCE_MAX));
}

// "80 percent of the costs", "damage above 500 euros", "pannes de plus de quatre heures".
function isLimitedAt(tokens: readonly Token[], at: number): boolean {
  const limit = OF.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const before = tokens.slice(Math.max(0, at - PART_DISTANCE_MAX), at);
  return meaningOf(tokens[limit], 'bound') !== null || hasAnyOf(['unit:percent'], before);
}

// "A half", "two thirds", "three of five", "tre fatture su cinque".
function isShareAt(tokens: readonly Token[], at: number): boolean {
  const isNumber = (token: Token | undefined) => token?.kind === 'number' || meaningOf(token, 'number') !== null;
  const isHalf = meaningOf(tokens[at], 'number')?.startsWith('0') === true;
  const isFraction = isHalf || meaningOf(tokens[at], 'fraction') !== null;
  const of = OUT_OF.test(wordAt(tokens, at + 2)) ? at + 2 : at + 1;
  const isOf = OF.test(wordAt(tokens, of)) && (isNumber(tokens[of + 1]) || isNumber(tokens[of + 2]));
  return isFraction || (isNumber(tokens[at]) && isOf);
}
