import { closestClauses } from '../../reading/evidence.ts';
import { type Clause, WITHOUT } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';

// Words for what is done to the reader, who wants to know whether it is certain.
const LEVIED =
  /^(?:charg(?:e[ds]?|ing)|bill(?:ed|s|ing)?|invoic(?:e[ds]?|ing)|levied|fined?|deduct\p{L}*|withh(?:old|eld)\p{L}*|retain(?:ed|s)?|suspend\p{L}*|block(?:ed|s)?|refus(?:e[ds]?|al)|reject\p{L}*|berechn\p{L}*|rechnung|erhob\p{L}*|erheb\p{L}*|verlang\p{L}*|einbehalt\p{L}*|abgezogen|abzieh\p{L}*|gesperrt|sperr\p{L}*|ausgeschlossen|ausschliess\p{L}*|abgelehnt|ablehn\p{L}*|verweiger\p{L}*|factur\p{L}*|preleve\p{L}*|retenu\p{L}*|retenir|deduit\p{L}*|deduire|bloqu\p{L}*|exclu\p{L}*|refuse\p{L}*|cobr\p{L}*|reten\p{L}*|retien\p{L}*|descont\p{L}*|rechaz\p{L}*|deneg\p{L}*|addebit\p{L}*|fattur\p{L}*|tratten\p{L}*|trattien\p{L}*|detrat\p{L}*|detrarr\p{L}*|sospe\p{L}*|blocc\p{L}*|esclu\p{L}*|rifiut\p{L}*|reken\p{L}*|gerekend|ingehouden|inhoud\p{L}*|geblokkeerd|blokker\p{L}*|geweigerd|weiger\p{L}*|uitgesloten|cobrad\p{L}*|faturad\p{L}*|naliczy\p{L}*|nalicza\p{L}*|pobran\p{L}*|pobiera\p{L}*|potrac\p{L}*|debiter\p{L}*|fakturer\p{L}*)$/u;
// "Has the right to", "it is possible".
const MAY =
  /^(?:possib\p{L}*|moglich\p{L}*|option\p{L}*|rights?|recht|berechtigt|droit|derecho|diritto|direito|faculte|facolta|facultad|mogelijk\p{L}*|prawo|mozliw\p{L}*|ratt|mojlig\p{L}*)$/u;
const POSSIBLE = ['modal:can', 'modal:may', 'some', 'modal:should'];
const HEDGED = /^(?:modal:(?:can|may|should)|some|\+allow|bound:max|stage:.+)$/;

/** What somebody may do to the reader is not certain to happen: "£60 is charged" for "we may charge £60". */
export const leviedRule: Rule = ({ said, evidence, isTranslated }) => {
  const clauses = evidence.flatMap(({ source }) => source.clauses);
  const isCertain = said.clauses.some((clause) => {
    if (!isLevied(clause) || isDenied(clause) || isHedged(clause)) {
      return false;
    }
    const closest = closestClauses(clause, clauses);
    const levied = closest.filter(isLevied);
    return levied.length > 0 && levied.every(isOnlyPossible);
  });
  return isCertain && !isTranslated ? 'modality' : null;
};

function isLevied({ tokens }: Clause): boolean {
  return tokens.some(({ word }) => LEVIED.test(word));
}

function isOnlyPossible({ tokens, isNegated }: Clause): boolean {
  return !isNegated && tokens.some(({ meanings }) => POSSIBLE.some((each) => meanings.includes(each)));
}

function isHedged({ tokens }: Clause): boolean {
  return tokens.some(({ word, meanings }) => MAY.test(word) || meanings.some((each) => HEDGED.test(each)));
}

// "Without a doctor's note" does not deny the rest.
function isDenied({ tokens }: Clause): boolean {
  return tokens.some(({ word, meanings }) => meanings.includes('not') && !WITHOUT.test(word));
}
