import { closestClauses, type Evidence, saysSame } from '../evidence.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Clause } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import { sharesBound } from './quantity-rules.ts';
import type { Comparison, Rule } from './rule.ts';

// Of these concepts the negative word alone says "not": "prohibited" is "may not".
const DENYING = new Set(['allow', 'accept', 'include', 'valid', 'enable', 'open', 'fee']);
// Sets of which a statement may name no member that its source does not name, where the source names another.
const STRICT_SETS = new Set(['weekday']);
const WHETHER = /^(?:whether|ob|是 否)$/;
const CONTINUED_WORDS_MIN = 2;
const SETS =
  /^(?:weekday|period|change|order|trade|side|axis|level|time|season|heat|money|work|lease|deal|job|way|color|place):/;

/** What is denied is denied in the source, and what is affirmed is affirmed. */
export const negationRule: Rule = ({ said, evidence }) => {
  const clauses = evidence.flatMap((each) => each.said.clauses);
  const hasException = (list: readonly Clause[]) => list.some(({ opener }) => opener === 'except');
  if (said.meanings.has('only') && (hasException(clauses) || clauses.some(({ isNegated }) => isNegated))) {
    return null;
  }
  // "It lapses if it is not taken" may be said of "it must be taken, or it lapses".
  const stated = said.clauses.filter(
    ({ opener, tokens }) => opener !== 'if' && opener !== 'except' && !tokens.some(({ word }) => WHETHER.test(word)),
  );
  return stated.some((clause) => isDeniedElsewhere(clause, clauses)) ? 'negation' : null;
};

/** What must be done is not what may be done. */
export const modalityRule: Rule = ({ said, evidence }) => {
  const isWrong = said.clauses.some((clause) => {
    const one = modalityOf(clause);
    const closest = evidenceOf(clause, evidence);
    const sources = (clause.content.length === 0 ? evidence : closest).map((each) => modalityOfAll(each.said.clauses));
    const isStricter = one === 'must' && closest.length > 0 && closest.every((each) => isOnlyPossible(each.said));
    return (
      isStricter || (one !== null && sources.length > 0 && sources.every((other) => other !== null && other !== one))
    );
  });
  return isWrong ? 'modality' : null;
};

/** Some is not all, and "only" is said where the source limits too. */
export const quantifierRule: Rule = ({ said, evidence, question }) => {
  const isLimited = evidence.some(
    ({ said: { meanings } }) =>
      ['only', 'if', 'except', 'not', 'because'].some((kind) => meanings.has(kind)) ||
      [...meanings].some((each) => each.startsWith('bound:')),
  );
  if (said.meanings.has('only') && !isLimited && !question.meanings.has('only')) {
    return 'quantifier';
  }
  const isOver = said.clauses.some((clause) => {
    const sources = closestClauses(
      clause,
      evidence.flatMap((each) => each.said.clauses),
    );
    const hasAll = clause.tokens.some(({ meanings }) => meanings.includes('all') && !meanings.includes('per'));
    return (
      hasAll &&
      sources.length > 0 &&
      sources.every(
        (source) => (hasMeaning(source, 'some') || hasMeaning(source, 'only')) && !hasMeaning(source, 'all'),
      )
    );
  });
  return isOver ? 'quantifier' : null;
};

/** A word for which the source has its counterpart: tenant for landlord, monthly for yearly, Monday for Tuesday. */
export const oppositeRule: Rule = ({ said, evidence }) => {
  const source = new Set(evidence.flatMap((each) => [...each.said.meanings, ...each.context.meanings]));
  for (const meaning of said.meanings) {
    const isKnown = source.has(meaning) || hasWordOf(said.tokens, meaning, evidence) || hasPeriod(meaning, evidence);
    if (!SETS.test(meaning) || isKnown) {
      continue;
    }
    const set = meaning.slice(0, meaning.indexOf(':'));
    const others = [...source].filter((each) => each.startsWith(`${set}:`));
    if (others.length > 0 && (STRICT_SETS.has(set) || others.some((other) => !said.meanings.has(other)))) {
      return 'opposite';
    }
  }
  return null;
};

/** Nothing is said to be free of charge of which the source does not say so. */
export const addedRule: Rule = ({ said, evidence }) => {
  const source = new Set(evidence.flatMap((each) => [...each.said.meanings, ...each.context.meanings]));
  const isNegated = said.clauses.some((clause) => clause.isNegated);
  return said.meanings.has('-fee') &&
    !isNegated &&
    !source.has('-fee') &&
    !source.has('+fee') &&
    !source.has('same:pay')
    ? 'invented'
    : null;
};

