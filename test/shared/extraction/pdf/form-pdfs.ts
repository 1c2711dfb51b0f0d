import { makePdf } from '../../ingestion/make-pdf.ts';

/** A form field or another annotation of a page: its rectangle, the entries of its dictionary, and its drawing. */
export interface Note {
  readonly rect: readonly [left: number, bottom: number, right: number, top: number];
  readonly entries: string;
  /** The operators that draw it, which may be none; null if the file has no drawing. */
  readonly drawing: string | null;
  /** The name of the drawing if the field has several states, of which its /AS selects one. */
  readonly state?: string;
  readonly matrix?: string;
}

interface FormOptions {
  readonly page?: string;
  readonly form?: string;
}

// The object numbers of the layer and of the first annotation; the two character maps have 7 and 8.
const LAYER = 9;
const FIRST = 10;
// In each font, the letters that its codes a, b, c and so on stand for.
const LETTERS = { F3: 'Łódź żó', F4: 'مرحبا' };
const codesOf = (letters: string) => [...new Set(letters.replaceAll(' ', ''))];

/** Returns the codes of a text in one of the fonts; its letters are given from left to right. */
export function codes(font: keyof typeof LETTERS, text: string): string {
  return [...text]
    .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(97 + codesOf(LETTERS[font]).indexOf(letter))))
    .join('');
}

/** Returns a text field as programs write it, with its value drawn. */
export function textField(rect: Note['rect'], value: string, entries = ''): Note {
  const drawing = `/Tx BMC q BT /F1 10 Tf 0 g 2 4 Td (${value}) Tj ET Q EMC`;
  return { rect, entries: `/Subtype /Widget /FT /Tx /T (t) /V (${value}) ${entries}`, drawing };
}

/** Returns a tick box, which a character of the symbol font ticks. */
export function tickBox(rect: Note['rect'], isTicked: boolean, entries = '/FT /Btn'): Note {
  const state = isTicked ? 'Yes' : 'Off';
  const frame = '0 G 0.5 0.5 9 9 re S';
  return {
    rect,
    state,
    entries: `/Subtype /Widget ${entries} /T (b) /V /${state} /AS /${state}`,
    drawing: isTicked ? `${frame} BT /F2 8 Tf 0 g 2 2 Td (4) Tj ET` : frame,
  };
}

/** Returns a text annotation that somebody wrote on the page. */
export function freeText(rect: Note['rect'], text: string, entries = ''): Note {
  const drawing = `BT /F1 10 Tf 0 g 2 4 Td (${text}) Tj ET`;
  return { rect, entries: `/Subtype /FreeText /DA (/F1 10 Tf) /Contents (${text}) ${entries}`, drawing };
}

/** The entry that puts an annotation on a layer that is switched off. */
export const ON_LAYER_OFF = `/OC ${LAYER} 0 R`;

/** Returns a PDF of one page with this content and these annotations. */
export function formPdf(content: string, notes: readonly Note[], options: FormOptions = {}): Uint8Array {
  const objects = notes.flatMap((note, at) => [dictionaryOf(note, at), streamOf(note)]);
  const numbers = notes.map((_, at) => `${FIRST + at * 2} 0 R`).join(' ');
  const maps = [LETTERS.F3, LETTERS.F4].map(toUnicode);
  return makePdf([content], {
    page: `/Annots [${numbers}] ${options.page ?? ''}`,
    catalog: `/AcroForm << /Fields [${numbers}] /DR << /Font << ${FONTS} >> >> /DA (/F1 10 Tf 0 g) ${options.form ?? ''} >>
      /OCProperties << /OCGs [${LAYER} 0 R] /D << /OFF [${LAYER} 0 R] >> >>`,
    objects: [...maps, '<< /Type /OCG /Name (Off) >>', ...objects],
  });
}

const HELVETICA = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica';
const FONTS = `/F1 3 0 R /F2 << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>
  /F3 << ${HELVETICA} /ToUnicode 7 0 R >> /F4 << ${HELVETICA} /ToUnicode 8 0 R >>`;

function dictionaryOf({ rect, entries, drawing, state }: Note, at: number): string {
  const stream = `${FIRST + at * 2 + 1} 0 R`;
  const appearance = state === undefined ? stream : `<< /${state} ${stream} >>`;
  const drawn = drawing === null ? '' : `/AP << /N ${appearance} >>`;
  return `<< /Type /Annot /Rect [${rect.join(' ')}] ${entries} ${drawn} >>`;
}

function streamOf({ rect: [left, bottom, right, top], drawing, matrix = '' }: Note): string {
  const bounds = matrix === '' ? [right - left, top - bottom] : [top - bottom, right - left];
  const entries = `/Type /XObject /Subtype /Form /BBox [0 0 ${bounds.join(' ')}] ${matrix} /Resources << /Font << ${FONTS} >> >>`;
  return pdfStream(drawing ?? '', entries);
}

// Returns the character map of a font in which the codes from a onwards stand for these letters.
function toUnicode(letters: string): string {
  const lines = codesOf(letters).map((letter, at) => {
    const unit = letter.charCodeAt(0).toString(16).padStart(4, '0');
    return `<${(97 + at).toString(16)}> <${unit}>`;
  });
  return pdfStream(
    `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${lines.length} beginbfchar ${lines.join(' ')} endbfchar endcmap`,
  );
}

/** Returns the options of `makePdf` for a font F4 in which the codes from a onwards stand for these letters. */
export const mappedFont = (letters: string) => ({
  fonts: `/F4 << ${HELVETICA} /ToUnicode 7 0 R >>`,
  objects: [toUnicode(letters)],
});

/** Returns a stream object with this content and these entries in its dictionary. */
export function pdfStream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
