import { makePdf } from '../../ingestion/make-pdf.ts';

/** An annotation of a page: entries of its dictionary, its rectangle, and what draws it; '' draws nothing. */
export interface Note {
  readonly rect: readonly [left: number, bottom: number, right: number, top: number];
  readonly entries: string;
  /** What draws it; null where the file says nothing about that. */
  readonly drawing: string | null;
  /** The name of what is drawn where there are several states, one of which its /AS chooses. */
  readonly state?: string;
  readonly matrix?: string;
}

interface FormOptions {
  readonly page?: string;
  readonly form?: string;
}

// Numbers of objects: the two maps of letters are before the layer.
const LAYER = 9;
const FIRST = 10;
// Codes that stand for other letters than their own: a to z as the letters from here on.
const LETTERS = { F3: 'Łódź żó', F4: 'مرحبا' };
const codesOf = (letters: string) => [...new Set(letters.replaceAll(' ', ''))];

/** A text as the codes of a font that has it: letters as they stand from left to right. */
export function codes(font: keyof typeof LETTERS, text: string): string {
  return [...text]
    .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(97 + codesOf(LETTERS[font]).indexOf(letter))))
    .join('');
}

/** A text field as programs write it; the value is drawn as it is. */
export function textField(rect: Note['rect'], value: string, entries = ''): Note {
  const drawing = `/Tx BMC q BT /F1 10 Tf 0 g 2 4 Td (${value}) Tj ET Q EMC`;
  return { rect, entries: `/Subtype /Widget /FT /Tx /T (t) /V (${value}) ${entries}`, drawing };
}

/** A box to tick, which a letter of the font for such signs ticks. */
export function box(rect: Note['rect'], isTicked: boolean, entries = '/FT /Btn'): Note {
  const state = isTicked ? 'Yes' : 'Off';
  const frame = '0 G 0.5 0.5 9 9 re S';
  return {
    rect,
    state,
    entries: `/Subtype /Widget ${entries} /T (b) /V /${state} /AS /${state}`,
    drawing: isTicked ? `${frame} BT /F2 8 Tf 0 g 2 2 Td (4) Tj ET` : frame,
  };
}

/** A text that somebody wrote on the page. */
export function freeText(rect: Note['rect'], text: string, entries = ''): Note {
  const drawing = `BT /F1 10 Tf 0 g 2 4 Td (${text}) Tj ET`;
  return { rect, entries: `/Subtype /FreeText /DA (/F1 10 Tf) /Contents (${text}) ${entries}`, drawing };
}

/** The entry of an annotation that belongs to a layer which is switched off. */
export const ON_LAYER_OFF = `/OC ${LAYER} 0 R`;

/** A PDF of one page with annotations on it. */
export function formPdf(content: string, notes: readonly Note[], options: FormOptions = {}): Uint8Array {
  const own = notes.flatMap((note, at) => [dictionaryOf(note, at), streamOf(note)]);
  const numbers = notes.map((_, at) => `${FIRST + at * 2} 0 R`).join(' ');
  const maps = [LETTERS.F3, LETTERS.F4].map(toUnicode);
  return makePdf([content], {
    page: `/Annots [${numbers}] ${options.page ?? ''}`,
    catalog: `/AcroForm << /Fields [${numbers}] /DR << /Font << ${FONTS} >> >> /DA (/F1 10 Tf 0 g) ${options.form ?? ''} >>
      /OCProperties << /OCGs [${LAYER} 0 R] /D << /OFF [${LAYER} 0 R] >> >>`,
    objects: [...maps, '<< /Type /OCG /Name (Off) >>', ...own],
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
  const head = `/Type /XObject /Subtype /Form /BBox [0 0 ${bounds.join(' ')}] ${matrix} /Resources << /Font << ${FONTS} >> >>`;
  return stream(head, drawing ?? '');
}

/** A map of letters for a font: the codes from a on stand for these. */
export function toUnicode(letters: string): string {
  const lines = codesOf(letters).map((letter, at) => {
    const unit = letter.charCodeAt(0).toString(16).padStart(4, '0');
    return `<${(97 + at).toString(16)}> <${unit}>`;
  });
  return stream(
    '',
    `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${lines.length} beginbfchar ${lines.join(' ')} endbfchar endcmap`,
  );
}

function stream(head: string, content: string): string {
  return `<< ${head} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
