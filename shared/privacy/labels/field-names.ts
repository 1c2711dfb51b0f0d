import { isListedName, isTitle, listedBits, nameBits } from '../names/name-bits.ts';
import { PARTICLES } from '../names/particles.ts';
import { AMBIGUOUS, COMMON, GIVEN, ORGANIZATION, PLACE, SURNAME, TECHNICAL } from '../names/word-bits.ts';
import { matchAt } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { textAfter } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { wordSet } from '../word-set.ts';
import type { Field } from './fields.ts';

// No name has more words; a longer line in a field is a note. The limit also bounds the work on a pasted list.
const WORDS_MAX = 6;
const NAMES_MAX = 24;
const WORD = /'?[A-Za-z\u00AA-\uFFFB]{1,40}(?:['.-]{1,2}[A-Za-z\u00AA-\uFFFB]{1,40}){0,4}/y;
const GAP = /\.?-? |\. ?/y;
// "Judith Vane (chair), Oluwaseun Akande, P. H. Merriweather; apologies: …"
const LIST_STEP = /(?: ?\([^()\n]{1,30}\))?(?: ?[,;&/+] ?| (?:and|und|et|y|e|en|i|och|ed) )/y;
// "Testemunhas: 1) …"
const LIST_MARK = /\d{1,2}[.)] /y;
// "Name: G R A H A M   H O L T", as a scanner reads spaced letters; not the initials of "J R R Tolkien".
const SPACED =
  /(?:[A-Za-z\u00AA-\uFFFB] ){2,20}[A-Za-z\u00AA-\uFFFB](?: {2,4}(?:[A-Za-z\u00AA-\uFFFB] ){1,20}[A-Za-z\u00AA-\uFFFB]){0,3}(?! {0,4}[A-Za-z0-9\u00AA-\uFFFB.])/y;

// What a field contains when there is no name, or what it says about a person or a department in place of one.
const NOBODY = wordSet(
  `n/a na none null nil unknown tbd tba tbc various anonymous nobody someone vacant open offen frei libre libero libera vrij livre wolne wolny unbekannt keine keiner leer noch vakant inconnu inconnue aucun aucune vide neant
  ninguno ninguna desconocido sin asignar pendiente vacante nessuno nessuna ignoto vuoto onbekend geen niemand leeg nenhum nenhuma desconhecido vago brak nieznany nikt wakat
  okand ingen saknas ledig ej klart todos alle alla tous tutti wszyscy everyone all team admin root system guest vacancy vacature interim agency agenzia agencja zeitarbeit leiharbeit testkonto testaccount testuser testowe test demo user bot support service true false yes no ja nein oui non si nee tak nie nej
    pflichtfeld pflichtangabe obligatoire facultatif obligatorio obligatoria opcional obbligatorio obbligatoria facoltativo facoltativa verplicht optioneel obrigatorio obrigatoria facultativo facultativa wymagane wymagany opcjonalne obligatorisk obligatoriskt valfri valfritt`,
);
const STATES = wordSet(
  `deceased retired widowed divorced unemployed rentner rentnerin pensioniert verstorben verwitwet hausfrau arbeitslos decede decedee retraite retraitee fallecido fallecida jubilado jubilada
  deceduto deceduta pensionato pensionata casalinga overleden gepensioneerd falecido falecida reformado reformada zmarly zmarla emeryt emerytka avliden pensionar
  ehemann ehefrau ehegatte gatte gattin conjoint conjointe mari epouse epoux marido esposa esposo marito moglie echtgenoot echtgenote maz zona make maka husband wife spouse
  extern externe esterno externo zewnetrzny external internal qa hr`,
);
// What begins the name of an office: "Approver: Head of Finance", "Kierownik Zmiany". Some are surnames too.
const OFFICES = wordSet(
  `head chief vp svp evp director directors manager deputy leiter leiterin abteilungsleiter abteilungsleiterin chef cheffe directeur directrice
  responsable jefe jefa directora gerente encargado encargada capo direttore direttrice responsabile caporeparto hoofd teamleider afdelingshoofd
  chefe diretor diretora kierownik kierowniczka dyrektor dyrektorka chefen`,
);

