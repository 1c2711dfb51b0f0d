// Guarantee: what a Word document shows without storing it as text is read: the boxes and choices of its form fields,
// and letters of the automatic color; two paragraphs that are printed as one are read as one. Letters that their fill
// hides are not read. Risk: a form is indexed without its answers, a word without its first letter, and hidden text is
// quoted.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeDocx, wordParagraph, wordRun } from './make-office.ts';

async function textsOf(body: string, styles = ''): Promise<readonly string[] | string> {
  const document = await extractDocument(makeDocx(body, { styles }), 'a.docx', () => false);
  return 'code' in document ? document.code : document.blocks.map((b) => ('text' in b ? b.text : b.kind));
}

describe('a form field of a Word document', () => {
  const mark = (type: string, data = '') => `<w:r><w:fldChar w:fldCharType="${type}">${data}</w:fldChar></w:r>`;
  const field = (data: string) =>
    `${mark('begin', `<w:ffData>${data}</w:ffData>`)}<w:r><w:instrText> FORM </w:instrText></w:r>${mark('separate')}${mark('end')}`;
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
    ['an entry that does not exist', choice('<w:result w:val="7"/>'), ''],
  ])('shows %s', async (_case, given, text) => {
    const body = `<w:p>${wordRun('Answer: [')}${given}${wordRun(']')}</w:p>`;
    expect(await textsOf(body)).toEqual([`Answer: [${text}]`]);
  });

  it('shows nothing in a hidden run', async () => {
    const hidden = box('<w:checked/>').replaceAll('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>');
    expect(await textsOf(`<w:p>${hidden}${wordRun('Seen')}</w:p>`)).toEqual(['Seen']);
  });
});

it('reads the boxes and ticks of both fonts for them', async () => {
  const symbol = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="F0${code}"/></w:r>`;
  const ticks = ['52', 'A3', '53', '50', '4F', '41'].map((code) => symbol('Wingdings 2', code));
  expect(await textsOf(`<w:p>${ticks.join('')}${symbol('Wingdings', 'FE')}</w:p>`)).toEqual(['☑☐☒✓✗☑']);
});

it('joins the letter that Word enlarges at the start of a paragraph with its word', async () => {
  const letter = `<w:p><w:pPr><w:framePr w:dropCap="drop" w:lines="3" w:wrap="around"/></w:pPr>${wordRun('O')}</w:p>`;
  const frame = `<w:p><w:pPr><w:framePr w:w="2000" w:wrap="around"/></w:pPr>${wordRun('Beside')}</w:p>`;
  expect(await textsOf(`${letter}${wordParagraph('nce upon')}${frame}${wordParagraph('a time')}`)).toEqual([
    'Once upon',
    'Beside',
    'a time',
  ]);
});

it('joins paragraphs when a tracked change deletes the end of the first', async () => {
  const ending = (text: string, end: string) =>
    `<w:p><w:pPr><w:rPr><w:${end} w:id="1"/></w:rPr></w:pPr>${text === '' ? '' : wordRun(text)}</w:p>`;
  const body = `${ending('It costs 1', 'del')}${wordParagraph('000 EUR.')}${ending('', 'del')}${ending('Kept. ', 'moveFrom')}${wordParagraph('Moved.')}${ending('A', 'vanish')}${wordParagraph('B')}`;
  expect(await textsOf(body)).toEqual(['It costs 1000 EUR.', 'Kept. Moved.', 'A', 'B']);
});

it('reads letters of the automatic color, whatever color their style has', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="White"><w:name w:val="White"/><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>';
  const automatic = '<w:color w:val="auto"/>';
  expect(await textsOf(wordParagraph('Seen', 'White', automatic) + wordParagraph('Hidden', 'White'), styles)).toEqual([
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
    ['without a fill and an outline', outline('<w14:noFill/>') + filled('<w14:noFill/>')],
    ['in white', solid('<w14:srgbClr w14:val="FFFFFF"/>')],
    ['in the color of the page', solid('<w14:schemeClr w14:val="bg1"/>')],
    ['that are transparent', solid('<w14:srgbClr w14:val="FF0000"><w14:alpha w14:val="100000"/></w14:srgbClr>')],
  ])('are dropped %s', async (_case, fill) => {
    expect(await textsOf(`<w:p>${wordRun('Seen ')}${wordRun('hidden', fill)}</w:p>`)).toEqual(['Seen']);
    const style = `<w:style w:type="paragraph" w:styleId="F"><w:name w:val="F"/><w:rPr>${fill}</w:rPr></w:style>`;
    expect(await textsOf(wordParagraph('Seen') + wordParagraph('Hidden', 'F'), style)).toEqual(['Seen']);
  });

  it.each([
    ['in a color', `<w:color w:val="FFFFFF"/>${solid('<w14:srgbClr w14:val="FF0000"/>')}`],
    [
      'in a color of the theme',
      solid('<w14:schemeClr w14:val="accent1"><w14:lumMod w14:val="75000"/></w14:schemeClr>'),
    ],
    [
      'in a darker color of the page',
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
    expect(await textsOf(`<w:p>${wordRun('Seen ')}${wordRun('too', fill)}</w:p>`)).toEqual(['Seen too']);
  });
});

it.each(['constructor', '__proto__', '__defineGetter__'])(
  'reads around an element named %s, which every object has',
  async (name) => {
    const body = `<w:p><w:pPr><w:${name}/></w:pPr>${wordRun('Lamps')}</w:p><w:tbl><w:tr><w:trPr><w:${name}/></w:trPr></w:tr></w:tbl>`;
    expect(await textsOf(body)).toEqual(['Lamps']);
  },
);

describe('text that is struck through in a Word document', () => {
  const struck = (text: string, mark = '<w:strike/>') =>
    `<w:r><w:rPr>${mark}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  it.each([
    ['a figure before the one that replaces it', `${struck('130')}${wordRun('140 €')}`, '130 140 €'],
    ['a figure after another, struck twice', `${wordRun('14')}${struck('0', '<w:dstrike/>')}`, '14 0'],
    ['a figure in two runs before a sign', `${struck('1')}${struck('30')}${wordRun(', by foot')}`, '130, by foot'],
    ['but not text that turns the line off', `${struck('13', '<w:strike w:val="0"/>')}${wordRun('0')}`, '130'],
  ])('is set apart: %s', async (_case, runs, text) => {
    expect(await textsOf(`<w:p>${runs}</w:p>`)).toEqual([text]);
  });
});
