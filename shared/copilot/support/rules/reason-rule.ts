import { isCitedWord } from '../comparing/cited-words.ts';
import type { Comparison } from '../comparing/comparison.ts';
import { isArticleOne } from '../comparing/idiomatic-number.ts';
import { isAmong, shareAmong } from '../reading/evidence.ts';
import { foldWord } from '../reading/fold-word.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { type Token, wordAt } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const WHY = /^(?:why|how come|warum|wieso|weshalb|pourquoi|por que|porque|perche|come mai|waarom|dlaczego|varfor)\b/;

const NO_REASON = /^(?:therefore|since|deshalb|daher|donc|daarom|dlatego)$/;

// If no cited text has at least this many of a reason's words, and this share of them, the reason is not the source's.
const FOREIGN_MIN = 2;

const FOREIGN_SHARE_MIN = 0.65;

// The share of a reason's words that a reason of the source needs to count as the same.
const BORROWED_SHARE_MIN = 0.5;

/**
 * A reason must be the source's: it must share a word with the source, or with the reason that the source gives, if it
 * gives one. A reason that shares no word with it is refused even if it means the same: code cannot tell it from an
 * invented one.
 */
export const reasonRule: Rule = (comparison) => {
  const { said, evidence, question, isTranslated } = comparison;
  const reasons = isTranslated ? [] : reasonsIn(said);
  if (reasons.length === 0) {
    return null;
  }
  const given = evidence.flatMap(({ source }) => reasonsIn(source));
  const sources = given.length > 0 ? given : evidence.flatMap((each) => [each.source, each.context]);
  const isIn = (word: Token, list: readonly { readonly content: readonly Token[] }[]) =>
    list.some(({ content }) => isAmong(word, content));
  const isInvented = reasons.some(({ content }) =>
    content.every((word) => !isAmong(word, question.content) && !isIn(word, sources)),
  );
  // Asked why, "because the schools teach with them" only names the schools again, and then says what no source says.
  const rest = [...said.clauses.filter((clause) => !reasons.includes(clause)), question];
  const isAdded = reasons.some(({ content }) => {
    const own = content.filter((word) => !isIn(word, rest));
    return own.length > 0 && !own.some((word) => evidence.some((each) => isAmong(word, each.source.content)));
  });
  return isInvented ||
    isForeign(reasons, comparison) ||
    reasons.some((reason) => isBorrowed(reason, comparison)) ||
    (isAdded && WHY.test(foldWord(question.text)))
    ? 'invented'
    : null;
};

// Whether the source gives a reason only for something that the statement does not mention: "no coffee, because it
// increases bleeding" for "no coffee. No aspirin, because it increases bleeding".
function isBorrowed({ content }: Clause, { said, evidence, question }: Comparison): boolean {
  const owners = evidence.flatMap(({ source }) => {
    const given = reasonsIn(source).filter((each) => shareAmong(content, each.content) >= BORROWED_SHARE_MIN);
    return given.map((each) => source.content.filter((word) => !each.content.includes(word)));
  });
  const isMentioned = (word: Token) => isAmong(word, said.content) || isAmong(word, question.content);
  return owners.length > 0 && owners.every((words) => words.length > 0 && !words.some(isMentioned));
}

// Whether most words of a reason are in no cited text, although the rest of the statement is: "it is closed because a
// guest fell down there". "Thanks to the valve no water flows back" rewords all of its sentence.
function isForeign(reasons: readonly Clause[], comparison: Comparison): boolean {
  const isKnown = (word: Token) => isCitedWord(word, comparison);
  const rest = comparison.said.clauses.filter((clause) => !reasons.includes(clause)).flatMap(({ content }) => content);
  const isNew = reasons.some(({ content }) => {
    const foreign = content.filter((word) => !isKnown(word));
    return foreign.length >= FOREIGN_MIN && foreign.length / content.length >= FOREIGN_SHARE_MIN;
  });
  return isNew && rest.length > 0 && rest.every(isKnown);
}

// After "therefore" comes what follows from the reason, and "since" may be about a time. A number may be the asker's
// own: "because 45 minutes are more than 30".
function reasonsIn(statement: Statement): Clause[] {
  return statement.clauses.filter(
    ({ opener, tokens, content, quantities }) =>
      opener === 'because' &&
      !NO_REASON.test(wordAt(tokens, 0)) &&
      content.length > 0 &&
      quantities.every((quantity) => isArticleOne(quantity, statement)),
  );
}
