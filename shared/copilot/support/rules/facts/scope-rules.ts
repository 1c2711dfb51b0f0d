import { closestClauses, isAmong, meansSame } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { meaningOf, type Token, textAt } from '../../reading/tokens.ts';
import { modalityOf } from '../meaning-rules.ts';
import type { Rule } from '../rule.ts';
import { MEANINGS_OF_ALL } from '../scope/universal-rule.ts';

// Relative pronouns, as in "members who" and "Patienten, die": what follows restricts the noun.
const WHICH =
  /^(?:who|that|which|whose|die|der|das|welche|qui|dont|que|che|quienes|cuyos?|cuyas?|wie|dat|ktor(?:[yaei]|zy|ych|ego|ej|emu|ym|ymi)|som|vars)$/;
const COMMA_LANGUAGES: ReadonlySet<string | null> = new Set(['de', 'pl']);
// An article or a preposition may come between a noun and its relative clause: "members, of whom". Not measured.
const WHICH_DISTANCE_MAX = 2;
// The beginning of the clause says which ones; what comes later is said about them. Not measured.
const WHICH_WORDS_MAX = 3;
// Half of these words: an answer may reword the others.
const WHICH_NAMED_MIN = 0.5;
const ALSO =
  /^(?:also|including|even|too|auch|einschliesslich|inklusive|inbegriffen|selbst|sogar|compris|aussi|meme|egalement|incluid[oa]s?|incluso|inclusive|tambien|anche|compres[oaie]|incluse?|inclusi|persino|tambem|mesmo|inclusief|ook|zelfs|w[lł]acznie|takze|rowniez|nawet|aven|ocksa)$/;
// Ends the search in a long sentence. Not measured.
const ALSO_DISTANCE_MAX = 10;

/** Something that may happen does not always happen: "may be closed" is not "is always closed". */
export const alwaysRule: Rule = ({ said, evidence }) => {
  const isAlways = said.clauses.some(
    ({ tokens, isNegated }) => !isNegated && tokens.some(({ meanings }) => meanings.includes('ever')),
  );
  const isOnlyPossible = evidence.every(
    ({ source: { meanings } }) =>
      ['modal:can', 'modal:may', 'some'].some((kind) => meanings.has(kind)) &&
      !['ever', 'all', 'modal:must'].some((kind) => meanings.has(kind)),
  );
  return isAlways && isOnlyPossible ? 'quantifier' : null;
};

/** A statement must not say that something holds in every case unless its source does. */
export const regardlessRule: Rule = ({ said, evidence }) => {
  const isWide = evidence.some(
    ({ source: { tokens } }) => tokens.some(isIncluding) || tokens.some(({ meanings }) => isUnlimited(meanings)),
  );
  // "No, it does not depend on the performance of one, but on that of all" denies what the source denies.
  const hasDenial =
    said.clauses.some(({ isNegated }) => isNegated) || evidence.some((each) => each.source.meanings.has('not'));
  return said.meanings.has('wide') && !isWide && !hasDenial ? 'quantifier' : null;
};

/** A rule for the members who do something, or are over an age, must not be stated about all members. */
export const relativeClauseRule: Rule = ({ said, evidence, question, isTranslated }) => {
  if (isTranslated || !said.meanings.has('all')) {
    return null;
  }
  const isWide = evidence.some(({ source, context }) => {
    const known = [...said.content, ...question.content, ...context.content];
    return [...whichIn(source), ...limitsIn(source)].some(({ noun, words, number }) => {
      const named = words.filter((word) => isAmong(word, known));
      const isLeft = number !== undefined && ![said, question].some((each) => hasQuantity(each, number));
      return isOfAll(said, noun) && (isLeft || named.length < words.length * WHICH_NAMED_MIN);
    });
  });
  return isWide ? 'quantifier' : null;
};

/** An exception must not be included: "unless it was faulty" does not become "also when it was faulty". */
export const includedRule: Rule = ({ said, evidence, isTranslated }) => {
  // "It is insured only where it was locked" limits, and includes nothing.
  if (isTranslated || said.meanings.has('except') || said.meanings.has('only')) {
    return null;
  }
  const included = includedIn(said);
  const isTurned = evidence.some(({ source }) =>
    source.clauses.some(
      (clause) =>
        clause.opener === 'except' &&
        included.some((words) => isNamedBy(clause.content, words)) &&
        isDenied(said.clauses) === isDenied(source.clauses.filter((each) => each !== clause)),
    ),
  );
  return isTurned ? 'negation' : null;
};

