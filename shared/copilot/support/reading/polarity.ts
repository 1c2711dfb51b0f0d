import { stemOf } from './fold-word.ts';
import type { Clause, Statement } from './statement.ts';
import type { Token } from './tokens.ts';

// Concepts whose negative word is itself a negation: "prohibited" is "may not".
const DENYING = new Set(['allow', 'accept', 'include', 'valid', 'enable', 'open', 'fee', 'run']);

const CLOSED: ReadonlySet<string> = new Set([...DENYING].map((concept) => `-${concept}`));

// Negative prefixes, as in "unauthorised", "ungültig", "incomplete" and "irrevocable". "In" negates adjectives only:
// not "inform" or "include".
const UN = /^un(\p{L}{4,})$/u;

const IN = /^(?:in|im|il|ir)(\p{L}{5,})$/u;

const ADJECTIVE =
  /(?:[ai]ble?s?|[ai]bil[ei]|[ai]vel|[ai]veis|al|ale[ns]?|ali|ais|el|elle|id[aeio]?s?|ent[aeio]?s?|ant[aeio]?s?|ect[aeio]?s?|let[aeio]?s?|plete|pleto|pleta|if|ive|iv[aeio]s?|if[aeios]*|quat[aeo]?|quate|icient[ei]?s?)$/;

// Words that begin with "un" and negate nothing.
const NOT_NEGATIVE = /^(?:unfall|unfalle|unkosten|unwetter|unter\p{L}*|until|unless|union)$/u;

/** Meanings of words that forbid, exclude or reject something by themselves. */
const FORBIDDING: readonly string[] = ['-allow', '-include', '-accept'];

/** Whether a clause has a word that forbids, excludes or rejects something by itself. */
export function isForbidding({ tokens }: Clause): boolean {
  return tokens.some(({ meanings }) => FORBIDDING.some((kind) => meanings.includes(kind)));
}

/** Whether any clause of a statement is negated. */
export function hasNegation({ clauses }: Statement): boolean {
  return clauses.some(({ isNegated }) => isNegated);
}

/** Whether a sentence or clause has a word that may deny: "not", "lacks", "closed", "unpaid", "on top". */
export function mayDeny({ tokens }: Pick<Clause, 'tokens'>): boolean {
  return tokens.some(({ meanings }) => meanings.includes('not') || meanings.includes('deny')) || hasNegative(tokens);
}

function hasNegative(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word, meanings }) =>
      meanings.some((meaning) => meaning.startsWith('-') || meaning === 'extra') || UN.test(word) || IN.test(word),
  );
}

/** Whether a clause denies its subject, in words that can be compared with those of another clause. */
export function isDenied(clause: Clause, other: Clause): boolean {
  if (!hasNegative(clause.tokens)) {
    return clause.isNegated;
  }
  const signs = new Set(clause.tokens.flatMap(({ meanings }) => meanings.filter((meaning) => /^[+-]/.test(meaning))));
  const others = new Set(other.tokens.flatMap(({ meanings }) => meanings));
  const denying = [...signs].filter((sign) => {
    const concept = sign.slice(1);
    const isNegative = sign.startsWith('-') && !signs.has(`+${concept}`);
    const isOpposed = (others.has(`+${concept}`) || (concept === 'fee' && others.has('same:pay'))) && !others.has(sign);
    const isAlone = (concept === 'allow' || (concept === 'include' && other.isNegated)) && !others.has(sign);
    // Something that expires on a day is valid until then.
    const isEnd = concept === 'valid' && [clause, other].some(({ tokens }) => tokens.some(isUntil));
    return isNegative && DENYING.has(concept) && !isEnd && (isOpposed || isAlone);
  });
  const prefixed = clause.content.filter((word) => other.content.some((each) => isNegativeOf(word, each)));
  // What "comes on top" is not included.
  const hasSign = [...signs].some((sign) => sign.endsWith('include'));
  const isExtra =
    others.has('+include') && !hasSign && clause.tokens.some(({ meanings }) => meanings.includes('extra'));
  const count = denying.length + prefixed.length + (isExtra ? 1 : 0);
  return clause.isNegated !== (count % 2 === 1);
}

/** Whether a clause says that something does not take place: "closed", "not open", "excludes". */
export function isClosed({ isNegated, tokens }: Clause): boolean {
  return isNegated !== tokens.some(({ meanings }) => meanings.some((meaning) => CLOSED.has(meaning)));
}

/** Whether a clause has a verb that denies: "lacks", "fails to". */
export function hasDenyingVerb({ tokens }: Clause): boolean {
  return tokens.some(({ meanings }) => meanings.includes('deny'));
}

function isUntil({ meanings }: Token): boolean {
  return meanings.includes('bound:until') || meanings.includes('bound:max');
}

/**
 * Whether a word is the negative of another one, as "unpaid" is of "paid". Words with a polarity in the lexicon are
 * compared by it.
 */
export function isNegativeOf(word: Token, other: Token): boolean {
  const hasSigns = [word, other].every(({ meanings }) => meanings.some((meaning) => /^[+-]/.test(meaning)));
  const rest = UN.exec(word.word)?.[1] ?? (ADJECTIVE.test(other.word) ? IN.exec(word.word)?.[1] : undefined);
  if (rest === undefined || hasSigns || NOT_NEGATIVE.test(word.word)) {
    return false;
  }
  return rest === other.word || stemOf(rest) === other.stem;
}

const BE =
  /^(?:is|are|was|were|be|been|being|ist|sind|wird|werden|wurde|wurden|worden|est|sont|etait|etaient|ete|es|son|fue|fueron|sido|e|sono|viene|vengono|venga|stat[oaie]|sao|foi|foram|sera|serao|ser|wordt|werd|werden|zijn|ar|blir|blev|bli|blivit)$/;

/** Whether a word is a form of "be", which makes a passive. An "e" that means "and" is not such a form. */
export function isBe({ word, meanings }: Token): boolean {
  return BE.test(word) && !meanings.includes('and');
}
