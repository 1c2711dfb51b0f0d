import { closestClauses, isAmong } from '../../reading/evidence.ts';
import { isYear } from '../../reading/quantities.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// A statement with one of these may itself say what limits its yes.
const QUALIFIED = /^(?:not|only|if|except|even|deny|because|but|reserved|-.+|bound:.+)$/;
const ONLY =
  /^(?:only|nur|seulement|uniquement|solo|solamente|unicamente|soltanto|alleen|so|apenas|tylko|bara|endast|enbart) /;
// "More than 300 shops" and "before you leave" do not limit a yes, but "over 20 kg" and "after 8 pm" do.
const BOUNDING = /^bound:(?:min|max|under|from|until)$/;
const BOUNDING_MEASURES: ReadonlySet<string | null> = new Set(['over', 'before', 'after']);
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

/**
 * A yes must not leave out a limit of its source, such as "until 8 pm" or "up to two days", if the question names no
 * number that may be inside it.
 */
export const boundlessYesRule: Rule = ({ said, evidence, question, isYes }) => {
  const isOpen = isQualified(said) || [...question.meanings].some(isBound) || question.quantities.length > 0;
  const isLimited = evidence.some(
    ({ source }) =>
      [...source.meanings].some((meaning) => limitsYes(meaning, source)) ||
      source.quantities.some(({ bound, unit }) => BOUNDING_MEASURES.has(bound) && unit !== null),
  );
  return isYes && !isOpen && isLimited ? 'condition' : null;
};

// "Since 1 March" and "from 2024" say when something began, but "from 1 June to 31 August" is a limit.
function limitsYes(meaning: string, { dates, quantities }: Statement): boolean {
  const isBeginning = meaning === 'bound:from' && dates.length + quantities.filter(isYear).length === 1;
  return BOUNDING.test(meaning) && !isBeginning;
}

function isBound(meaning: string): boolean {
  return meaning.startsWith('bound:');
}

function isQualified({ meanings }: Statement): boolean {
  return [...meanings].some((each) => QUALIFIED.test(each));
}

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
