// Guarantee: each slide is a page under its own title, in the order of the presentation; hidden slides, shapes and
// letters are left out, and speaker notes are marked. Risk: a citation names the wrong slide, or one that is never
// shown.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip, type ZipFile } from '../make-zip.ts';
import { type Link, officeFiles, relationsOf } from './make-office.ts';

const WIDTH = 9_144_000;
const HEIGHT = 6_858_000;

interface Slide {
  readonly shapes: string;
  /** The XML of its own background. */
  readonly background?: string;
  /** The XML in its master: a background, shapes and the color map. */
  readonly master?: string;
  readonly attributes?: string;
  readonly notes?: string;
}

// `properties` has the attributes of the run, then `>`, then its elements.
const run = (text: string, properties: string) => `<a:r><a:rPr ${properties}</a:rPr><a:t>${text}</a:t></a:r>`;
const line = (text: string, level = 0, properties = '>') =>
  `<a:p><a:pPr lvl="${level}"/>${run(text, properties)}</a:p>`;
// `more` is the attribute `hidden`, or the XML of the properties of the shape.
const shape = (placeholder: string | null, paragraphs: string, more = '') => {
  const ph = placeholder === null ? '' : `<p:nvPr><p:ph type="${placeholder}"/></p:nvPr>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="1" ${more.startsWith('hidden') ? more : ''}/>${ph}</p:nvSpPr>
    <p:spPr>${more.startsWith('<') ? more : ''}</p:spPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
};
const place = (x: number, y: number) => `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="1000" cy="1000"/></a:xfrm>`;

const THEME = `<a:theme xmlns:a="a"><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>
  <a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="1F3864"/></a:dk2></a:clrScheme></a:theme>`;

// An empty layout, its master and their theme.
const design = (master: string): ZipFile[] => [
  { name: 'ppt/slideLayouts/l.xml', content: '<p:sldLayout xmlns:p="p"/>' },
  relationsOf('ppt/slideLayouts/l.xml', [['r1', 'slideMaster', '../slideMasters/m.xml']]),
  { name: 'ppt/slideMasters/m.xml', content: `<p:sldMaster xmlns:p="p" xmlns:a="a">${master}</p:sldMaster>` },
  relationsOf('ppt/slideMasters/m.xml', [['r1', 'theme', '../theme/t.xml']]),
  { name: 'ppt/theme/t.xml', content: THEME },
];

// The names of the slides are in reverse order, so that only the presentation tells their order.
function makePptx(slides: readonly Slide[]): Uint8Array {
  const part = (i: number) => `slides/slide${slides.length - i}.xml`;
  const ids = slides.map((_, i) => `<p:sldId id="${256 + i}" r:id="rS${i}"/>`).join('');
  const files = slides.flatMap(({ shapes, attributes = '', notes, background = '', master }, i): ZipFile[] => {
    const links: Link[] = [
      ...(notes === undefined ? [] : [['r1', 'notesSlide', `../notesSlides/n${i}.xml`] as const]),
      ...(master === undefined ? [] : [['r2', 'slideLayout', '../slideLayouts/l.xml'] as const]),
    ];
    return [
      {
        name: `ppt/${part(i)}`,
        content: `<p:sld xmlns:p="p" xmlns:a="a" ${attributes}><p:cSld>${background}<p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
      },
      relationsOf(`ppt/${part(i)}`, links),
      ...(master === undefined ? [] : design(master)),
      { name: `ppt/notesSlides/n${i}.xml`, content: `<p:notes xmlns:p="p" xmlns:a="a">${notes ?? ''}</p:notes>` },
    ];
  });
  return makeZip(
    officeFiles('pptx', [
      {
        name: 'ppt/presentation.xml',
        content: `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="${WIDTH}" cy="${HEIGHT}"/></p:presentation>`,
      },
      relationsOf(
        'ppt/presentation.xml',
        slides.map((_, i): Link => [`rS${i}`, 'slide', part(i)]),
      ),
      ...files,
    ]),
  );
}

const read = (...slides: Slide[]) => extractDocument(makePptx(slides), 'a.pptx', () => false);
const block = (kind: string, text: string, page: number, ...headings: string[]) => ({ kind, text, headings, page });

