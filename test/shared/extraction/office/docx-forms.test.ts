// Guarantee: a Word document is read as it is shown: with the ticks and choices of its form fields, with drop caps
// joined to their words, and without letters that their own fill hides. Risk: a form is indexed without its answers, a
// word without its first letter, or hidden text is quoted.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { makeDocx, wordParagraph, wordRun } from './make-office.ts';

const read = async (body: string, styles = '') =>
  textsOf(await extractDocument(makeDocx(body, { styles }), 'a.docx', () => false));

describe('a form field of a Word document', () => {
  const fieldChar = (type: string, data = '') => `<w:r><w:fldChar w:fldCharType="${type}">${data}</w:fldChar></w:r>`;
  const field = (data: string) =>
    `${fieldChar('begin', `<w:ffData>${data}</w:ffData>`)}<w:r><w:instrText> FORM </w:instrText></w:r>${fieldChar('separate')}${fieldChar('end')}`;
  const box = (more: string) => field(`<w:checkBox><w:sizeAuto/>${more}</w:checkBox>`);
  const choice = (more: string) =>
    field(`<w:ddList>${more}<w:listEntry w:val="Austria"/><w:listEntry w:val="Italy"/></w:ddList>`);

  it.each([
    ['a checked box', box('<w:default w:val="0"/><w:checked/>'), '☒'],
    ['a box that is checked from the start', box('<w:default w:val="1"/>'), '☒'],
    ['a box that was unchecked', box('<w:default w:val="1"/><w:checked w:val="0"/>'), '☐'],
    ['an empty box', box('<w:default w:val="0"/>'), '☐'],
    ['a chosen entry', choice('<w:result w:val="1"/>'), 'Italy'],
    ['the entry that is chosen from the start', choice('<w:default w:val="1"/>'), 'Italy'],
    ['the first entry', choice(''), 'Austria'],
    ['nothing if the chosen entry does not exist', choice('<w:result w:val="7"/>'), ''],
  ])('is read as %s', async (_case, formField, text) => {
    const body = `<w:p>${wordRun('Answer: [')}${formField}${wordRun(']')}</w:p>`;
    expect(await read(body)).toEqual([`Answer: [${text}]`]);
  });

  it('is not read in a hidden run', async () => {
    const hidden = box('<w:checked/>').replaceAll('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>');
    expect(await read(`<w:p>${hidden}${wordRun('Seen')}</w:p>`)).toEqual(['Seen']);
  });
});

