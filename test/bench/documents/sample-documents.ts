import { createRandom } from '../../harness/random.ts';
import { makeZip, type ZipFile } from '../../shared/extraction/make-zip.ts';
import {
  docxFiles,
  type Link,
  officeFiles,
  relationsOf,
  wordParagraph,
} from '../../shared/extraction/office/make-office.ts';
import { sampleSentences } from '../sample-text.ts';

/** A large document of one format, and the size of its text or of its unpacked parts. */
interface SampleDocument {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly unpackedBytes: number;
}

const SEED = 12;
const SECTIONS = 600;
const SENTENCES_OF_A_SECTION = 12;
const ROWS_OF_A_SECTION = 8;

/** The formats that have a sample. */
export const SAMPLE_FORMATS = ['txt', 'md', 'html', 'csv', 'docx', 'xlsx', 'pptx'] as const;

/**
 * Generates the same sections for every format: prose and tables, but only the prose for plain text and slides, and
 * only the rows of the tables for CSV and sheets.
 */
export function sampleDocument(format: (typeof SAMPLE_FORMATS)[number]): SampleDocument {
  const random = createRandom(SEED);
  const sections = Array.from({ length: SECTIONS }, () => sectionOf(random));
  const content = CONTENTS[format](sections);
  const bytes = typeof content === 'string' ? new Uint8Array(Buffer.from(content)) : makeZip(content);
  const parts = typeof content === 'string' ? [content] : content.map((part) => part.content);
  return { file: `a.${format}`, bytes, unpackedBytes: parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0) };
}

interface Section {
  readonly heading: string;
  readonly text: string;
  readonly rows: readonly (readonly string[])[];
}

function sectionOf(random: () => number): Section {
  const [heading = '', ...sentences] = sampleSentences(random, SENTENCES_OF_A_SECTION);
  const rows = sampleSentences(random, ROWS_OF_A_SECTION).map((row) => row.replace('.', '').split(' ').slice(0, 4));
  return { heading: heading.split(' ').slice(0, 4).join(' '), text: sentences.join(' '), rows };
}

const CONTENTS: Readonly<
  Record<(typeof SAMPLE_FORMATS)[number], (sections: readonly Section[]) => string | readonly ZipFile[]>
> = {
  txt: (sections) => sections.map(({ text }) => text).join('\n\n'),
  md: (sections) =>
    sections
      .map(({ heading, text, rows: [head, ...rows] }) => {
        const table = [head, ['---', '---', '---', '---'], ...rows].map((row) => `| ${row?.join(' | ')} |`);
        return `## ${heading}\n\n${text}\n\n${table.join('\n')}\n`;
      })
      .join('\n'),
  html: (sections) => {
    const cells = (row: readonly string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const body = sections.map(
      ({ heading, text, rows }) => `<h2>${heading}</h2><p>${text}</p><table>${rows.map(cells).join('')}</table>`,
    );
    return `<!DOCTYPE html><html><head><title>Rules</title><style>p{color:#222;margin:1em}</style></head><body>${body.join('\n')}</body></html>`;
  },
  csv: (sections) => ['a,b,c,d', ...sections.flatMap(({ rows }) => rows.map((row) => row.join(',')))].join('\n'),
  docx: (sections) => {
    const row = (cells: readonly string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`;
    const styles = '<w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style>';
    const body = sections.map(
      ({ heading, text, rows }) =>
        `${wordParagraph(heading, 'H1')}${wordParagraph(text)}<w:tbl>${rows.map(row).join('')}</w:tbl>`,
    );
    return docxFiles(body.join(''), { styles });
  },
  xlsx: (sections) => {
    const rows = sections.flatMap((section) => section.rows);
    const cells = (row: readonly string[], at: number) =>
      row.map((cell, i) => `<c r="${'ABCD'[i]}${at}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('');
    const data = rows.map((row, i) => `<row r="${i + 1}">${cells(row, i + 1)}</row>`).join('');
    return officeFiles('xlsx', [
      {
        name: 'xl/workbook.xml',
        content: '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
      },
      relationsOf('xl/workbook.xml', [['r1', 'worksheet', 'sheets/s.xml']]),
      { name: 'xl/sheets/s.xml', content: `<worksheet><sheetData>${data}</sheetData></worksheet>` },
    ]);
  },
  pptx: (sections) => {
    const links = sections.map((_, i): Link => [`r${i + 1}`, 'slide', `slides/s${i + 1}.xml`]);
    const ids = links.map(([id], i) => `<p:sldId id="${256 + i}" r:id="${id}"/>`).join('');
    const paragraph = (text: string) => `<a:p><a:r><a:rPr sz="1800"/><a:t>${text}</a:t></a:r></a:p>`;
    const slides = sections.map(({ heading, text }, i) => ({
      name: `ppt/slides/s${i + 1}.xml`,
      content: `<p:sld xmlns:p="p" xmlns:a="a"><p:sp><p:txBody>${paragraph(heading)}${paragraph(text)}</p:txBody></p:sp></p:sld>`,
    }));
    const presentation = `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`;
    return officeFiles('pptx', [
      { name: 'ppt/presentation.xml', content: presentation },
      relationsOf('ppt/presentation.xml', links),
      ...slides,
    ]);
  },
};
