import { isAmong } from '../../reading/evidence.ts';
import type { Clause } from '../../reading/statement.ts';
import { wordAt } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

const NO_REASON = /^(?:therefore|since|deshalb|daher|donc|daarom|dlatego)$/;

/**
 * A reason must be the source's: it must share a word with it, and with the reason that the source gives, if it gives
 * one. A reason in other words than the source's is refused, too: code cannot tell it from an invented one.
 */
export const reasonRule: Rule = ({ said, evidence, question, isTranslated }) => {
  const reasons = isTranslated ? [] : said.clauses.filter(isReason);
  if (reasons.length === 0) {
    return null;
  }
  const given = evidence.flatMap((each) => each.source.clauses).filter(isReason);
  const sources = given.length > 0 ? given : evidence.flatMap((each) => [each.source, each.context]);
  const isInvented = reasons.some(({ content }) =>
    content.every(
      (word) => !isAmong(word, question.content) && !sources.some((source) => isAmong(word, source.content)),
    ),
  );
  return isInvented ? 'invented' : null;
};

// After "therefore" comes what follows from the reason, and "since" may be about a time. A number may be the asker's
// own: "because 45 minutes are more than 30".
function isReason({ opener, tokens, content, quantities }: Clause): boolean {
  return opener === 'because' && !NO_REASON.test(wordAt(tokens, 0)) && content.length > 0 && quantities.length === 0;
}
