import { wordSet } from '../../../word-set.ts';
import { type AddressToken, tokenAt } from '../address-token.ts';
import { skipLowercaseTown } from './lowercase-town.ts';

// Words that introduce a place: "passo in via dei mille 14", "estamos en calle mayor 12", "der wohnt jetzt lindenweg
// 14".
const BEFORE_PLACES = wordSet(
  'in a ao en em na z przy au aan op from pa i bin grad gerade sind am beim zum zur naar bij vanaf naast pra para pro ate pela do till fran vid asun osoite jhab jhabite rdv tis ben wohnt wohne wohnen jetzt adresse adres mieszkam woont woon vive vivo casa mora moro abita abito bor bo mieszka habite habitons wohn treffen treff adresa indirizzo direccion morada',
);

/**
 * Whether the tokens of an address in lower case fill their whole clause, apart from a word that introduces a place.
 */
export function isWholeClause(tokens: readonly AddressToken[], from: number, to: number): boolean {
  return isEndOfClause(tokens, to) && (tokenAt(tokens, from).gap !== 'space' || isIntroduced(tokens, from));
}

/** Whether a clause ends before a token, or a town, a word for a part of the house or a conjunction comes there. */
export const isEndOfClause = (tokens: readonly AddressToken[], to: number): boolean =>
  tokenAt(tokens, to).gap !== 'space' ||
  AFTER_ADDRESS.has(tokenAt(tokens, to).lower) ||
  skipLowercaseTown(tokens, to) > to;

// "lindenallee 43 hinterhaus", "vicolo stretto 11 secondo piano", "björkvägen 4 och sen"
const AFTER_ADDRESS = wordSet(
  `hinterhaus vorderhaus hh vh hinterhof seitenflugel eg og dg links rechts klingel bei um code digicode bajo bj izq dcha atico piano primo secondo terzo quarto citofono scala interno hs huis rood zwart bel
  klatka domofon lok m mieszkania portkod lgh tr vaning und och og oraz
  beim im neben heute morgen bitte danke kommst vorne hinten svp stp merci pls please aub graag por porfa pf prosze dzieki tack kl nu now`,
);

/** Whether a word that introduces a place comes directly before a token. */
export function isIntroduced(tokens: readonly AddressToken[], from: number): boolean {
  const [word, before] = [tokenAt(tokens, from - 1), tokenAt(tokens, from - 2)];
  // "wohn in der lindenallee 43"
  const isArticle = word.gap === 'space' && /^(?:der|dem|de|het|la)$/.test(word.lower);
  const { gap, isNumber } = tokenAt(tokens, from);
  // "le code du 8 rue du four", not "le mur du quai fait 5 m"
  return gap === 'space' && (BEFORE_PLACES.has((isArticle ? before : word).lower) || (isNumber && word.lower === 'du'));
}

/** What a number after a street in lower case counts: "in via breve 3 giorni". */
export const COUNTED: RegExp =
  /^(?:giorn|volt|or[ae]$|anni$|mes[ei]|dias?$|veces$|vezes$|jours?$|fois$|heures?$|raz[y]?$|godz|dni$|minut)/;

/** A word that says how or what kind after a word that can mean a street: "a largo plazo 10", "in via telematica 3". */
export const OF_MANNER: RegExp =
  /^(?:plazo|prazo|recorrido|anticipo|consumo|garaje|parking|aparcamiento|estacionamiento|fij[ao]|centrale?|comercial|commercant|commerciale?|principale?|peatonal|alimentacao|stampa|sviluppo|estinzione|definizione|accelerat|intensiv|affari|agenzia|bonifico|(?:eccezional|preferenzial|sperimental|giudizial|stragiudizial|cautelar|informal)[ei]|(?:prioritari|telematic|definitiv|provvisori|amministrativ|bonari|transitori|straordinari|ordinari|precauzional|alternativ)[aei])/;
