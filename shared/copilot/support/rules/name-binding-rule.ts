import { type Anchor, bindingFlaw, type Stated } from '../comparing/binding-flaw.ts';
import { isAmong } from '../reading/evidence.ts';
import type { Clause } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

/** A name or a role from one clause of the source must not be stated about the subject of another clause. */
export const nameBindingRule: Rule = (comparison) => bindingFlaw(comparison, namesIn);

function namesIn(clause: Clause, { names }: Stated): Anchor[] {
  return clause.content.map((word) => wordAnchor(word, clause, names.has(word)));
}

function wordAnchor(word: Token, clause: Clause, isName: boolean): Anchor {
  const isAlike = (other: Token) => (isRole(word) ? sharesSet(word, other) : other.isCapital && !other.isFirst);
  return {
    token: word,
    isIn: (each) => isAmong(word, each.clause.content),
    isDistinctive: isRole(word) || isName,
    // The other cells of the same row do not compete: they describe the same thing.
    hasRivalIn: (each) =>
      !each.isRow && each.clause.content.some((other) => isAlike(other) && !isAmong(other, clause.content)),
  };
}

function isRole({ meanings }: Token): boolean {
  return meanings.some((meaning) => /^(?:lease|deal|job|axis|side|season|time|work):/.test(meaning));
}

function sharesSet(one: Token, other: Token): boolean {
  return one.meanings.some((meaning) => {
    const set = meaning.slice(0, meaning.indexOf(':') + 1);
    return set.length > 1 && other.meanings.some((each) => each !== meaning && each.startsWith(set));
  });
}
