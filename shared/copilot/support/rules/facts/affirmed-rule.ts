import { beginsWithYes } from '../../reading/bare-verdict.ts';
import { isAmong } from '../../reading/evidence.ts';
import { isSameWord } from '../../reading/fold-word.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// Words that limit a yes, or that can express a denial the other way around: "not compulsory" is "voluntary".
const LIMITS = ['not', 'deny', 'only', 'if', 'except', 'modal:may'];
const DENIALS = ['-allow', '-include', '-accept', 'deny'];

/**
 * A plain yes must not say what the source denies: "Yes, tank and jug are dishwasher-safe" is wrong where "the jug is
 * dishwasher-safe, the tank is not". A number may be the limit that makes the yes right, and is left to other rules.
 */
export const affirmedRule: Rule = ({ said, evidence }) => {
  const isLimited = [...said.meanings].some((meaning) => LIMITS.includes(meaning) || meaning.startsWith('-'));
  const isPlainYes = beginsWithYes(said.text) && !isLimited && said.quantities.length + said.dates.length === 0;
  return isPlainYes && evidence.some((each) => denies(each.source, said)) ? 'negation' : null;
};

// Whether a statement says all that a denied clause of the source says, or names an exception to what the source
// affirms. A statement about an exception to a denial is right.
function denies({ clauses }: Statement, said: Statement): boolean {
  const isSaid = (words: readonly Token[]) =>
    words.length > 0 && words.every((word) => said.content.some((each) => isSameWord(word, each)));
  const exceptions = clauses.filter(({ opener }) => opener === 'except');
  const main = clauses.filter((clause) => !exceptions.includes(clause));
  const denied = main.filter(isDenied);
  const isExcepted = exceptions.some(({ content }) => isSaid(content));
  return denied.length === 0
    ? isExcepted && main.some(({ content }) => content.some((word) => isAmong(word, said.content)))
    : !isExcepted && denied.some(({ content }) => isSaid(content.filter((word) => !isDenial(word))));
}

// Something that need not be done may be done, and something that does not hold under a condition may otherwise hold.
function isDenied({ opener, isNegated, tokens }: Clause): boolean {
  const isNeeded = tokens.some(({ meanings }) => meanings.includes('modal:must'));
  return opener !== 'if' && !(isNegated && isNeeded) && isNegated !== tokens.some(isDenial);
}

function isDenial({ meanings }: Token): boolean {
  return meanings.some((meaning) => DENIALS.includes(meaning));
}
