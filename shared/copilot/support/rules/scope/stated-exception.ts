import { isAmong, shareAmong } from '../../reading/evidence.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { isDenied, namesException } from '../polarity.ts';

/**
 * The share of the words of a rule, apart from its exception, that a statement about the rule or its exception repeats.
 * Not measured.
 */
export const RULE_STATED_MIN = 0.5;

/** A statement that names the case of an exception by all of its words. */
interface StatedException {
  /** Whether it says of that case the opposite of what the rule says, as the exception does. */
  readonly isOpposite: boolean;
  /** Whether it names the case as a condition, and nothing else in that condition: "if you move out". */
  readonly isCondition: boolean;
}

/**
 * Reads what a statement says of the exception of its source: "is refunded if you move out" for "no refund, except when
 * you move out". Null if it names no exception, or more than the exception.
 */
export function statedException(said: Statement, { clauses }: Statement): StatedException | null {
  const at = clauses.findIndex(({ opener }) => opener === 'except');
  if (at < 1) {
    return null;
  }
  const exception = clauses.slice(at).find(({ content }) => content.length > 0);
  const rule = clauses.slice(0, at).findLast(({ content }) => content.length > 0);
  const isLimited = ['except', 'only', 'else'].some((kind) => said.meanings.has(kind));
  // "In general not; only with consent": what follows a semicolon limits what comes before it.
  const isTwo = said.tokens.some(({ text }) => text === ';');
  if (exception === undefined || rule === undefined || isLimited || isTwo || namesException(said)) {
    return null;
  }
  const own = exception.content.filter((word) => !isAmong(word, rule.content));
  const naming = said.clauses.filter(({ content }) => own.some((word) => isAmong(word, content)));
  const [main, ...others] = said.clauses.filter(({ opener, content }) => opener !== 'if' && content.length > 0);
  const isNamed = own.length > 0 && own.every((word) => isAmong(word, said.content));
  const isOfRule = shareAmong(rule.content, said.content) >= RULE_STATED_MIN;
  if (main === undefined || others.length > 0 || !isNamed || !isOfRule) {
    return null;
  }
  const isKnown = (words: readonly Token[]) =>
    words.every((word) => isAmong(word, [...exception.content, ...rule.content]));
  const isCondition = naming.every(({ opener }) => opener === 'if');
  // "If the course is not canceled" is the other case.
  const isOtherCase = isCondition && naming.some(({ isNegated }) => isNegated !== exception.isNegated);
  return isOtherCase
    ? null
    : { isOpposite: differ(main, rule), isCondition: isCondition && naming.every(({ content }) => isKnown(content)) };
}

function differ(main: Clause, rule: Clause): boolean {
  return isDenied(main, rule) !== isDenied(rule, main);
}
