import { isAmong } from '../../reading/evidence.ts';
import { foldWord } from '../../reading/fold-word.ts';
import type { Clause } from '../../reading/statement.ts';
import { type Token, wordAt } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

const WHY = /^(?:why|how come|warum|wieso|weshalb|pourquoi|por que|porque|perche|come mai|waarom|dlaczego|varfor)\b/;
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
  const isIn = (word: Token, list: readonly { readonly content: readonly Token[] }[]) =>
    list.some(({ content }) => isAmong(word, content));
  const isInvented = reasons.some(({ content }) =>
    content.every((word) => !isAmong(word, question.content) && !isIn(word, sources)),
  );
  // Asked why, "because the schools teach with them" only names the schools again, and then says what no source says.
  const rest = [...said.clauses.filter((clause) => !isReason(clause)), question];
  const isAdded = reasons.some(({ content }) => {
    const own = content.filter((word) => !isIn(word, rest));
    return own.length > 0 && !own.some((word) => evidence.some((each) => isAmong(word, each.source.content)));
  });
  return isInvented || (isAdded && WHY.test(foldWord(question.text))) ? 'invented' : null;
};

// After "therefore" comes what follows from the reason, and "since" may be about a time. A number may be the asker's
// own: "because 45 minutes are more than 30".
function isReason({ opener, tokens, content, quantities }: Clause): boolean {
  return opener === 'because' && !NO_REASON.test(wordAt(tokens, 0)) && content.length > 0 && quantities.length === 0;
}
