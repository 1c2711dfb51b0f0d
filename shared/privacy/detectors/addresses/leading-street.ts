import { wordSet } from '../../word-set.ts';
import type { AddressCore } from './address-extent.ts';
import { type AddressToken, followsDirectly, isLeadingType, isNamePart, isRank, tokenAt } from './address-token.ts';
import { MONTHS } from './other-numbers.ts';
import { NAME_WORDS_MAX } from './street-name.ts';
import { PARTICLES } from './street-words.ts';

// Words between a street and its number: "via Gramsci n. 18", "calle Mayor, núm. 4", "Polígono Los Olivos, nave 14".
const NUMBER_WORDS = wordSet('n no n.o nr num numero civico nro nave parcela lote lotto chalet km portal casa');

/** Returns a street whose type comes before its name: "via Gramsci n. 18", "R. do Carmo, 12", "Gran Vía 67". */
export function fromLeadingType(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  let capitals = 0;
  const last = tokenAt(tokens, index - 1);
  const hasNumberWord = NUMBER_WORDS.has(last.lower) && followsDirectly(last);
  for (let i = index - (hasNumberWord ? 2 : 1); i >= Math.max(limit, index - NAME_WORDS_MAX - 1); i -= 1) {
    const token = tokenAt(tokens, i);
    const start = startOfType(tokens, i, capitals);
    if (start !== null && start >= limit && !isNumberedRoad(tokens, start, index)) {
      return { from: start, to: index + 1, proof: isInitial(token, tokenAt(tokens, i + 1)) ? 'neighbor' : 'itself' };
    }
    if (!(isNamePart(token) || isDayOfName(tokens, i)) || token.gap !== 'space') {
      return null;
    }
    capitals += Number(token.isCapital);
  }
  return null;
}

// "Av. 24 de Julho 60", "ul. 3 Maja 18", "Straße des 17. Juni 35": the day of a date that the street is named after.
function isDayOfName(tokens: readonly AddressToken[], index: number): boolean {
  const [day, next] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  const month = /^d[ei]$/.test(next.lower) ? tokenAt(tokens, index + 2) : next;
  return /^(?:[12]?\d|3[01])$/.test(day.lower) && next.gap === 'space' && month.isCapital && MONTHS.test(month.lower);
}

// "Straße der Einheit 5", "Platz der Republik 1", but not "Platz am Fenster 12" and "Platz der Gruppe 5"
const isGermanType = ({ lower, isCapital }: AddressToken, next: AddressToken, noun: AddressToken): boolean =>
  isCapital &&
  ((/^(?:strasse|str|allee)$/.test(lower) && /^(?:de[sr]|am|zum|zur)$/.test(next.lower)) ||
    (lower === 'platz' && /^de[sr]$/.test(next.lower) && !RANKED.has(noun.lower)));

const RANKED = wordSet('gruppe mannschaft tabelle liste rangliste kategorie klasse reihe runde sieger siegers wertung');

// "PCA Component 3", "CRS Score 5", "Chem. Labor 12": these are types only before a particle, as in
// "Chem. du Moulin 5".
const SHORT_TYPES = wordSet('calc chem crs estr pca pta tr');
const isOtherWord = ({ lower }: AddressToken, next: AddressToken): boolean =>
  SHORT_TYPES.has(lower) && !PARTICLES.has(next.lower);

// Returns the index of the first word of the street type whose last word is the token `index`; null if it is not a
// type, or needs a name after it and has none.
function startOfType(tokens: readonly AddressToken[], index: number, capitals: number): number | null {
  const type = tokenAt(tokens, index);
  if (isWholeStreet(tokens, index)) {
    return index - 1;
  }
  const next = tokenAt(tokens, index + 1);
  return (isLeadingType(type) || isPaseo(type, next) || isGermanType(type, next, tokenAt(tokens, index + 2))) &&
    capitals > 0 &&
    !isOtherWord(type, next) &&
    !isThrough(type, next) &&
    !isChange(type, next)
    ? index
    : null;
}

// "Pº de la Castellana 140", folded.
const isPaseo = ({ lower, isCapital }: AddressToken, next: AddressToken): boolean =>
  lower === 'po' && isCapital && (next.lower === 'de' || next.lower === 'del');

// "uppdateras via USB. Lampa LED 2 W"
const isThrough = ({ lower, isCapital }: AddressToken, next: AddressToken): boolean =>
  lower === 'via' && !isCapital && MEANS.has(next.lower);

// "depuis le passage a Windows 11"
const isChange = ({ lower, isCapital }: AddressToken, next: AddressToken): boolean =>
  lower === 'passage' && !isCapital && (next.lower === 'a' || next.lower === 'vers');

const MEANS = wordSet(
  'usb wlan wifi sms mms app api ftp sftp vpn ssh http https nfc qr gps lan web www internet mail e-mail email teams zoom whatsapp dhl ups gls',
);

// Only if the next token has up to three characters: in "La Rambla 2024", the number is a year.
function isWholeStreet(tokens: readonly AddressToken[], index: number): boolean {
  const [before, type] = [tokenAt(tokens, index - 1), tokenAt(tokens, index)];
  const isNextShort = tokenAt(tokens, index + 1).lower.length < 4;
  const areCapitals = type.gap === 'space' && type.isCapital && before.isCapital;
  return isNextShort && areCapitals && WHOLE_STREETS.has(`${before.lower} ${type.lower}`);
}

// "Gran Vía 67", "La Rambla 31": streets whose name consists of the type alone.
const WHOLE_STREETS = new Set(['gran via', 'la rambla', 'las ramblas', 'les rambles']);

// "route A 44", "Strada E 45": a letter and a number name a road, not a house.
function isNumberedRoad(tokens: readonly AddressToken[], type: number, number: number): boolean {
  const name = tokenAt(tokens, type + 1);
  return ROADS.has(tokenAt(tokens, type).lower) && number === type + 2 && !name.isShortened && name.lower.length === 1;
}

const ROADS = wordSet('route rte road strada estrada carretera ctra');

// "R. Consolação 12" may be a person and an age, unless "do", "da" or a rank follows "R.".
const isInitial = (type: AddressToken, next: AddressToken): boolean =>
  type.lower === 'r' && type.isCapital && !/^d[aeo]s?$/.test(next.lower) && !isRank(next);
