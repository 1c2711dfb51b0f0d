import type { ScannedText } from '../text/scanned-text.ts';
import { CELL_BORDER } from '../text/tables/table-cells.ts';
import { textBefore } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { namesAfter, namesBefore } from './anchored-name.ts';
import { isDetails } from './locality.ts';
import { NUMBERED } from './street-words.ts';
import type { TownAnchor } from './town-anchor.ts';

// A line and a half: the street, and the floors and premises before the town. Not measured.
const REACH = 130;
// What separates an address from the text before it: a cell border, a bracket, a label, an empty line, the end of a
// sentence.
const BORDER =
  /[|;\t\x1f\x9f"<>{}[\]=?!*]|\((?![A-Z][A-Za-z]{1,9}\) ?$)|(?<![A-Z][A-Za-z]{1,9})\)|:(?![a-z])|\n[ \t]{0,20}\n|(?<=[^\n ]) {3,20}|(?<=[a-z]{5})\. (?=[A-Z])|(?<=\d{3})\. (?=[A-Z][a-z]{3})/g;
const PARTS = /, {0,2}|\n[ \t]{0,40}(?:- )?| - | [.] /g;
// Staircase, floor, door and district. Not measured; it limits the work.
const TAILS_MAX = 4;

/**
 * Finds the streets before towns with post codes: a name with a number, whatever its words are. "Am Markt 3, 20095
 * Hamburg", "45 West 34th Street, Suite 5, New York, NY 10001".
 */
export function findAnchoredStreets(scanned: ScannedText, anchors: readonly TownAnchor[]): TextRange[] {
  return anchors.flatMap((anchor) => {
    const start = streetBefore(scanned.text, anchor);
    return start === null ? [] : [{ start, end: anchor.end }];
  });
}

// Returns where the street before a town begins; without a street, where the first flat or floor begins, or null.
function streetBefore(text: string, anchor: TownAnchor): number | null {
  const parts = partsBefore(text, anchor.start);
  let unit: number | null = null;
  for (let i = parts.length - 1, tails = 0, others = 0; i >= 0 && tails <= TAILS_MAX; i -= 1) {
    const part = parts[i] as TextRange;
    if (part.start === part.end) {
      continue;
    }
    const step = readPart(text, { part, before: parts[i - 1], anchor }, others);
    if (step.start !== null) {
      return withFlat(text, step.start);
    }
    if (!step.goesOn) {
      break;
    }
    unit = step.isUnit ? part.start : unit;
    tails += 1;
    others += step.isDetail ? 0 : 1;
  }
  return unit;
}

interface Step {
  /** Where the street begins, if this part contains it. */
  readonly start: number | null;
  /** Whether the street may come before this part. */
  readonly goesOn: boolean;
  /** Whether this part is a floor, a door or a flat with a number, where an address without a street begins. */
  readonly isUnit: boolean;
  /** Whether this part is a floor, a door, a flat or a district. */
  readonly isDetail: boolean;
}

function readPart(text: string, place: Place, others: number): Step {
  const written = text.slice(place.part.start, place.part.end);
  const isListed = isListedDetail(written) || DISTRICT.test(written);
  const isDetail = isListed || isUnlistedDetail(written);
  const isNumber = NUMBER.test(written);
  // Where the post code comes after the town, the town and its county are between the street and the code.
  const isNear = others <= (place.anchor.isAfterTown ? 2 : 0);
  const numbered = isListed && !isNumber ? null : streetOf(text, place);
  const unnumbered = numbered === null && isNear ? unnumberedIn(written) : undefined;
  const start = unnumbered === undefined ? numbered : place.part.end - unnumbered.length;
  return { start, goesOn: isDetail || isNumber || isTail(written), isUnit: isListed && /\d/.test(written), isDetail };
}

// "Lieu-dit Kerangoff", "Contrada Serra", "Mill Lane": a road or a hamlet without house numbers.
const WITHOUT_NUMBER = [
  /(?:^| )((?:[Ll]ieu-?dit|LD|Le|Hameau(?: de| du| des)?|Contrada|C\.da|Localita|Loc\.|Frazione|Fraz\.|Lugar|Lugar d[aoe]s?|Sitio|Quinta|Urbanizacao|Urb\.|Caserio|Aldea|Barrio|Cortijo|Finca|Masia|Herdade|Chalet|Cascina|Masseria|Podere|Tenuta|Ferme|Torpet|Kolonia|Osada|Residence|Quartier|Route|Chemin|Impasse|Rue|Avenue|Camino|Ctra\.|Carretera|Vicolo|Strada|Localidade|Zona Ind(?:ustriale?|\.)|Parque (?:Industrial|Empresarial)|Pol(?:\.|igono) Ind(?:\.|ustrial)|P\. ?I\.|Z\. ?[AI]\.|Z(?:AC?|I)|Gewerbe(?:park|gebiet)|Industriegebiet|Bedrijventerrein|Industriepark|Largo|Rua|Travessa|Praca|Praceta|Beco|Bairro|Plaza|Calle|Piazza|Via|Corso|Place|Allee|Plac|ul\.|Ulica|Rynek)(?: d[aeio]s?| del| della| du)? [A-Z\u00AA-\uFFFB][A-Za-z'\u00AA-\uFFFB-]{1,24}(?: [A-Za-z'\u00AA-\uFFFB-]{1,24}){0,4})$/,
  /^((?:[A-Z][A-Za-z'-]{1,20} ){1,2}(?:Lane|Ln|Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Close|Terrace|Crescent|Mews)|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) (?:[A-Z][A-Za-z'-]{1,20} ){1,3}(?:Way|Place|Plaza|Square|Park|Center))$/,
  // "The Old Forge, Nether Wallop, Stockbridge SO20 8EW": a house with a name.
  /^((?:[A-Z][A-Za-z'-]{1,20} ){1,3}(?:Cottage|Cottages|House|Farm|Farmhouse|Forge|Lodge|Barn|Manor|Mill|Rectory|Vicarage|Grange|Villa|Croft|Bungalow|Granary|Schoolhouse|Bank))$/,
  /^((?:[A-Z][A-Za-z-]{1,20} ){0,2}[A-Z][a-z]{2,20}(?:vagen|gatan|stigen|grand|strasse|gasse|straat|laan|gracht))$/,
];
// "BP 40127", "CS 70014", "C.P. 118", "Postboks 118 Sentrum": the box fills the whole part.
const POST_BOX =
  /^(?:B\.?P\.?|CS|TSA|PL|Pf\.?|C\.?P\.?|Postboks|Case postale|Casella [Pp]ostale|Apdo\.?|GPO Box|Private Bag|Box|P\. ?O\. Box) \d{1,6}(?: [A-Z\u00AA-\uFFFB][a-z\u00AA-\uFFFB]{2,20})?$/;

const unnumberedIn = (written: string): string | undefined =>
  POST_BOX.test(written) ? written : WITHOUT_NUMBER.map((form) => form.exec(written)?.[1]).find(Boolean);

// "wejscie C", "sl. 1103", "uppg. B", "Zimmer 204"; "V pietro", "2 tr o.g."; "entlo.": between a street and its town, a
// short word beside a number or a letter names a part of the building in any language.
const UNLISTED_DETAILS = [
  /^(?:Ed|Edif|Bl|Bat|Geb|Bud|Hal[al]?|Nave|Parc|Lt|Lote)\.? (?:\d{1,4}[A-Za-z]?|[A-Z])$/,
  /^[a-z\u00AA-\uFFFB]{1,14}\.? (?:\d{1,4}[A-Za-z]?|[A-Z]|[IVX]{1,4})$/,
  /^(?:\d{1,2}|[IVX]{1,4})(?:[.:]|\.?[oa]\b)? ?[a-z\u00AA-\uFFFB]{1,14}\.?(?: [a-z\u00AA-\uFFFB.]{1,8})?$/,
  /^[a-z\u00AA-\uFFFB]{2,8}\.$/,
];
const NUMBERED_PART = /^([A-Z][a-z\u00AA-\uFFFB]{2,14}) \d{1,4}[A-Za-z]?$/;

const isListedDetail = (written: string): boolean => isDetails(`, ${written}`, 0, written.length + 2);

const isUnlistedDetail = (written: string): boolean =>
  UNLISTED_DETAILS.some((form) => form.test(written)) ||
  NUMBERED.test((NUMBERED_PART.exec(written)?.[1] ?? '').toLowerCase());

// "Dublin 12" before its post code.
const DISTRICT = /^Dublin \d{1,2}W?$/;

interface Place {
  readonly part: TextRange;
  readonly before: TextRange | undefined;
  readonly anchor: TownAnchor;
}

// "Avenida Brasil s/n", "Vicolo Stretto s.n.c.", "Wiesenweg o. Nr.", "ul. Polna bez numeru"
const NO_NUMBER =
  / (?:s\/n|z\/n|s\. ?n\.(?: ?c\.)?|snc|s\.n\.c|o\. ?Nr\.?|ohne (?:Haus)?(?:nummer|nr\.?)|bez numeru|b\/n)\.?$/i;

// Returns where the street whose number is in a part of an address begins, or null.
function streetOf(text: string, { part, before, anchor }: Place): number | null {
  const written = text.slice(part.start, part.end);
  const unnumbered = NO_NUMBER.exec(written);
  if (unnumbered !== null) {
    return namesBefore(text, part, part.start + unnumbered.index);
  }
  if (NUMBER.test(written)) {
    return before === undefined ? null : namesBefore(text, before, before.end);
  }
  return streetStart(text, part, anchor) ?? (isUnlistedDetail(written) ? null : numberedBefore(text, part, before));
}

/**
 * Returns where the flat or lot directly before a house number begins ("Flat 2B 44 Queens Rd"), or the number itself.
 */
export function withFlat(text: string, start: number): number {
  const flat = FLAT.exec(textBefore(text, start, 12));
  return start - (flat?.[1]?.length ?? 0);
}

const FLAT = /(?:^|[^A-Za-z])((?:Flat|Unit|Apt\.?|Apartment|Suite|Studio|Lot|Block|Blk|Shop|HC|No\.?) )$/;

// Returns the parts of an address before a town, from the last border on.
function partsBefore(text: string, end: number): TextRange[] {
  const from = Math.max(0, end - REACH);
  const slice = text.slice(from, end);
  let begin = from === 0 ? 0 : slice.search(/[\s,]/);
  for (let match = BORDER.exec(slice); match !== null; match = BORDER.exec(slice)) {
    if (!isDegreeSign(slice, match.index)) {
      begin = match.index + match[0].length;
    }
  }
  const parts: TextRange[] = [];
  let done = Math.max(0, begin);
  PARTS.lastIndex = done;
  for (let match = PARTS.exec(slice); match !== null; match = PARTS.exec(slice)) {
    parts.push(trimmed(text, { start: from + done, end: from + match.index }));
    done = match.index + match[0].length;
  }
  parts.push(trimmed(text, { start: from + done, end }));
  return parts;
}

// "n° 5, 3° B": folding turns a degree sign into the border of a cell.
const isDegreeSign = (text: string, index: number): boolean =>
  text.charAt(index) === CELL_BORDER && BEFORE_DEGREE.test(textBefore(text, index, 4));

const BEFORE_DEGREE = /(?:^|[^A-Za-z])[Nn]$|, \d{1,2}$/;

const LEAD = /^(?:[ \n]{1,9}|- ){1,2}/;

function trimmed(text: string, { start, end }: TextRange): TextRange {
  const written = text.slice(start, end);
  const lead = written.length - written.replace(LEAD, '').length;
  return { start: start + lead, end: Math.max(start + lead, start + written.trimEnd().length) };
}

// "Calle Mayor, 5", "Urb. Vale Verde, Lt 7", "Av. Brasil, s/n"
const NUMBER =
  /^(?:(?:n|no|nr|num|numero|nro|lotes?|lt|nave|parc|parcela|edif?|km|casa|chalet)[.\x1f]? ?(?:o|o\.)? ?|# ?)?(?:\d{1,4}|\d\.\d{3}) ?[A-Za-z]?(?:[/-]\d{1,4}[A-Za-z]?)?$|^s\/n\.?$/i;

// Returns where the house number in the part before a street begins ("3, Grand-Rue", "17, op der Haart"), or null.
function numberedBefore(text: string, part: TextRange, before: TextRange | undefined): number | null {
  if (before === undefined) {
    return null;
  }
  const written = text.slice(before.start, before.end);
  const house = isListedDetail(written) ? undefined : LONE_HOUSE.exec(written)?.[1];
  return house !== undefined && namesAfter(text, part, { isAnywhere: true }) ? before.end - house.length : null;
}

const LONE_HOUSE = /(?:^|(?:^| )[a-z]{1,12} )([1-9]\d{0,3} ?(?:[A-Za-z]|bis|ter)?)$/;

const HOUSE = /[1-9]\d{0,4}/g;

// Returns where the street of a part begins, or null. Its number, with its details, is at the beginning or the end of
// the part.
function streetStart(text: string, part: TextRange, { isAfterTown, start: code }: TownAnchor): number | null {
  const written = text.slice(part.start, part.end);
  const isLuxembourgish = text.startsWith('L-', code);
  HOUSE.lastIndex = 0;
  for (let match = HOUSE.exec(written); match !== null; match = HOUSE.exec(written)) {
    const at = part.start + match.index;
    const after = at + match[0].length;
    if (/[A-Za-z0-9.,]/.test(text.charAt(at - 1)) && !/[a-z]\.$/.test(text.slice(at - 2, at))) {
      continue;
    }
    const start = isHouseAtEnd(text, after, part.end) && !NO_HOUSE.test(match[0]) ? namesBefore(text, part, at) : null;
    if (start !== null) {
      return start;
    }
    const name = { start: after + (AFTER_HOUSE.exec(text.slice(after, part.end))?.[0].length ?? 0), end: part.end };
    if (
      /^ /.test(text.slice(name.start - 1, name.start)) &&
      namesAfter(text, name, { isAnywhere: isAfterTown || isLuxembourgish })
    ) {
      return at;
    }
  }
  return null;
}

// What follows a house number that comes before its street: "12a ", "14-16 ", "12 bis ".
const AFTER_HOUSE = /^[A-Za-z]?(?:[/-]\d{1,4}[A-Za-z]?)? (?:(?:bis|ter|quater),? )?/;

// A year, or more digits than a house number has after its street.
const NO_HOUSE = /^(?:(?:19|20)\d{2}|\d{5})$/;

function isHouseAtEnd(text: string, from: number, end: number): boolean {
  const letter = /^[A-Za-z]?(?![A-Za-z])/.exec(text.slice(from, end))?.[0].length ?? 0;
  return isDetails(text, from + letter, end);
}

// A quarter, a town, a county or a state after its town ("Cotia/SP"); a floor or a flat.
const TAIL =
  /^(?:(?:Co|Col|St|Bo)\. |(?:bairro|barrio|quartiere?|dzielnica|wijk|colonia) )?(?:'[st][ -])?[A-Z\u00AA-\uFFFB][A-Za-z'\u00AA-\uFFFB.-]{0,24}(?: (?:\(?[A-Z\u00AA-\uFFFB][A-Za-z'\u00AA-\uFFFB.-]{0,24}\)?|[a-z']{1,5})){0,4}(?:\/[A-Z]{2})?$/;

const isTail = (written: string): boolean => TAIL.test(written);
