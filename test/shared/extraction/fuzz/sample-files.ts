import { makePdf, prosePage } from '../../ingestion/make-pdf.ts';
import { makeZip, type ZipFile } from '../make-zip.ts';
import { docxFiles, type Link, officeFiles, relationsOf, wordParagraph } from '../office/make-office.ts';

/** A valid document to change: its bytes, and the files in it if it is an archive or an Office document. */
export interface SampleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly files: readonly ZipFile[] | null;
}

const TABLE = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>City</w:t></w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>';
const STYLES = '<w:style w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="H1"/></w:style>';
const ROWS = Array.from(
  { length: 20 },
  (_, i) => `<row r="${i + 1}"><c r="A${i + 1}" s="1"><v>${i * 2_000.5}</v></c></row>`,
);
const HTML =
  '<!DOCTYPE html><html><head><title>Rules</title><style>.a{display:none}@media print{b{color:red}}p>b:not(.c){margin:1px}</style></head><body><h1>One</h1><p class="a" style="color:#123">text <b>bold</b></p><ul><li>a<li>b</ul><table><tr><th>x<th colspan=2>y<tr><td rowspan=3>1<td>2</table><pre>code</pre></body></html>';
const MARKDOWN =
  '---\ntitle: A\n---\n\n# One\n\nText with **bold** and <span style="color:red">HTML</span>.\n\n- a\n  - b\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\ncode\n```\n';

/** Returns valid documents: at least one of each format. */
export function sampleFiles(): readonly SampleFile[] {
  const plain = (name: string, content: string | Buffer): SampleFile => ({
    name,
    bytes: new Uint8Array(Buffer.from(content as string)),
    files: null,
  });
  const packed = (name: string, files: readonly ZipFile[]): SampleFile => ({ name, bytes: makeZip(files), files });
  const pdf = makePdf([prosePage(['A page of text that is read.', 'And a second line.']), prosePage(['Another.'])], {
    compress: true,
    image: true,
  });
  const docx = packed(
    'a.docx',
    docxFiles(`${wordParagraph('One', 'H1')}${wordParagraph('Text.')}${TABLE}`, { styles: STYLES, title: 'T' }),
  );
  return [
    plain('a.pdf', Buffer.from(pdf)),
    plain('b.pdf', Buffer.from(makePdf([prosePage(['Plain.'])], { title: 'A title' }))),
    docx,
    packed('a.xlsx', xlsxFiles()),
    packed('a.pptx', pptxFiles()),
    packed('a.zip', [
      { name: 'a/one.md', content: MARKDOWN },
      { name: 'two.csv', content: 'City,Rate\nBern,19\n' },
      { name: 'three.html', content: HTML },
    ]),
    packed('b.zip', [
      { name: 'letters/a.docx', content: docx.bytes },
      { name: 'b.pdf', content: pdf },
      { name: 'inner.zip', content: makeZip([{ name: 'one.md', content: MARKDOWN }]) },
      { name: '__MACOSX/._b.pdf', content: 'x' },
    ]),
    plain('a.html', HTML),
    plain('a.md', MARKDOWN),
    plain('a.csv', 'City,Rate\nBern,"19,0"\nBasel,"a ""b"""\n'),
    plain('a.tsv', Buffer.from('\ufeffCity\tRate\nBern\t=HYPERLINK("x")\n', 'utf16le')),
    plain('a.json', '{"rooms": [{"id": "R1", "seats": 40}, {"id": "R2", "doors": ["north", "yard"]}], "n": 33.0}'),
    plain('a.yaml', 'base: &b\n  door: north\nrooms:\n  - *b\n  - {seats: 12} # few\n---\nx: >\n  A text\n'),
    plain('a.txt', Buffer.from('Gr\xfc\xdfe aus K\xf6ln.\n\nZweiter Absatz.\n', 'latin1')),
  ];
}

function xlsxFiles(): readonly ZipFile[] {
  const links: Link[] = [
    ['r1', 'worksheet', 'sheets/s.xml'],
    ['r2', 'styles', 'styles.xml'],
    ['r3', 'sharedStrings', 'strings.xml'],
  ];
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="[$€-407]#,##0.00;[Red]-0"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs>';
  return officeFiles('xlsx', [
    {
      name: 'xl/workbook.xml',
      content: '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
    },
    relationsOf('xl/workbook.xml', links),
    { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` },
    { name: 'xl/strings.xml', content: '<sst><si><t>City</t></si></sst>' },
    {
      name: 'xl/sheets/s.xml',
      content: `<worksheet><cols><col min="2" max="3" hidden="1"/></cols><sheetData>${ROWS.join('')}<row r="30"><c r="A30" t="s"><v>0</v></c></row></sheetData><mergeCells><mergeCell ref="A1:C3"/></mergeCells></worksheet>`,
    },
  ]);
}

function pptxFiles(): readonly ZipFile[] {
  const text = '<a:p><a:r><a:rPr sz="1800"/><a:t>Hello</a:t></a:r></a:p>';
  return officeFiles('pptx', [
    {
      name: 'ppt/presentation.xml',
      content:
        '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst></p:presentation>',
    },
    relationsOf('ppt/presentation.xml', [['r1', 'slide', 'slides/s.xml']]),
    {
      name: 'ppt/slides/s.xml',
      content: `<p:sld xmlns:p="p" xmlns:a="a"><p:sp><p:txBody>${text}</p:txBody></p:sp></p:sld>`,
    },
  ]);
}
