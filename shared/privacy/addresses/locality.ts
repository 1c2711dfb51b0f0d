import { listedBits } from '../names/name-bits.ts';
import { COMMON, GIVEN, PLACE, SURNAME, TECHNICAL } from '../names/word-bits.ts';
import { compileExpression } from '../text/compiled-expression.ts';
import { matchAt } from '../text/match-at.ts';
import { textBefore } from '../text/text-beside.ts';
import { PARTICLES } from './street-words.ts';
import {
  CODE_FIRST,
  codeThenTown,
  firstWord,
  PARTICLE,
  STATE_NAME,
  spacedCodeThenTown,
  TOWN_WORD,
  TOWN_WORDS_MAX,
  townEnd,
} from './town-after-code.ts';

// What can come between a house number and the town: a floor, a door, a letter, the second part of a number. Folding
// turns the degree sign that many write in place of "º" into \x1f: "3° B".
const ORDINAL = '\\d{1,2}(?: ?\\.?(?:[oae]|er|re|de|ste|eme|ieme|st|nd|rd|th|deg)?|\\x1f)\\.? ?';
const PART =
  'apt|apartment|suite|ste|unit|flat|room|rm|floor|fl|wohnung|whg|og|eg|ug|dg|stock|stiege|stg|tur|tuer|top|etage|verdieping|verd|et|appartement|appt|app|apartado|bat|batiment|residence|res|hall|entree|boite|bte|bt|bg|huis|hs|escalier|esc|escalera|porte|piso|pta|puerta|planta|sala|conj|conjunto|cj|loja|apto|ap|izquierda|izq|izda|derecha|dcha|bajo|int|interno|scala|piano|palazzina|sc|bus|andar|dto|esq|frente|fte|fracao|bloco|bloque|portal|ptal|blq|klatka|kl|lokal|lok|mieszkanie|m|lgh|tr|trappa|vaning|uppgang|ingang|opgang|trapphus|sal|th|tv|mf|links|rechts|mitte|hinterhaus|vorderhaus|hh|vh|gauche|droite|rdc|r\\/c|casa|chalet|nave|pab|pabellon|parcela|lote|tienda|oficina|bud|budynek|blok|kamer|depto|dpto|oficina|ofic|of|local|fondos|fundos|sector|sect|bl|et|etaj|scara|vchod|patro|entreplanta|entresuelo|entlo|pral|atico|gartenhaus|hinterhof|halle|quadra|rosso|nero|uppg|pietro|pok|mieszkania|pal|edificio|appartamento|ent';
// Floors in words: "first floor", "planta baja", "begane grond".
const FLOOR_WORDS =
  '(?:first|second|third|fourth|fifth|ground|lower ground|upper ground|top) floor(?: flat)?|erdgeschoss|parterre|dachgeschoss|hochparterre|souterrain|rez-de-chaussee|(?:premier|deuxieme|troisieme) etage|planta baja|(?:primera|segunda|tercera) planta|piano terra|(?:primo|secondo|terzo) piano|begane grond|(?:eerste|tweede|derde) verdieping|res-do-chao|(?:primeiro|segundo|terceiro) andar|parter|bottenvaning|(?:[IVX]{1,4}|\\d{1,2}) pietro|\\d{1,2}[ -]hoog(?: (?:achter|voor))?|bel-etage';