it('reads the boxes and ticks of the fonts Wingdings and Wingdings 2', async () => {
  const symbol = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="F0${code}"/></w:r>`;
  const ticks = ['52', 'A3', '53', '50', '4F', '41'].map((code) => symbol('Wingdings 2', code));
  expect(await read(`<w:p>${ticks.join('')}${symbol('Wingdings', 'FE')}</w:p>`)).toEqual(['☑☐☒✓✗☑']);
});

it('joins a drop cap with the rest of its word, and no other framed paragraph', async () => {
  const letter = `<w:p><w:pPr><w:framePr w:dropCap="drop" w:lines="3" w:wrap="around"/></w:pPr>${wordRun('O')}</w:p>`;
  const frame = `<w:p><w:pPr><w:framePr w:w="2000" w:wrap="around"/></w:pPr>${wordRun('Beside')}</w:p>`;
  expect(await read(`${letter}${wordParagraph('nce upon')}${frame}${wordParagraph('a time')}`)).toEqual([
    'Once upon',
    'Beside',
    'a time',
  ]);
});

it('joins paragraphs if a tracked change deletes or moves the paragraph mark between them', async () => {
  const ending = (text: string, end: string) =>
    `<w:p><w:pPr><w:rPr><w:${end} w:id="1"/></w:rPr></w:pPr>${text === '' ? '' : wordRun(text)}</w:p>`;
  const body = [
    ending('It costs 1', 'del') + wordParagraph('000 EUR.'),
    ending('', 'del') + ending('Kept. ', 'moveFrom') + wordParagraph('Moved.'),
    ending('A', 'vanish') + wordParagraph('B'),
  ].join('');
  expect(await read(body)).toEqual(['It costs 1000 EUR.', 'Kept. Moved.', 'A', 'B']);
});

it('reads letters in the automatic color although their style has white letters', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="White"><w:name w:val="White"/><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>';
  const automatic = '<w:color w:val="auto"/>';
  expect(await read(wordParagraph('Seen', 'White', automatic) + wordParagraph('Hidden', 'White'), styles)).toEqual([
    'Seen',
  ]);
});

describe('letters with a fill of their own', () => {
  const filled = (fill: string) => `<w14:textFill>${fill}</w14:textFill>`;
  const solid = (color: string) => filled(`<w14:solidFill>${color}</w14:solidFill>`);
  const outline = (fill: string) => `<w14:textOutline w14:w="9525">${fill}</w14:textOutline>`;
  const RED = '<w14:solidFill><w14:srgbClr w14:val="FF0000"/></w14:solidFill>';

  it.each([
    ['without a fill', filled('<w14:noFill/>')],
    ['without a fill and without an outline', outline('<w14:noFill/>') + filled('<w14:noFill/>')],
    ['in white', solid('<w14:srgbClr w14:val="FFFFFF"/>')],
    ['in the color of the page', solid('<w14:schemeClr w14:val="bg1"/>')],
    ['that are transparent', solid('<w14:srgbClr w14:val="FF0000"><w14:alpha w14:val="100000"/></w14:srgbClr>')],
  ])('are dropped %s', async (_case, fill) => {
    expect(await read(`<w:p>${wordRun('Seen ')}${wordRun('hidden', fill)}</w:p>`)).toEqual(['Seen']);
    const style = `<w:style w:type="paragraph" w:styleId="F"><w:name w:val="F"/><w:rPr>${fill}</w:rPr></w:style>`;
    expect(await read(wordParagraph('Seen') + wordParagraph('Hidden', 'F'), style)).toEqual(['Seen']);
  });

  it.each([
    ['in a color', `<w:color w:val="FFFFFF"/>${solid('<w14:srgbClr w14:val="FF0000"/>')}`],
    ['in a theme color', solid('<w14:schemeClr w14:val="accent1"><w14:lumMod w14:val="75000"/></w14:schemeClr>')],
    [
      'in a darkened color of the page',
      solid('<w14:schemeClr w14:val="bg1"><w14:lumMod w14:val="50000"/></w14:schemeClr>'),
    ],
    ['that are partly transparent', solid('<w14:srgbClr w14:val="FF0000"><w14:alpha w14:val="40000"/></w14:srgbClr>')],
    [
      'in a gradient',
      filled('<w14:gradFill><w14:gsLst><w14:gs><w14:srgbClr w14:val="FFFFFF"/></w14:gs></w14:gsLst></w14:gradFill>'),
    ],
    ['with nothing but an outline', outline(RED) + filled('<w14:noFill/>')],
    ['without an outline', outline('<w14:noFill/>')],
  ])('are read %s', async (_case, fill) => {
    expect(await read(`<w:p>${wordRun('Seen ')}${wordRun('too', fill)}</w:p>`)).toEqual(['Seen too']);
  });
});

it.each(['constructor', '__proto__', '__defineGetter__'])(
  'reads a document with an element named %s, a property of every object',
  async (name) => {
    const body = `<w:p><w:pPr><w:${name}/></w:pPr>${wordRun('Lamps')}</w:p><w:tbl><w:tr><w:trPr><w:${name}/></w:trPr></w:tr></w:tbl>`;
    expect(await read(body)).toEqual(['Lamps']);
  },
);

describe('struck-through text in a Word document', () => {
  const struck = (text: string, mark = '<w:strike/>') =>
    `<w:r><w:rPr>${mark}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  it.each([
    ['a number before the one that replaces it', `${struck('130')}${wordRun('140 €')}`, '130 140 €'],
    ['a digit after another, struck through twice', `${wordRun('14')}${struck('0', '<w:dstrike/>')}`, '14 0'],
    ['a number in two runs, before a comma', `${struck('1')}${struck('30')}${wordRun(', by foot')}`, '130, by foot'],
    ['but not text whose strikethrough is off', `${struck('13', '<w:strike w:val="0"/>')}${wordRun('0')}`, '130'],
  ])('is separated from its neighbors: %s', async (_case, runs, text) => {
    expect(await read(`<w:p>${runs}</w:p>`)).toEqual([text]);
  });
});
