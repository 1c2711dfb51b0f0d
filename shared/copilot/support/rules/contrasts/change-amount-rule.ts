import { onceFor } from '../../../../once.ts';
import type { WordLanguage } from '../../reading/languages/language-words.ts';
import { isYear, type Quantity } from '../../reading/quantities.ts';
import { leadsTo } from '../../reading/ranges.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import { meaningOf, type Token, tokensBefore, wordAt } from '../../reading/tokens.ts';
import { isCurrency, isTimeOfDay } from '../../reading/unit-kinds.ts';
import type { Rule } from '../rule.ts';

// The words before the amount of a change, and before what it leads to.
const BEFORE_AMOUNT: Readonly<Record<WordLanguage, readonly [by: RegExp, to: RegExp]>> = {
  en: [/^(?:by|of)$/, /^to$/],
  de: [/^um$/, /^auf$/],
  fr: [/^(?:de|d|du)$/, /^(?:a|au|aux)$/],
  es: [/^(?:en|un|de)$/, /^(?:a|al|hasta)$/],
  it: [/^(?:di|del|dell|dello)$/, /^(?:a|al|all|allo)$/],
  pt: [/^(?:em|de)$/, /^(?:para|a|ao|aos)$/],
  nl: [/^met$/, /^(?:naar|tot|op)$/],
  pl: [/^o$/, /^do$/],
  sv: [/^med$/, /^till$/],
  zh: [/^了$/, /^[到至为]$/],
};
// These mean something else, too, unless they follow a word for a change: "a fee of 40 euros" is not changed.
const OFTEN_OTHER = /^(?:of|d|de|du|a|aux?|en|un|al|di|del|dell|dello|all|allo|em|para|aos?)$/;
// In these languages a change may have its amount without a word before it: "rose 40 euros".
const WITHOUT_WORD: ReadonlySet<WordLanguage> = new Set(['en', 'es', 'pt', 'zh']);
// Words for changes in addition to those that mean a rise or a fall.
const CHANGE =
  /^(?:(?:rais(?:es?|ing)|rising|falling|growing|cuts?|adjusted|changed|angepasst|portee?s?|pass(?:e|ent|ee?s?|era|eront)|ampli(?:a|an|ado|ada|ara|o)|pasan?|paso|pasara|passano?|passou|ridott[oaie]|alzat[oaie]|abbassat[oaie]|ingekort|steg|sjonk)$|extend|extension|prolong|shorten|lengthen|climb|verlanger|verkurz|gekurzt|angehoben|anhebung|heraufgesetzt|herabgesetzt|ausgeweitet|allong|raccourci|abaiss|releve|major|prorrog|acort|rebaj|prolung|prorog|accorci|alargad|encurtad|verleng|verkort|uitgebreid|przedluz|skroc|podn[io]|podwyzsz|obniz|zwieksz|zmniejsz|forlang|forkort)/;
// "The increase amounts to 40 euros" is an increase by 40 euros.
const AMOUNTS =
  /^(?:amount(?:s|ed|ing)?|comes?|equals?|adds?|belauft|belaufen|belief|eleve|elevent|asciende|ascienden|ammonta|ammontano|cifra|eleva|bedraagt|komt|neer|uppgar|wynosi)$/;
// How many words after the change a word that often means something else may come: "verlengt zich tot", "sube ya a".
const NEAR = 2;

type Role = 'by' | 'to';

interface Amount {
  readonly quantity: Quantity;
  readonly role: Role;
  readonly isOfChange: boolean;
}

/** A change by an amount must not become a change to it: "rose to 40 euros" for "rose by 40 euros". */
export const changeAmountRule: Rule = ({ said, evidence }) => {
  const sources = evidence.map(({ source }) => source);
  const isTurned = amountsIn(said).some((own) => {
    const others = sources.flatMap((source) => likeIn(source, own.quantity));
    return own.isOfChange && others.length > 0 && others.every((other) => other?.isOfChange && other.role !== own.role);
  });
  return isTurned ? 'comparison' : null;
};

/** Whether a statement has an amount after another of these words than its source, which makes it no copy. */
export function hasOtherWordBeforeAmount(said: Statement, source: Statement): boolean {
  return amountsIn(said).some((own) => {
    const others = likeIn(source, own.quantity);
    return others.length > 0 && others.every((other) => other !== null && other.role !== own.role);
  });
}

// The amounts that are the same as this quantity, null for one without such a word.
function likeIn(source: Statement, quantity: Quantity): (Amount | null)[] {
  const amounts = amountsIn(source);
  return source.quantities
    .filter((each) => likenessOf(quantity, each) === 'same')
    .map((each) => amounts.find((amount) => amount.quantity === each) ?? null);
}

const amountsIn = onceFor((statement: Statement): readonly Amount[] => {
  const { tokens, quantities } = statement;
  const counted = quantities.filter((each) => !(each.isOrdinal || isYear(each) || isTimeOfDay(each.unit)));
  return counted.flatMap((quantity) => {
    const at = placeBefore(tokens, quantity);
    const isBare = WITHOUT_WORD.has(statement.language ?? 'en') && isChange(tokens[at]);
    const role = isBare ? 'by' : roleAt(statement, at);
    const isOther = OFTEN_OTHER.test(wordAt(tokens, at));
    if (role === null || (isOther && isStart(quantity, statement))) {
      return [];
    }
    const near = isOther ? tokensBefore(tokens, at, NEAR) : clauseOf(statement, quantity).tokens;
    const isOfChange = near.some(isChange) && !tokens.some(({ word }) => AMOUNTS.test(word));
    return [{ quantity, role, isOfChange: isBare || isOfChange }];
  });
});

function roleAt({ tokens, language }: Statement, at: number): Role | null {
  const [by, to] = BEFORE_AMOUNT[language ?? 'en'];
  const word = wordAt(tokens, at);
  if (by.test(word)) {
    return 'by';
  }
  return to.test(word) ? 'to' : null;
}

// Whether it is the 40 of "de 40 à 50 euros", where one word means both "from" and "by".
function isStart(quantity: Quantity, { tokens, quantities }: Statement): boolean {
  const next = quantities[quantities.indexOf(quantity) + 1];
  return next !== undefined && leadsTo(tokens, quantity.to - 1, next.from);
}

// The place of the last word before an amount, without a sign of its currency and words such as "about".
function placeBefore(tokens: readonly Token[], { from }: Quantity): number {
  const isPart = (token: Token) => isCurrency(meaningOf(token, 'unit')) || meaningOf(token, 'bound') === 'about';
  return tokens.findLastIndex((token, at) => at < from && !isPart(token));
}

function isChange(token: Token | undefined): boolean {
  return token !== undefined && (meaningOf(token, 'change') !== null || CHANGE.test(token.word));
}
