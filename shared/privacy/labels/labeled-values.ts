import { compileExpression } from '../text/compiled-expression.ts';
import { allMatches, matchAt } from '../text/match-at.ts';
import { isLetter, type ScannedText } from '../text/scanned-text.ts';
import { labelWords } from '../text/tables/labels.ts';
import { CELL_BORDER } from '../text/tables/table-cells.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';

// A longer label is a sentence. Not measured.
const LABEL_MAX = 40;
/** The maximum length of a labeled value, in UTF-16 code units. */
export const VALUE_MAX = 120;

/** A value and the words of the label before it. */
export interface LabeledValue extends TextRange {
  readonly words: string;
  /** The index of the sign between label and value. */
  readonly at: number;
  /** Whether it is in quotation marks or is the content of an element. */
  readonly isWhole: boolean;
  /** Whether it is the content of an element. */
  readonly isElement: boolean;
}

const SIGN = /[:=>]/g;

/** Finds the values after a key, an element or "label:", if `isWanted` accepts the words of the label. */
export function labeledValues({ text }: ScannedText, isWanted: (words: string) => boolean): LabeledValue[] {
  const values: LabeledValue[] = [];
  // A list repeats the same few labels.
  const known = new Map<string, string | null>();
  const wanted = (label: string): string | null => {
    let words = known.get(label);
    if (words === undefined) {
      words = labelWords(label);
      words = isWanted(words) ? words : null;
      known.set(label, words);
    }
    return words;
  };
  for (const { 0: sign, index } of allMatches(SIGN, text)) {
    const isElement = sign === '>';
    const label = isElement ? elementBefore(text, index) : labelBefore(text, index);
    const words = label === null ? null : (wanted(namedApart(text, index, label) ?? label) ?? wanted(ownLabel(label)));
    const readValue = isElement ? contentAfter : valueAfter;
    const value = words === null ? null : readValue(text, index + 1);
    if (value !== null && words !== null) {
      values.push({ ...value, words, at: index, isElement });
    }
  }
  return values;
}

// "Fiche d'entrée. Nom : Pelletier", "document number: 1234567 dob: …": the label begins after the sentence or the
// value before it, even if that value is not covered yet.
const ownLabel = (label: string): string => label.slice(label.lastIndexOf('. ') + 1).replace(BEFORE_LABEL, '');

const BEFORE_LABEL = /^.*\d{4} (?=[A-Za-z])/;

const ELEMENT = /<(?:[A-Za-z0-9]{1,20}:)?([A-Za-z_][A-Za-z0-9_.-]{2,39})((?: [^<>\n]{1,80})?)$/;
const NAME_ATTRIBUTE = / (?:name|key|field)=["']([A-Za-z0-9_. -]{1,40})["']/i;
// An element with one or two attributes. Not measured.
const ELEMENT_MAX = 140;

// "<phone>", "<ns:BirthDt>", "<Data Name='phone'>": the label that an element or its attribute gives its content.
function elementBefore(text: string, sign: number): string | null {
  const [, element, attributes = ''] = ELEMENT.exec(textBefore(text, sign, ELEMENT_MAX)) ?? [];
  return NAME_ATTRIBUTE.exec(attributes)?.[1] ?? element ?? null;
}

// The text of an element up to the next tag, or to the end of the line or of the text; old formats such as OFX do not
// close their elements.
function contentAfter(text: string, from: number): (TextRange & { readonly isWhole: boolean }) | null {
  const written = matchAt(CONTENT, text, from) ?? '';
  const start = from + written.length - written.trimStart().length;
  const end = from + written.trimEnd().length;
  return end > start ? { start, end, isWhole: true } : null;
}

const CONTENT = compileExpression(`[^<\\n]{1,${VALUE_MAX}}(?=[<\\n]|$)`, 'y');

// "name": "phone", "value": "…" and <attribute name="phone"><value>…: the name comes before the word for a value.
function namedApart(text: string, sign: number, label: string): string | undefined {
  return VALUE_WORD.test(label) ? NAMED_APART.exec(textBefore(text, sign, ELEMENT_MAX))?.[1] : undefined;
}

const VALUE_WORD = /^ {0,2}(?:attribute[ _-]?)?val(?:ue)?$/i;
const NAMED_APART =
  /(?:name|key|field|system|type|attribute|code)["']?(?: ?[:=] ?)["']([A-Za-z0-9_. -]{1,40})["'](?:,? {0,2}["']?val(?:ue)?["']?|[^<>"']{0,40}>\s{0,8}<[a-z0-9:]{1,24}) ?$/i;

// Lists pad their labels: "MobilePhone       : …".
const PADDING_MAX = 24;

// The text before the sign: a key, or the last words of the line.
function labelBefore(text: string, sign: number): string {
  let end = sign;
  while (end > 0 && ' \t"\'*_)`'.includes(text.charAt(end - 1)) && sign - end < PADDING_MAX) {
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
  // Folding turns the degree sign of "N° SS" into the character that also borders a cell.
  const isSign = character === CELL_BORDER && /[Nn]/.test(text.charAt(index - 1));
  // "Strasse, Nr.:" is one label.
  const isJoined = character === ',' && NUMBER_OF_HOUSE.test(textAfter(text, index, 16));
  return (
    isSign ||
    isJoined ||
    isLetter(text, index) ||
    (character >= '0' && character <= '9') ||
    " ._'()/°º-".includes(character)
  );
}

const NUMBER_OF_HOUSE = /^, ?(?:haus-?|huis)?(?:n|no|n\.o|num|numero|number|nr|nummer|numer|civico)\.?[ \t]{0,10}[:=]/i;

const QUOTES = '"\'`';

function valueAfter(text: string, from: number): (TextRange & { readonly isWhole: boolean }) | null {
  const start = valueStart(text, from);
  const quote = text.charAt(start);
  // "Adres: 't Zand 8", "'s-Gravenweg 3": the apostrophe of a Dutch article is not a quotation mark.
  if (QUOTES.includes(quote) && !/^'[st][ -][A-Z]/.test(textAfter(text, start, 4))) {
    const close = text.indexOf(quote, start + 1);
    const isShort = close > start + 1 && close - start <= VALUE_MAX && !text.slice(start, close).includes('\n');
    return isShort ? { start: start + 1, end: close, isWhole: true } : null;
  }
  let end = start;
  // The end of the text counts as a border: charAt returns '' there, which every string includes.
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
  // A YAML block, or a value on its own line.
  return text.charAt(start) === '\n' ? overBlanks(text, start + 1, ' \t') : start;
}

function overBlanks(text: string, from: number, blanks: string): number {
  let at = from;
  while (at - from < BLANKS_MAX && blanks.includes(text.charAt(at) || 'x')) {
    at += 1;
  }
  return at;
}

// Forms align their values; text further away belongs to another column. Not measured.
const BLANKS_MAX = 24;
