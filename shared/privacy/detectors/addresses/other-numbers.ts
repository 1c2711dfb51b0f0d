import { isInLanguage } from '../../names/words-of-languages.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';
import type { AddressCore } from './address-extent.ts';
import { type AddressToken, isHouse, isLeadingType, tokenAt, typeOf } from './address-token.ts';

/** Whether the number at a token is not a house number but a version, a size, a year, a count, a day or a time. */
export const isOtherNumber = (scanned: ScannedText, tokens: readonly AddressToken[], index: number): boolean =>
  isVersion(scanned.text, tokenAt(tokens, index).end) ||
  isPieces(scanned.text, tokenAt(tokens, index)) ||
  isCounted(scanned, tokens, index) ||
  isDayOfMonth(tokens, index) ||
  isTimeOfDay(scanned, tokens, index);

// "Oude Gracht 12 mei", "Lindenstraße 12. Juni", "calle Mayor 3 de mayo": after a street, a number before a month is a
// day. Not in "12 May Street" and "Av. 24 de Julho 60", which are named after it, nor before a surname: "Storgatan 4
// Jan Olsson".
function isDayOfMonth(tokens: readonly AddressToken[], index: number): boolean {
  const [day, next] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  const isOf = next.gap === 'space' && /^d[ei]$/.test(next.lower);
  const [month, after] = [tokenAt(tokens, isOf ? index + 2 : index + 1), tokenAt(tokens, isOf ? index + 3 : index + 2)];
  const isName = month.isCapital && after.gap === 'space' && after.isCapital;
  // "Lindenstraße 12. bis 14. Juni", unlike "Lindenstraße 12. Bis bald"
  if (day.isShortened && next.lower === 'bis') {
    return tokenAt(tokens, index + 2).isNumber && MONTHS.test(tokenAt(tokens, index + 3).lower);
  }
  return (
    /^(?:[1-9]|[12]\d|3[01])$/.test(day.lower) &&
    day.gap === 'space' &&
    month.gap === 'space' &&
    MONTHS.test(month.lower) &&
    !isName &&
    !(
      after.gap === 'space' &&
      (typeOf(after) !== null || (isHouse(after) && isLeadingType(tokenAt(tokens, index - 1))))
    )
  );
}

// "place Jeanne d'Arc, 8 h 40", "rua da Estacao, 9 horas", "Schillerstrasse 8 Uhr", "calle Mayor a las 9": in German, a
// single letter after the number belongs to the house.
function isTimeOfDay(scanned: ScannedText, tokens: readonly AddressToken[], index: number): boolean {
  const number = tokenAt(tokens, index);
  if (!/^(?:[01]?\d|2[0-4])h?$/.test(number.lower)) {
    return false;
  }
  const after = textAfter(scanned.text, number.end, HOURS_REACH);
  const isHour = number.lower.endsWith('h')
    ? /^[0-5]\d(?!\d)/.test(after)
    : HOURS.test(after) || (/^ h(?: ?[0-5]\d)?(?![A-Za-z\d])/.test(after) && !isInLanguage(scanned, 'de'));
  return isHour || (number.gap === 'space' && BEFORE_HOURS.has(tokenAt(tokens, index - 1).lower));
}