describe('a presentation', () => {
  it('is read slide by slide, in the order of the presentation', async () => {
    const first = shape('ctrTitle', line('Travel')) + shape('subTitle', line('For everyone'));
    const second = shape('title', line('Hotels')) + shape('body', line('Book early') + line('In town', 1));
    expect(await read({ shapes: first }, { shapes: second })).toMatchObject({
      type: 'pptx',
      title: 'Travel',
      pages: 2,
      blocks: [
        block('paragraph', 'For everyone', 1, 'Travel'),
        block('item', '- Book early', 2, 'Hotels'),
        block('item', '  - In town', 2, 'Hotels'),
      ],
    });
  });

  it.each(['0', 'false'])('is read without hidden slides, which are counted: show="%s"', async (show) => {
    const slide = (words: string) => ({ shapes: shape(null, line(words)) });
    const hidden = { ...slide('no'), attributes: `show="${show}"` };
    expect(await read(slide('one'), hidden, slide('three'))).toMatchObject({
      pages: 3,
      blocks: [block('paragraph', 'one', 1), block('paragraph', 'three', 3)],
    });
  });

  it('has its speaker notes, marked as such', async () => {
    const notes = shape('body', line('Smile.')) + shape('sldNum', line('7'));
    expect(await read({ shapes: shape('title', line('Hello')), notes })).toMatchObject({
      blocks: [block('paragraph', 'Speaker notes: Smile.', 1, 'Hello')],
    });
  });

  it('has a slide with nothing but a title', async () => {
    expect(await read({ shapes: shape('title', line('Thank you')) })).toMatchObject({
      blocks: [block('paragraph', 'Thank you', 1)],
    });
  });

  const whiteRun = '><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>';
  const dark = '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>';
  const outlined = (color: string) =>
    shape(null, line('x', 0, `><a:ln><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:ln><a:noFill/>`));
  const filled = (color: string) => shape(null, line('x', 0, `><a:solidFill>${color}</a:solidFill>`));
  it.each([
    ['a hidden shape', shape(null, line('x'), 'hidden="1"'), false],
    ['a shape beside the slide', shape(null, line('x'), place(WIDTH + 1, 0)), false],
    ['a shape above the slide', shape(null, line('x'), place(0, -2_000)), false],
    ['a shape on the slide', shape(null, line('x'), place(0, 0)), true],
    ['white letters', shape(null, line('x', 0, whiteRun)), false],
    ['white letters on a dark shape', shape(null, line('x', 0, whiteRun), dark), true],
    ['letters of half a point', shape(null, line('x', 0, 'sz="50">')), false],
    ['transparent letters', filled('<a:srgbClr val="000000"><a:alpha val="0"/></a:srgbClr>'), false],
    ['letters without a fill', shape(null, line('x', 0, '><a:noFill/>')), false],
    ['letters with only an outline', outlined('000000'), true],
    ['letters with only a white outline', outlined('FFFFFF'), false],
    ['white letters in percentages of linear RGB', filled('<a:scrgbClr r="100000" g="100000" b="100000"/>'), false],
    ['red letters in percentages of linear RGB', filled('<a:scrgbClr r="100%" g="0" b="0"/>'), true],
    ['white letters in HSL', filled('<a:hslClr hue="0" sat="0" lum="100000"/>'), false],
    ['blue letters in HSL', filled('<a:hslClr hue="14400000" sat="100000" lum="50000"/>'), true],
    ['letters in a nearly white named color', filled('<a:prstClr val="snow"/>'), false],
    ['letters in a dark named color, abbreviated', filled('<a:prstClr val="dkBlue"/>'), true],
    ['the slide number', shape('sldNum', line('7')), false],
    ['the footer', shape('ftr', line('ACME')), false],
  ])('is read with %s: $2', async (_case, shapes, isVisible) => {
    expect(await read({ shapes: shape(null, line('Seen')) + shapes })).toMatchObject({
      blocks: [block('paragraph', 'Seen', 1), ...(isVisible ? [block('paragraph', 'x', 1)] : [])],
    });
  });

  const fill = (color: string) => `<a:solidFill>${color}</a:solidFill>`;
  const [bg1, navy, red] = ['<a:schemeClr val="bg1"/>', '<a:schemeClr val="tx2"/>', '<a:srgbClr val="FF0000"/>'];
  const white = '<a:srgbClr val="FFFFFF"/>';
  const at = (x: number) => place(x, 0);
  const box = (color: string, properties = at(0)) => shape(null, line('x', 0, `>${fill(color)}`), properties);
  const panel = (x: number, color: string) => shape(null, '', `${at(x)}${fill(color)}`);
  const backgroundOf = (color: string) => `<p:bg><p:bgPr>${fill(color)}</p:bgPr></p:bg>`;
  const map = (mapped: string) => `<p:clrMap bg1="${mapped}" tx1="dk1" bg2="lt2" tx2="dk2"/>`;
  const group = (x: number, hidden: string, inner: string) =>
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" ${hidden}/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="${x}" y="0"/>
    <a:ext cx="2000" cy="2000"/><a:chOff x="0" y="0"/><a:chExt cx="1000" cy="1000"/></a:xfrm></p:grpSpPr>${inner}</p:grpSp>`;
  it.each<[string, Slide, boolean]>([
    ['white letters on a dark slide', { shapes: box(white), background: backgroundOf(navy), master: map('lt1') }, true],
    ['white letters on a dark master', { shapes: box(white), master: backgroundOf(navy) + map('lt1') }, true],
    ['white letters on a panel of the master', { shapes: box(white), master: panel(0, navy) + map('lt1') }, true],
    ['white letters above a dark panel', { shapes: panel(500, navy) + box(white), master: map('lt1') }, true],
    ['white letters beside a dark panel', { shapes: panel(5_000, navy) + box(bg1), master: map('lt1') }, false],
    [
      'white letters beside a picture',
      { shapes: `<p:pic><p:blipFill/><p:spPr>${at(5_000)}</p:spPr></p:pic>${box(bg1)}` },
      false,
    ],
    [
      'white letters on a picture',
      { shapes: `<p:pic><p:blipFill/><p:spPr>${at(0)}</p:spPr></p:pic>${box(bg1)}` },
      true,
    ],
    ['letters in the background color', { shapes: box(bg1), master: map('lt1') }, false],
    [
      'letters in a dark background color on a white slide',
      { shapes: box(bg1), background: backgroundOf('<a:srgbClr val="FFFFFF"/>'), master: map('dk1') },
      true,
    ],
    [
      'letters in the background color, darkened to gray',
      { shapes: box('<a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr>'), master: map('lt1') },
      true,
    ],
    ['red letters on a red shape', { shapes: box(red, at(0) + fill(red)) }, false],
    [
      'black letters on a black shape',
      { shapes: box('<a:srgbClr val="000000"/>', at(0) + fill('<a:srgbClr val="000000"/>')) },
      false,
    ],
    ['letters of a hidden group', { shapes: group(0, 'hidden="1"', box(red)) }, false],
    ['letters of a group beside the slide', { shapes: group(WIDTH, '', box(red)) }, false],
    ['letters of a group on the slide', { shapes: group(0, '', box(red)) }, true],
    [
      'letters that a list style makes white',
      {
        shapes: shape(
          null,
          `<a:lstStyle><a:lvl1pPr><a:defRPr>${fill(bg1)}</a:defRPr></a:lvl1pPr></a:lstStyle>${line('x')}`,
        ),
      },
      false,
    ],
    ['letters of one point', { shapes: shape(null, line('x', 0, 'sz="100">')) }, false],
  ])('is read with %s: $2', async (_case, slide, isVisible) => {
    expect(await read({ ...slide, shapes: shape(null, line('Seen')) + slide.shapes })).toMatchObject({
      blocks: [block('paragraph', 'Seen', 1), ...(isVisible ? [block('paragraph', 'x', 1)] : [])],
    });
  });

  it('is read without the white part of a paragraph', async () => {
    const paragraph = `<a:p>${run('Seen', '>')}${run(' x', `>${fill(bg1)}`)}</a:p>`;
    expect(await read({ shapes: shape(null, paragraph) })).toMatchObject({ blocks: [block('paragraph', 'Seen', 1)] });
  });

  it('is read without letters in the color of their cell', async () => {
    const cell = (words: string, color: string, background: string) =>
      `<a:tc><a:txBody>${line(words, 0, `>${fill(color)}`)}</a:txBody><a:tcPr>${fill(background)}</a:tcPr></a:tc>`;
    const row = (last: string) => `<a:tr>${cell('a', bg1, navy)}${last}</a:tr>`;
    const rows = row(cell('b', bg1, navy)) + row(cell('x', red, red));
    const shapes = `<p:graphicFrame><a:tbl>${rows}</a:tbl></p:graphicFrame>`;
    expect(await read({ shapes, master: map('lt1') })).toMatchObject({
      blocks: [{ kind: 'table', header: 'a | b', rows: ['a'] }],
    });
  });

  it('has its tables as rows with their header', async () => {
    const cells = (...words: string[]) =>
      `<a:tr>${words.map((word) => `<a:tc><a:txBody>${line(word)}</a:txBody></a:tc>`).join('')}</a:tr>`;
    const shapes = `<p:graphicFrame><a:tbl>${cells('City', 'Rate')}${cells('Bern', '190')}</a:tbl></p:graphicFrame>`;
    expect(await read({ shapes })).toMatchObject({
      blocks: [{ kind: 'table', header: 'City | Rate', rows: ['Bern | 190'], headings: [], page: 1 }],
    });
  });

  it('is refused when the time is up', async () => {
    expect(await extractDocument(makePptx([{ shapes: '' }]), 'a', () => true)).toMatchObject({ code: 'timed_out' });
  });
});