interface Word extends TextRange {
  readonly lower: string;
  readonly isCapital: boolean;
  readonly bits: number;
}

/** Finds the names in a field of a person: the one that fills a cell, or a list on a line. */
export function namesIn(scanned: ScannedText, field: Field): TextRange[] {
  if (field.isWhole) {
    const name = nameFrom(scanned, field, field.start);
    // A cell contains nothing else but a bracket after the name.
    const rest = name === null ? '' : scanned.text.slice(name.end, field.end);
    return name !== null && /^\.?(?:$| ?\()/.test(rest) ? [name] : [];
  }
  const spaced = matchAt(SPACED, scanned.text, field.start);
  if (spaced !== null && (field.kind === 'person' || spaced.includes('  '))) {
    return [{ start: field.start, end: field.start + spaced.length }];
  }
  return namesOnLine(scanned, field);
}

// Reads the names of a list on a line.
function namesOnLine(scanned: ScannedText, field: Field): TextRange[] {
  const found: TextRange[] = [];
  for (let at = field.start; found.length < NAMES_MAX; ) {
    const name = nameFrom(scanned, field, at);
    if (name === null || (found.length > 0 && !isFurther(scanned, name))) {
      break;
    }
    found.push(name);
    const step = matchAt(LIST_STEP, scanned.text, name.end);
    if (step === null) {
      break;
    }
    at = name.end + step.length;
  }
  return found;
}

// "Halter: Jo Petersen, Kennzeichen: …": a word before a colon is the next label. A single unknown word after a name is
// where the person works or lives.
function isFurther({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  const words = lower.slice(start, end).split(/[ -]/);
  const isCode = /^[A-Z]{2,4} [A-Z][a-z]/.test(text.slice(start, end));
  return text.charAt(end) !== ':' && (words.some(isListedName) || (words.length > 1 && !isCode));
}

// Reads a name from a position in a line: capitalized words and initials, with particles between them.
function nameFrom(scanned: ScannedText, field: Field, from: number): TextRange | null {
  const { words, isTitled } = wordsFrom(scanned, field, from + (matchAt(LIST_MARK, scanned.text, from)?.length ?? 0));
  const [first, last] = [words[0], words.at(-1)];
  const names = words.filter(({ lower }) => lower.length > 1 && !PARTICLES.has(lower));
  if (first === undefined || last === undefined || names.length === 0 || isOfNobody(scanned, field, names)) {
    return null;
  }
  const isKnown = names.some(({ bits }) => (bits & (GIVEN | SURNAME)) !== 0);
  const isSupported = isTitled || names.length > 1 || field.isPersonal;
  const isName =
    field.kind === 'person'
      ? isKnown || isSupported || names.every(isPlain)
      : isSupported && (isKnown || (field.isRecord && names.every(isPlain)));
  return isName ? { start: first.start, end: last.end } : null;
}

const isPlain = ({ bits }: Word): boolean => (bits & AMBIGUOUS) === 0;
const isOfFirm = ({ lower, bits }: Word): boolean =>
  (bits & ORGANIZATION) !== 0 && (bits & (GIVEN | SURNAME)) === 0 && !PARTICLES.has(lower);
const isNobody = ({ lower }: Word): boolean =>
  NOBODY.has(lower) || ((listedBits(lower) & (TECHNICAL | COMMON)) !== 0 && !isListedName(lower));
const ASKS_FOR_NAME = /nam[en]?$|names?$|^nom\b|nome$|nombre|apell?id|cognome|sobrenome|nazwisk|^imi/;
// "Inmuebles Cimavilla, S.L.", "Lindgren Läkemedel AB", "Vaz Pinheiro & Irmão".
const FIRM_AFTER =
  /^,? ?(?:&|(?:S\. ?L|S\. ?A|S\. ?p\. ?A|S\. ?r\. ?l|Lda|GmbH|AG|KG|Ltd|PLC|plc|LLC|Inc|AB|BV|B\.V|NV|SARL|SAS|sp\. z o)(?![a-z]))/;

const LEGAL = /^(?:gmbh|ag|kg|ohg|ug|ltd|plc|llc|inc|ab|oy|aps|bv|nv|sarl|sas|sci|srl|spa|slu?|lda|kft|sro|doo|zoo)$/;

// Whether the words of a field name nobody, a state, an office, a firm or a place.
function isOfNobody({ text }: ScannedText, { label }: Field, names: readonly Word[]): boolean {
  const [first, last] = [names[0] as Word, names.at(-1) as Word];
  const hasGiven = names.some(({ bits }) => (bits & GIVEN) !== 0);
  return (
    names.every(isNobody) ||
    names.some(isOfFirm) ||
    (names.length === 1 && STATES.has(first.lower) && !ASKS_FOR_NAME.test(label)) ||
    (names.length === 1 && label.length > 3 && /^(?:ing|es?|en|in|s)?$/.test(first.lower.replace(label, ''))) ||
    (OFFICES.has(first.lower) && (names.length > 1 ? !hasGiven : /^ [a-z]/.test(textAfter(text, first.end, 2)))) ||
    (names.length > 1 && (LEGAL.test(last.lower.replaceAll('.', '')) || LEGAL.test(first.lower)) && !hasGiven) ||
    FIRM_AFTER.test(textAfter(text, last.end, 10)) ||
    (!hasGiven && names.every(({ bits }) => (bits & (PLACE | TECHNICAL)) !== 0))
  );
}

function wordsFrom(
  scanned: ScannedText,
  field: Field,
  from: number,
): { readonly words: readonly Word[]; readonly isTitled: boolean } {
  const words: Word[] = [];
  // "Frau Dr. Kunz": the titles are not part of the name.
  const first = afterTitles(scanned, field, from);
  for (let at = first; words.length < WORDS_MAX; ) {
    const word = wordAt(scanned, field, at);
    const gap = word === null ? '' : (matchAt(GAP, scanned.text, word.end) ?? '');
    if (word === null || !canBePart(word, field, { before: words, gap })) {
      break;
    }
    words.push(word);
    at = word.end + gap.length;
    // A comma after a surname may come before the given names: "Feldhaus, Greta".
    const hasComma = words.length === 1 && first === from && field.isWhole && scanned.text.startsWith(', ', at);
    at += hasComma ? 2 : 0;
    if ((gap === '' && !hasComma) || endsSentence(word, gap)) {
      break;
    }
  }
  return { words: words.slice(0, words.findLastIndex(({ isCapital }) => isCapital) + 1), isTitled: first > from };
}

function afterTitles(scanned: ScannedText, field: Field, from: number): number {
  let at = from;
  for (let word = wordAt(scanned, field, at); word !== null && isTitle(word.lower); word = wordAt(scanned, field, at)) {
    at = word.end + (matchAt(GAP, scanned.text, word.end)?.length ?? 0);
  }
  return at;
}

const endsSentence = ({ lower }: Word, gap: string): boolean =>
  gap.startsWith('.') && lower.length > 2 && !PARTICLES.has(lower);

interface BeforePart {
  readonly before: readonly Word[];
  readonly gap: string;
}

function canBePart(word: Word, field: Field, { before, gap }: BeforePart): boolean {
  const isInitial = word.lower.length === 1 || (word.lower.length === 2 && gap.startsWith('.'));
  return PARTICLES.has(word.lower)
    ? before.length > 0 || word.isCapital || field.kind === 'person'
    : word.isCapital && (isInitial || PARTICLES.has(before.at(-1)?.lower ?? '') || !isNobody(word));
}

function wordAt({ text, lower }: ScannedText, field: Field, start: number): Word | null {
  const written = matchAt(WORD, text, start) ?? '';
  const end = start + written.length;
  if (written === '' || end > field.end) {
    return null;
  }
  const word = lower.slice(start, end);
  const isCapital = text.charCodeAt(start) !== word.charCodeAt(0) || /^[dl]'[A-Z]/.test(written);
  return { start, end, lower: word, isCapital, bits: nameBits(word) };
}
