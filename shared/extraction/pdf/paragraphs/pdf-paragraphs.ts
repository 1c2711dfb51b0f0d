import { medianOf } from '../../median.ts';
import type { PdfLine } from '../pdf-lines.ts';
import { isProse } from '../pdf-prose.ts';

// Relative to the usual line distance of the page, the line height or the usual line width, for any print size.
const GAP_OF_PARAGRAPH = 1.35;
// In letter heights: the lines of a text are closer than this even with the widest line spacing.
const GAP_ON_ANY_PAGE = 4;
const HEIGHT_OF_HEADING = 1.15;
const INDENT_MIN = 0.8;
const INDENT_MAX = 4;
const SHORT_LINE = 0.7;
const ENDS_SENTENCE = /[.!?:…。！？]["'”’)\]]*$/u;
const LIST_MARK = /^(?:[•·▪◦‣–—*-]|\(?[0-9]{1,3}[.)]|\(?[a-zA-Z][.)])\s/u;
// Text never continues with a raised figure.
const NOTE = /^[⁰¹²³⁴-⁹]/u;
// "am", and on the next line "31. März": a number at the start of a line that continues a sentence is not a list mark.
const CONTINUES = /[\p{Ll},]$/u;
const NUMBER_OF_LIST = /^[0-9]{1,3}[.)]\s/;
// Marks that some programs write after the lists they belong to.
const LONE_MARKS = /^[•·▪◦‣●○■□\s]+$/u;
const HYPHEN_AT_END = /(\p{L})[-\u2010]$/u;

// English and French numbers are written with a hyphen, even at the end of a line.
const TENS = /^(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dix|vingt|trente|quarante|cinquante|soixante|quatre)$/iu;
const ONES =
  /^(?:one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?)$/u;

// The beginning of a heading, or of the text below it.
const CAPITAL_OR_NUMBER = /^["'“„«(]*[\p{Lu}\p{Lt}\p{N}]/u;

/** A paragraph with its lines. */
export interface PdfParagraph {
  readonly text: string;
  readonly lines: readonly PdfLine[];
}

// The usual line distance on a page, and the usual width of the lines around a line.
interface Usual {
  readonly distance: number;
  readonly widthOf: (line: PdfLine) => number;
}

/**
 * Joins the lines of a page into paragraphs, in the reading order of the file. Rejoins words hyphenated at the end of a
 * line, unless `hyphenated` contains them with a hyphen.
 */
export function pdfParagraphs(all: readonly PdfLine[], hyphenated: ReadonlySet<string>): readonly PdfParagraph[] {
  const lines = all.filter(({ text }) => !LONE_MARKS.test(text));
  const paragraphs: { text: string; lines: PdfLine[] }[] = [];
  const usual = { distance: usualDistance(lines), widthOf: usualWidths(lines) };
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const previous = open?.lines.at(-1);
    if (
      open === undefined ||
      previous === undefined ||
      startsParagraph(previous, line, { ...usual, open: open.text })
    ) {
      paragraphs.push({ text: line.text, lines: [line] });
    } else {
      const separator = isShort(previous, usual) ? '\n' : ' ';
      open.text = joinLines([open.text, line.text], separator, hyphenated);
      open.lines.push(line);
    }
  }
  return paragraphs;
}

/** Joins the lines of a cell, with hyphenated words as in paragraphs. */
export function cellText(lines: readonly string[], hyphenated: ReadonlySet<string>): string {
  return lines.reduce((open, line) => (open === '' ? line : joinLines([open, line], ' ', hyphenated)), '');
}

/** Returns the words of a text that have a hyphen within a line, in lower case. */
export function hyphenatedWords(lines: readonly PdfLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/(?<!\p{L})\p{L}+-\p{L}+/gu) ?? []));
}

function usualDistance(lines: readonly PdfLine[]): number {
  const distances = lines.flatMap((line, index) => (index === 0 ? [] : [(lines[index - 1]?.y ?? 0) - line.y]));
  return medianOf(distances.filter((distance) => distance > 0));
}

// Most lines of a page are nearly as wide as their column; a title over two columns must not count. A narrow column of
// prose has a width of its own.
function usualWidths(lines: readonly PdfLine[]): Usual['widthOf'] {
  const onPage = usualWidth(lines);
  const inColumn = new Map<PdfLine, number>();
  for (let from = 0; from < lines.length; ) {
    const end = lines.findIndex((line, at) => at > from && !isBelow(line, lines[at - 1] as PdfLine));
    const column = lines.slice(from, end === -1 ? lines.length : end);
    const width = usualWidth(column);
    if (width < onPage && isProse(column)) {
      for (const line of column) {
        inColumn.set(line, width);
      }
    }
    from += column.length;
  }
  return (line) => inColumn.get(line) ?? onPage;
}

