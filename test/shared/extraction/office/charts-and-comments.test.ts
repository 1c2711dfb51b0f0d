// Guarantee: the numbers of charts are read as rows with their names, and comments of cells and slides with a mark that
// they are comments. Risk: the only figures of a presentation are missing, or a remark is read as a value.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip, type ZipFile } from '../make-zip.ts';
import { docxFiles, type Link, officeFiles, relationsOf, wordParagraph } from './make-office.ts';

const cache = (kind: 'str' | 'num', texts: readonly string[], code = '') =>
  `<c:${kind}Ref><c:f>S!A1</c:f><c:${kind}Cache>${code}${texts.map((text, at) => `<c:pt idx="${at}"><c:v>${text}</c:v></c:pt>`).join('')}</c:${kind}Cache></c:${kind}Ref>`;
const series = (name: string, values: readonly string[], code = '') =>
  `<c:ser><c:tx>${cache('str', [name])}</c:tx><c:cat>${cache('str', ['Kiel', 'Ulm'])}</c:cat><c:val>${cache('num', values, code)}</c:val></c:ser>`;
const title = (text: string) =>
  `<c:title><c:tx><c:rich><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
const CHART = `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart>${title('Rents')}<c:plotArea><c:barChart>${series('2025', ['900.5', '1000'])}${series('Share', ['0.25', '0.5'], '<c:formatCode>0%</c:formatCode>')}</c:barChart><c:valAx>${title('EUR')}</c:valAx></c:plotArea></c:chart></c:chartSpace>`;
const TABLE = { kind: 'table', header: 'Rents | 2025 | Share', rows: ['Kiel | 900.5 | 25%', 'Ulm | 1000 | 50%'] };

const SHEET = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Rent list</t></is></c></row></sheetData></worksheet>`;
const workbook = (links: readonly Link[], files: readonly ZipFile[]) =>
  makeZip(
    officeFiles('xlsx', [
      {
        name: 'xl/workbook.xml',
        content: '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
      },
      relationsOf('xl/workbook.xml', [['r1', 'worksheet', 'sheets/s.xml']]),
      { name: 'xl/sheets/s.xml', content: SHEET },
      relationsOf('xl/sheets/s.xml', links),
      ...files,
    ]),
  );
const slide = (links: readonly Link[], files: readonly ZipFile[]) =>
  makeZip(
    officeFiles('pptx', [
      {
        name: 'ppt/presentation.xml',
        content:
          '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst></p:presentation>',
      },
      relationsOf('ppt/presentation.xml', [['r1', 'slide', 'slides/s.xml']]),
      { name: 'ppt/slides/s.xml', content: '<p:sld xmlns:p="p"><p:cSld><p:spTree/></p:cSld></p:sld>' },
      relationsOf('ppt/slides/s.xml', links),
      ...files,
    ]),
  );
const read = (bytes: Uint8Array) => extractDocument(bytes, 'a', () => false);

it('the chart of a sheet is read below the sheet', async () => {
  const bytes = workbook(
    [['d', 'drawing', '../drawings/d.xml']],
    [
      { name: 'xl/drawings/d.xml', content: '<xdr:wsDr xmlns:xdr="x"/>' },
      relationsOf('xl/drawings/d.xml', [['c', 'chart', '../charts/c.xml']]),
      { name: 'xl/charts/c.xml', content: CHART },
    ],
  );
  expect(await read(bytes)).toMatchObject({ blocks: [{ text: 'Rent list' }, { ...TABLE, headings: ['S'] }] });
});

it('the chart of a slide is read on its page', async () => {
  const bytes = slide([['c', 'chart', '../charts/c.xml']], [{ name: 'ppt/charts/c.xml', content: CHART }]);
  expect(await read(bytes)).toMatchObject({ blocks: [{ ...TABLE, page: 1 }] });
});

it('the chart of a Word document is read at its end', async () => {
  const files = docxFiles(wordParagraph('Our rents'));
  const links = relationsOf('word/document.xml', [['c', 'chart', 'charts/c.xml']]);
  const bytes = makeZip([
    ...files.filter(({ name }) => name !== links.name),
    links,
    { name: 'word/charts/c.xml', content: CHART },
  ]);
  expect(await read(bytes)).toMatchObject({ blocks: [{ text: 'Our rents' }, TABLE] });
});

it('a comment of a cell has its cell, and a comment of a slide its mark', async () => {
  const ofCell =
    '<comments><commentList><comment ref="B2"><text><r><t>Ask </t></r><r><t>Jo.</t></r></text></comment></commentList></comments>';
  expect(
    await read(workbook([['c', 'comments', '../comments1.xml']], [{ name: 'xl/comments1.xml', content: ofCell }])),
  ).toMatchObject({ blocks: [{ text: 'Rent list' }, { text: 'Comment on B2: Ask Jo.' }] });
  const ofSlide = '<p:cmLst xmlns:p="p"><p:cm authorId="0"><p:text>Ask Jo.</p:text></p:cm></p:cmLst>';
  expect(
    await read(slide([['c', 'comments', '../comments/c.xml']], [{ name: 'ppt/comments/c.xml', content: ofSlide }])),
  ).toMatchObject({ blocks: [{ text: 'Comment: Ask Jo.', page: 1 }] });
});
