import { isAmong } from '../reading/evidence.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Comparison, Rule } from './rule.ts';

// Half of the words besides the exception: a statement that repeats fewer is about something else. No measurement.
const REST_STATED_MIN = 0.5;
// "Also for siblings", where only parents are named.
const ALSO = /^(?:also|too|auch|ebenfalls|aussi|egalement|tambien|anche|pure|tambem|ook|even|sogar)$/;

/** An exception must be kept: what holds for everyone except trainees holds neither for all nor for trainees. */
export const exceptionRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  if (isTranslated || said.meanings.has('except')) {
    return null;
  }
  const excepted = evidence.flatMap(({ said: source }) => exceptionsIn(source).map((each) => ({ ...each, source })));
  for (const { words, rest, source } of excepted) {
    const isStated = shareOf(rest, said) >= REST_STATED_MIN;
    const [first] = words;
    if (!isStated || first === undefined) {
      continue;
    }
    const isNamed = has(said, first);
    if (
      isNamed &&
      !said.meanings.has('if') &&
      !said.meanings.has('all') &&
      deniesOf(said, first) === isNegated(source)
    ) {
      return 'negation';
    }
    const isLost = !isNamed && !isSaidOfOthers(words, comparison);
    if (isLost && said.meanings.has('all') && !said.meanings.has('some') && source.meanings.has('all')) {
      return 'quantifier';
    }
  }
  return null;
};

/** What is reserved for some must not be extended to others: "only parents may visit" does not let siblings in. */
export const reservedRule: Rule = ({ said, evidence, question, isTranslated }) => {
  const isLimited = ['only', 'if', 'except'].some((kind) => said.meanings.has(kind));
  if (isTranslated || isLimited || said.clauses.some(({ isNegated }) => isNegated)) {
    return null;
  }
  const isOpened = evidence.some(({ said: source }) =>
    reservedIn(source).some(
      ({ word, rest }) =>
        !has(said, word) && !has(question, word) && rest.length > 0 && shareOf(rest, said) > REST_STATED_MIN,
    ),
  );
  return isOpened && said.tokens.some(({ word }) => ALSO.test(word)) ? 'quantifier' : null;
};

// Only the clauses that name the word count: "guide dogs are allowed, other pets are not" denies guide dogs nothing.
function deniesOf(said: Statement, word: Token): boolean {
  const naming = said.clauses.filter(({ content }) => isAmong(word, content));
  return isNegated({ ...said, clauses: naming.length === 0 ? said.clauses : naming });
}

function isNegated({ clauses }: Statement): boolean {
  return clauses.some(
    ({ isNegated: isDenied, tokens }) =>
      isDenied || tokens.some(({ meanings }) => meanings.includes('-allow') || meanings.includes('-include')),
  );
}

interface Exception {
  readonly words: readonly Token[];
  readonly rest: readonly Token[];
}

// The first content word after "except", and the other content words of its sentence up to a semicolon.
function exceptionsIn({ tokens, content }: Statement): Exception[] {
  return tokens.flatMap((token, at) => {
    if (!token.meanings.includes('except')) {
      return [];
    }
    const behind = tokens.slice(at + 1);
    const start = behind.findIndex((each) => content.includes(each));
    const words = start < 0 ? [] : behind.slice(start, start + 1);
    const end = tokens.findIndex(({ text }, i) => i > at && text === ';');
    const own = tokens.slice(0, end < 0 ? undefined : end);
    return [{ words, rest: content.filter((word) => !words.includes(word) && own.includes(word)) }];
  });
}

function reservedIn({ tokens, content }: Statement): { readonly word: Token; readonly rest: readonly Token[] }[] {
  return tokens.flatMap(({ meanings }, at) => {
    const word = meanings.includes('only') ? tokens.slice(at + 1).find((each) => content.includes(each)) : undefined;
    return word === undefined ? [] : [{ word, rest: content.filter((each) => each !== word) }];
  });
}

// The question or another sentence of the answer may name the exception.
function isSaidOfOthers(words: readonly Token[], { others, question }: Comparison): boolean {
  return words.some((word) => has(question, word) || others().some((other) => has(other, word)));
}

function has({ content }: Statement, word: Token): boolean {
  return isAmong(word, content);
}

function shareOf(words: readonly Token[], said: Statement): number {
  return words.length === 0 ? 1 : words.filter((word) => has(said, word)).length / words.length;
}
