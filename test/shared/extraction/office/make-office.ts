import { makeZip, type ZipFile } from '../make-zip.ts';

/** A relationship of a part: its ID, the last part of its type, and its target. */
export type Link = readonly [id: string, type: string, target: string];

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument';
const MAIN = {
  docx: ['word/document.xml', `${CONTENT}.wordprocessingml.document.main+xml`],
  xlsx: ['xl/workbook.xml', `${CONTENT}.spreadsheetml.sheet.main+xml`],
  pptx: ['ppt/presentation.xml', `${CONTENT}.presentationml.presentation.main+xml`],
} as const;

/** Returns the part that lists the relationships of a part. */
export function relationsOf(part: string, links: readonly Link[]): ZipFile {
  const at = part.lastIndexOf('/') + 1;
  const items = links.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`,
  );
  const name = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
  return { name, content: `<Relationships xmlns="${RELATIONS}">${items.join('')}</Relationships>` };
}

/** Returns the files of an Office document; each given file replaces a default one with the same name. */
export function officeFiles(
  kind: keyof typeof MAIN,
  files: readonly ZipFile[],
  { title }: { readonly title?: string } = {},
): readonly ZipFile[] {
  const [main, type] = MAIN[kind];
  const links: Link[] = [['rId1', 'officeDocument', main]];
  const own: ZipFile[] = [
    {
      name: '[Content_Types].xml',
      content: `<Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${type}"/></Types>`,
    },
  ];
  if (title !== undefined) {
    links.push(['rId2', 'metadata/core-properties', 'docProps/core.xml']);
    own.push({
      name: 'docProps/core.xml',
      content: `<cp:coreProperties xmlns:cp="cp" xmlns:dc="dc"><dc:title>${title}</dc:title></cp:coreProperties>`,
    });
  }
  own.push(relationsOf('', links));
  const given = new Set(files.map(({ name }) => name));
  return [...own.filter(({ name }) => !given.has(name)), ...files];
}

/** The parts of a Word document besides its body. */
export interface DocxParts {
  readonly title?: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly settings?: string;
  readonly others?: readonly ZipFile[];
}

/** Returns the files of a Word document with this body. */
export function docxFiles(body: string, { title, others = [], ...given }: DocxParts = {}) {
  const parts = Object.entries(given).filter(([, content]) => content !== undefined);
  const files: ZipFile[] = [
    { name: 'word/document.xml', content: `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>` },
    relationsOf(
      'word/document.xml',
      parts.map(([name], index) => [`rId${index + 1}`, name, `${name}.xml`]),
    ),
    ...parts.map(([name, content]) => ({
      name: `word/${name}.xml`,
      content: `<w:${name} xmlns:w="w">${content}</w:${name}>`,
    })),
    ...others,
  ];
  return officeFiles('docx', files, title === undefined ? {} : { title });
}

/** Returns a Word document with this body. */
export function makeDocx(body: string, parts: DocxParts = {}): Uint8Array {
  return makeZip(docxFiles(body, parts));
}

/** Returns a paragraph of a Word document with one run: its text, its style, and the elements of its run properties. */
export function wordParagraph(text: string, style = '', runProperties = ''): string {
  const properties = style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}${wordRun(text, runProperties)}</w:p>`;
}

/** Returns a run of a Word document: its text, and the elements of its properties. */
export function wordRun(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** Returns a presentation of one slide with these shapes. */
export function makeSlide(shapes: string): Uint8Array {
  return makeZip(
    officeFiles('pptx', [
      {
        name: 'ppt/presentation.xml',
        content: '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldId id="1" r:id="r1"/></p:presentation>',
      },
      relationsOf('ppt/presentation.xml', [['r1', 'slide', 'slides/a.xml']]),
      {
        name: 'ppt/slides/a.xml',
        content: `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
      },
    ]),
  );
}

/** The parts of a workbook besides its sheet; `calculation` is the element with its calculation properties. */
interface WorkbookParts {
  readonly styles?: string;
  readonly strings?: string;
  readonly calculation?: string;
}

/** Returns a workbook of one sheet, named S, with this content. */
export function makeSheet(
  content: string,
  { styles = '', strings = '', calculation = '' }: WorkbookParts = {},
): Uint8Array {
  return makeZip(
    officeFiles('xlsx', [
      {
        name: 'xl/workbook.xml',
        content: `<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets>${calculation}</workbook>`,
      },
      relationsOf('xl/workbook.xml', [
        ['r1', 'worksheet', 'sheet.xml'],
        ['r2', 'sharedStrings', 'strings.xml'],
        ['r3', 'styles', 'styles.xml'],
      ]),
      { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` },
      { name: 'xl/strings.xml', content: `<sst>${strings}</sst>` },
      { name: 'xl/sheet.xml', content: `<worksheet>${content}</worksheet>` },
    ]),
  );
}
