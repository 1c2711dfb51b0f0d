import type { Evidence } from './evidence.ts';
import type { Clause } from './statement.ts';
import type { Token } from './tokens.ts';

/** With a "not", these forbid; "need not" and "muss nicht" allow. */
const MUST_NOT = /^(?:must|shall|doit|doivent|devra|devront|deb(?:e|en|era|eran)|dev(?:e|i|ono|ra|ranno|em|era|erao))$/;

/** Whether the unit that states most of a statement demands something, and advises or allows nothing. */
export function demands(closest: Evidence | undefined): boolean {
  return modalityOfAll(closest?.source.clauses ?? []) === 'must';
}

type Modality = 'must' | 'should' | 'may';

/** Whether a clause says that something must, should or may be done; null if it says none of these. */
export function modalityOf({ tokens, isNegated }: Clause): Modality | null {
  const has = (meaning: string) => tokens.some(({ meanings }) => meanings.includes(meaning));
  // "Need not" means may. "May not" means forbidden, which the rule for negation decides.
  if (has('modal:must') || hasGermanMust(tokens)) {
    // "Helmets are compulsory, goggles recommended" says one of each.
    const isOther = isNegated ? tokens.some(({ word }) => MUST_NOT.test(word)) : has('modal:should');
    return isOther ? null : isNegated ? 'may' : 'must';
  }
  // At the beginning, "should" is a condition: "should you be late".
  const isAdvised = tokens.some(({ meanings, isFirst }) => meanings.includes('modal:should') && !isFirst);
  if (isAdvised) {
    return 'should';
  }
  // "Without a permit nobody may enter" demands one.
  const isDemand = tokens.filter(({ meanings }) => meanings.includes('not')).length > 1;
  return has('modal:may') && !isNegated && !isDemand ? 'may' : null;
}

/** The modality that all clauses with one have in common; null when they differ or there is none. */
export function modalityOfAll(clauses: readonly Clause[]): Modality | null {
  const found = clauses.map(modalityOf).filter((each) => each !== null);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

// German demands with "to be": "ist anzulegen", "sind einzuholen", "ist zu tragen".
function hasGermanMust(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => /^(?:an|ein|aus|ab|auf|vor|mit|nach|zu|bei|her|hin|um|weg)zu\p{L}+en$/u.test(word));
}
