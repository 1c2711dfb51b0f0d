// Guarantee: the text of a PDF does not include letters that a reader cannot see, whatever is drawn around them, but
// includes letters that only seem to be hidden. Risk: a hidden instruction reaches the model, or a table loses its
// header.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf, textPage } from '../../ingestion/make-pdf.ts';
import { textsOf } from '../document-texts.ts';
import { formPdf, type Note, ON_LAYER_OFF, pdfStream } from './form-pdfs.ts';
import { HIDDEN_TEXTS, pdfOf, SECRET, VISIBLE_TEXTS } from './hidden-pdfs.ts';

const SEEN = 'Seen on the page.';
const PAGE = textPage([
  { text: SEEN, y: 700 },
  { text: SECRET, y: 400 },
]);

const textOf = async (bytes: Uint8Array) => textsOf(await extractPdf(bytes, () => false)).join('\n');

describe.each([
  ['an uncompressed', false],
  ['a compressed', true],
])('text in %s PDF', (_how, compress) => {
  it.each(Object.entries(HIDDEN_TEXTS))('hidden text is dropped: %s', async (_name, drawing) => {
    expect(await textOf(pdfOf(drawing, compress))).toBe(SEEN);
  });

  it.each(Object.entries(VISIBLE_TEXTS))('visible text is read: %s', async (_name, drawing) => {
    expect(await textOf(pdfOf(drawing, compress))).toContain(SECRET);
  });
});

it.each([
  [
    'a picture with a short dictionary that is drawn nowhere',
    '',
    [pdfStream('abc', '/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8')],
  ],
  ['the operator of an inline picture in a text', 'BT /F1 12 Tf 72 500 Td (Use BI /W \\(1\\) here.) Tj ET', []],
])('hidden text is dropped in a file with %s', async (_what, content, objects) => {
  const white = `0 0 0 rg ${PAGE.replace(SECRET, 'Seen too.')} ${content} ${textPage([{ text: SECRET, y: 400, before: '1 g' }])}`;
  const text = await textOf(makePdf([white], { objects }));
  expect(text).toContain(SEEN);
  expect(text).not.toContain(SECRET);
});

describe('text whose visibility depends on layers that are all on', () => {
  const pdfWithMembership = (entries: string) =>
    makePdf([`${textPage([{ text: SEEN, y: 700 }])} /OC /M BDC ${textPage([{ text: SECRET, y: 400 }])} EMC`], {
      resources: '/Properties << /M 8 0 R >>',
      catalog: '/OCProperties << /OCGs [7 0 R] /D << >> >>',
      objects: ['<< /Type /OCG /Name (On) >>', `<< /Type /OCMD ${entries} >>`],
    });

  it.each([
    ['it is visible while all of them are off', '/OCGs [7 0 R] /P /AllOff'],
    ['it is visible while any of them is off', '/OCGs 7 0 R /P/AnyOff'],
    ['it is visible while one is not on', '/VE [/Not 7 0 R]'],
    ['its policy has an escaped name', '/OCGs [7 0 R] /P /All#4fff'],
  ])('is dropped if %s', async (_case, entries) => {
    expect(await textOf(pdfWithMembership(entries))).toBe(SEEN);
  });

  it.each([
    ['all of them are on', '/OCGs [7 0 R] /P /AllOn'],
    ['any of them is on', '/OCGs 7 0 R'],
    ['one is on', '/VE [/And 7 0 R]'],
  ])('is read if it is visible while %s', async (_case, entries) => {
    expect(await textOf(pdfWithMembership(entries))).toContain(SECRET);
  });
});

it.each([
  ['a text mode with decimals', '3.0 Tr', ''],
  ['a text mode with a sign', '+3 Tr', ''],
  ['a text mode with a leading zero', '03 Tr', ''],
  ['a text mode before a comment', '3 %\nTr', ''],
  ['a text mode after a comment', '3 % 0\nTr', ''],
  ['an opacity in an object of its own', '/G gs', '/ExtGState << /G << /ca 7 0 R >> >>'],
  ['an opacity after a comment', '/G gs', '/ExtGState << /G << /ca % 1\n0 >> >>'],
  ['an opacity with a sign', '/G gs', '/ExtGState << /G << /ca +0 >> >>'],
])('letters are dropped that are hidden by %s', async (_case, before, resources) => {
  const page = textPage([
    { text: SEEN, y: 700 },
    { text: SECRET, y: 400, before },
  ]);
  expect(await textOf(makePdf([page], { resources, objects: ['0'] }))).toBe(SEEN);
});