// The letter looked for ahead of the words makes the expression five times faster to compile.
const DETAIL = compileExpression(
  `(?:[ -](?:bis|ter|quater)\\b|,? (?:${FLOOR_WORDS})\\b|,? (?:BP|CS|TSA) \\d{1,5}\\b|,? (?:porta|torre|box|haus) (?:\\d{1,4}|[A-Z])\\b|,? port (?:\\d{1,2}|[A-Z])\\b|,? nb\\b(?=\\.?(?:[,;)\\n]|$| \\d{3} ?\\d{2}\\b))|,? \\d{1,2}-[A-D]\\b|, \\d{1,2}-\\d\\b(?![-.:,]?\\d| ?h)|,? (?:van|hus) \\d{1,3}\\b|,? cave\\b(?=[,;.)\\n]|$)| - \\d{1,2}\\.o Frt\\b\\.?| (?:Dt|Dto|Esq|Fte)\\b\\.?o\\b| ?/ ?(?:(?:Top|Tur|Stg|Stiege)\\.? \\d{1,4}|[0-9A-Za-z]{1,4})\\b| [IVX]{1,4}\\b| ?- ?(?:\\d{1,2} ?hoog\\b|\\d{1,4}[A-Za-z]?\\b(?:\\.?[oa]\\b)?|[IVX]{1,4}\\b|hs\\b|huis\\b)| [A-Z] \\d{1,3}\\b(?![-.]?\\d)| (?![eiouy] [a-z])[A-Za-z]\\b(?![.':])| [A-Z]\\d{1,2}\\b(?=,)| (?:Sur|Norte|Oriente|Poniente|Ote|Pte|Nte)\\b\\.?|(?:,| -)? (?:${ORDINAL})?(?=[a-z])(?:${PART})\\b\\.?(?:(?: ?n(?:[or]?\\b\\.?(?:o\\b)?|\\x1f))? ?[0-9A-Z]{1,4}\\b\\.?)?|,? p\\.? ?\\d{1,2}\\b|,? st\\.? (?:th|tv|mf)\\b\\.?|,? \\d{1,2}(?:r|n|er|on|e) \\d{1,2}[a-z]\\b|,? [HLUK]\\d{4}\\b|,? #\\d{1,4}(?:-\\d{1,4}|[A-Z])?\\b|,? (?:No|D|K|Kat|Daire) ?: ?\\d{1,4}[A-Z]?\\b(?:/\\d{1,4})?|\\.? (?:\\d{1,2}\\. ?em(?:elet)?|fszt?|fsz)\\b\\.?(?: ?\\d{1,3}\\b\\.?)?| \\([A-Za-z0-9.,/\u00AA-\uFFFB -]{2,40}\\)(?=(?:, ?|\\n)(?:[A-Z]{1,2}-)?\\d{4,5} [A-Z])|,? \\d{1,2}\\.? ?[oa](?:[A-Z]\\b|\\b(?:\\.? ?[A-Z]{1,2}\\b)?)|,? \\d{1,2}\\x1f(?: ?[A-Z]{1,2}\\b)?)`,
  'iy',
);
// Staircase, floor, door, flat and a box. Not measured; it limits the work.
const DETAILS_MAX = 5;
// Folding turns a middle dot into a full stop.
const GAP = / [-|.] |, [-.] |,? ?\n[ \t]{0,8}|,? {1,2}|,/y;
// Post codes after a town: "EH9 1HP", "OH 43215-1234", "D02 X285", "NSW 2000", "H2X 1Y4".
const CODE_LAST =
  /(?:[A-Z]{1,2}\d[A-Z\d]?[ \n]?\d[A-Z]{2}|\([A-Z]{2}\),? \d{5}|[A-Z]{2},? \d{5}(?:-\d{4})?|[A-Z]\d[\dW] ?[A-Z\d]{4}|(?:NSW|VIC|QLD|TAS|ACT|[WS]A|NT) \d{4}|[A-Z]\d[A-Z] \d[A-Z]\d)(?![A-Za-z\d-])/y;
// The state after a Brazilian town, and the post code after the state: "Salvador - BA, 40015-080", "Campinas/SP".
const STATE = compileExpression(`${STATE_NAME}(?![A-Za-z])(?:,? (?:CEP:? )?\\d{5}-?\\d{3}(?!\\d))?`, 'y');
/** The end of an address after its number, floor, post code and town. */
interface Locality {
  readonly end: number;
  /** Whether it ends with a post code and a town. */
  readonly hasTown: boolean;
  /** Whether a floor, a door or a flat comes after the number. */
  readonly hasUnit: boolean;
}

/** Whether the text between two indexes holds only floors, doors and flats. */
export function isDetails(text: string, from: number, end: number): boolean {
  let at = from;
  for (let i = 0; i < DETAILS_MAX && at < end; i += 1) {
    at += matchAt(DETAIL, text, at)?.length ?? 0;
  }
  return at === end;
}

/** Reads the floor, post code and town that follow the street of an address. */
export function localityAt(text: string, from: number): Locality {
  let end = from;
  let hasUnit = false;
  for (let i = 0; i < DETAILS_MAX; i += 1) {
    const detail = matchAt(DETAIL, text, end);
    if (detail === null) {
      break;
    }
    end += detail.length;
    hasUnit ||= /[A-Za-z]{2}/.test(detail) && /\d/.test(detail);
  }
  const indent = indentOf(text, from);
  const gap = text.startsWith(indent, end) ? indent : matchAt(GAP, text, end);
  if (gap === null) {
    return { end: withoutFullStop(text, end), hasTown: false, hasUnit };
  }
  const at = end + gap.length;
  const town = codeThenTown(text, at) ?? spacedCodeThenTown(text, at) ?? townThenCode(text, at, indent);
  return { end: town ?? townAlone(text, end) ?? withoutFullStop(text, end), hasTown: town !== null, hasUnit };
}

