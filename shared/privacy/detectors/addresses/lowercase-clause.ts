import { wordSet } from '../../word-set.ts';
import { type AddressToken, tokenAt } from './address-token.ts';

// "passo in via dei mille 14", "estamos en calle mayor 12", "der wohnt jetzt lindenweg 14"
const TO_STREETS = wordSet(
  'in a ao en em na z przy au aan op from pa i wohnt wohne wohnen jetzt adresse adres mieszkam woont woon vive vivo casa mora moro abita abito bor bo mieszka habite',
);

/**
 * Whether the tokens of an address in lower case fill their whole clause, apart from a word that introduces a place.
 */
export function isWholeClause(tokens: readonly AddressToken[], from: number, to: number): boolean {
  const { gap } = tokenAt(tokens, from);
  return tokenAt(tokens, to).gap !== 'space' && (gap !== 'space' || isLedTo(tokens, from));
}

/** Whether a word that introduces a place comes directly before a token. */
export const isLedTo = (tokens: readonly AddressToken[], from: number): boolean =>
  tokenAt(tokens, from).gap === 'space' && TO_STREETS.has(tokenAt(tokens, from - 1).lower);

/** What a number after a street in lower case counts: "in via breve 3 giorni". */
export const COUNTED: RegExp =
  /^(?:giorn|volt|or[ae]$|anni$|mes[ei]|dias?$|veces$|vezes$|jours?$|fois$|heures?$|raz[y]?$|godz|dni$|minut)/;

/** A word that says how or what kind after a word that can mean a street: "a largo plazo 10", "in via telematica 3". */
export const OF_MANNER: RegExp =
  /^(?:plazo|prazo|recorrido|anticipo|consumo|garaje|parking|aparcamiento|estacionamiento|fij[ao]|centrale?|comercial|commercant|commerciale?|principale?|peatonal|alimentacao|stampa|sviluppo|estinzione|definizione|accelerat|intensiv|affari|agenzia|bonifico|(?:eccezional|preferenzial|sperimental|giudizial|stragiudizial|cautelar|informal)[ei]|(?:prioritari|telematic|definitiv|provvisori|amministrativ|bonari|transitori|straordinari|ordinari|precauzional|alternativ)[aei])/;
