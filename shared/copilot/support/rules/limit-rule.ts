import { isAmong, shareAmong } from '../reading/evidence.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// Half of the words: an answer may reword the others. Not measured.
const LIMIT_WORDS_STATED_MIN = 0.5;

// A limit of a single word may be anything that follows "only": "only closed", "can only pay". Not measured.
const LIMIT_WORDS_MIN = 2;

/** A fact that the source limits with "only" must not be stated without that limit. */
export const limitRule: Rule = ({ said, evidence, question }) => {
  const clauses = evidence.flatMap(({ source }) => source.clauses);
  const isLost = clauses.some((clause) => dropsLimit(said, clause, question));
  return isLost ? 'condition' : null;
};

// Whether a statement says what a clause limits with "only", and drops the limit.
function dropsLimit(said: Statement, { tokens, content }: Clause, question: Statement): boolean {
  const only = tokens.findIndex(isOnly);
  if (only < 0) {
    return false;
  }
  const limit = content.filter((word) => tokens.indexOf(word) > only);
  const rest = content.filter((word) => !limit.includes(word));
  const known = [...said.content, ...question.content];
  const isLeftOut = isAboutAnother(limit, said, question);
  return limit.length >= LIMIT_WORDS_MIN && shareAmong(rest, known) >= LIMIT_WORDS_STATED_MIN && isLeftOut;
}

// With "only in the fixed plan", a statement about the flexible plan in the question is wrong.
function isAboutAnother(limit: readonly Token[], { content }: Statement, question: Statement): boolean {
  const isMissing = limit.some((word) => !isAmong(word, content));
  return isMissing && content.some((word) => !isAmong(word, limit) && isAmong(word, question.content));
}

function isOnly({ meanings }: Token): boolean {
  return meanings.includes('only');
}
