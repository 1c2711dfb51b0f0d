import { listedBits } from '../../names/name-bits.ts';
import { COMMON, TECHNICAL } from '../../names/word-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { textAfter, textAround, textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';
import { type AddressCore, NUMBERED_THING } from './address-extent.ts';
import { type AddressToken, followsDirectly, tokenAt } from './address-token.ts';
import { introducedName } from './introduced-address.ts';
import { lowerStreet, lowerStreetAfterNumber } from './lowercase/lowercase-street.ts';
import { numberFirst } from './numbered-street.ts';
import { isOfSeries, isOtherNumber, MEASURES, MONTHS, NUMBERED } from './other-numbers.ts';
import { floorBefore } from './premises-before.ts';
import { numberLast } from './street-before-number.ts';
import { nameEnd } from './street-name.ts';
import { BOX, PARTICLES } from './street-words.ts';
import { untypedStreet } from './untyped/untyped-street.ts';

/**
 * Returns the core of an address whose number is the token `index`, reading back no further than the token `limit`;
 * null when there is none.
 */
export function coreAt(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { index, limit }: { readonly index: number; readonly limit: number },
): AddressCore | null {
  if (isOtherNumber(scanned, tokens, index)) {
    return null;
  }
  const core = anyCoreAt(scanned, tokens, { index, limit });
  return core === null || isOfSeries(tokens, core, limit) ? null : core;
}

function anyCoreAt(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { index, limit }: { readonly index: number; readonly limit: number },
): AddressCore | null {
  return (
    lowerStreetAfterNumber(tokens, index) ??
    untypedStreet(tokens, index, limit) ??
    numberLast(tokens, index, limit) ??
    numberFirst(tokens, index) ??
    boxNumber(scanned, tokens, index) ??
    introducedName(scanned, tokens, { index, limit }) ??
    afterPreposition(scanned, tokens, { index, limit }) ??
    (isAcronym(scanned, tokenAt(tokens, index - 1)) ? null : bareName(tokens, index, limit)) ??
    lowerStreet(tokens, index, limit) ??
    numberThenBareName(scanned, tokens, index)
  );
}

// "RAL 7035", "ISO 9001": in a text that is not all in capitals.
function isAcronym({ text }: ScannedText, token: AddressToken): boolean {
  return /^[A-Z]{2,4}$/.test(text.slice(token.start, token.end)) && /[a-z]{2}/.test(textAround(text, token, 20));
}

const MILITARY = /(?:psc|unit) \d{1,5},? box $|(?:[afd]po),? a[aep] $/;

// "Box 123, 301 05 Halmstad"
const SWEDISH_BOX = /^[^a-z]?box \d{1,5},? ?\n?\d{3} \d{2} [a-z]/;

// "P.O. Box 149", "PSC 0413, Box 8144", "APO AA 42323". A Swedish box is read from five characters before its number.
function boxNumber({ lower }: ScannedText, tokens: readonly AddressToken[], index: number): AddressCore | null {
  const { start } = tokenAt(tokens, index);
  const before = textBefore(lower, start, 32);
  const isSwedish = SWEDISH_BOX.test(textBefore(lower, start + 24, 29));
  const lead = BOX.exec(before)?.[0] ?? MILITARY.exec(before)?.[0] ?? (isSwedish ? 'box ' : undefined);
  if (lead === undefined) {
    return null;
  }
  let from = index;
  while (tokenAt(tokens, from - 1).start >= start - lead.length) {
    from -= 1;
  }
  return { from, to: overGroups(tokens, index + 1), proof: 'itself' };
}

// "Postfach 11 04", "Postfach 10 22 41": returns the index after the further groups of a box's number.
function overGroups(tokens: readonly AddressToken[], from: number): number {
  let to = from;
  while (to < from + 2 && tokenAt(tokens, to).gap === 'space' && /^\d{2,3}$/.test(tokenAt(tokens, to).lower)) {
    to += 1;
  }
  return to;
}

