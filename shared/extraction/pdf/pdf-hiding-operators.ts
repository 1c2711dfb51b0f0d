/** How far something extends to the right and upward from the lower left corner, in points. */
export type Reach = readonly [right: number, top: number];

// The operator that sets the text rendering mode, and its operand for the usual mode.
const MODE = /(?<!\S)Tr\b/g;
const USUAL_MODE = /(?<!\S)0\s{1,9}$/;
// A layer that is off, or content that is shown depending on layers that are off.
const LAYERS = /\/(?:OFF|AllOff|AnyOff|VE)\b/;
// An opacity and its value, which may be a reference to an object. With a string, the key is the caption of a button.
const OPACITY = /\/(?:ca|CA)(?!\w|\s{0,9}[(<])\s{0,9}([-+.\d]{0,20})(\s{1,9}\d{1,10}\s{1,9}R\b)?/g;
// Far above the opacity that counts as clear (pdf-areas.ts): this only selects the pages whose letters are checked one
// by one.
const OPACITY_MIN = 0.2;
const COLOR = /(?<![A-Za-z*'"/])(?:g|rg|k|scn?)(?![\w*'"])/g;
// Four numbers of up to 20 characters with spaces between them: CMYK, the color with the most numbers.
const OPERANDS_LENGTH = 120;
const OPERANDS_MAX = 4;
// A tenth away from white: paler ink is checked letter by letter, darker ink is visible on white paper.
const PALE_MIN = 0.9;
const CLIP = /(?<!\S)W\*?\s{1,9}n\b/g;
// The rectangle of a clip, at the end of the text before the clip operators.
const CLIPPED = /(?<![\d.-])((?:-?[\d.]{1,20}\s{1,9}){4})re\s{1,9}$/;
// The maximum length that the expression above can match.
const CLIPPED_LENGTH = 4 * (1 + 20 + 9) + 're'.length + 9;
/** The operators that paint areas, draw objects or draw lines, which may cover text of an earlier content stream. */
export const PAINTS = /(?<!\S)(?:f\*?|F|[bB]\*?|sh|Do|[sS])(?!\S)/;
// The operators that add a rectangle or a line to a path.
const LINES = /(?<=[\d.]\s)(?:re|l)(?!\S)/g;
const LINES_MIN = 3;
// The operators that show text, or draw an object that may contain text.
const TEXT = /(?:Tj|TJ|['"]|\bDo)\s/;
const PAGE = /\/MediaBox\s{0,9}\[(\s{0,9}[-+.\d]{1,20}(?:\s{1,9}[-+.\d]{1,20}){3})\s{0,9}\]/g;
// A name in which a letter or digit is written as its hexadecimal code.
const ESCAPED_LETTER = /\/[\w.+-]{0,40}#(?:3\d|[46][1-9A-Fa-f]|[57][0-9Aa])/;
// A soft mask, and kinds of annotations that may cover what is below them.
const COVERS =
  /\/S\s{0,9}\/(?:Luminosity|Alpha)\b|\/Subtype\s{0,9}\/(?:Square|Circle|Polygon|PolyLine|Line|Ink|Stamp|Redact|FreeText)\b/;
/**
 * A page with several content streams, which paint over each other's text. Their list may be an object of its own, and
 * a comment in it may hide the list.
 */
export const SPLIT_PAGE =
  /(?:\/Contents|\bobj|>>|\])\s{0,9}(?:%|\[\s{0,9}(?:%|\d{1,10}\s{1,9}\d{1,5}\s{1,9}R\s{1,9}[\d%]))/;
/** Color spaces in which numbers mean something other than red, green and blue, so that 0 may be white. */
export const SPECIAL_COLOR_SPACES = /\/(?:Separation|DeviceN|Indexed|Lab)\b/;
/** The operators that use a color of a named color space. */
export const NAMED_COLOR_SPACE = /(?<![A-Za-z*'"/])scn?(?![\w*'"])/;

/** Whether operators may hide text, by its color or opacity or by painting over it. */
export function mayHideText(operators: string): boolean {
  return (
    setsMode(operators) ||
    LAYERS.test(operators) ||
    hasClearInk(operators) ||
    hasPaleInk(operators) ||
    paintsOverText(operators)
  );
}

/**
 * Whether dictionaries may hide text: by opacity, layers or covers, or because their names are escaped or
 * encrypted.
 */
export function maySetHiding(dictionaries: string): boolean {
  return (
    LAYERS.test(dictionaries) ||
    COVERS.test(dictionaries) ||
    dictionaries.includes('/Encrypt') ||
    ESCAPED_LETTER.test(dictionaries) ||
    hasClearInk(dictionaries)
  );
}

/** Whether operators may draw a table: they draw at least as many rectangles or lines as the smallest table needs. */
export function mayDrawTables(operators: string): boolean {
  return operators.matchAll(LINES).take(LINES_MIN).toArray().length === LINES_MIN;
}

/** Whether dictionaries may describe form fields, or free text that is written on a page as annotations. */
export function mayNameNotes(dictionaries: string): boolean {
  return (
    /\/(?:Widget|FreeText)\b/.test(dictionaries) ||
    dictionaries.includes('/Encrypt') ||
    ESCAPED_LETTER.test(dictionaries)
  );
}

// Whether operators may set a text rendering mode other than the usual 0.
function setsMode(operators: string): boolean {
  return operators.matchAll(MODE).some(({ index }) => {
    const before = operators.slice(Math.max(0, index - OPERANDS_LENGTH), index);
    return !USUAL_MODE.test(before) || endsInComment(before);
  });
}

function hasClearInk(text: string): boolean {
  return text
    .matchAll(OPACITY)
    .some(([, opacity, reference]) => reference !== undefined || !(Number(opacity) >= OPACITY_MIN));
}

function hasPaleInk(operators: string): boolean {
  return operators.matchAll(COLOR).some(({ index }) => {
    const before = operators.slice(Math.max(0, index - OPERANDS_LENGTH), index);
    const numbers = lastNumbers(before);
    const isPaleInk = numbers.length === OPERANDS_MAX ? numbers.every((part) => part <= 1 - PALE_MIN) : isPale(numbers);
    return isPaleInk || endsInComment(before);
  });
}

function lastNumbers(operators: string): number[] {
  const words = operators.trimEnd().split(/\s+/).slice(-OPERANDS_MAX);
  const other = words.findLastIndex((word) => !/^[-+.\d]{1,20}$/.test(word));
  return words.slice(other + 1).map(Number);
}

// Numbers inside a comment are not operands; the operands before the comment are not read.
function endsInComment(operators: string): boolean {
  const text = operators.trimEnd();
  const line = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1);
  return /[\n\r]/.test(operators.slice(text.length)) && line.includes('%');
}

function isPale(numbers: readonly number[]): boolean {
  return numbers.length > 0 && numbers.every((part) => part >= PALE_MIN);
}

/**
 * Returns how much of a page the narrowest clip leaves. Word clips to the whole page before every line, which hides
 * nothing unless the coordinates were scaled before.
 */
export function clipReach(operators: string): Reach {
  const isScaled = /(?<![A-Za-z])cm\b/.test(operators);
  let [right, top] = [Infinity, Infinity];
  for (const clip of operators.matchAll(CLIP)) {
    const before = operators.slice(Math.max(0, clip.index - CLIPPED_LENGTH), clip.index);
    const numbers = (CLIPPED.exec(before)?.[1] ?? '').trim().split(/\s+/).map(Number);
    const [left = 0, bottom = 0, width = 0, height = 0] = numbers;
    const isAtCorner = left <= 1 && bottom <= 1 && !isScaled;
    right = Math.min(right, isAtCorner ? left + width : 0);
    top = Math.min(top, isAtCorner ? bottom + height : 0);
  }
  return [right, top];
}

/** Returns the extent of the largest page that dictionaries describe; 0 when they describe none. */
export function pageReach(dictionaries: string): Reach {
  let [right, top] = [0, 0];
  for (const [, box = ''] of dictionaries.matchAll(PAGE)) {
    const [, , x = 0, y = 0] = box.trim().split(/\s+/).map(Number);
    right = Math.max(right, x);
    top = Math.max(top, y);
  }
  return [right, top];
}

function paintsOverText(operators: string): boolean {
  const first = operators.search(TEXT);
  return first !== -1 && PAINTS.test(operators.slice(first + 3));
}
