// Guarantee: letters of a Word document are read only if they differ in color from what is behind them: the fill of
// their text box, their shading or the color of the page. Risk: the model reads text that no reader sees, or white
// letters on a dark page are lost.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { makeZip } from '../make-zip.ts';
import { type DocxParts, docxFiles, makeDocx, wordParagraph, wordRun } from './make-office.ts';

async function textOf(file: Uint8Array): Promise<string> {
  return textsOf(await extractDocument(file, 'a.docx', () => false)).join(' / ');
}

const isRead = async (body: string, parts: DocxParts = {}) =>
  (await textOf(makeDocx(wordParagraph('Seen.') + body, parts))).includes('Letters.');

const colored = (color: string) => wordParagraph('Letters.', '', `<w:color w:val="${color}"/>`);
const srgb = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const scheme = (name: string, more = '') =>
  `<a:solidFill><a:schemeClr val="${name}">${more}</a:schemeClr></a:solidFill>`;
const textBox = (content: string, properties: string, more = '') => `<w:p><w:r><w:drawing><wps:wsp>
  <wps:cNvPr id="2" ${more}/><wps:spPr>${properties}</wps:spPr><wps:style><a:fontRef><a:schemeClr val="dk1"/></a:fontRef></wps:style>
  <wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></w:r></w:p>`;
// A drawing in VML, as Word 97 to 2007 write it.
const vmlShape = (content: string, attributes: string, name = 'shape') =>
  `<w:p><w:r><w:pict><v:${name} ${attributes}><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:${name}></w:pict></w:r></w:p>`;

describe('letters in a text box', () => {
  it.each([
    ['white ones in the default fill', 'FFFFFF', scheme('lt1'), false],
    ['white ones in a white fill', 'FFFFFF', srgb('FFFFFF'), false],
    ['blue ones in a blue fill', '0000FF', srgb('0000FF'), false],
    ['white ones in a blue fill', 'FFFFFF', srgb('0000FF'), true],
    ['white ones in a theme color', 'FFFFFF', scheme('accent1'), true],
    [
      'white ones in a darkened background color of the theme',
      'FFFFFF',
      scheme('bg1', '<a:lumMod val="50000"/>'),
      true,
    ],
    ['white ones in a gradient', 'FFFFFF', '<a:gradFill/>', true],
    ['white ones in the fill of a style', 'FFFFFF', '', true],
    ['black ones in the default fill', '000000', scheme('lt1'), true],
  ])('are read only where they can be seen: %s', async (_case, color, properties, isVisible) => {
    expect(await isRead(textBox(colored(color), properties))).toBe(isVisible);
  });

  it('are not read in a hidden shape, but in the next one', async () => {
    const hidden = textBox(wordParagraph('Letters.'), '', 'hidden="1"');
    expect(await isRead(hidden)).toBe(false);
    expect(await isRead(hidden + textBox(wordParagraph('Letters.'), ''))).toBe(true);
  });

  it.each([
    ['a hidden ellipse', vmlShape(wordParagraph('Letters.'), 'style="visibility:hidden"', 'oval'), false],
    ['a hidden group', vmlShape(wordParagraph('Letters.'), 'style="visibility:hidden"', 'group'), false],
    ['a white fill', vmlShape(colored('FFFFFF'), 'fillcolor="white"'), false],
    ['a white fill, given as digits', vmlShape(colored('FFFFFF'), 'fillcolor="#FFFFFF"'), false],
    ['a fill in a theme color', vmlShape(colored('FFFFFF'), 'fillcolor="#4472c4 [3204]"'), true],
  ])('are read in VML drawings only where they can be seen: %s', async (_case, body, isVisible) => {
    expect(await isRead(body)).toBe(isVisible);
  });
});

describe('letters on shading', () => {
  it.each([
    ['red ones on solid red', 'FF0000', 'w:val="solid" w:color="FF0000" w:fill="FFFFFF"', false],
    ['white ones on solid black', 'FFFFFF', 'w:val="solid" w:color="000000" w:fill="FFFFFF"', true],
    [
      'white ones on solid shading of the default color',
      'FFFFFF',
      'w:val="solid" w:color="auto" w:fill="FFFFFF"',
      true,
    ],
    ['white ones on a tenth of black', 'FFFFFF', 'w:val="pct10" w:color="000000" w:fill="FFFFFF"', true],
    ['white ones on a twentieth of black', 'FFFFFF', 'w:val="pct5" w:color="auto" w:fill="FFFFFF"', false],
    ['white ones on stripes', 'FFFFFF', 'w:val="diagStripe" w:color="000000" w:fill="FFFFFF"', true],
  ])('are read only where they can be seen: %s', async (_case, color, shading, isVisible) => {
    expect(await isRead(`<w:p>${wordRun('Letters.', `<w:color w:val="${color}"/><w:shd ${shading}/>`)}</w:p>`)).toBe(
      isVisible,
    );
  });
});

describe('letters on a colored page', () => {
  const isReadOn = async (color: string, page: string, settings: string) => {
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
  ])('are read only where they can be seen: %s', async (_case, color, page, settings, isVisible) => {
    expect(await isReadOn(color, page, settings)).toBe(isVisible);
  });
});
