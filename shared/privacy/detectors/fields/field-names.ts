import {
  AMBIGUOUS,
  COMMON,
  GIVEN,
  isListedName,
  listedBits,
  nameBits,
  ORGANISATION,
  PLACE,
  SURNAME,
  TECHNICAL,
} from '../../names/name-bits.ts';
import { isTitle } from '../../names/titles.ts';
import { matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { Stretch } from '../../text/stretch.ts';
import { isInFirm } from '../things/legal-form.ts';
import { isThingBefore } from '../things/thing-words.ts';
import type { Field } from './fields.ts';

const WORD = /'?[A-Za-z\u00AA-\uFFFB]{1,40}(?:['.-]{1,2}[A-Za-z\u00AA-\uFFFB]{1,40}){0,4}/y;
const WORDS_MAX = 6;
// What stands in a cell instead of a name.
const NOBODY = new Set(
  `n/a na none null nil unknown tbd tba tbc various anonymous nobody someone vacant open offen unbekannt keine keiner leer noch vakant inconnu inconnue aucun aucune vide neant
  ninguno ninguna desconocido sin asignar pendiente vacante nessuno nessuna ignoto vuoto onbekend geen niemand leeg nenhum nenhuma desconhecido vago brak nieznany nikt wakat
  okand ingen saknas ledig ej klart todos alle alla tous tutti wszyscy everyone all team admin root system guest test demo user bot support service true false yes no ja nein oui non si nee tak nie nej`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const PARTICLES = new Set(
  `de del della di da do dos das du van von der den des la le el al bin ibn ben af av zu zum zur ter ten te y e dei delle degli san santa bint abu ap ab ferch 't op lo d in het os`.split(
    ' ',
  ),
);

interface Word extends Stretch {
  readonly lower: string;
  readonly isCapital: boolean;
  readonly bits: number;
}

/** The names in a field that a label says is a person's; none where the value is nobody, a thing or a firm. */
export function namesIn(scanned: ScannedText, field: Field): Stretch[] {
  if (field.isWhole) {
    const name = wholeName(scanned, field);
    return name === null ? [] : [name];
  }
  const found: Stretch[] = [];
  for (let at = field.start; at < field.end && found.length < 24; ) {
    const name = nameFrom(scanned, field, at);
    // "Halter: Jo Petersen, Kennzeichen: …": what a colon follows is the next label.
    if (name === null || (found.length > 0 && !isFurther(scanned, name, found))) {
      break;
    }
    found.push(name);
    const next = nextInList(scanned.text, name.end, field.end);
    if (next === null) {
      break;
    }
    at = next;
  }
  return found;
}

// "Halter: Jo Petersen, Kennzeichen: …": what a colon follows is the next label. "POM Seitz, PI Kitzingen": an acronym
// or one unknown word after a name is where the person works or lives.
function isFurther({ text, lower }: ScannedText, { start, end }: Stretch, before: readonly Stretch[]): boolean {
  if (text.charAt(end) === ':') {
    return false;
  }
  const word = lower.slice(start, end);
  const isJoined = /[a-z] $/.test(text.slice(before.at(-1)?.end, start));
  if (isJoined || word.split(/[ -]/).some(isListedName)) {
    return true;
  }
  return word.includes(' ') ? !/^[A-Z]{2,4} [A-Z][a-z]/.test(text.slice(start, end)) : (nameBits(word) & SURNAME) !== 0;
}

// "Judith Vane (chair), Oluwaseun Akande, P. H. Merriweather; apologies: …"
function nextInList(text: string, end: number, limit: number): number | null {
  const match = matchAt(LIST_STEP, text, end);
  return match === null || end + match.length >= limit ? null : end + match.length;
}

const LIST_STEP = /(?: ?\([^()\n]{1,30}\))?(?: ?[,;&/+] ?| (?:and|und|et|y|e|en|i|och|ed) )/y;

function wholeName({ text, lower }: ScannedText, field: Field): Stretch | null {
  const { start } = field;
  const bracket = text.slice(start, field.end).indexOf(' (');
  const end = bracket === -1 ? field.end : start + bracket;
  const words = wordsIn({ text, lower }, start, end);
  if (words === null || words.length === 0 || words.length > WORDS_MAX) {
    return null;
  }
  const [first, last] = [words[0], words.at(-1)];
  return first !== undefined && last !== undefined && isPerson(field, words)
    ? { start: first.start, end: last.end }
    : null;
}

function isPerson({ kind, isPersonal }: Field, words: readonly Word[]): boolean {
  const names = words.filter(({ lower: word }) => !PARTICLES.has(word) && word.length > 1);
  if (names.length === 0 || names.every(isNobody) || names.some(isNobodyAtAll) || names.some(isFirm)) {
    return false;
  }
  const known = names.filter(({ bits }) => (bits & (GIVEN | SURNAME)) !== 0);
  if (known.length === 0 && (names.every((name) => !isPlain(name)) || !names.some(({ isCapital }) => isCapital))) {
    return false;
  }
  return kind === 'person' || isPersonal || (names.length > 1 && known.some(isPlain));
}

// All words of a cell, without titles before them; null when something else stands between them.
function wordsIn({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, start: number, end: number): Word[] | null {
  const words: Word[] = [];
  for (let at = start; at < end; ) {
    const written = matchAt(WORD, text, at);
    if (written === null || at + written.length > end) {
      return null;
    }
    const word = wordAt({ text, lower }, at, written);
    at += written.length;
    const gap = matchAt(GAP, text, at) ?? '';
    at += gap.length;
    if (gap === '' && at < end) {
      return null;
    }
    if (words.length > 0 || !isTitle(word.lower.replace(/\.$/, ''))) {
      words.push(gap.startsWith('.') ? { ...word, end: word.end + 1 } : word);
    }
  }
  return words;
}

const GAP = /\.?,? {1,2}|[_.,]/y;

function wordAt({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, start: number, written: string): Word {
  const end = start + written.length;
  const word = lower.slice(start, end);
  const isCapital = text.charCodeAt(start) !== word.charCodeAt(0) || /^[dl]'[A-Z]/.test(written);
  return { start, end, lower: word, isCapital, bits: nameBits(word) };
}

const isNobody = ({ lower }: Word): boolean =>
  NOBODY.has(lower) || ((listedBits(lower) & (TECHNICAL | COMMON)) !== 0 && !isListedName(lower));
// "Poste vacant", "Konto Testowe"
const isNobodyAtAll = ({ lower }: Word): boolean => NOBODY.has(lower) && !isListedName(lower) && !PARTICLES.has(lower);
const isFirm = ({ lower, bits }: Word): boolean =>
  (bits & ORGANISATION) !== 0 && (bits & (GIVEN | SURNAME)) === 0 && !PARTICLES.has(lower);
const isPlain = ({ bits }: Word): boolean => (bits & AMBIGUOUS) === 0;

/** The words of a name in a line, where it ends, and whether a title stood before it. */
interface LineName extends Stretch {
  readonly words: readonly Word[];
  readonly titled: boolean;
}

// A name at the beginning of a line's rest: words with capitals, initials, particles between them.
function nameFrom(scanned: ScannedText, field: Field, from: number): Stretch | null {
  const { words, titled, start, end } = lineName(scanned, field, from);
  const names = words.filter((word) => word.lower.length > 1 && !PARTICLES.has(word.lower));
  if (names.length === 0 || end <= start || names.every(isNobody) || isFirmFrom(scanned, names)) {
    return null;
  }
  if (names.every(({ bits }) => (bits & (PLACE | TECHNICAL)) !== 0 && (bits & GIVEN) === 0)) {
    return null;
  }
  return isEnough(field, names, titled) ? { start, end } : null;
}

// "Titular: Laboratórios Vaz Pinheiro & Irmão, S.A.", "Innehavare: Lindgren Nordström Läkemedel AB"
function isFirmFrom(scanned: ScannedText, names: readonly Word[]): boolean {
  const [first] = names;
  return (
    first !== undefined && ((isThingBefore(first.lower) && !isListedName(first.lower)) || isInFirm(scanned, first.end))
  );
}

function isEnough(field: Field, names: readonly Word[], titled: boolean): boolean {
  const known = names.some(({ bits }) => (bits & (GIVEN | SURNAME)) !== 0);
  const isSupported = titled || names.length > 1 || field.isPersonal;
  return field.kind === 'person'
    ? known || isSupported || names.every(isPlain)
    : (known || (field.isRecord && names.every(isPlain))) && isSupported;
}

function lineName(scanned: ScannedText, field: Field, from: number): LineName {
  const start = behindTitles(scanned, field, from);
  const words: Word[] = [];
  let end = start;
  for (let at = start; words.length < WORDS_MAX; ) {
    const step = wordIn(scanned, field, at);
    if (step === null) {
      break;
    }
    const { word, gap } = step;
    const isInitial = isInitialBefore(word, gap);
    if (!canBePart(word, field, { isFirst: words.length === 0, isInitial })) {
      break;
    }
    words.push(word);
    end = word.isCapital ? word.end : end;
    at = word.end + gap.length;
    if (gap === '' || (gap.startsWith('.') && !isInitial)) {
      break;
    }
  }
  return { words, titled: start > from, start, end };
}

// "Frau Dr. Kunz": the titles are no part of the name.
function behindTitles(scanned: ScannedText, field: Field, from: number): number {
  let at = from;
  for (let step = wordIn(scanned, field, at); step !== null && isTitle(step.word.lower); ) {
    at = step.word.end + step.gap.length;
    step = step.gap === '' ? null : wordIn(scanned, field, at);
  }
  return at;
}

function wordIn(
  { text, lower }: ScannedText,
  field: Field,
  at: number,
): { readonly word: Word; readonly gap: string } | null {
  const written = at < field.end ? matchAt(WORD, text, at) : null;
  if (written === null || at + written.length > field.end) {
    return null;
  }
  return { word: wordAt({ text, lower }, at, written), gap: matchAt(LINE_GAP, text, at + written.length) ?? '' };
}

const isInitialBefore = ({ lower, isCapital }: Word, gap: string): boolean =>
  isCapital && lower.length <= 2 && (gap.startsWith('.') || lower.length === 1);

function canBePart(
  word: Word,
  field: Field,
  { isFirst, isInitial }: { readonly isFirst: boolean; readonly isInitial: boolean },
): boolean {
  if (PARTICLES.has(word.lower) && (!isFirst || word.isCapital || field.kind === 'person')) {
    return !isFirm(word);
  }
  return word.isCapital && !isFirm(word) && (isInitial || !isNobody(word));
}

const LINE_GAP = /\.?-? |\./y;
