// Guarantee: the text of a PDF does not include letters that nobody can see on the page, whatever is painted around
// them, but includes letters that only look hidden to a program. Risk: a hidden instruction reaches the model, or a
// table loses its header.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf, textPage } from '../../ingestion/make-pdf.ts';
import { formPdf, type Note, ON_LAYER_OFF } from './form-pdfs.ts';
import { HIDDEN_FORMS, pdfOf, SECRET, SEEN_FORMS } from './hidden-pdfs.ts';

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await extractPdf(bytes, () => false);
  return 'code' in document
    ? document.code
    : document.blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
}

describe.each([false, true])('text in a PDF that is compressed: %s', (compress) => {
  it.each(Object.entries(HIDDEN_FORMS))('is dropped: %s', async (_name, form) => {
    expect(await textOf(pdfOf(form, compress))).toBe('Seen on the page.');
  });

  it.each(Object.entries(SEEN_FORMS))('is read: %s', async (_name, form) => {
    expect(await textOf(pdfOf(form, compress))).toContain(SECRET);
  });
});

describe('text with a membership in layers that are all on', () => {
  const member = (entries: string) =>
    makePdf(
      [`${textPage([{ text: 'Seen on the page.', y: 700 }])} /OC /M BDC ${textPage([{ text: SECRET, y: 400 }])} EMC`],
      {
        resources: '/Properties << /M 8 0 R >>',
        catalog: '/OCProperties << /OCGs [7 0 R] /D << >> >>',
        objects: ['<< /Type /OCG /Name (On) >>', `<< /Type /OCMD ${entries} >>`],
      },
    );

  it.each([
    ['it is shown while all of them are off', '/OCGs [7 0 R] /P /AllOff'],
    ['it is shown while any of them is off', '/OCGs 7 0 R /P/AnyOff'],
    ['it is shown while one is not on', '/VE [/Not 7 0 R]'],
    ['its policy has an escaped name', '/OCGs [7 0 R] /P /All#4fff'],
  ])('is dropped if %s', async (_case, entries) => {
    expect(await textOf(member(entries))).toBe('Seen on the page.');
  });

  it.each([
    ['all of them are on', '/OCGs [7 0 R] /P /AllOn'],
    ['any of them is on', '/OCGs 7 0 R'],
    ['one is on', '/VE [/And 7 0 R]'],
  ])('is read if it is shown while %s', async (_case, entries) => {
    expect(await textOf(member(entries))).toContain(SECRET);
  });
});

it.each([
  ['a mode with decimals', '3.0 Tr', ''],
  ['a mode with a sign', '+3 Tr', ''],
  ['a mode with a zero', '03 Tr', ''],
  ['a mode before a comment', '3 %\nTr', ''],
  ['a mode after a comment', '3 % 0\nTr', ''],
  ['an opacity in an object of its own', '/G gs', '/ExtGState << /G << /ca 7 0 R >> >>'],
  ['an opacity after a comment', '/G gs', '/ExtGState << /G << /ca % 1\n0 >> >>'],
  ['an opacity with a sign', '/G gs', '/ExtGState << /G << /ca +0 >> >>'],
])('letters are dropped in the PDF syntax of %s', async (_case, before, resources) => {
  const page = textPage([
    { text: 'Seen on the page.', y: 700 },
    { text: SECRET, y: 400, before },
  ]);
  expect(await textOf(makePdf([page], { resources, objects: ['0'] }))).toBe('Seen on the page.');
});

// In a file where nothing else may hide text, so that only the line decides whether its letters are checked.
it.each([
  ['a black line', '0 G 30 w 60 405 m 260 405 l S', ''],
  ['a line whose width has a sign', '0 G +30 w 60 405 m 260 405 l S', ''],
  ['a line whose width has a zero', '0 G 030 w 60 405 m 260 405 l S', ''],
  ['a stretched line', 'q 30 0 0 30 0 0 cm 0 G 1 w 2 13.5 m 8.7 13.5 l S Q', ''],
  ['a line stretched upwards', 'q 1 0 0 30 0 0 cm 0 G 1 w 60 13.5 m 260 13.5 l S Q', ''],
  ['a line that is stretched twice', 'q 2 0 0 2 0 0 cm 2 0 0 2 0 0 cm 0 G 2.9 w 15 101.5 m 65 101.5 l S Q', ''],
  ['a line whose width a state sets with a sign', '/G gs 60 405 m 260 405 l S', '/ExtGState << /G << /LW +30 >> >>'],
  ['a line whose width an object sets', '/G gs 60 405 m 260 405 l S', '/ExtGState << /G << /LW 10 0 R >> >>'],
])('letters are dropped below %s', async (_case, line, resources) => {
  const page = textPage([
    { text: 'Seen on the page.', y: 700 },
    { text: SECRET, y: 400 },
  ]);
  const objects = ['0', '0', '0', '30'];
  expect(await textOf(makePdf([`${page} ${line}`], { resources, objects }))).toBe('Seen on the page.');
});

