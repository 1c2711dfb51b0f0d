import { type FieldKind, fieldKindOf, labelWords } from '../../labels/labels.ts';
import { isThingLabel } from '../../labels/thing-labels.ts';
import { isListedName } from '../../names/name-bits.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { isNameLabel, MAIL } from './goods-tables.ts';
import type { LabeledValue } from './labeled-values.ts';

/** A labeled value, and the number of its line. */
interface Stacked extends LabeledValue {
  readonly line: number;
  readonly isSurname: boolean;
}

// What a form about a person asks for.
const PERSONAL: ReadonlySet<FieldKind | undefined> = new Set([
  'person',
  'phone',
  'address',
  'birth',
  'national',
  'passport',
  'license',
  'plate',
  'account',
]);
const LINE = /[^\n]{1,120}/g;
// A label without a sign after it, except one for a mandatory field.
const LABEL = /^ {0,8}([A-Za-z\u00AA-\uFFFB][A-Za-z0-9\u00AA-\uFFFB .()/°º'-]{1,39}?) {0,2}\*? {0,2}$/;
// "Cognome ........ Scognamiglio"
const LEADER = /^ {0,8}([A-Za-z\u00AA-\uFFFB][A-Za-z0-9\u00AA-\uFFFB ()/°º'-]{1,39}?) {0,2}\.{4,80} {0,4}(?=[^ .])/;
// An address fills two lines, and an empty one may follow.
const LINES_BETWEEN_MAX = 3;
// Words of a value; more are the explanation of a label.
const WORDS_MAX = 8;

const SURNAMES =
  /^(?:nom|surname|last name|family name|nachname|familienname|apellidos?|cognome|sobrenome|apelidos?|achternaam|nazwisko|efternamn|etternavn|efternavn)$/;

/**
 * Finds the values of forms whose labels have no sign: the label in one line and the value in the next, or dots
 * between them. Labels for two things about a person must be near each other, or a listed surname follows its label.
 */
export function stackedValues({ text }: ScannedText): LabeledValue[] {
  const values: Stacked[] = [];
  let label: { readonly words: string; readonly end: number } | null = null;
  let line = 0;
  let read = 0;
  for (const { 0: written, index: start } of allMatches(LINE, text)) {
    // Only line breaks are between two matches.
    line += start - read;
    read = start + written.length;
    const words = labelIn(LABEL, written)?.words ?? null;
    const led = labelIn(LEADER, written);
    const end = start + written.trimEnd().length;
    if (led !== null) {
      const from = start + led.length;
      values.push(stacked(text, { words: led.words, at: from - 1, start: from, end, line }));
    } else if (words === null && label !== null && label.end === start - 1 && isValue(written)) {
      const from = start + written.length - written.trimStart().length;
      values.push(stacked(text, { words: label.words, at: label.end, start: from, end, line }));
    }
    label = words === null ? null : { words, end: read };
  }
  // "3, imp. des Tonneliers": the rules for streets read such a line better than the end of a sentence in it.
  const whole = values.filter(
    ({ words, start, end }) => fieldKindOf(words) !== 'address' || !/\. [A-Za-z]/.test(text.slice(start, end)),
  );
  return whole.filter((value, i) => value.isSurname || isNear(value, whole[i - 1]) || isNear(value, whole[i + 1]));
}

function stacked(text: string, value: Pick<Stacked, 'words' | 'at' | 'start' | 'end' | 'line'>): Stacked {
  const name = text.slice(value.start, value.end);
  const isSurname =
    SURNAMES.test(value.words) && /^[A-Z]/.test(name) && name.toLowerCase().split(/[ -]/).every(isListedName);
  // "Nom" and "Nome" also head lists of things; in a form about a person they ask for a surname.
  const words = isNameLabel(value.words) ? 'surname' : value.words;
  return { ...value, words, isSurname, isWhole: false, isElement: false };
}

// Returns the words of a label for something about a person, and how much of the line is before its value.
function labelIn(expression: RegExp, written: string): { readonly words: string; readonly length: number } | null {
  const [before = '', label = ''] = expression.exec(written) ?? [];
  const words = labelWords(label);
  return PERSONAL.has(fieldKindOf(words)) || isNameLabel(words) ? { words, length: before.length } : null;
}

function isValue(written: string): boolean {
  const words = labelWords(written);
  return (
    !/[:|;\t<>=]/.test(written) &&
    !isThingLabel(words) &&
    !MAIL.test(words) &&
    !isNameLabel(words) &&
    fieldKindOf(words) === undefined &&
    written.trim().split(' ').length <= WORDS_MAX
  );
}

const isNear = (value: Stacked, other: Stacked | undefined): boolean =>
  other !== undefined && other.words !== value.words && Math.abs(other.line - value.line) <= LINES_BETWEEN_MAX;
