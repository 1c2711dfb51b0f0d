import { closestClauses, type Evidence, isAmong } from '../reading/evidence.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { type Token, textAt } from '../reading/tokens.ts';
import { hasPeriod } from './numbers/frequency.ts';
import type { Comparison, Rule } from './rule.ts';

// The languages in which the verb of a "must" ends its clause.
const VERB_LAST: ReadonlySet<string | null> = new Set(['de', 'nl']);
// Not measured: "no se puede" has one word between.
const NOT_DISTANCE_MAX = 2;
// Sets of which only one member can be meant: monthly or yearly, tenant or landlord.
const SETS =
  /^(?:period|change|order|when|trade|side|axis|level|time|season|heat|money|work|lease|deal|job|way|color|place|stage|vote|fate):/;

/** A statement must not turn "must" into "may", nor the reverse. */
export const modalityRule: Rule = ({ said, evidence, question }) => {
  if (evidence.some((each) => turnsModal(said, each.source, question))) {
    return 'modality';
  }
  const isWrong = said.clauses.some((clause) => {
    const one = modalityOf(clause);
    if (one === null) {
      return false;
    }
    const closest = evidenceOf(clause, evidence);
    const sources = (clause.content.length === 0 ? evidence : closest).map((each) =>
      modalityOfAll(each.source.clauses),
    );
    const isStricter = one === 'must' && closest.length > 0 && closest.every((each) => isOnlyPossible(each.source));
    return isStricter || (sources.length > 0 && sources.every((other) => other !== null && other !== one));
  });
  return isWrong ? 'modality' : null;
};

/** A statement must not turn "some" into "all", and its "only" needs a limit in the source. */
export const quantifierRule: Rule = ({ said, evidence, question }) => {
  const isLimited = evidence.some(
    ({ source: { meanings, clauses } }) =>
      ['only', 'reserved', 'if', 'except', 'not', 'because'].some((kind) => meanings.has(kind)) ||
      // "The tenant pays for damage; the landlord for wear" limits what each pays.
      clauses.some(({ opener }) => opener === 'but') ||
      [...meanings].some((each) => each.startsWith('bound:')),
  );
  // "Only the heads are bought by members; the association lends the hoses" limits itself.
  const isContrasted = said.clauses.some(({ opener }) => opener === 'but');
  if (said.meanings.has('only') && !(isLimited || isContrasted || question.meanings.has('only'))) {
    return 'quantifier';
  }
  if (said.meanings.has('ever') && evidence.every((each) => isSometimes(each.source))) {
    return 'quantifier';
  }
  const sourceClauses = evidence.flatMap((each) => each.source.clauses);
  const isOver = said.clauses.some((clause) => {
    const hasAll = clause.tokens.some(({ meanings }) => meanings.includes('all') && !meanings.includes('per'));
    if (!hasAll || hasMeaning(clause, 'some')) {
      return false;
    }
    const closest = closestClauses(clause, sourceClauses);
    const isOfSome = closest.every(
      (source) => (hasMeaning(source, 'some') || hasMeaning(source, 'only')) && !hasMeaning(source, 'all'),
    );
    return isOnlySome(clause, sourceClauses) || (closest.length > 0 && isOfSome);
  });
  return isOver ? 'quantifier' : null;
};

// A fact under a condition or for a period does not always hold.
function isSometimes({ meanings }: Statement): boolean {
  const isLimited = [...meanings].some((each) =>
    /^(?:if|only|except|else|bound:(?:after|from|until|before))$/.test(each),
  );
  return isLimited && !meanings.has('ever') && !meanings.has('all');
}

// "All are weighed; some are opened": only some are opened.
function isOnlySome(clause: Clause, clauses: readonly Clause[]): boolean {
  return clauses.some((source) => {
    const rest = clauses.filter((each) => each !== source);
    const own = source.content.filter((word) => !rest.some(({ content }) => isAmong(word, content)));
    const isSome = hasMeaning(source, 'some') && !hasMeaning(source, 'all');
    return isSome && own.slice(0, 1).some((word) => isAmong(word, clause.content));
  });
}

/** A word must not replace its opposite: tenant for landlord, monthly for yearly. */
export const oppositeRule: Rule = ({ said, evidence }) => {
  const source = meaningsIn(evidence);
  for (const meaning of said.meanings) {
    const isKnown =
      source.has(meaning) || hasWordOf(said.tokens, meaning, evidence) || hasPeriod(meaning, said, evidence);
    // A decision was proposed before, so both may be true; a proposal may have been accepted.
    const isDecided =
      meaning === 'stage:decided' && (source.has('+accept') || said.clauses.some(({ isNegated }) => isNegated));
    if (!SETS.test(meaning) || isKnown || meaning === 'stage:proposed' || isDecided) {
      continue;
    }
    const others = [...source].filter((each) => setOf(each) === setOf(meaning) && each !== meaning);
    if (others.some((other) => !said.meanings.has(other))) {
      return 'opposite';
    }
  }
  return null;
};

/** A statement must not add "free of charge" where the source says nothing about costs. */
export const freeOfChargeRule: Rule = ({ said, evidence }) => {
  const source = new Set(evidence.flatMap((each) => [...each.source.meanings, ...each.context.meanings]));
  const isNegated = said.clauses.some((clause) => clause.isNegated);
  // In "15 are free", "free" means available.
  const isCounted = said.clauses.some(
    (clause) => hasMeaning(clause, '-fee') && clause.quantities.some(({ unit }) => unit === null),
  );
  return said.meanings.has('-fee') &&
    !isNegated &&
    !isCounted &&
    !source.has('-fee') &&
    !source.has('+fee') &&
    !source.has('same:pay')
    ? 'invented'
    : null;
};

