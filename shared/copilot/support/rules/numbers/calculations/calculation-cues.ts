import { onceFor } from '../../../../../once.ts';
import type { Evidence } from '../../../reading/evidence.ts';
import { COMPARATIVES, OTHER_COMPARATIVES, THAN } from '../../../reading/languages/comparative-words.ts';
import { isArticle } from '../../../reading/read-number.ts';
import { meaningOf, type Token } from '../../../reading/tokens.ts';
import type { Operation } from './calculation.ts';

// Words that announce a difference, a total, or an amount per unit.
const COMPARED =
  /^(?:more|less|fewer|mehr|weniger|plus|moins|mas|menos|piu|meno|difference|unterschied|differenz|diferencia|differenza|missing|short|sav(?:es?|ed|ings?)|(?:er)?spar(?:en|t|st|nis)|economi\p{L}{1,5}|ahorr\p{L}{1,4}|risparmi\p{L}{0,4}|bespa+r\p{L}{0,4}|poup\p{L}{1,4}|oszczed\p{L}{1,6}|lacks?|fehl(?:t|en|te|ten)|manqu\p{L}{1,6}|falta\p{L}{0,3}|manca\p{L}{0,3}|ontbre\p{L}{1,4}|tekort|brak\p{L}{1,4})$/u;
const COMPARATIVE: ReadonlySet<string> = new Set([
  ...OTHER_COMPARATIVES,
  ...Object.values(COMPARATIVES).flatMap((scales) =>
    Object.values(scales).flatMap((sides) => sides.join(', ').split(', ')),
  ),
]);
// Any other word with the ending of a comparative needs a "than": "lovelier than", but not "locker" or "customer".
const ENDINGS: readonly (readonly [ending: RegExp, thans: readonly RegExp[]])[] = [
  [/^\p{L}{3,}er$/u, [THAN.en, THAN.de, THAN.nl]],
  [/^\p{L}{3,}are$/u, [THAN.sv]],
  [/^\p{L}{2,}(?:sz[yae]|ej)$/u, [THAN.pl]],
];
// Room for the compared thing: "a lovelier room for groups than".
const THAN_DISTANCE_MAX = 5;
const SUMMED =
  /^(?:total|together|altogether|all|zusammen|insgesamt|gesamt|summe|ensemble|somme|tout|suma|juntos|totale|somma|insieme|tutto|samen|totaal|opgeteld|ergibt|ergeben|tillsammans|totalt|razem|lacznie|maximal|maximum|each|je|jeweils|chacun|cada|ciascuno)$/u;
const BOTH = /^(?:both|beide[rn]?|ambos|ambas|ambedue|entramb[ie]|oba|obie|obu)$/;
const EACH =
  /^(?:per|pro|each|every|apiece|jed\p{L}{1,3}|je|jeweils|par|chaque|chacune?|por|cada|ogni|ciascun[oae]?|elke?|iedere?|na|kazd\p{L}{1,4})$/u;
const COMPARED_HAN = /[多少高低快慢增减省贵缺差]/u;
const SUMMED_HAN = /[共总合即]/u;
const EACH_HAN = /每/u;
// Words by which a source says that an amount is added to one that it gives elsewhere: "another five days".
const ADDED =
  /^(?:more|additional|extra|further|another|weitere[nrs]?|zusatzlich\p{L}{0,2}|mehr|supplementaires?|plus|autres|adicional(?:es)?|adicionais|mas|otr[oa]s|ulteriori|aggiuntiv[ieo]|piu|mais|outr[oa]s|bijkomende|nog|dodatkow\p{L}{1,3}|kolejn\p{L}{1,3}|surcharges?|supplements?|zuschlage?n?|aufschlage?n?|aufpreis|zuzuglich|zzgl|toeslag(?:en)?|toegevoegd|suplementos?|recargos?|supplement[oi]|maggiorazion[ei]|sobretaxas?|acrescimos?|dop[lł]at[aey])$/u;
const ADDED_HAN = /[另再加]/u;

/** Whether a word announces a sum, as "together" does. A source that gives only the parts has no such word. */
export function announcesSum({ word }: Token): boolean {
  return SUMMED.test(word) || SUMMED_HAN.test(word);
}

/**
 * Whether a comparative, or a word such as "difference", announces a difference. Bounds such as "after", which may
 * announce one, too, do not count here.
 */
export function announcesDifference(tokens: readonly Token[]): boolean {
  return (
    tokens.some((token, at) => COMPARED.test(token.word) || isComparative(token, tokens.slice(at + 1))) ||
    tokens.some(({ word }) => COMPARED_HAN.test(word))
  );
}

/**
 * Returns the operations that words of a statement announce: "more" a difference, "together" a sum, "per" a quotient.
 */
export const cuesOf = onceFor((tokens: readonly Token[]): ReadonlySet<Operation> => {
  const words = tokens.map(({ word }) => word);
  const meanings = tokens.flatMap((token) => token.meanings);
  const isCompared =
    announcesDifference(tokens) ||
    meanings.some((meaning) => /^(?:change:|bound:(?:over|under|before|after))/.test(meaning));
  const isSummed = words.some((word) => SUMMED.test(word) || BOTH.test(word) || SUMMED_HAN.test(word));
  const isOfEach =
    words.some((word) => EACH.test(word) || EACH_HAN.test(word)) ||
    tokens.some((token, at) => isArticle(token) && meaningOf(tokens[at + 1], 'unit') !== null) ||
    meanings.some((meaning) => /^(?:number:1|period:.+)$/.test(meaning));
  return new Set<Operation>([
    ...(isCompared ? (['difference'] as const) : []),
    ...(isSummed ? (['sum', 'product'] as const) : []),
    ...(isOfEach ? (['quotient'] as const) : []),
  ]);
});

// "Cheaper", and "lovelier" before "than". A German noun has a capital letter: "der Mieter als Kunde".
function isComparative({ word, isCapital }: Token, following: readonly Token[]): boolean {
  const near = following.slice(0, THAN_DISTANCE_MAX);
  const isBeforeThan = ENDINGS.some(
    ([ending, thans]) =>
      !isCapital && ending.test(word) && near.some((each) => thans.some((than) => than.test(each.word))),
  );
  return COMPARATIVE.has(word) || isBeforeThan;
}

/** Whether a source says that something comes in addition, so that its numbers may be added. */
export function announcesMore(evidence: readonly Evidence[]): boolean {
  return evidence.some(({ source }) => source.tokens.some(({ word }) => ADDED.test(word) || ADDED_HAN.test(word)));
}