// "14 Francis Street, Ennis, she will …": a name after a comma that ends a clause and is not a person or another word.
function townAlone(text: string, from: number): number | null {
  const start = from + 2;
  const end = text.startsWith(', ', from) && matchAt(TOWN_WORD, text, start) !== null ? townEnd(text, start) : start;
  const isWord = text
    .slice(start, end)
    .toLowerCase()
    .split(/[ '-]/)
    .some((word) => (listedBits(word) & PLACE) === 0 && (listedBits(word) & NO_PLACE) !== 0);
  const after = Math.max(end, end - 6 + (matchAt(DUBLIN, text, end - 6)?.length ?? 0));
  return end > start && !isWord && CLAUSE_END.test(text.slice(after, after + 2)) ? after : null;
}

// "44 Rathgar Avenue, Dublin 6": the district belongs to the town, whose name has six letters.
const DUBLIN = /Dublin \d{1,2}W?(?![\w/.-])/y;
const NO_PLACE = COMMON | TECHNICAL | GIVEN | SURNAME;
const CLAUSE_END = /^(?:[,.;)](?:\s|$)|\n|$)/;

// Returns the line break and the indent of the next line of an address, which begins in the same column: on the right
// of a letter, or in a form with columns.
function indentOf(text: string, from: number): string {
  const before = textBefore(text, from, COLUMN_MAX);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const blanks = line.lastIndexOf('  ');
  return `\n${' '.repeat(blanks === -1 ? 0 : blanks + 2)}`;
}

// The maximum width of plain text: a longer line does not belong to a form in columns.
const COLUMN_MAX = 120;

// Leaves out the full stop after a floor if it ends the sentence.
const withoutFullStop = (text: string, end: number): number =>
  SENTENCE_END.test(text.slice(end - 1, end + 3)) ? end - 1 : end;

const SENTENCE_END = /^\.(?: [A-Z][a-z]|\n|$)/;

// Returns where the post code or the state after a town ends, or null if there is neither.
function townThenCode(text: string, at: number, indent: string): number | null {
  let end = at;
  for (let words = 0; words < TOWN_WORDS_MAX; words += 1) {
    const word = matchAt(TOWN_WORD, text, end);
    if (word === null) {
      return null;
    }
    end += word.length;
    // "B 51, L 3004" are two roads.
    if (words === 0 && word.length === 1 && /\d/.test(text.charAt(end + 1))) {
      return null;
    }
    const state = matchAt(STATE, text, end);
    if (state !== null) {
      return end + state.length;
    }
    const code = codeAfter(text, end, indent);
    if (code !== null) {
      return code;
    }
    const step = stepBetween(text, end);
    if (step === 0) {
      return null;
    }
    end += step;
  }
  return null;
}

// Returns where the post code directly after a town ends, or null if there is none.
function codeAfter(text: string, town: number, indent: string): number | null {
  const gap = text.startsWith(indent, town) ? indent : (matchAt(BEFORE_CODE, text, town) as string);
  const at = town + gap.length;
  const isNorm = ACRONYM.test(textBefore(text, town, 5));
  const plain = isNorm ? null : matchAt(CODE_FIRST, text, at);
  const code = gap === '' ? null : (matchAt(CODE_LAST, text, at) ?? plain);
  return code === null ? codeAfterDistrict(text, town) : at + code.length;
}

// "RAL 5010", "ISO 9001", not "CEP 01310-100"
const ACRONYM = /(?:^|[^A-Za-z])(?!CEP|CAP|PLZ)[A-Z]{2,4}$/;

// "Dublin 4, D04 X2K8"
function codeAfterDistrict(text: string, town: number): number | null {
  const district = matchAt(DISTRICT, text, town);
  if (district === null) {
    return null;
  }
  const code = matchAt(CODE_LAST, text, town + district.length);
  return code === null ? null : town + district.length + code.length;
}

const DISTRICT = / \d{1,2}W?,? (?=[A-Z]\d)/y;

const BEFORE_CODE = /,?\n? {0,8}/y;

// The length of what separates two words of a town and its region: a space, a comma, a particle.
function stepBetween(text: string, end: number): number {
  const comma = text.charAt(end) === ',' ? 1 : 0;
  const particle = matchAt(PARTICLE, text, end + comma) ?? '';
  if (PARTICLES.has(firstWord(particle))) {
    return comma + particle.length;
  }
  return text.charAt(end + comma) === ' ' ? comma + 1 : 0;
}