const HOURS =
  /^,? ?(?:[Uu]hr|uur|horas?|heures?|in punto|en punto|em ponto|rano|wieczorem|o'clock|[ap]\.m\.|pm|hod)(?![a-z])/;
// A comma, a space and the longest of these words.
const HOURS_REACH = 12;
const BEFORE_HOURS = wordSet('kl klockan klokken klo um om ore alle las as godz');

// "APT 2.6.1", "ulice Tomáše Bati, 13. 11. 2026"
const isVersion = (text: string, end: number): boolean =>
  /^\.\d{1,2}(?!\d|\.\d{4})|^\. \d{1,2}\. (?:19|20)\d{2}(?!\d)/.test(textAfter(text, end, 11));

// "Pasek 2x XPZ 1250": before capitals.
const isPieces = (text: string, { lower, end }: AddressToken): boolean =>
  /^\d{1,4}x$/.test(lower) && /^ [A-Z]{2}/.test(textAfter(text, end, 3));

/** Units of measurement that come directly after a number. */
export const MEASURES: ReadonlySet<string> = wordSet(
  'byte bytes bit bits w kb mb gb tb khz mhz ghz px dpi um \u03BCm mm cm km kg mg ml kw kwh kv hz bar eur stk pcs szt min std',
);

// "Storgatan 60 x 60", "Rue de Rivoli 14 mm", "Camino Real de 1598", "zählte die Gartenstraße 88 Häuser": a size, a
// year or a count is not a house number.
function isCounted({ text, lower }: ScannedText, tokens: readonly AddressToken[], index: number): boolean {
  const [before, number, next] = [tokenAt(tokens, index - 1), tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  const isSize = SIZE.test(textAfter(lower, number.end, 4)) || (number.lower.endsWith('x') && next.gap === 'none');
  const isMeasure =
    next.gap === 'space' && MEASURES.has(next.lower) && !/^\.? ?[A-Z\d]/.test(textAfter(text, next.end, 3));
  const isYear = YEAR.test(number.lower) && !before.isCapital && OF_YEARS.has(before.lower);
  const isSum = next.gap !== 'other' && SUMS.has(next.lower);
  const isOfGoods = next.gap === 'space' && next.isShortened && OF_GOODS.has(next.lower);
  const isLine = number.gap === 'space' && LINES.has(before.lower);
  const isCount = isCountOf(next, tokenAt(tokens, index + 2)) || isLasting(next);
  return isSize || isMeasure || isYear || isSum || isOfGoods || isLine || isCount;
}

// "1 500 €. Station Charles"
const SUMS = wordSet('€ zl zlotych kr kronor eur euro euros chf pln sek gbp usd');
// "18 Fl. Dr. Loosen": how goods are packed. "Fl." is also a floor, which comes before its number.
const OF_GOODS = wordSet('fl bot btl kart krt pal stk szt pz pcs uds');
// "Autobus 175 plac Wolności": the number of a line, before a stop.
const LINES = wordSet('autobus tram tramway tramwaj strassenbahn ligne linia linea linha lijn linje metro');
const SIZE = /^ ?x ?\d/;
const YEAR = /^1\d{3}$|^20[0-2]\d$/;
const OF_YEARS = wordSet('de del do da di of von vom van from uit z od fran sedan av');
// Whether a number counts the things that follow it: not in "hus B" and "lojas 3 e 4", which are parts of an address,
// nor in "12 Houses Lane".
function isCountOf({ lower, gap, isCapital }: AddressToken, next: AddressToken): boolean {
  const isPart = next.gap === 'space' && (next.isNumber || next.isCapital || next.lower.length === 1);
  return gap === 'space' && (isCapital ? OF_STREETS_IN_GERMAN : OF_STREETS).test(lower) && !isPart;
}

// How long, or how much: "Die Hauptstraße 5 Tage gesperrt", "Ulica Długa 5 lat w remoncie", "Keizersgracht 3 dagen".
const isLasting = ({ lower, gap, isCapital }: AddressToken): boolean =>
  gap === 'space' && (isCapital ? DURATIONS_IN_GERMAN : DURATIONS).has(lower);

const DURATIONS_IN_GERMAN = wordSet('tage tagen wochen monate monaten jahre jahren stunden minuten prozent');
const DURATIONS = wordSet(
  `days weeks months years hours minutes percent jours semaines mois ans heures minutes dias semanas meses anos
  minutos giorni settimane mesi anni ore minuti dagen weken maanden jaar minuten procent dni tygodnie tygodni miesiace
  miesiecy lata lat godzin minut dagar veckor manader timmar minuter`,
);

// Things that texts count in a street. German nouns are capitalized.
const OF_STREETS_IN_GERMAN = /^(?:hausern?|baume|laden|geschafte|anwohner)$/;
const OF_STREETS =
  /^(?:hauser|hausern|baume|laden|geschafte|anwohner|houses|shops|trees|maisons|numeros|boutiques|arbres|casas|tiendas|arboles|case|palazzi|negozi|alberi|huizen|panden|winkels|bomen|lojas|predios|arvores|domow|kamienic|sklepow|drzew|hus|butiker|trad)$/;

/** The names of months, which appear beside numbers and are not streets. */
export const MONTHS: RegExp =
  /^(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez|january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|maio|junho|julho|setembro|outubro|novembro|dezembro|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|maj|augusti)$/;

/** Words for rooms, seats, lists and other numbered things that are not streets. */
export const NUMBERED: RegExp =
  /^(?:server|host|node|cluster|version|raum|zimmer|saal|tisch|tor|linie|gleis|nr|no|n|num|ca|circa|etwa|kapitel|punkt|absatz|artikel|art|abs|satz|phase|teil|stufe|gruppe|team|klasse|los|room|table|desk|seat|step|level|phase|part|item|week|day|line|track|bus|tram|platform|salle|sala|aula|stanza|tavolo|zaal|lokaal|sal|rum|pokoj|stolik|mesa|etape|semaine|woche|kw|tag|tel|fax|telefon|telefone|phone|top|pos|position|posten|kunde|(?!haus)[a-z-]{2,24}nummer|filiale|alter|age|uhr|kostenstelle|kreditor|debitor|bankleitzahl|blz|konto|bis|von|vom|und|oder)$/;

/**
 * Whether a word for a series of goods comes before the core of an address or begins it: "Serie Berliner Straße 40". A
 * word for what is delivered or laid there does not count: "collection 22 Elm Grove", "Parkett Lindenstraße 14".
 */
export const isOfSeries = (
  tokens: readonly AddressToken[],
  { from }: Pick<AddressCore, 'from'>,
  limit: number,
): boolean =>
  !tokenAt(tokens, from).isNumber &&
  (SERIES.has(tokenAt(tokens, from).lower) ||
    (from > limit && tokenAt(tokens, from).gap === 'space' && SERIES.has(tokenAt(tokens, from - 1).lower)));

const SERIES = wordSet(
  'serie series seria gamme gama gamma collection collectie kollektion kolekcja coleccion colecao collezione model modell modele modelo modello dekor decor decoro',
);