// Nothing else in these files can hide text, so that only the line decides whether letters are compared with drawings.
it.each([
  ['a black line', '0 G 30 w 60 405 m 260 405 l S', ''],
  ['a line whose width has a sign', '0 G +30 w 60 405 m 260 405 l S', ''],
  ['a line whose width has a leading zero', '0 G 030 w 60 405 m 260 405 l S', ''],
  ['a stretched line', 'q 30 0 0 30 0 0 cm 0 G 1 w 2 13.5 m 8.7 13.5 l S Q', ''],
  ['a line stretched upwards', 'q 1 0 0 30 0 0 cm 0 G 1 w 60 13.5 m 260 13.5 l S Q', ''],
  ['a line that is stretched twice', 'q 2 0 0 2 0 0 cm 2 0 0 2 0 0 cm 0 G 2.9 w 15 101.5 m 65 101.5 l S Q', ''],
  [
    'a line whose width is set with a sign by a graphics state',
    '/G gs 60 405 m 260 405 l S',
    '/ExtGState << /G << /LW +30 >> >>',
  ],
  ['a line whose width is an object of its own', '/G gs 60 405 m 260 405 l S', '/ExtGState << /G << /LW 10 0 R >> >>'],
])('letters are dropped below %s', async (_case, line, resources) => {
  const objects = ['0', '0', '0', '30'];
  expect(await textOf(makePdf([`${PAGE} ${line}`], { resources, objects }))).toBe(SEEN);
});

describe('letters of a Type 3 or a vertical font', () => {
  // Letters a to e: in a Type 3 font each is 12 points wide at size 20, in a vertical font each is 20 points high.
  const oneByteMap =
    'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <61> <65> <0061> endbfrange endcmap';
  const twoByteMap = oneByteMap.replace('<00> <ff>', '<0000> <ffff>').replace('<61> <65>', '<0061> <0065>');
  const objects = [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 100 100] /FontMatrix [.01 0 0 .01 0 0] /CharProcs << /a 8 0 R >>
      /Encoding << /Type /Encoding /Differences [97 /a /a /a /a /a] >> /FirstChar 97 /LastChar 101
      /Widths [60 60 60 60 60] /ToUnicode 9 0 R /Resources << >> >>`,
    pdfStream('60 0 0 0 50 50 d1 0 0 50 50 re f'),
    pdfStream(oneByteMap),
    '<< /Type /Font /Subtype /Type0 /BaseFont /V /Encoding /Identity-V /DescendantFonts [11 0 R] /ToUnicode 13 0 R >>',
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /V /FontDescriptor 12 0 R
      /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
    '<< /Type /FontDescriptor /FontName /V /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 >>',
    pdfStream(twoByteMap),
  ];
  const horizontal = 'BT /T 20 Tf 72 400 Td (abcde) Tj ET';
  const vertical = 'BT /V 20 Tf 300 400 Td <00610062006300640065> Tj ET';

  it.each([
    ['covered at the end of a Type 3 line', `${horizontal} 1 g 107 390 40 40 re f`, 'abc'],
    ['clipped to a letter of a Type 3 line', `q 95 390 12 40 re W n ${horizontal} Q`, 'c'],
    ['clipped to a vertical line', `q 288 295 24 110 re W n ${vertical} Q`, 'abcde'],
    ['clipped to the end of a vertical line', `q 288 295 24 44 re W n ${vertical} Q`, 'de'],
  ])('are read as far as they are visible: %s', async (_case, content, seen) => {
    const page = `${textPage([{ text: SEEN, y: 700 }])} ${content}`;
    const text = await textOf(makePdf([page], { fonts: '/T 7 0 R /V 10 0 R', objects }));
    expect(text.replace(/\s/g, '')).toBe(`Seenonthepage.${seen}`);
  });
});

describe('an annotation', () => {
  const drawn = (entries: string, drawing: string | null, rect: Note['rect'] = [60, 390, 260, 420]) =>
    formPdf(PAGE, [{ rect, entries, drawing }]);

  it.each([
    ['a black rectangle', '/Subtype /Square /IC [0 0 0]', '0 g 0 0 200 30 re f'],
    ['a rectangle without a drawing', '/Subtype /Square /C [0 0 0] /IC [0 0 0]', null],
    ['a stamp', '/Subtype /Stamp', '1 g 0 0 200 30 re f'],
  ])('covers the letters below it: %s', async (_name, entries, drawing) => {
    expect(await textOf(drawn(entries, drawing))).toBe(SEEN);
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

// Programs that edit a page, for example to redact a line, add a content stream after those of the page.
describe.each([
  ['black rectangle', '0 g 60 390 200 30 re f'],
  ['thick line', '30 w 60 405 m 260 405 l S'],
])('a %s in a content stream of its own', (_name, cover) => {
  const pdf = (content: string, contents: string) =>
    makePdf([PAGE], {
      page: `/Contents ${contents}`,
      objects: [pdfStream(content), '[6 0 R 7 0 R]', '[6 0 R %\n7 0 R]'],
    });

  it.each(['[6 0 R 7 0 R]', '8 0 R', '9 0 R', '[ %\n6 0 R\n7 0 R ]'])(
    'covers the letters below it: %s',
    async (list) => {
      expect(await textOf(pdf(cover, list))).toBe(SEEN);
    },
  );

  it('covers nothing beside it', async () => {
    expect(await textOf(pdf(`1 0 0 1 0 100 cm ${cover}`, '[6 0 R 7 0 R]'))).toContain(SECRET);
  });
});