/** Advice or an option must not become a demand. The closest clause of the source decides. */
export const advisedRule: Rule = ({ said, evidence, isTranslated }) => {
  const clauses = evidence.flatMap((each) => each.source.clauses);
  const isStricter = said.clauses.some((clause) => {
    const closest = modalityOf(clause) === 'must' ? closestClauses(clause, clauses) : [];
    return closest.length > 0 && closest.every(isAdvised);
  });
  return isStricter && !isTranslated ? 'modality' : null;
};

// Whether a statement is about all that a noun names: "every volunteer".
function isOfAll({ tokens }: Statement, noun: Token): boolean {
  return tokens.some((token, at) => {
    const before = tokens.slice(Math.max(0, at - WHICH_DISTANCE_MAX - 1), at);
    return meansSame(token, noun) && before.some(({ meanings }) => meanings.includes('all'));
  });
}

interface Which {
  readonly noun: Token;
  readonly words: readonly Token[];
  readonly number?: Quantity | undefined;
}

function whichIn({ tokens, content, language }: Statement): Which[] {
  return tokens.flatMap((token, at) => {
    const before = tokens.slice(Math.max(0, at - WHICH_DISTANCE_MAX), at);
    const noun = before.findLast((each) => content.includes(each));
    // German and Polish put a comma before every relative clause, and without one "die" is an article. In the other
    // languages a comma means that the clause does not restrict its noun.
    const hasComma = textAt(tokens, at - 1) === ',';
    if (!WHICH.test(token.word) || noun === undefined || hasComma !== COMMA_LANGUAGES.has(language)) {
      return [];
    }
    return [{ noun, words: contentAfter(tokens, at, content) }];
  });
}

// A limit right after a noun also restricts it: "members over 16", "Beschäftigte nach der Probezeit".
function limitsIn({ tokens, content, quantities }: Statement): Which[] {
  return content.flatMap((noun) => {
    const at = tokens.indexOf(noun) + 1;
    if (meaningOf(tokens[at], 'bound') === null) {
      return [];
    }
    const number = quantities.find(({ from, bound }) => from === at + 1 && bound !== null);
    return [{ noun, number, words: number === undefined ? contentAfter(tokens, at, content) : [] }];
  });
}

// The first words after a token, up to a comma or a modal verb.
function contentAfter(tokens: readonly Token[], at: number, content: readonly Token[]): Token[] {
  const following = tokens.slice(at + 1);
  const end = following.findIndex((each) => /^[,;]$/.test(each.text) || meaningOf(each, 'modal') !== null);
  const words = following.slice(0, end < 0 ? undefined : end).filter((each) => content.includes(each));
  return words.slice(0, WHICH_WORDS_MAX);
}

// The first word of an exception names what is excepted, and must be among the words after "also".
function isNamedBy([first]: readonly Token[], words: readonly Token[]): boolean {
  return first !== undefined && words.some((word) => meansSame(word, first));
}

// The words after each "also", up to a "whereas", after which a different statement begins.
function includedIn({ tokens }: Statement): Token[][] {
  return tokens.flatMap((token, at) => {
    const following = tokens.slice(at + 1, at + 1 + ALSO_DISTANCE_MAX);
    const end = following.findIndex(({ text, meanings }) => text === ';' || meanings.includes('but'));
    return isIncluding(token) ? [following.slice(0, end < 0 ? undefined : end)] : [];
  });
}

function isIncluding({ word, meanings }: Token): boolean {
  return ALSO.test(word) || meanings.includes('even') || meanings.includes('+include');
}

function isUnlimited(meanings: readonly string[]): boolean {
  return MEANINGS_OF_ALL.some((meaning) => meanings.includes(meaning));
}

function isDenied(clauses: readonly Clause[]): boolean {
  return clauses.some(
    ({ isNegated, tokens }) => isNegated || tokens.some(({ meanings }) => meanings.includes('-allow')),
  );
}

function isAdvised({ tokens, isNegated }: Clause): boolean {
  const has = (meaning: string) => tokens.some(({ meanings }) => meanings.includes(meaning));
  const isFree = has('modal:may') && !has('modal:can');
  return !isNegated && !has('modal:must') && (has('modal:should') || isFree);
}
