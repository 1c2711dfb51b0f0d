import { closestClauses, isAmong } from '../../reading/evidence.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Clause } from '../../reading/statement.ts';
import { isNumber, meaningOf, type Token, tokensBefore, wordAt } from '../../reading/tokens.ts';
import type { Comparison, Rule } from '../rule.ts';
import { MEANINGS_OF_ALL } from '../scope/universal-rule.ts';

const LIMITS = ['not', 'some', 'only', 'except', 'if', 'unit:percent'];
// "All the invoices", "die gesamten Kosten": an article or an adjective may come between. Not measured.
const NOUN_DISTANCE_MAX = 2;
// "Only the ground floor rooms", "80 percent of the costs", "three of the five invoices". Not measured.
const PART_DISTANCE_MAX = 4;
// Italian and French "out of", which comes after the noun: "tre fatture su cinque", "trois factures sur cinq".
const OUT_OF = /^sur?$/;
const OF = /^(?:of|out|von|der|des|de|du|di|del|dell[aeo]?|dei|degli|do|da|dos|das|van|z|ze|av)$/;
// Before a share that stands on its own: "zur Hälfte", "à moitié", "voor de helft".
const BY_SHARE = /^(?:zur|zu|a|al|per|voor|till|w)$/;
// "Nearly all", in words that do not also come before numbers.
const NEARLY = /^(?:practically|virtually|fast|nahezu|beinahe|quasiment|practicamente|praticamente|vrijwel)$/;
// "A large part of all trains".
const PART_NOUN = /^(?:part|portion|share|(?:gross)?teil|partie|parte|deel|czesc|del(?:en)?)$/;

/**
 * A reply must not say "all" if the source counts or limits its subject and says nothing about all: "three of five
 * invoices" are not all invoices, nor is "damage above 500 euros" all damage.
 */
export const totalRule: Rule = ({ said, evidence, question }) => {
  if (evidence.some((each) => MEANINGS_OF_ALL.some((meaning) => each.source.meanings.has(meaning)))) {
    return null;
  }
  const clauses = evidence.flatMap((each) => each.source.clauses);
  // A "no" at the beginning of a reply denies the question, not the reply's own statement.
  const [verdict, comma] = said.tokens;
  const isLimited = ({ tokens }: Clause) =>
    tokens.some((_, at) => isFraction(tokens, at)) ||
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

// The nouns of which a clause says "all": the first one after each "all". "Each guest pays 5 euros" is a rate.
function totalsIn({ tokens, content, quantities }: Clause): Token[] {
  return tokens.flatMap(({ meanings }, at) => {
    const isRate = meanings.includes('per') && quantities.length > 0;
    const noun = tokens.slice(at + 1, at + 1 + NOUN_DISTANCE_MAX).find((word) => content.includes(word));
    return meanings.includes('all') && !isRate && !isLessAt(tokens, at) && noun !== undefined ? [noun] : [];
  });
}

// "Nearly all", "a large part of all".
function isLessAt(tokens: readonly Token[], at: number): boolean {
  const before = tokensBefore(tokens, at, PART_DISTANCE_MAX);
  const last = before.at(-1);
  return (
    meaningOf(last, 'bound') === 'about' ||
    NEARLY.test(last?.word ?? '') ||
    before.some(({ word }) => PART_NOUN.test(word))
  );
}

// Whether a clause of the source is about a part of what a noun names. A number that the statement or the question
// repeats says which part is meant; "the 12 rooms" are all rooms, and a duty "within 30 days" may concern all.
function isPartial(noun: Token, source: Clause, { said, question }: Pick<Comparison, 'said' | 'question'>): boolean {
  const { tokens, quantities } = source;
  const known = [...said.quantities, ...question.quantities];
  const isLeftOut = quantities.every((each) => !known.some((other) => likenessOf(other, each) === 'same'));
  const isCounted = isLeftOut && quantities.length > 0;
  return tokens.some(
    (token, at) =>
      isAmong(noun, [token]) &&
      (isPartAt(source, at) || (isCounted && (isShareOf(source, at) || isLimitedAt(tokens, at)))),
  );
}

// "Most rooms", "only the ground floor rooms"; but "only managers" are all managers, and "in some shops customers get"
// is about all customers there.
function isPartAt({ tokens, content }: Clause, at: number): boolean {
  const before = tokensBefore(tokens, at, PART_DISTANCE_MAX);
  const isSome = before.some(
    ({ meanings }, i) =>
      meanings.includes('some') && before.slice(i + 1).filter((word) => content.includes(word)).length <= 1,
  );
  return isSome || (hasAnyOf(['only'], before) && !hasAnyOf(['only'], before.slice(-NOUN_DISTANCE_MAX)));
}

// "Damage above 500 euros", "pannes de plus de quatre heures".
function isLimitedAt(tokens: readonly Token[], at: number): boolean {
  const limit = OF.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return meaningOf(tokens[limit], 'bound') !== null;
}

// Whether a share is a share of the noun at an index: "80 percent of the costs", "tre fatture su cinque", but not "10
// percent for members" nor "guests wait half an hour".
function isShareOf(clause: Clause, at: number): boolean {
  const { tokens, content } = clause;
  const isRatio = OUT_OF.test(wordAt(tokens, at + 1)) && isNumber(tokens[at - 1]) && isNumber(tokens[at + 2]);
  const start = tokens.slice(0, at).findLastIndex((word) => !content.includes(word)) + 1;
  const from = Math.max(0, start - PART_DISTANCE_MAX);
  const isBefore = tokens
    .slice(from, start)
    .some(
      (_, i, before) =>
        isShareAt(tokens, from + i, start) && !before.slice(i + 1).some((word) => content.includes(word)),
    );
  return isRatio || isBefore || isSharedAfter(clause, at);
}

// Whether the share at an index belongs to the noun whose words begin at `start`: "half of the costs", "three of the
// five invoices".
function isShareAt(tokens: readonly Token[], at: number, start: number): boolean {
  const isWhole = isNumber(tokens[at]) && tokens.slice(at + 2, start).some(isNumber);
  const isPart = isShare(tokens, at);
  const isOf = OF.test(wordAt(tokens, at + 1)) || (isPart && wordAt(tokens, at + 1) === 'the');
  return isOf && (isPart || isWhole);
}

// "Der Erlös geht zur Hälfte an das Tierheim", "les frais sont remboursés à 80 %".
function isSharedAfter({ tokens, content }: Clause, at: number): boolean {
  const by = tokens.findIndex((_, i) => i > at && BY_SHARE.test(wordAt(tokens, i)));
  const share = tokens.findIndex((_, i) => i > by && isShare(tokens, i));
  const between = tokens.slice(at + 1, Math.max(at, by)).filter((word) => content.includes(word));
  const isNext = by > 0 && share > by && share <= by + 2;
  return isNext && between.length <= 1 && !OF.test(wordAt(tokens, share + 1));
}

function isShare(tokens: readonly Token[], at: number): boolean {
  return isFraction(tokens, at) || tokens[at]?.meanings.includes('unit:percent') === true;
}

// "Half", "two thirds".
function isFraction(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.meanings.some((meaning) => /^(?:number:0\.|fraction:)/.test(meaning)) === true;
}
