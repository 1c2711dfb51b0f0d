import { isAmong, meansSame } from '../reading/evidence.ts';
import { differByEnding } from '../reading/fold-word.ts';
import { isDenied, isForbidding } from '../reading/polarity.ts';
import type { Clause } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// An exclusion is a short part such as "not for climbing"; a longer part makes a statement of its own.
const LEFT_OUT_WORDS_MAX = 3;

/**
 * A statement must not affirm what its source excludes: "for climbing", if the source says "for sailing, but not for
 * climbing".
 */
export const exclusionRule: Rule = ({ said, evidence }) => {
  const clauses = evidence.flatMap((each) => each.source.clauses);
  return said.clauses.some((clause) => isLeftOut(clause, clauses)) ? 'negation' : null;
};

function isLeftOut(clause: Clause, clauses: readonly Clause[]): boolean {
  return clauses.some((source, at) => {
    const main = clauses[at - 1];
    const isShort = source.content.length > 0 && source.content.length <= LEFT_OUT_WORDS_MAX;
    // "Frozen samples are rejected, except fish" only lifts the ban: it does not contradict "fish may arrive frozen".
    const isLeftOpen = main !== undefined && isForbidding(main) && !isForbidding(clause);
    const isExcept = source.opener === 'except' && main !== undefined && !isDenied(main, clause) && !isLeftOpen;
    const isExcluded = isLeftOutPredicate(source);
    const isOut = isExcept || isExcluded || isDeniedAlone(source) || (endsWithNot(source) && !main?.isNegated);
    const leftOut = isExcluded ? source.content.slice(0, -1) : source.content;
    const isAlone = isOut && source.quantities.length === 0 && isShort;
    return (
      isAlone &&
      main !== undefined &&
      !clause.isNegated &&
      !clause.tokens.some(({ meanings }) => meanings.includes('except')) &&
      leftOut.every((word) => namesIt(word, clause, main)) &&
      (isForbidding(main) || !isForbidding(clause)) &&
      main.content.some((word) => isAmong(word, clause.content))
    );
  });
}

// In "members may vote, associate members not", the second "members" does not mean the members who may vote.
function namesIt(word: Token, { content }: Clause, main: Clause): boolean {
  return content.some((each) => meansSame(word, each) && (differByEnding(word, each) || !isAmong(each, main.content)));
}

// A part such as "not for climbing", which begins with its "not".
function isDeniedAlone({ isNegated, opener, tokens }: Clause): boolean {
  return isNegated && opener !== null && tokens.findIndex(({ meanings }) => meanings.includes('not')) <= 1;
}

// A clause such as "der Feinfilter nicht" after "der Grobfilter kann ausgewaschen werden".
function endsWithNot({ isNegated, tokens }: Clause): boolean {
  return isNegated && tokens.findLast(({ kind }) => kind !== 'sign')?.meanings.includes('not') === true;
}

// A clause such as "students are excluded", whose last word is the exclusion.
function isLeftOutPredicate({ content, isNegated }: Clause): boolean {
  return !isNegated && content.at(-1)?.meanings.includes('-include') === true;
}