function usualWidth(lines: readonly PdfLine[]): number {
  const widths = lines.map(({ left, right }) => right - left).sort((one, other) => one - other);
  return widths[Math.floor(widths.length * 0.7)] ?? 0;
}

// Whether a line is the next one of a column, in letters of the same size.
function isBelow(line: PdfLine, above: PdfLine): boolean {
  const distance = above.y - line.y;
  const isNext = distance > 0 && distance < line.height * GAP_ON_ANY_PAGE;
  return isNext && line.height === above.height && Math.abs(line.left - above.left) < line.height * INDENT_MAX;
}

function startsParagraph(
  previous: PdfLine,
  line: PdfLine,
  { open, ...usual }: Usual & { readonly open: string },
): boolean {
  const isInside = NUMBER_OF_LIST.test(line.text) && CONTINUES.test(previous.text) && !LIST_MARK.test(open);
  if (NOTE.test(line.text) || (LIST_MARK.test(line.text) && (!isInside || isShort(previous, usual)))) {
    return true;
  }
  if (!previous.isUpright || !line.isUpright) {
    return ENDS_SENTENCE.test(previous.text);
  }
  if (isSetApart(previous, line, usual) || isInOtherFont(previous, line, usual)) {
    return true;
  }
  const indent = (line.left - previous.left) / line.height;
  const isIndented = indent > INDENT_MIN && indent < INDENT_MAX;
  return (
    ENDS_SENTENCE.test(previous.text) && (isInNextColumn(previous, line) || isIndented || isShort(previous, usual))
  );
}

// Whether a line has another size than the line before, as a heading does, or more space above it than usual.
function isSetApart(previous: PdfLine, line: PdfLine, usual: Usual): boolean {
  const heights = line.height / previous.height;
  const gap = previous.y - line.y;
  const isWide = gap > usual.distance * GAP_OF_PARAGRAPH && gap > line.height * GAP_OF_PARAGRAPH;
  return (
    heights > HEIGHT_OF_HEADING || heights < 1 / HEIGHT_OF_HEADING || isWide || gap > line.height * GAP_ON_ANY_PAGE
  );
}

function isInNextColumn(previous: PdfLine, line: PdfLine): boolean {
  return previous.y - line.y < -line.height;
}

// Whether one of two lines is a heading in a font of its own, in the size of the text.
function isInOtherFont(previous: PdfLine, line: PdfLine, usual: Usual): boolean {
  const isOneInOneFont = (previous.hasOneFont ?? false) || (line.hasOneFont ?? false);
  const isEnd = isShort(previous, usual) || ENDS_SENTENCE.test(previous.text) || isInNextColumn(previous, line);
  return isOneInOneFont && previous.font !== line.font && isEnd && CAPITAL_OR_NUMBER.test(line.text);
}

// Whether a line ends before its column does, as in a form or a poem; the lines of a paragraph fill it.
function isShort(line: PdfLine, { widthOf }: Usual): boolean {
  return line.right - line.left < widthOf(line) * SHORT_LINE;
}

function joinLines(
  [open, line]: readonly [open: string, line: string],
  separator: '\n' | ' ',
  hyphenated: ReadonlySet<string>,
): string {
  if (!HYPHEN_AT_END.test(open) || !/^\p{Ll}/u.test(line)) {
    if (isUnspaced(open, line)) {
      return open + line;
    }
    return `${open}${separator}${line}`;
  }
  const start = /(?<!\p{L})\p{L}+$/u.exec(open.slice(0, -1))?.[0] ?? '';
  const end = /^\p{L}+/u.exec(line)?.[0] ?? '';
  const isNumber = TENS.test(start) && ONES.test(end);
  const staysHyphenated = isNumber || hyphenated.has(`${start}-${end}`.toLowerCase());
  return staysHyphenated ? open + line : open.slice(0, -1) + line;
}

// Chinese and Japanese lines are broken anywhere; a space there would split a word.
function isUnspaced(open: string, line: string): boolean {
  const letter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u;
  return letter.test(open.slice(-1)) && letter.test(line.slice(0, 1));
}
