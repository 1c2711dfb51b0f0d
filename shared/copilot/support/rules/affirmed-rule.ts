import { isQualified } from '../comparing/qualified.ts';
import { beginsWithYes } from '../reading/bare-verdict.ts';
import { isAmong } from '../reading/evidence.ts';
import { isSameWord } from '../reading/fold-word.ts';
import { isDenied, mayDeny } from '../reading/polarity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// Words that limit a yes, or that can express a denial the other way around: "not compulsory" is "voluntary".
const LIMITS = ['not', 'deny', 'only', 'if', 'except', 'modal:may'];
const ABOUT_LEAVE = /^(?:[+-]allow|modal:may)$/;
const DENIALS = ['-allow', '-include', '-accept', 'deny'];

/**
 * A plain yes must not say what the source denies: "Yes, tank and jug are dishwasher-safe" is wrong where "the jug is
 * dishwasher-safe, the tank is not". A yes or no must not contradict the sentence beside it: "Yes. Dogs are not
 * allowed." A number may be the limit that makes it right, and is left to other rules.
 */
export const affirmedRule: Rule = ({ said, evidence, question, decision = null, isTranslated }) => {
  if (said.quantities.length + said.dates.length > 0) {
    return null;
  }
  const isLimited = [...said.meanings].some((meaning) => LIMITS.includes(meaning) || meaning.startsWith('-'));
  const isPlainYes = beginsWithYes(said.text) && !isLimited;
  const isDeniedBySource = isPlainYes && evidence.some((each) => denies(each.source, said));
  const opposite = decision === 'yes' ? 'no' : 'yes';
  const isDecided = (decision === 'yes' || decision === 'no') && !isTranslated;
  const isReversed = isDecided && saysOf(question, said) === opposite;
  return isDeniedBySource || isReversed ? 'negation' : null;
};

// What a statement of one clause answers a question whose words it has, or that has its words but those for "may"; null
// for any other. One word is not enough to tell.
function saysOf(question: Statement, said: Statement): 'yes' | 'no' | null {
  const [asked, own] = [question, said].map(({ clauses }) => clauses.filter(({ content }) => content.length > 0));
  const [one, ...more] = asked ?? [];
  const [other, ...others] = own ?? [];
  if (one === undefined || other === undefined || more.length + others.length > 0 || isQualified(question)) {
    return null;
  }
  const things = other.content.filter(({ meanings }) => !meanings.some((each) => ABOUT_LEAVE.test(each)));
  const isWhole =
    (one.content.length > 1 && one.content.every((word) => isAmong(word, other.content))) ||
    (things.length > 1 && things.every((word) => isAmong(word, one.content)));
  const isOpposite = isDenied(one, other) !== isDenied(other, one);
  // Only one of them has a word that may deny, such as "extra", which cannot be compared. A "no" may come first.
  const rest = { tokens: other.tokens.filter(({ isFirst }) => !isFirst) };
  const isUnclear = !isOpposite && mayDeny(one) !== mayDeny(rest);
  return isWhole && !isUnclear ? (isOpposite ? 'no' : 'yes') : null;
}

// Whether a statement says all that a denied clause of the source says, or names an exception to what the source
// affirms. A statement about an exception to a denial is right.
function denies({ clauses }: Statement, said: Statement): boolean {
  const isStated = (words: readonly Token[]) =>
    words.length > 0 && words.every((word) => said.content.some((each) => isSameWord(word, each)));
  const exceptions = clauses.filter(({ opener }) => opener === 'except');
  const main = clauses.filter((clause) => !exceptions.includes(clause));
  const denied = main.filter(isForbidden);
  const isExcepted = exceptions.some(({ content }) => isStated(content));
  return denied.length === 0
    ? isExcepted && main.some(({ content }) => content.some((word) => isAmong(word, said.content)))
    : !isExcepted && denied.some(({ content }) => isStated(content.filter((word) => !isDenial(word))));
}

// Something that need not be done may be done, and something that does not hold under a condition may otherwise hold.
function isForbidden({ opener, isNegated, tokens }: Clause): boolean {
  const isNeeded = tokens.some(({ meanings }) => meanings.includes('modal:must'));
  return opener !== 'if' && !(isNegated && isNeeded) && isNegated !== tokens.some(isDenial);
}

function isDenial({ meanings }: Token): boolean {
  return meanings.some((meaning) => DENIALS.includes(meaning));
}
