import { isIncluding } from '../comparing/universal-words.ts';
import { meansSame } from '../reading/evidence.ts';
import { differByEnding } from '../reading/fold-word.ts';
import { hasNegation } from '../reading/polarity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// The included thing comes soon: "also at weekends and on public holidays".
const INCLUDED_DISTANCE_MAX = 5;

const INCLUDED_WORDS_MAX = 2;

/** A statement must not include what its source leaves out: "also during holidays" for "not paid during holidays". */
export const alsoRule: Rule = ({ said, evidence, isTranslated }) => {
  // A source that includes something itself may do so in other words.
  const isOpen = evidence.some((each) => each.source.tokens.some(isIncluding));
  if (isTranslated || isOpen || hasNegation(said)) {
    return null;
  }
  const leftOut = evidence.flatMap((each) => each.source.clauses).filter(leavesOut);
  const isWrong = includedIn(said).some((word) => leftOut.some((clause) => isNamedIn(word, clause)));
  return isWrong ? 'quantifier' : null;
};

// The first words after each "also".
function includedIn({ tokens, content }: Statement): Token[] {
  return tokens.flatMap((token, at) => {
    const following = isIncluding(token) ? tokens.slice(at + 1, at + 1 + INCLUDED_DISTANCE_MAX) : [];
    const end = following.findIndex(({ kind }) => kind === 'sign');
    const words = following.slice(0, end < 0 ? undefined : end).filter((each) => content.includes(each));
    return words.slice(0, INCLUDED_WORDS_MAX);
  });
}

// "There is no surcharge for islands" does not leave out the islands.
function isNamedIn(word: Token, { content }: Clause): boolean {
  return content.some((each) => meansSame(word, each) && differByEnding(word, each));
}

function leavesOut({ isNegated, tokens }: Clause): boolean {
  const isOut = tokens.some(({ meanings }) =>
    meanings.some((each) => /^(?:-(?:allow|include|accept)|except|deny)$/.test(each)),
  );
  return isNegated || isOut;
}
