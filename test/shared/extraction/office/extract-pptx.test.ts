// Guarantee: each slide is a page under its own title, in the order in which it is shown; hidden slides and shapes are
// left out, notes say that they are notes. Risk: a citation names the wrong slide, or quotes one that is never shown.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip, type ZipFile } from '../make-zip.ts';
import { type Link, officeFiles, relationsOf } from './make-office.ts';

const never = () => false;
const WIDTH = 9_144_000;
const HEIGHT = 6_858_000;

interface Slide {
  readonly shapes: string;
  readonly attributes?: string;
  readonly notes?: string;
}

const run = (text: string, properties = '') => `<a:r><a:rPr ${properties}</a:rPr><a:t>${text}</a:t></a:r>`;
const line = (text: string, level = 0, properties = '>') =>
  `<a:p><a:pPr lvl="${level}"/>${run(text, properties)}</a:p>`;
const shape = (placeholder: string | null, paragraphs: string, more = '') => {
  const ph = placeholder === null ? '' : `<p:nvPr><p:ph type="${placeholder}"/></p:nvPr>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="1" ${more.startsWith('hidden') ? more : ''}/>${ph}</p:nvSpPr>
    <p:spPr>${more.startsWith('<') ? more : ''}</p:spPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
};
const place = (x: number, y: number) => `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="1000" cy="1000"/></a:xfrm>`;

// The order of the slides is that of the presentation, not that of their names.
function makePptx(slides: readonly Slide[]): Uint8Array {
  const part = (i: number) => `slides/slide${slides.length - i}.xml`;
  const ids = slides.map((_, i) => `<p:sldId id="${256 + i}" r:id="rS${i}"/>`).join('');
  const files = slides.flatMap(({ shapes, attributes = '', notes }, i): ZipFile[] => {
    const links: Link[] = notes === undefined ? [] : [['r1', 'notesSlide', `../notesSlides/n${i}.xml`]];
    return [
      {
        name: `ppt/${part(i)}`,
        content: `<p:sld xmlns:p="p" xmlns:a="a" ${attributes}><p:spTree>${shapes}</p:spTree></p:sld>`,
      },
      relationsOf(`ppt/${part(i)}`, links),
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

const read = (...slides: Slide[]) => extractDocument(makePptx(slides), 'a.pptx', never);
const text = (kind: string, words: string, page: number, ...headings: string[]) => ({
  kind,
  text: words,
  headings,
  page,
});

describe('a presentation', () => {
  it('is read slide by slide, in the order in which it is shown', async () => {
    const first = shape('ctrTitle', line('Travel')) + shape('subTitle', line('For everyone'));
    const second = shape('title', line('Hotels')) + shape('body', line('Book early') + line('In town', 1));
    expect(await read({ shapes: first }, { shapes: second })).toEqual({
      type: 'pptx',
      title: 'Travel',
      pages: 2,
      blocks: [
        text('paragraph', 'For everyone', 1, 'Travel'),
        text('item', '- Book early', 2, 'Hotels'),
        text('item', '  - In town', 2, 'Hotels'),
      ],
    });
  });

  it('leaves hidden slides out, but counts them', async () => {
    const slide = (words: string) => shape(null, line(words));
    expect(
      await read({ shapes: slide('one') }, { shapes: slide('no'), attributes: 'show="0"' }, { shapes: slide('three') }),
    ).toMatchObject({
      pages: 3,
      blocks: [text('paragraph', 'one', 1), text('paragraph', 'three', 3)],
    });
  });

  it('marks what the speaker says', async () => {
    const notes = shape('body', line('Smile.')) + shape('sldNum', line('7'));
    expect(await read({ shapes: shape('title', line('Hello')), notes })).toMatchObject({
      blocks: [text('paragraph', 'Speaker notes: Smile.', 1, 'Hello')],
    });
  });

  it('keeps a slide that has nothing but its title', async () => {
    expect(await read({ shapes: shape('title', line('Thank you')) })).toMatchObject({
      blocks: [text('paragraph', 'Thank you', 1)],
    });
  });

  const white = '><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>';
  const dark = '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>';
  it.each([
    ['a hidden shape', shape(null, line('x'), 'hidden="1"'), false],
    ['a shape beside the slide', shape(null, line('x'), place(WIDTH + 1, 0)), false],
    ['a shape above the slide', shape(null, line('x'), place(0, -2_000)), false],
    ['a shape on the slide', shape(null, line('x'), place(0, 0)), true],
    ['white letters', shape(null, line('x', 0, white)), false],
    ['white letters on a dark shape', shape(null, line('x', 0, white), dark), true],
    ['letters of half a point', shape(null, line('x', 0, 'sz="50">')), false],
    [
      'clear letters',
      shape(null, line('x', 0, '><a:solidFill><a:srgbClr val="000000"><a:alpha val="0"/></a:srgbClr></a:solidFill>')),
      false,
    ],
    ['the number of the slide', shape('sldNum', line('7')), false],
    ['the footer', shape('ftr', line('ACME')), false],
  ])('shows or drops %s', async (_case, shapes, isSeen) => {
    expect(await read({ shapes: shape(null, line('Seen')) + shapes })).toMatchObject({
      blocks: [text('paragraph', 'Seen', 1), ...(isSeen ? [text('paragraph', 'x', 1)] : [])],
    });
  });

  it('keeps tables as rows with their header', async () => {
    const cells = (...words: string[]) =>
      `<a:tr>${words.map((word) => `<a:tc><a:txBody>${line(word)}</a:txBody></a:tc>`).join('')}</a:tr>`;
    const shapes = `<p:graphicFrame><a:tbl>${cells('City', 'Rate')}${cells('Bern', '190')}</a:tbl></p:graphicFrame>`;
    expect(await read({ shapes })).toMatchObject({
      blocks: [{ kind: 'table', header: 'City | Rate', rows: ['Bern | 190'], headings: [], page: 1 }],
    });
  });
});
