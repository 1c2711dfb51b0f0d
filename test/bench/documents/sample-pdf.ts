import { createRandom } from '../../harness/random.ts';
import { makePdf, type PdfTextLine, textPage } from '../../shared/ingestion/make-pdf.ts';
import { sampleSentences } from '../sample-text.ts';

const CHARACTERS_PER_LINE = 92;
const LINE_POINTS = 13;
const TOP = 690;
const BOTTOM = 60;
const SEED = 20_261_120;

/**
 * Generates a compressed PDF of prose as a word processor would set it, with headers, page numbers, headings,
 * paragraphs and hyphenated words. `whiteLetters` adds white text on a dark bar to every page, like the header row of a
 * table.
 */
export function samplePdf(pageCount: number, { whiteLetters = false } = {}): Uint8Array {
  const random = createRandom(SEED);
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const barText = { text: 'Quarter and region', y: TOP + 20, before: '1 g' };
    const lines = [...frame(index + 1), ...(whiteLetters ? [barText] : []), ...body(random, index + 1)];
    return `${whiteLetters ? `0.2 g 70 ${TOP + 16} 470 16 re f\n` : ''}${textPage(lines)}`;
  });
  return makePdf(pages, { title: 'Handbook of operations', compress: true });
}

function frame(page: number): PdfTextLine[] {
  return [
    { text: 'Handbook of operations', y: 760, size: 9 },
    { text: `Page ${page}`, x: 280, y: 30, size: 9 },
  ];
}

function body(random: () => number, page: number): PdfTextLine[] {
  const heading = sampleSentences(random, 1)[0]?.split(' ').slice(0, 5).join(' ') ?? '';
  const lines: PdfTextLine[] = [{ text: `${page}. ${heading}`, y: TOP, size: 16 }];
  for (let y = TOP - 2 * LINE_POINTS; y > BOTTOM; y -= LINE_POINTS) {
    for (const text of paragraphLines(random, sampleSentences(random, 3 + Math.floor(random() * 4)).join(' '))) {
      if (y <= BOTTOM) {
        break;
      }
      lines.push({ text, y, size: 11 });
      y -= LINE_POINTS;
    }
  }
  return lines;
}

// Of the long words at a line end, one in three is hyphenated.
function paragraphLines(random: () => number, text: string): string[] {
  const lines: string[] = [];
  let open = '';
  for (const word of text.split(' ')) {
    if (open.length + word.length < CHARACTERS_PER_LINE) {
      open += open === '' ? word : ` ${word}`;
      continue;
    }
    const at = word.length >= 8 && random() < 1 / 3 ? Math.floor(word.length / 2) : 0;
    lines.push(at > 0 ? `${open} ${word.slice(0, at)}-` : open);
    open = word.slice(at);
  }
  return [...lines, open];
}
