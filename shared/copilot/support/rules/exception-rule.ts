import { beginsWithVerdict } from '../reading/bare-verdict.ts';
import { isAmong } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import { namesException } from './polarity.ts';
import type { Comparison, Rule } from './rule.ts';
import { isBe } from './structure-rules.ts';

// Half of the words besides the exception: a statement that repeats fewer is about something else. Not measured.
const REST_STATED_MIN = 0.5;
// "Also for siblings", if only parents are named.
const ALSO = /^(?:also|too|auch|ebenfalls|aussi|egalement|tambien|anche|pure|tambem|ook|even|sogar)$/;

/** An exception must be kept: a rule for everyone except trainees applies neither to all nor to trainees. */
export const exceptionRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  if (isTranslated || said.meanings.has('except')) {
    return null;
  }
  const excepted = evidence.flatMap(({ source }) => exceptionsIn(source).map((each) => ({ ...each, source })));
  for (const { word, rest, source } of excepted) {
    if (shareOf(rest, said) < REST_STATED_MIN) {
      continue;
    }
    const isNamed = has(said, word);
    const isQualified = namesException(said) || said.meanings.has('if') || said.meanings.has('all');
    const isTreatedAlike = denies(namingIn(said, word)) === denies(source.clauses);
    if (isNamed && !isQualified && isTreatedAlike && !hasNumberAfter(word, source, said)) {
      return 'negation';
    }
    const isLost = !isNamed && !isSaidOfOthers(word, comparison);
    if (isLost && said.meanings.has('all') && !said.meanings.has('some') && source.meanings.has('all')) {
      return 'quantifier';
    }
  }
  return null;
};

/**
 * A right that is reserved for some must not be extended to others: "only parents may visit" does not let siblings in.
 */
export const reservedRule: Rule = ({ said, evidence, question, isTranslated }) => {
  const isLimited = ['only', 'if', 'except'].some((kind) => said.meanings.has(kind));
  if (isTranslated || isLimited || said.clauses.some(({ isNegated }) => isNegated)) {
    return null;
  }
  const isOpened = evidence.some(({ source }) =>
    reservedIn(source).some(
      ({ word, rest }) => !has(said, word) && !has(question, word) && shareOf(rest, said) > REST_STATED_MIN,
    ),
  );
  return isOpened && said.tokens.some(({ word }) => ALSO.test(word)) ? 'quantifier' : null;
};

// Only the clauses that name the word count: "guide dogs are allowed, other pets are not" denies guide dogs nothing.
function namingIn({ clauses }: Statement, word: Token): readonly Clause[] {
  return clauses.filter(({ content }) => isAmong(word, content));
}

function denies(clauses: readonly Clause[]): boolean {
  return clauses.some(
    ({ isNegated, tokens }) =>
      isNegated || tokens.some(({ meanings }) => meanings.includes('-allow') || meanings.includes('-include')),
  );
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
    const ends = tokens.flatMap(({ text }, i) => (text === ';' ? [i] : []));
    const own = tokens.slice(
      ends.findLast((end) => end < at) ?? 0,
      ends.find((end) => end > at),
    );
    return [{ word, rest: content.filter((each) => each !== word && own.includes(each)) }];
  });
}

function reservedIn({ tokens, content }: Statement): Special[] {
  return tokens.flatMap(({ meanings }, at) => {
    const word = meanings.includes('only') ? contentAfter(at, tokens, content) : undefined;
    return word === undefined ? [] : [{ word, rest: content.filter((each) => each !== word) }];
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

// The question or another sentence of the answer may name the exception. "No, all pets are banned" answers for it.
function isSaidOfOthers(word: Token, { said, others, question }: Comparison): boolean {
  return (has(question, word) && !beginsWithVerdict(said.text)) || others().some((other) => has(other, word));
}

function has({ content }: Statement, word: Token): boolean {
  return isAmong(word, content);
}

function shareOf(words: readonly Token[], said: Statement): number {
  return words.length === 0 ? 1 : words.filter((word) => has(said, word)).length / words.length;
}

/** The number of a rule must not be given for its exception: "45 days, except small firms, which are paid after 15". */
export const exceptedNumberRule: Rule = ({ said, evidence, isTranslated }) => {
  const isStated = (quantity: Quantity) => hasQuantity(said, quantity);
  const isOther = evidence.some(({ source: { clauses } }) =>
    clauses.some(({ opener, content: [first] }, at) => {
      const own = clauses.slice(at).flatMap(({ quantities }) => quantities);
      const general = clauses.slice(0, at).flatMap(({ quantities }) => quantities);
      const isAbout = opener === 'except' && first !== undefined && isAmong(first, said.content);
      return isAbout && own.length > 0 && general.some(isStated) && !own.some(isStated);
    }),
  );
  return isOther && !isTranslated && !said.meanings.has('except') ? 'swapped' : null;
};
