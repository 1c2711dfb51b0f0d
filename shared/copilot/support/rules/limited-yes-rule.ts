import { isQualified } from '../comparing/qualified.ts';
import { closestClauses, isAmong } from '../reading/evidence.ts';
import type { Clause } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const ONLY =
  /^(?:only|nur|seulement|uniquement|solo|solamente|unicamente|soltanto|alleen|so|apenas|tylko|bara|endast|enbart) /;

/** A yes must not leave out an "only" of its source that the question does not meet. */
export const limitedYesRule: Rule = ({ said, evidence, question, isYes, isTranslated }) => {
  if (!isYes || isTranslated || isQualified(said)) {
    return null;
  }
  const clauses = evidence.flatMap((each) => each.source.clauses);
  const closest = [question, said].flatMap((asked) => closestClauses(asked, clauses));
  // "Only with a certificate" is a clause of its own.
  const about = clauses.filter(
    (clause, at) => closest.includes(clause) || (clause.opener === 'if' && closest.includes(clauses[at - 1] as Clause)),
  );
  const isLimited = about.some((clause) => {
    const words = limitOf(clause);
    return words !== null && !words.every((word) => isAmong(word, question.content));
  });
  return isLimited ? 'condition' : null;
};

// The words to which an "only" or a "reserved for" limits a clause; null if it has none.
function limitOf({ tokens, content }: Clause): readonly Token[] | null {
  const at = tokens.findIndex(isLimit);
  const words = tokens.filter((token, i) => i > at && (content.includes(token) || isDay(token)));
  return at < 0 ? null : words.length === 0 ? content : words;
}

// "Only" alone, and in "only with", which begins a condition.
function isLimit({ meanings, word }: Token): boolean {
  return ['only', 'reserved'].some((kind) => meanings.includes(kind)) || ONLY.test(word);
}

function isDay({ meanings }: Token): boolean {
  return meanings.some((each) => /^(?:days:|unit:workday)/.test(each));
}