describe('letters of a font with its own widths', () => {
  // Letters a to e: in a Type 3 font each is 12 points wide at size 20, in a vertical font each is 20 points high.
  const map =
    'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <61> <65> <0061> endbfrange endcmap';
  const wide = map.replace('<00> <ff>', '<0000> <ffff>').replace('<61> <65>', '<0061> <0065>');
  const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const objects = [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 100 100] /FontMatrix [.01 0 0 .01 0 0] /CharProcs << /a 8 0 R >>
      /Encoding << /Type /Encoding /Differences [97 /a /a /a /a /a] >> /FirstChar 97 /LastChar 101
      /Widths [60 60 60 60 60] /ToUnicode 9 0 R /Resources << >> >>`,
    stream('60 0 0 0 50 50 d1 0 0 50 50 re f'),
    stream(map),
    '<< /Type /Font /Subtype /Type0 /BaseFont /V /Encoding /Identity-V /DescendantFonts [11 0 R] /ToUnicode 13 0 R >>',
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /V /FontDescriptor 12 0 R
      /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
    '<< /Type /FontDescriptor /FontName /V /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 >>',
    stream(wide),
  ];
  const across = 'BT /T 20 Tf 72 400 Td (abcde) Tj ET';
  const down = 'BT /V 20 Tf 300 400 Td <00610062006300640065> Tj ET';

  it.each([
    ['covered at the end of a Type 3 line', `${across} 1 g 107 390 40 40 re f`, 'abc'],
    ['clipped to a letter of a Type 3 line', `q 95 390 12 40 re W n ${across} Q`, 'c'],
    ['clipped to a vertical line', `q 288 295 24 110 re W n ${down} Q`, 'abcde'],
    ['clipped to the end of a vertical line', `q 288 295 24 44 re W n ${down} Q`, 'de'],
  ])('are read as far as they are visible: %s', async (_case, content, seen) => {
    const page = `${textPage([{ text: 'Seen on the page.', y: 700 }])} ${content}`;
    const text = await textOf(makePdf([page], { fonts: '/T 7 0 R /V 10 0 R', objects }));
    expect(text.replace(/\s/g, '')).toBe(`Seenonthepage.${seen}`);
  });
});

describe('an annotation', () => {
  const drawn = (entries: string, drawing: string | null, rect: Note['rect'] = [60, 390, 260, 420]) =>
    formPdf(
      textPage([
        { text: 'Seen on the page.', y: 700 },
        { text: SECRET, y: 400 },
      ]),
      [{ rect, entries, drawing }],
    );

  it.each([
    ['a black rectangle', '/Subtype /Square /IC [0 0 0]', '0 g 0 0 200 30 re f'],
    ['a rectangle without a drawing', '/Subtype /Square /C [0 0 0] /IC [0 0 0]', null],
    ['a stamp', '/Subtype /Stamp', '1 g 0 0 200 30 re f'],
    ['a round shape', '/Subtype /Circle /IC [1 1 1]', '1 g -60 10 m -60 60 260 60 260 10 c 260 -20 -60 -20 -60 10 c f'],
  ])('covers the letters that it is drawn on: %s', async (_name, entries, drawing) => {
    expect(await textOf(drawn(entries, drawing))).toBe('Seen on the page.');
  });

  it.each<[string, string, string | null, Note['rect']?]>([
    ['a frame', '/Subtype /Square /C [0 0 0]', '0 G 0 0 200 30 re S'],
    ['a hidden annotation', '/Subtype /Square /F 2', '0 g 0 0 200 30 re f'],
    ['a highlighter', '/Subtype /Highlight /C [1 1 0] /QuadPoints [60 420 260 420 60 390 260 390]', null],
    ['the icon of a comment', '/Subtype /Text', '1 1 0 rg 0 0 20 20 re f', [72, 395, 92, 415]],
    ['an annotation on a layer that is off', `/Subtype /Square ${ON_LAYER_OFF}`, '0 g 0 0 200 30 re f'],
  ])('does not cover the letters below it: %s', async (_name, entries, drawing, rect) => {
    expect(await textOf(drawn(entries, drawing, rect))).toContain(SECRET);
  });
});

// Programs that add to a page, as to black out a line of it, write a content stream of its own after those of the page.
describe.each([
  ['black rectangle', '0 g 60 390 200 30 re f'],
  ['thick line', '30 w 60 405 m 260 405 l S'],
])('a %s in a content stream of its own', (_name, cover) => {
  const page = textPage([
    { text: 'Seen on the page.', y: 700 },
    { text: SECRET, y: 400 },
  ]);
  const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const pdf = (content: string, contents: string) =>
    makePdf([page], { page: `/Contents ${contents}`, objects: [stream(content), '[6 0 R 7 0 R]', '[6 0 R %\n7 0 R]'] });

  it.each(['[6 0 R 7 0 R]', '8 0 R', '9 0 R', '[ %\n6 0 R\n7 0 R ]'])(
    'covers the letters below it: %s',
    async (list) => {
      expect(await textOf(pdf(cover, list))).toBe('Seen on the page.');
    },
  );

  it('covers nothing beside it', async () => {
    expect(await textOf(pdf(`1 0 0 1 0 100 cm ${cover}`, '[6 0 R 7 0 R]'))).toContain(SECRET);
  });
});
