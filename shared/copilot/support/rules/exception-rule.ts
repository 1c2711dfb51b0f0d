import { beginsWithVerdict } from '../reading/bare-verdict.ts';
import { isAmong, shareAmong } from '../reading/evidence.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import { isForbidding, namesException } from './polarity.ts';
import type { Comparison, Rule, SupportFlaw } from './rule.ts';
import { RULE_STATED_MIN, statedException } from './scope/stated-exception.ts';
import { isBe } from './structure-rules.ts';

/** An exception must be kept: a rule for everyone except trainees applies neither to all nor to trainees. */
export const exceptionRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  if (isTranslated || said.meanings.has('except')) {
    return null;
  }
  const stated = evidence.map(({ source }) => statedException(said, source));
  if (stated.some((each) => each?.isCondition && !each.isOpposite)) {
    return 'negation';
  }
  const flaws = evidence.flatMap(({ source }) =>
    exceptionsIn(source)
      .filter(({ rest }) => shareStated(rest, said) >= RULE_STATED_MIN)
      .map((exception) => exceptionFlaw(exception, source, comparison)),
  );
  return flaws.find((flaw) => flaw !== null) ?? null;
};

function exceptionFlaw({ word }: Special, source: Statement, comparison: Comparison): SupportFlaw | null {
  const { said } = comparison;
  if (isAmong(word, said.content)) {
    const isQualified = namesException(said) || said.meanings.has('if') || said.meanings.has('all');
    const isTreatedAlike = denies(namingIn(said, word)) === denies(source.clauses);
    return isTreatedAlike && !isQualified && !hasNumberAfter(word, source, said) ? 'negation' : null;
  }
  const isOfAll = said.meanings.has('all') && !said.meanings.has('some') && source.meanings.has('all');
  return isOfAll && !isNamedByOthers(word, comparison) ? 'quantifier' : null;
}

// Only the clauses that name the word count: "guide dogs are allowed, other pets are not" denies nothing about guide
// dogs.
function namingIn({ clauses }: Statement, word: Token): readonly Clause[] {
  return clauses.filter(({ content }) => isAmong(word, content));
}

function denies(clauses: readonly Clause[]): boolean {
  return clauses.some((clause) => clause.isNegated || isForbidding(clause));
}

/** A word that names an exception, or the holder of a reserved right, and the other words to which this applies. */
interface Special {
  readonly word: Token;
  readonly rest: readonly Token[];
}

// The first content word after "except", and the other content words between the semicolons around it. In "è escluso"
// the word for "except" is a predicate and names no exception.
function exceptionsIn({ tokens, content }: Statement): Special[] {
  return tokens.flatMap(({ meanings }, at) => {
    const before = tokens[at - 1];
    const isExcept = meanings.includes('except') && (before === undefined || !isBe(before));
    const word = isExcept ? contentAfter(at, tokens, content) : undefined;
    if (word === undefined) {
      return [];
    }
    // "Outside these hours, Otto answers": the exception is a time.
    const end = tokens.findIndex(({ text }, i) => i > at + 1 && text === ',');
    if (end > 0 && end < tokens.indexOf(word)) {
      return [];
    }
    const ends = tokens.flatMap(({ text }, i) => (text === ';' ? [i] : []));
    const own = tokens.slice(
      ends.findLast((end) => end < at) ?? 0,
      ends.find((end) => end > at),
    );
    return [{ word, rest: content.filter((each) => each !== word && own.includes(each)) }];
  });
}

function contentAfter(at: number, tokens: readonly Token[], content: readonly Token[]): Token | undefined {
  return tokens.slice(at + 1).find((each) => content.includes(each));
}

// "Except on Sundays, when it closes at 1 pm" says what holds then, and a statement with that number says the same.
function hasNumberAfter(word: Token, { tokens, quantities }: Statement, said: Statement): boolean {
  const at = tokens.indexOf(word);
  return quantities.some((quantity) => quantity.from > at && hasQuantity(said, quantity));
}

// Whether the question or another sentence of the answer names the exception. "No, all pets are banned" answers a
// question about the exception with the rule.
function isNamedByOthers(word: Token, { said, others, question }: Comparison): boolean {
  return (
    (isAmong(word, question.content) && !beginsWithVerdict(said.text)) ||
    others().some(({ content }) => isAmong(word, content))
  );
}

// A rule without other words applies to everything.
function shareStated(rest: readonly Token[], said: Statement): number {
  return rest.length === 0 ? 1 : shareAmong(rest, said.content);
}
