import { isLetter, type ScannedText } from '../../text/scanned-text.ts';
import type { Stretch } from '../../text/stretch.ts';
import { CELL_BORDER } from '../../text/table-cells.ts';
import { type FieldKind, fieldKindOf, labelWords } from './labels.ts';
import { isLabelOfThings } from './labels-of-things.ts';
import { endsInThingName } from './thing-names.ts';

/** A value and what its label says that it is. */
export interface Field extends Stretch {
  readonly kind: FieldKind;
  /** Whether the labels around it are those of a person. */
  readonly isPersonal: boolean;
  /** Whether one of them names a person's own name or birth. */
  readonly isRecord: boolean;
  /** Whether it is a cell of a table or a value in quotation marks: nothing but the value is there. */
  readonly isWhole: boolean;
}

const LABEL_MAX = 40;
const LABEL_WORDS_MAX = 4;
const VALUE_MAX = 120;
const RECORD = 160;
const PERSONAL: ReadonlySet<FieldKind | undefined> = new Set([
  'person',
  'phone',
  'address',
  'birth',
  'national',
  'passport',
  'card',
]);

/** The values of a text that a label names: cells below a heading, and what comes after a key or "label:". */
export function fieldsIn(scanned: ScannedText): Field[] {
  return [...cellFields(scanned), ...namedFields(scanned)];
}

function cellFields({ cells }: ScannedText): Field[] {
  const fields: Field[] = [];
  const tables = new Map<
    readonly string[],
    { readonly kinds: ReadonlySet<FieldKind | undefined>; readonly ofThings: boolean }
  >();
  for (const { start, end, label, labels } of cells) {
    const kind = kindOfLabel(labelWords(label));
    if (kind === undefined || end - start > VALUE_MAX) {
      continue;
    }
    let table = tables.get(labels);
    if (table === undefined) {
      const words = labels.map(labelWords);
      const kinds = new Set(words.map(kindOfLabel));
      if (words.some((each) => /\b(?:mail|email|courriel|correo|mejl|epost)\b/.test(each))) {
        kinds.add('phone');
      }
      table = { kinds, ofThings: words.some(isLabelOfThings) };
      tables.set(labels, table);
    }
    const isPersonal = !table.ofThings && [...table.kinds].some((each) => PERSONAL.has(each));
    fields.push({ kind, start, end, isPersonal, isRecord: isPersonal && table.kinds.has('person'), isWhole: true });
  }
  return fields;
}

/** A value and the words of the label before it. */
interface LabelledValue extends Stretch {
  readonly words: string;
  /** The index of the sign between label and value. */
  readonly at: number;
  /** Whether it is in quotation marks. */
  readonly isWhole: boolean;
}

interface NamedValue extends LabelledValue {
  readonly kind: FieldKind | undefined;
}

const SIGN = /[:=]/g;

/** The values of a text that a key or "label:" names, where the label, as words, is wanted. */
export function labelledValues({ text }: ScannedText, isWanted: (words: string) => boolean): LabelledValue[] {
  const values: LabelledValue[] = [];
  SIGN.lastIndex = 0;
  for (let match = SIGN.exec(text); match !== null; match = SIGN.exec(text)) {
    const words = labelWords(labelBefore(text, match.index));
    const value = isWanted(words) ? valueAfter(text, match.index + 1) : null;
    if (value !== null) {
      values.push({ ...value, words, at: match.index });
    }
  }
  return values;
}

function namedFields(scanned: ScannedText): Field[] {
  const named: NamedValue[] = labelledValues(
    scanned,
    (words) => kindOfLabel(words) !== undefined || isLabelOfThings(words),
  ).map((value) => ({ ...value, kind: kindOfLabel(value.words) }));
  return named.flatMap((value, i) => {
    const { kind, start, end, isWhole } = value;
    if (kind === undefined) {
      return [];
    }
    const near = [...nearby(named, i, -1), ...nearby(named, i, 1)];
    const isPersonal =
      !near.some(({ words }) => isLabelOfThings(words)) && near.some((other) => PERSONAL.has(other.kind));
    const isRecord = isPersonal && near.some((other) => other.kind === 'person' || other.kind === 'birth');
    return [{ kind, start, end, isPersonal, isRecord, isWhole }];
  });
}

const NEIGHBOURS_MAX = 8;

function nearby(named: readonly NamedValue[], index: number, step: 1 | -1): NamedValue[] {
  const found: NamedValue[] = [];
  const own = (named[index] as NamedValue).at;
  for (let i = index + step; Math.abs(i - index) <= NEIGHBOURS_MAX; i += step) {
    const other = named[i];
    if (other === undefined || Math.abs(other.at - own) > RECORD) {
      break;
    }
    found.push(other);
  }
  return found;
}

// What comes before the sign: a key, or the last words of its line.
function labelBefore(text: string, sign: number): string {
  let end = sign;
  while (end > 0 && ' \t"\'*_)`'.includes(text.charAt(end - 1)) && sign - end < 6) {
    end -= 1;
  }
  let start = end;
  while (start > 0 && end - start < LABEL_MAX && isLabelPart(text, start - 1)) {
    start -= 1;
  }
  return text.slice(start, text.charAt(end) === ')' ? end + 1 : end);
}

function isLabelPart(text: string, index: number): boolean {
  const character = text.charAt(index);
  return isLetter(text, index) || (character >= '0' && character <= '9') || " ._'()/°º-".includes(character);
}

// The whole label, or its last words: "the direct telephone", "his new mobile".
function kindOfLabel(words: string): FieldKind | undefined {
  if (fieldKindOf(words) === undefined && endsInThingName(words)) {
    return undefined;
  }
  let rest = words;
  for (let i = 0; i < LABEL_WORDS_MAX + 2 && rest !== ''; i += 1) {
    const kind = fieldKindOf(rest);
    if (kind !== undefined && (i === 0 || rest.length > 3)) {
      return kind;
    }
    const space = rest.indexOf(' ');
    rest = space === -1 ? '' : rest.slice(space + 1);
  }
  return undefined;
}

const QUOTES = '"\'`';

function valueAfter(text: string, from: number): (Stretch & { readonly isWhole: boolean }) | null {
  const start = valueStart(text, from);
  const quote = text.charAt(start);
  if (QUOTES.includes(quote)) {
    const close = text.indexOf(quote, start + 1);
    const isShort = close > start + 1 && close - start <= VALUE_MAX && !text.slice(start, close).includes('\n');
    return isShort ? { start: start + 1, end: close, isWhole: true } : null;
  }
  let end = start;
  // The end of the text is in every list of signs.
  while (end - start < VALUE_MAX && !`\n${CELL_BORDER}"`.includes(text.charAt(end))) {
    end += 1;
  }
  while (end > start && ' \t\r,;'.includes(text.charAt(end - 1))) {
    end -= 1;
  }
  return end > start ? { start, end, isWhole: false } : null;
}

function valueStart(text: string, from: number): number {
  const start = overBlanks(text, from, ' \t>|*');
  // A block of YAML, or a value on a line of its own.
  return text.charAt(start) === '\n' ? overBlanks(text, start + 1, ' \t') : start;
}

function overBlanks(text: string, from: number, blanks: string): number {
  let at = from;
  while (at - from < BLANKS_MAX && blanks.includes(text.charAt(at) || 'x')) {
    at += 1;
  }
  return at;
}

const BLANKS_MAX = 24;
