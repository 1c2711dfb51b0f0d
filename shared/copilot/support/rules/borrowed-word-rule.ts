import { isAmong } from '../reading/evidence.ts';
import type { Rule } from './rule.ts';

// In a long excerpt, most words that a paraphrase uses occur somewhere. Chosen with sentences that models wrote about
// news.
const SENTENCES_MAX = 16;

/**
 * A statement must not put a word of another sentence of the excerpt in place of one of its source: "call the employer"
 * for "call the shift leader", where another sentence is about the employer. Every word that it does not share with its
 * source or the question must be borrowed, because a paraphrase has words of its own.
 */
export const borrowedWordRule: Rule = ({ said, evidence, question }) => {
  const [only, ...more] = evidence;
  // In a script without spaces each character is a token, and one character occurs in many words.
  const applies = said.language !== 'zh';
  if (only === undefined || more.length > 0 || !applies || said.meanings.has('not') || said.clauses.length > 1) {
    return null;
  }
  const { source, context, elsewhere } = only;
  const known = [...source.tokens, ...context.tokens, ...question.content];
  const own = said.content.filter((word) => !isAmong(word, known));
  const leavesOut = source.content.some((word) => !isAmong(word, [...said.content, ...question.content]));
  // A statement that has nothing of its source is about something else.
  const isAbout = said.content.some((word) => isAmong(word, source.tokens));
  const isBorrowed = own.every((word) => elsewhere().some(({ content }) => isAmong(word, content)));
  // "Paid" and "sent" can be said of anything, and do not name another thing.
  const areVerbs = own.every(({ meanings }) => meanings.some((meaning) => meaning.startsWith('same:')));
  return own.length > 0 && elsewhere().length <= SENTENCES_MAX && !areVerbs && leavesOut && isAbout && isBorrowed
    ? 'swapped'
    : null;
};
