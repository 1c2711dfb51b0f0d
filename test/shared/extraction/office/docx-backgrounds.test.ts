// Guarantee: letters of a Word document are compared with what they are on: the filling of their text box, shading in
// patterns, the color of the page. Risk: a document has text for the model that no reader sees, or white letters on a
// dark page are lost.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip } from '../make-zip.ts';
import { type DocxParts, docxFiles, makeDocx, wordParagraph, wordRun } from './make-office.ts';

async function textOf(file: Uint8Array): Promise<string> {
  const result = await extractDocument(file, 'a.docx', () => false);
  return 'blocks' in result
    ? result.blocks.map((block) => ('text' in block ? block.text : '')).join(' / ')
    : result.code;
}

const isSeen = async (body: string, parts: DocxParts = {}) =>
  (await textOf(makeDocx(wordParagraph('Seen.') + body, parts))).includes('Letters.');

const colored = (color: string) => wordParagraph('Letters.', '', `<w:color w:val="${color}"/>`);
const srgb = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const scheme = (name: string, more = '') =>
  `<a:solidFill><a:schemeClr val="${name}">${more}</a:schemeClr></a:solidFill>`;
const textBox = (content: string, properties: string, more = '') => `<w:p><w:r><w:drawing><wps:wsp>
  <wps:cNvPr id="2" ${more}/><wps:spPr>${properties}</wps:spPr><wps:style><a:fontRef><a:schemeClr val="dk1"/></a:fontRef></wps:style>
  <wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></w:r></w:p>`;
const oldBox = (content: string, attributes: string, name = 'shape') =>
  `<w:p><w:r><w:pict><v:${name} ${attributes}><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:${name}></w:pict></w:r></w:p>`;

describe('letters in a text box', () => {
  it.each([
    ['white ones in the usual filling', 'FFFFFF', scheme('lt1'), false],
    ['white ones in a white filling', 'FFFFFF', srgb('FFFFFF'), false],
    ['blue ones in a blue filling', '0000FF', srgb('0000FF'), false],
    ['white ones in a blue filling', 'FFFFFF', srgb('0000FF'), true],
    ['white ones in a color of the theme', 'FFFFFF', scheme('accent1'), true],
    ['white ones in the darkened color of paper', 'FFFFFF', scheme('bg1', '<a:lumMod val="50000"/>'), true],
    ['white ones in a gradient', 'FFFFFF', '<a:gradFill/>', true],
    ['white ones in the filling of a style', 'FFFFFF', '', true],
    ['black ones in the usual filling', '000000', scheme('lt1'), true],
  ])('are read where they are seen: %s', async (_case, color, properties, seen) => {
    expect(await isSeen(textBox(colored(color), properties))).toBe(seen);
  });

  it('are not read in a shape of a group that is hidden, but in the next one', async () => {
    const hidden = textBox(wordParagraph('Letters.'), '', 'hidden="1"');
    expect(await isSeen(hidden)).toBe(false);
    expect(await isSeen(hidden + textBox(wordParagraph('Letters.'), ''))).toBe(true);
  });

  it.each([
    ['a hidden ellipse', oldBox(wordParagraph('Letters.'), 'style="visibility:hidden"', 'oval'), false],
    ['a hidden group', oldBox(wordParagraph('Letters.'), 'style="visibility:hidden"', 'group'), false],
    ['a white filling', oldBox(colored('FFFFFF'), 'fillcolor="white"'), false],
    ['a white filling in digits', oldBox(colored('FFFFFF'), 'fillcolor="#FFFFFF"'), false],
    ['a color of its theme', oldBox(colored('FFFFFF'), 'fillcolor="#4472c4 [3204]"'), true],
  ])('are read in drawings of old programs where they are seen: %s', async (_case, body, seen) => {
    expect(await isSeen(body)).toBe(seen);
  });
});

describe('letters on shading', () => {
  it.each([
    ['red ones on solid red', 'FF0000', 'w:val="solid" w:color="FF0000" w:fill="FFFFFF"', false],
    ['white ones on solid black', 'FFFFFF', 'w:val="solid" w:color="000000" w:fill="FFFFFF"', true],
    ['white ones on solid ink of the usual color', 'FFFFFF', 'w:val="solid" w:color="auto" w:fill="FFFFFF"', true],
    ['white ones on a tenth of black', 'FFFFFF', 'w:val="pct10" w:color="000000" w:fill="FFFFFF"', true],
    ['white ones on a twentieth of black', 'FFFFFF', 'w:val="pct5" w:color="auto" w:fill="FFFFFF"', false],
    ['white ones on stripes', 'FFFFFF', 'w:val="diagStripe" w:color="000000" w:fill="FFFFFF"', true],
  ])('are read where they are seen: %s', async (_case, color, shading, seen) => {
    expect(await isSeen(`<w:p>${wordRun('Letters.', `<w:color w:val="${color}"/><w:shd ${shading}/>`)}</w:p>`)).toBe(
      seen,
    );
  });
});

describe('letters on a colored page', () => {
  const isSeenOn = async (color: string, page: string, settings: string) => {
    const files = docxFiles(wordParagraph('Seen.', '', '<w:color w:val="00FF00"/>') + colored(color), { settings });
    const withPage = files.map(({ name, content }) => ({
      name,
      content: String(content).replace('<w:body>', `${page}<w:body>`),
    }));
    return (await textOf(makeZip(withPage))).includes('Letters.');
  };
  const black = '<w:background w:color="000000"/>';
  it.each([
    ['white ones on black', 'FFFFFF', black, '<w:displayBackgroundShape/>', true],
    ['black ones on black', '000000', black, '<w:displayBackgroundShape/>', false],
    ['white ones on black that is not shown', 'FFFFFF', black, '', false],
    ['white ones on a picture', 'FFFFFF', '<w:background w:color="auto"/>', '<w:displayBackgroundShape/>', true],
  ])('are read where they are seen: %s', async (_case, color, page, settings, seen) => {
    expect(await isSeenOn(color, page, settings)).toBe(seen);
  });
});
