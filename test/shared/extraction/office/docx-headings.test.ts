// Guarantee: a heading of a Word document that has no heading style and is only bold or large, as many writers make
// them, is kept above the text below it. Risk: a passage is found and answered without the words that say what it is
// about.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textOfBlock } from '../document-texts.ts';
import { type DocxParts, makeDocx, wordParagraph } from './make-office.ts';

const formatted = (text: string, look = '', properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const bold = (text: string) => formatted(text, '<w:b/>');
const STRONG = '<w:style w:type="paragraph" w:styleId="Strong"><w:name w:val="Own"/><w:rPr><w:b/></w:rPr></w:style>';
const TEXT = 'The deposit is returned in full when the room is handed over clean and undamaged.';

async function read(body: readonly string[], parts: DocxParts = {}) {
  const document = await extractDocument(makeDocx(body.join(''), parts), 'a.docx', () => false);
  if ('code' in document) {
    throw new Error(document.code);
  }
  return document.blocks.map((block) => [block.headings.join(' > '), textOfBlock(block)]);
}

describe('a paragraph of a Word document', () => {
  it('is a heading if all of it is bold or larger than the text', async () => {
    const body = [
      formatted('House rules', '<w:sz w:val="32"/>'),
      bold('Deposit'),
      formatted(TEXT),
      bold('Pets'),
      formatted(TEXT),
    ];
    expect(await read(body)).toEqual([
      ['House rules > Deposit', TEXT],
      ['House rules > Pets', TEXT],
    ]);
  });

  it('is a heading below those with a heading style, and keeps the number of its list', async () => {
    const styles = `<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>${STRONG}`;
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>';
    const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr>';
    const body = [
      wordParagraph('House rules', 'H1'),
      formatted('Deposit', '<w:b/>', list),
      formatted(TEXT),
      formatted(' Pets', '', `<w:pStyle w:val="Strong"/>${list}`),
      formatted(TEXT),
    ];
    expect(await read(body, { styles, numbering })).toEqual([
      ['House rules > 1. Deposit', TEXT],
      ['House rules > 2. Pets', TEXT],
    ]);
  });

  it('is a heading although a table of contents repeats it', async () => {
    const names = ['Deposit', 'Pets', 'Visitors'];
    const body = [...names.map(bold), formatted(TEXT), ...names.flatMap((name) => [bold(name), formatted(TEXT)])];
    expect((await read(body)).map(([headings]) => headings)).toEqual([
      '',
      '',
      'Visitors',
      'Deposit',
      'Pets',
      'Visitors',
    ]);
  });

  it.each([
    [
      'only a part of it is bold',
      `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Deposit</w:t></w:r><w:r><w:t xml:space="preserve"> of two rents</w:t></w:r></w:p>`,
    ],
    ['it is a sentence', bold('The deposit is two rents.')],
    ['it has a tab', `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Deposit</w:t><w:tab/><w:t>Two rents</w:t></w:r></w:p>`],
    ['it is not bold', formatted('Deposit')],
    [
      'its style is bold and it is not',
      '<w:p><w:pPr><w:pStyle w:val="Strong"/></w:pPr><w:r><w:rPr><w:b w:val="0"/></w:rPr><w:t>Deposit</w:t></w:r></w:p>',
    ],
  ])('is not a heading if %s', async (_case, paragraph) => {
    expect((await read([paragraph, formatted(TEXT)], { styles: STRONG })).map(([headings]) => headings)).toEqual([
      '',
      '',
    ]);
  });

  it('is not a heading if all of the document is bold', async () => {
    expect(
      (await read([bold('Deposit'), bold(TEXT), formatted('small'), bold(TEXT)])).map(([headings]) => headings),
    ).toEqual(['', '', '', '']);
  });
});