// "Once a year" is "every twelve months".
function hasPeriod(meaning: string, evidence: readonly Evidence[]): boolean {
  const period = /^period:(.+)$/.exec(meaning)?.[1];
  const one = { values: [1], unit: period ?? null, bound: null, isOrdinal: false, from: 0, to: 0 };
  return (
    period !== undefined &&
    evidence.some(({ said }) => said.quantities.some((each) => each.unit !== null && likenessOf(one, each) === 'same'))
  );
}

function hasMeaning({ tokens }: Clause, meaning: string): boolean {
  return tokens.some(({ meanings }) => meanings.includes(meaning));
}

function isDeniedElsewhere(clause: Clause, clauses: readonly Clause[]): boolean {
  const closest = closestClauses(clause, clauses);
  if (closest.length === 0 || clause.content.length === 0) {
    return false;
  }
  return [...closest, ...continuations(clause, closest, clauses)].every(
    (source) =>
      !sharesBound(clause, source) &&
      isDenied(clause, source) !== isDenied(source, clause) &&
      // "not obligatory" is "optional".
      !(modalityOf(clause) === 'may' && modalityOf(source) === 'may'),
  );
}

// What is said in one clause may stand in two of the source: 'the rules say: "no dogs"'.
function continuations(clause: Clause, closest: readonly Clause[], clauses: readonly Clause[]): Clause[] {
  const isIn = (word: Token, source: Clause) => source.content.some((each) => saysSame(word, each));
  const open = clause.content.filter((word) => !closest.some((source) => isIn(word, source)));
  return clauses.filter((source) => open.filter((word) => isIn(word, source)).length >= CONTINUED_WORDS_MIN);
}

function isDenied(clause: Clause, other: Clause): boolean {
  const signs = new Set(clause.tokens.flatMap(({ meanings }) => meanings.filter((meaning) => /^[+-]/.test(meaning))));
  const others = new Set(other.tokens.flatMap(({ meanings }) => meanings));
  const denying = [...signs].filter((sign) => {
    const concept = sign.slice(1);
    const isNegative = sign.startsWith('-') && !signs.has(`+${concept}`);
    const isOpposed = others.has(`+${concept}`) && !others.has(sign);
    const isAlone = concept === 'allow' && !others.has(sign);
    return isNegative && DENYING.has(concept) && (isOpposed || isAlone);
  });
  return clause.isNegated !== (denying.length % 2 === 1);
}

function modalityOf({ tokens, isNegated }: Clause): 'must' | 'may' | null {
  const has = (meaning: string) => tokens.some(({ meanings }) => meanings.includes(meaning));
  // "needs not" is free to; "may not" is forbidden, which is for the rule of negation.
  if (has('modal:must') || hasGermanMust(tokens)) {
    return isNegated ? 'may' : 'must';
  }
  return has('modal:may') && !isNegated ? 'may' : null;
}

// What can be done need not be done.
function isOnlyPossible({ meanings, clauses }: Evidence['said']): boolean {
  return meanings.has('modal:can') && clauses.every((clause) => modalityOf(clause) !== 'must');
}

function modalityOfAll(clauses: readonly Clause[]): 'must' | 'may' | null {
  const found = clauses.map(modalityOf).filter((each) => each !== null);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

// "ist anzulegen", "sind einzuholen", "ist zu tragen".
function hasGermanMust(tokens: Clause['tokens']): boolean {
  const hasBe = tokens.some(({ word }) => /^(?:ist|sind)$/.test(word));
  return (
    hasBe &&
    tokens.some(
      ({ word }, at) =>
        /^(?:an|ein|aus|ab|auf|vor|mit|nach|zu|bei|her|hin|um|weg)zu\p{L}+en$/u.test(word) ||
        (word === 'zu' && /^\p{Ll}+e?n$/u.test(tokens[at + 1]?.text ?? '')),
    )
  );
}

function evidenceOf(clause: Clause, evidence: readonly Evidence[]): Evidence[] {
  const closest = new Set(
    closestClauses(
      clause,
      evidence.flatMap((each) => each.said.clauses),
    ),
  );
  return evidence.filter((each) => each.said.clauses.some((source) => closest.has(source)));
}

// The very word may stand there with another meaning.
function hasWordOf(tokens: Clause['tokens'], meaning: string, evidence: Comparison['evidence']): boolean {
  const words = tokens.filter(({ meanings }) => meanings.includes(meaning));
  return words.some((word) =>
    evidence.some(({ said, context }) =>
      [...said.tokens, ...context.tokens].some(
        (each) => each.kind === 'word' && saysSame(word, each) && each.word === word.word,
      ),
    ),
  );
}