// "An der Mühle 5", "Unter den Linden 77", "Am Alten Hafen 12": two words after a preposition, and a number, which fill
// a line or a cell.
function afterPreposition(
  { text }: ScannedText,
  tokens: readonly AddressToken[],
  { index, limit }: { readonly index: number; readonly limit: number },
): AddressCore | null {
  const [number, after] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  const from = index - 3;
  if (from < limit || !BARE_HOUSE.test(number.lower) || !/^(?:line|other|none)$/.test(after.gap)) {
    return null;
  }
  const [preposition, adjective, noun] = [tokenAt(tokens, from), tokenAt(tokens, from + 1), tokenAt(tokens, from + 2)];
  const areWords = [adjective, noun, number].every(({ gap }) => gap === 'space');
  const isPlace =
    preposition.isCapital && noun.isCapital && noun.lower.length > 3 && (listedBits(noun.lower) & TECHNICAL) === 0;
  const isLed = adjective.isCapital
    ? /^(?:am|im|zum|zur)$/.test(preposition.lower) && /e[nr]$/.test(adjective.lower) && !ORDER.test(adjective.lower)
    : /^de[nrm]$/.test(adjective.lower) &&
      (/^(?:an|hinter|neben)$/.test(preposition.lower) ||
        (/^(?:auf|vor|unter|uber|bei|in)$/.test(preposition.lower) && LANDMARK.test(noun.lower)));
  const isAlone = LINE_BEFORE.test(textBefore(text, preposition.start, 2));
  const isEnd = LINE_AFTER.test(textAfter(text, number.end, 2));
  return areWords && isPlace && isLed && isAlone && isEnd && !NUMBERED.test(noun.lower) && !ON_LISTS.has(noun.lower)
    ? { from, to: index + 1, proof: 'itself' }
    : null;
}

// "In der Schule 8", "Auf der Welt 7": after these prepositions a street is named after a part of a landscape or of a
// town.
const LANDMARK =
  /(?:muhle|kirche|kapelle|brucken?|^au|auen?|(?<!sc)heide|hohen?|wiesen?|garten|hof|hofe|hofen|berge?n?|burg|linden|(?<![rz])eichen?|buchen|birken|weiden?|tannen|tore|mauer|schanze|deich|teich|see|(?<!a)ufer|schleuse|furt|brunnen|felde|felder|feldern|ackern?|hecken?|busch|buschen|holz|walde?|kamp|kampen|loh|grube|ziegelei|hutten?|schmiede|bleiche|bach|beek|moor|brook|halde|leite|steige|reben|weinbergen|kuhlen?|worth|wurt|insel|geest|marsch|senke|schlucht|trift|twiete|hude|winkel|horst|hagen|siedlung|kolonie)$/;
// "Auf der Seite 12", "In der Saison 24", "Im Roten Bereich 5"
const ON_LISTS = wordSet(
  `seite liste skala stelle station stufe leitung strecke karte achse maschine anlage kasse abbildung tabelle zeile autobahn haltestelle lektion saison folie nummer spiel spielen jahr jahre jahren platz platze platzen
  bereich hilfe tag tage tagen mal fall teil raum haus halle woche etage kabine box spalte reihe runde liga ebene ausgabe auflage rubrik aufgabe ubung frage regel norm variante option kategorie ausfahrt abfahrt
  parzelle zelle fassung serie episode szene spur bahn kreuzung schicht filiale abteilung baustelle ziffer nahe regalreihe schublade schachtel sitzung stunde minute saal buhne dosis phase zone`,
);
const ORDER = /^(?:ersten|zweiten|dritten|vierten|funften|letzten|nachsten|naheren|anderen|weiteren)$/;
const LINE_BEFORE = compileExpression(`(?:^|[\\n;|${CELL_BORDER}] ?)$`, '');
const LINE_AFTER = compileExpression(`^ ?(?:$|[\\n;|${CELL_BORDER}])`, '');

