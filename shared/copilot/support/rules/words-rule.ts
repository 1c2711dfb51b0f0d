import type { Comparison } from '../comparing/comparison.ts';
import { coverageOf } from '../comparing/coverage.ts';
import { hasOwnNumber } from '../comparing/own-numbers.ts';
import { beginsWithVerdict } from '../reading/bare-verdict.ts';
import { shareAmong } from '../reading/evidence.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Rule } from './rule.ts';

// Chosen with labeled replies (docs/quality.md).
const COVERED_MIN = 0.1;

const COVERED_CHARACTERS_MIN = 0.3;

// Chosen with the tuning replies: a longer yes or no also says why.
const VERDICT_WORDS_MAX = 4;

// The share of the question's words that the source of such a yes or no must have.
const ASKED_MIN = 0.4;

/** A statement must share words with its source, or at least its numbers. The rule for dates runs before this one. */
export const wordsRule: Rule = (comparison) => {
  const { said, isTranslated } = comparison;
  const { content, quantities, dates, text } = said;
  const all = content.length + quantities.length + dates.length;
  if (isTranslated || all === 0) {
    return null;
  }
  const covered = coverageOf(comparison) * content.length;
  const share = (counted: number) => (covered + counted) / all;
  // In a script without spaces each character is a token, and one character occurs in many words.
  const least = /\p{Script=Latin}/u.test(text) ? COVERED_MIN : COVERED_CHARACTERS_MIN;
  if (share(dates.length) >= least || isShortVerdict(comparison)) {
    return null;
  }
  const known = quantities.filter(
    (each) => each.unit !== null && comparison.evidence.some(({ source }) => hasQuantity(source, each)),
  );
  if (share(dates.length + known.length) >= least) {
    return null;
  }
  const isNumbered = share(dates.length + quantities.length) >= least;
  return isNumbered && !hasOwnNumber(comparison) ? null : 'words';
};

// "No, the rest is": a short yes or no says what the question asks, so the source must have words of the question.
function isShortVerdict({ said, evidence, question }: Comparison): boolean {
  const sources = evidence.flatMap(({ source, context }) => [...source.tokens, ...context.tokens]);
  const isShort = said.content.length <= VERDICT_WORDS_MAX && said.quantities.length === 0;
  return isShort && beginsWithVerdict(said.text) && shareAmong(question.content, sources) >= ASKED_MIN;
}
