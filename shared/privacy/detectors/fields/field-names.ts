import { isListedName, isTitle, nameBits } from '../../names/name-bits.ts';
import { PARTICLES, SURNAME_PARTICLES } from '../../names/particles.ts';
import { isReply } from '../../names/replies.ts';
import { GIVEN, ORGANIZATION, PLACE, SURNAME, TECHNICAL } from '../../names/word-bits.ts';
import { matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import type { Field } from './fields.ts';
import {
  asksForName,
  isArticleAndWord,
  isDescription,
  isFirm,
  isLabelAgain,
  isNobody,
  isOffice,
  isPlain,
  isVacantPost,
  isWithoutPerson,
  WORD,
  type Word,
  wordAt,
} from './name-parts.ts';
import { wholeName } from './whole-name.ts';

// No name has more words; a longer line in a field is a note. The limit also bounds the work on a pasted list.
const WORDS_MAX = 6;
const NAMES_MAX = 24;

/** Finds the names in a field labeled as a person's; none where the value is not a person's name. */
export function namesIn(scanned: ScannedText, field: Field): TextRange[] {
  if (field.isWhole) {
    const name = wholeName(scanned, field);
    return name === null ? [] : [name];
  }
  const spaced = matchAt(SPACED, scanned.text, field.start);
  if (spaced !== null && (field.kind === 'person' || spaced.includes('  '))) {
    return [{ start: field.start, end: field.start + spaced.length }];
  }
  const found: TextRange[] = [];
  for (let at = field.start; found.length < NAMES_MAX; ) {
    const name = nameFrom(scanned, field, at);
    if (name === null || (found.length > 0 && !isFurther(scanned, name, found))) {
      break;
    }
    found.push(name);
    const step = matchAt(LIST_STEP, scanned.text, name.end);
    if (step === null) {
      break;
    }
    at = name.end + step.length;
  }
  return isTrade(scanned, field, found) ? [] : found;
}

// "Name: G R A H A M   H O L T", as a scanner reads spaced letters; not the initials of "J R R Tolkien".
const SPACED =
  /(?:[A-Za-z\u00AA-\uFFFB] ){2,20}[A-Za-z\u00AA-\uFFFB](?: {2,4}(?:[A-Za-z\u00AA-\uFFFB] ){1,20}[A-Za-z\u00AA-\uFFFB]){0,3}(?! {0,4}[A-Za-z0-9\u00AA-\uFFFB.])/y;

const ATTENDING =
  /(?:present[eis]?s?|excuse[es]{0,2}|absent[es]{0,2}|assenti|anwesend|entschuldigt|asisten(?:tes)?|obecni|nieobecni|narvarande|franvarande|aanwezig|afwezig|ausentes)["*_ ]{0,3}: ?$/;

// "Présents : Maîtrise d'œuvre (Atelier …)", "Excusés : Peinture": a single unknown word names the organization that
// sent someone.
function isTrade({ lower }: ScannedText, { start }: Field, found: readonly TextRange[]): boolean {
  const [only, second] = found;
  if (only === undefined || second !== undefined) {
    return false;
  }
  const name = lower.slice(start, only.end);
  return nameBits(name) === 0 && !name.includes(' ') && ATTENDING.test(textBefore(lower, start, 20));
}

// "Halter: Jo Petersen, Kennzeichen: …": a word before a colon is the next label. "POM Seitz, PI Kitzingen": an acronym
// or one unknown word after a name is where the person works or lives.
function isFurther(scanned: ScannedText, { start, end }: TextRange, before: readonly TextRange[]): boolean {
  const { text, lower } = scanned;
  if (text.charAt(end) === ':') {
    return false;
  }
  const word = lower.slice(start, end);
  const isJoined = /[a-z] $/.test(text.slice((before.at(-1) as TextRange).end, start));
  if (isJoined || word.split(/[ -]/).some(isListedName)) {
    return true;
  }
  return word.includes(' ') ? !/^[A-Z]{2,4} [A-Z][a-z]/.test(text.slice(start, end)) : (nameBits(word) & SURNAME) !== 0;
}

// "Judith Vane (chair), Oluwaseun Akande, P. H. Merriweather; apologies: …"
const LIST_STEP = /(?: ?\([^()\n]{1,30}\))?(?: ?[,;&/+] ?| (?:and|und|et|y|e|en|i|och|ed) )/y;

/** The words of a name in a line, its range, and whether a title precedes it. */
interface LineName extends TextRange {
  readonly words: readonly Word[];
  readonly titled: boolean;
}

// Reads a name from a position in a line: capitalized words and initials, with particles between them.
function nameFrom(scanned: ScannedText, field: Field, from: number): TextRange | null {
  const { words, titled, start, end } = lineName(scanned, field, from);
  const names = words.filter((word) => word.lower.length > 1 && !PARTICLES.has(word.lower));
  if (isAfterNobleParticle(field, words)) {
    return { start, end };
  }
  if (names.length === 1 && isReplyInField(scanned, field, { start, end })) {
    return null;
  }
  if (
    isWithoutPerson(names) ||
    isDescription(field.label, names) ||
    isLabelAgain(field.label, names) ||
    isOffice(names, textAfter(scanned.text, end, 4)) ||
    (!field.isPersonal && isArticleAndWord(scanned.text, words)) ||
    isFirmFrom(scanned, names) ||
    isVacantPost(scanned.lower, { start, end })
  ) {
    return null;
  }
  if (names.every(({ bits }) => (bits & (PLACE | TECHNICAL)) !== 0 && (bits & GIVEN) === 0)) {
    return null;
  }
  return isSufficient(field, names, titled) ? { start, end } : null;
}

// "Handläggare: Tack. Jag skickar till dig.", but "Cognome: Certo."
const isReplyInField = ({ text }: ScannedText, { label }: Field, word: TextRange): boolean =>
  isReply(text, word) && !asksForName(label);

// "Achternaam: van der Ploeg": after a particle, an everyday word is a surname.
const isAfterNobleParticle = ({ label }: Field, words: readonly Word[]): boolean =>
  FAMILY_NAME.test(label) && isNoble(words[0]?.lower ?? '') && (words.at(-1) as Word).isCapital;

// Excludes the articles of "Nachname: der Mutter".
const isNoble = (word: string): boolean => SURNAME_PARTICLES.has(word) && !/^(?:der|das|den|do|la|le|el)$/.test(word);

const FAMILY_NAME =
  /^(?:achternaam|familienaam|nachname|familienname|zuname|surname|last name|family name|nom de famille|apellidos?|cognome|sobrenome|efternamn)$/;

const FIRM_BEFORE = /^(?:Fa\.|Firma|Fma\.|Ditta|Soc\.) /;

// "Titular: Laboratórios Vaz Pinheiro & Irmão, S.A.", "Innehavare: Lindgren Nordström Läkemedel AB"
function isFirmFrom(scanned: ScannedText, names: readonly Word[]): boolean {
  const [first, last] = [names[0] as Word, names.at(-1) as Word];
  // "Teilnehmer: Hr. Wuttke, Fa. Steinmetz Dach"
  if (FIRM_BEFORE.test(textAfter(scanned.text, first.start, 6))) {
    return true;
  }
  return (
    names.some(({ bits }) => (bits & ORGANIZATION) !== 0) ||
    (!names.some(({ bits }) => (bits & GIVEN) !== 0) && /^ & [A-Z]/.test(textAfter(scanned.text, last.end, 4)))
  );
}

function isSufficient(field: Field, names: readonly Word[], titled: boolean): boolean {
  const known = names.some(({ bits }) => (bits & (GIVEN | SURNAME)) !== 0);
  const isSupported = titled || names.length > 1 || field.isPersonal;
  if (field.kind === 'person') {
    return known || isSupported || names.every(isPlain);
  }
  return (known || (field.isRecord && names.every(isPlain))) && isSupported;
}

function lineName(scanned: ScannedText, field: Field, from: number): LineName {
  const start = afterTitles(scanned, field, from + (matchAt(LIST_MARK, scanned.text, from)?.length ?? 0));
  const words: Word[] = [];
  let end = start;
  for (let at = start; words.length < WORDS_MAX; ) {
    const step = wordIn(scanned, field, at);
    if (step === null) {
      break;
    }
    const { word, gap } = step;
    const isInitial = isInitialBefore(word, gap);
    const isAfterParticle = PARTICLES.has(words.at(-1)?.lower ?? '');
    // "Tiburcio e Dr. Valadares" are two names, "Jan Pan" is one.
    const isNext = isTitle(word.lower) && wordIn(scanned, field, word.end + gap.length)?.word.isCapital === true;
    if (isNext || !canBePart(word, field, { isFirst: words.length === 0, isInitial, isAfterParticle })) {
      break;
    }
    words.push(word);
    end = word.isCapital ? word.end : end;
    at = word.end + gap.length;
    if (gap.startsWith('.') && !isInitial && !PARTICLES.has(word.lower)) {
      break;
    }
  }
  return { words, titled: start > from, start, end };
}

// "Frau Dr. Kunz": skips the titles, which are not part of the name.
function afterTitles(scanned: ScannedText, field: Field, from: number): number {
  let at = from;
  for (let step = wordIn(scanned, field, at); step !== null && isTitle(step.word.lower); ) {
    at = step.word.end + step.gap.length;
    step = wordIn(scanned, field, at);
  }
  return at;
}

function wordIn(
  { text, lower }: ScannedText,
  field: Field,
  at: number,
): { readonly word: Word; readonly gap: string } | null {
  const written = matchAt(WORD, text, at);
  if (written === null || at + written.length > field.end) {
    return null;
  }
  return { word: wordAt({ text, lower }, at, written), gap: matchAt(LINE_GAP, text, at + written.length) ?? '' };
}

const isInitialBefore = ({ lower }: Word, gap: string): boolean =>
  lower.length <= 2 && (gap.startsWith('.') || lower.length === 1);

function canBePart(
  word: Word,
  field: Field,
  { isFirst, isInitial, isAfterParticle }: Readonly<Record<'isFirst' | 'isInitial' | 'isAfterParticle', boolean>>,
): boolean {
  if (PARTICLES.has(word.lower) && (!isFirst || word.isCapital || field.kind === 'person')) {
    return !isFirm(word);
  }
  const isSurname = isAfterParticle && FAMILY_NAME.test(field.label);
  return word.isCapital && (isSurname || (!isFirm(word) && (isInitial || !isNobody(word))));
}

// "Testemunhas: 1) …"
const LIST_MARK = /\d{1,2}[.)] /y;
const LINE_GAP = /\.?-? |\./y;