// A sentence about the landlord is not about the tenant in the title; its period or stage may be the heading's.
function meaningsIn(evidence: readonly Evidence[]): ReadonlySet<string> {
  const own = new Set(evidence.flatMap((each) => [...each.source.meanings]));
  const sets = new Set([...own].map(setOf));
  const context = evidence.flatMap((each) => [...each.context.meanings]);
  return new Set([...own, ...context.filter((each) => !sets.has(setOf(each)) || /^(?:period|stage):/.test(each))]);
}

function setOf(meaning: string): string {
  return SETS.test(meaning) ? meaning.slice(0, meaning.indexOf(':')) : meaning;
}

function hasMeaning({ tokens }: Clause, meaning: string): boolean {
  return tokens.some(({ meanings }) => meanings.includes(meaning));
}

// Whether the verb after a "must" comes after a "can" on the other side. A question about what can be done may be
// answered with what must be done.
function turnsModal(said: Statement, source: Statement, question: Statement): boolean {
  const own = modalsOf(said);
  const sources = own.length === 0 ? [] : modalsOf(source);
  return own.some(({ verb, isMust }) => {
    const same = sources.filter((each) => each.verb.stem === verb.stem);
    const isAsked = !isMust && question.meanings.has('modal:can');
    return !isAsked && same.length > 0 && same.every((each) => each.isMust !== isMust);
  });
}

interface Modal {
  readonly verb: Token;
  readonly isMust: boolean;
}

/**
 * Returns each "must" and "can" of a statement with its verb, which ends the clause in German and Dutch. Something that
 * must not be done cannot be done either, so that one with a "not" beside it is left out.
 */
export function modalsOf({ clauses, language }: Statement): Modal[] {
  return clauses.flatMap(({ tokens, content }) =>
    tokens.flatMap((token, at) => {
      const isMust = token.meanings.includes('modal:must');
      if (!(token.isFiller && (isMust || token.meanings.includes('modal:can')))) {
        return [];
      }
      const following = content.filter((each) => tokens.indexOf(each) > at);
      const verb = VERB_LAST.has(language) ? following.at(-1) : following[0];
      const isDenied = tokens.some(
        ({ meanings }, i) => meanings.includes('not') && Math.abs(i - at) <= NOT_DISTANCE_MAX,
      );
      return verb !== undefined && !isDenied ? [{ verb, isMust }] : [];
    }),
  );
}

type Modality = 'must' | 'should' | 'may';

/** Whether a clause says that something must, should or may be done; null if it says none of these. */
export function modalityOf({ tokens, isNegated }: Clause): Modality | null {
  const has = (meaning: string) => tokens.some(({ meanings }) => meanings.includes(meaning));
  // "Need not" means may. "May not" means forbidden, which the rule for negation decides.
  if (has('modal:must') || hasGermanMust(tokens)) {
    return isNegated ? 'may' : 'must';
  }
  // At the beginning, "should" is a condition: "should you be late".
  const isAdvised = tokens.some(({ meanings, isFirst }) => meanings.includes('modal:should') && !isFirst);
  if (isAdvised) {
    return 'should';
  }
  return has('modal:may') && !isNegated ? 'may' : null;
}

// Whether a source only says that something can be done. A negation may make it a demand: what cannot be below a limit
// must be above it.
function isOnlyPossible({ meanings, clauses }: Evidence['source']): boolean {
  return meanings.has('modal:can') && clauses.every((clause) => modalityOf(clause) !== 'must' && !clause.isNegated);
}

function modalityOfAll(clauses: readonly Clause[]): Modality | null {
  const found = clauses.map(modalityOf).filter((each) => each !== null);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

// German demands with "to be": "ist anzulegen", "sind einzuholen", "ist zu tragen".
function hasGermanMust(tokens: Clause['tokens']): boolean {
  const hasBe = tokens.some(({ word }) => /^(?:ist|sind)$/.test(word));
  return (
    hasBe &&
    tokens.some(
      ({ word }, at) =>
        /^(?:an|ein|aus|ab|auf|vor|mit|nach|zu|bei|her|hin|um|weg)zu\p{L}+en$/u.test(word) ||
        (word === 'zu' && /^\p{Ll}+e?n$/u.test(textAt(tokens, at + 1))),
    )
  );
}

function evidenceOf(clause: Clause, evidence: readonly Evidence[]): Evidence[] {
  const closest = new Set(
    closestClauses(
      clause,
      evidence.flatMap((each) => each.source.clauses),
    ),
  );
  return evidence.filter((each) => each.source.clauses.some((source) => closest.has(source)));
}

// The source may have the very same word with another meaning.
function hasWordOf(tokens: Clause['tokens'], meaning: string, evidence: Comparison['evidence']): boolean {
  const words = tokens.filter(({ meanings }) => meanings.includes(meaning));
  const isOther = (each: Token) => !each.meanings.includes(meaning);
  return words.some(({ word }) =>
    evidence.some(
      ({ source, context }) =>
        source.tokens.some((each) => each.word === word) ||
        context.tokens.some((each) => each.word === word && isOther(each)),
    ),
  );
}