// "Steinfelden 73", "Achterste Heide 7", "Am Alten Wehr 12a": any name with a number; only a post code after it makes
// it an address.
function bareName(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const [house, after] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  if (
    !followsDirectly(house) ||
    !BARE_HOUSE.test(house.lower) ||
    MEASURES.has(after.lower) ||
    MONTHS.test(after.lower)
  ) {
    return null;
  }
  let from = index;
  for (let i = index - 1; i >= Math.max(limit, index - BARE_WORDS_MAX); i -= 1) {
    const isApart = i + 1 < index && tokenAt(tokens, i + 1).gap !== 'space';
    if (isApart || !isBareName(tokens, i)) {
      break;
    }
    from = tokenAt(tokens, i).isCapital ? i : from;
  }
  return from === index ? null : { from, to: index + 1, proof: 'post code' };
}

// More words than this are a sentence rather than a name. Not measured.
const BARE_WORDS_MAX = 5;
const BARE_HOUSE = /^[1-9]\d{0,3}[a-z]?(?:[/-]\d{1,3}[a-z]?)?$/;

// "PSC 0413, Box 8144" is a box.
function isBareName(tokens: readonly AddressToken[], index: number): boolean {
  const name = tokenAt(tokens, index);
  if (tokenAt(tokens, index + 2).lower === 'box' || NUMBERED.test(name.lower)) {
    return false;
  }
  if (!name.isCapital) {
    return PARTICLES.has(name.lower);
  }
  return PREPOSITIONS.has(name.lower) || (listedBits(name.lower) & (COMMON | TECHNICAL)) === 0;
}

// Words that streets begin with: "Am Markt", "Im Grund", "Unter den Linden", "Norra Agatan".
const PREPOSITIONS = wordSet(
  'am im an auf in bei zum zur unter hinter vor alte alten alter neue neuer lange hohe kleine norra sodra ostra vastra stora lilla ovre nedre gamla nya nowe nowa nowy stare stara stary wielkie wielka male mala dolne dolna gorne gorna kolonia wies duze markt',
);

// "212 Gallowgate, Glasgow G1 5DR": any name after a number is an address only with a town and its post code, or with a
// floor before a name of two words: "3rd Floor, 9 Cloth Fair".
function numberThenBareName(scanned: ScannedText, tokens: readonly AddressToken[], index: number): AddressCore | null {
  const [house, name] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  if (
    house.isShortened ||
    !BARE_HOUSE.test(house.lower) ||
    name.gap !== 'space' ||
    !name.isCapital ||
    MEASURES.has(name.lower) ||
    NUMBERED.test(name.lower)
  ) {
    return null;
  }
  const to = nameEnd(tokens, index + 1);
  // "9 Nov / 0540 Oslo" is a line in a timetable.
  if (MONTHS.test(name.lower) && to === index + 2) {
    return null;
  }
  if (isAfterFloor(scanned, tokens, { house: index, to })) {
    return { from: index, to, proof: 'itself' };
  }
  const { gap, lower } = tokenAt(tokens, to);
  if (NUMBERED_THING.test(lower)) {
    return null;
  }
  return gap === 'comma' || gap === 'line' ? { from: index, to, proof: 'town' } : null;
}

// After a floor, a single name must be an unlisted word that ends its clause: "3rd Floor, 12 Desks" is not an address.
// After a suite, ordinary words are not enough: "Suite 4, 2 Free Rooms".
function isAfterFloor(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { house, to }: Readonly<Record<'house' | 'to', number>>,
): boolean {
  const { start } = tokenAt(tokens, house);
  const floor = floorBefore(scanned, start);
  if (floor === null) {
    return false;
  }
  const names = tokens.slice(house + 1, to);
  const isFloor = scanned.lower.slice(floor, start).includes('floor');
  if (names.length === 1) {
    const first = tokenAt(names, 0);
    return (
      isFloor &&
      /^[a-z]{5,20}[a-rt-z]$/.test(first.lower) &&
      listedBits(first.lower) === 0 &&
      /^(?:[.,]|$|\n)/.test(textAfter(scanned.text, first.end, 1))
    );
  }
  const isWords = names.every(({ lower }) => (listedBits(lower) & (COMMON | TECHNICAL)) !== 0);
  return !isWords || isFloor;
}
