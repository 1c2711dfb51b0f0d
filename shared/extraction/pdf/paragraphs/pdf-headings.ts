import { headingDepths, type ParagraphLook } from '../../heading-looks.ts';
import { letterSize, type PdfLine } from '../pdf-lines.ts';
import type { PdfParagraph } from './pdf-paragraphs.ts';

const LINES_MAX = 3;
const NUMBER_ALONE = /^(?:§ ?)?[\p{N}.]+[.)]?$/u;

/**
 * Returns the depth of each paragraph that is a heading: in larger letters than the text, or in a font of its own.
 * `all` has null for each table.
 */
export function pdfHeadings(all: readonly (PdfParagraph | null)[]): ReadonlyMap<PdfParagraph, number> {
  const depths = headingDepths(all.map(paragraphLook), (look, text) => look.font !== text.font);
  return new Map([...depths].map(([at, depth]) => [all[at] as PdfParagraph, depth]));
}

function paragraphLook(paragraph: PdfParagraph | null): ParagraphLook | null {
  if (paragraph === null) {
    return null;
  }
  const { text, lines } = paragraph;
  const plain = lines.filter((line) => line.isUpright && line.hasOneFont !== false);
  const [first] = plain;
  const isOneLook = plain.length === lines.length && plain.every((line) => isLike(line, first as PdfLine));
  return {
    text,
    look: first === undefined || !isOneLook ? null : lookOf(first),
    letters: plain.map((line) => [lookOf(line), line.text.length]),
    isNotHeading: lines.length > LINES_MAX || !lines.every(isOnePiece),
  };
}

function lookOf(line: PdfLine): { readonly font: string; readonly size: number } {
  return { font: line.font ?? '', size: letterSize(line) };
}

function isLike(line: PdfLine, other: PdfLine): boolean {
  const [one, two] = [lookOf(line), lookOf(other)];
  return one.font === two.font && Math.abs(one.size - two.size) < 1 / 2;
}

// A number may be set apart from its heading.
function isOnePiece({ cells: [first, ...others] }: PdfLine): boolean {
  return others.length === 0 || (others.length === 1 && NUMBER_ALONE.test(first?.text ?? ''));
}
