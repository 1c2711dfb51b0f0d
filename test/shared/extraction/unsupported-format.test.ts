// Guarantee: each format that cannot be read is named by the bytes with which its files begin, and only by these; none
// of them can be read. Risk: a picture that is reported as damaged text, a text about file formats that is refused, or
// a name that is still listed although its format is read now.
import { expect, it } from 'vitest';
import { detectFormat } from '../../../shared/extraction/detect-format.ts';
import { documentContent } from '../../../shared/extraction/document-content.ts';
import { unsupportedFormat } from '../../../shared/extraction/unsupported-format.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

it.each([
  ['a PNG image', '\x89PNG\r\n\x1a\n'],
  ['a JPEG image', '\xff\xd8\xff\xdb'],
  ['a GIF image', 'GIF87a'],
  ['a GIF image', 'GIF89a'],
  ['a TIFF image', 'II*\x00'],
  ['a TIFF image', 'MM\x00*'],
  ['a WebP image', 'RIFF\x24\x00\x00\x00WEBP'],
  ['a WAV audio file', 'RIFF\x24\x00\x00\x00WAVE'],
  ['an AVI video', 'RIFF\x24\x00\x00\x00AVI '],
  ['an MP4 or HEIC file', '\x00\x00\x00\x18ftypmp42'],
  ['an MP3 audio file', 'ID3\x04'],
  ['an Ogg audio or video file', 'OggS'],
  ['a FLAC audio file', 'fLaC'],
  ['a gzip archive', '\x1f\x8b\x08'],
  ['a bzip2 archive', 'BZh9'],
  ['a 7-Zip archive', '7z\xbc\xaf\x27\x1c'],
  ['a RAR archive', 'Rar!\x1a\x07\x00'],
  ['an XZ archive', '\xfd7zXZ\x00'],
  ['a Zstandard archive', '\x28\xb5\x2f\xfd'],
  ['a tar archive', `notes.txt${'\x00'.repeat(248)}ustar`],
  ['an SQLite database', 'SQLite format 3\x00'],
  ['a Parquet file', 'PAR1'],
  ['a program', '\x7fELF'],
  ['a program', '\x00asm'],
  ['a program', '\xca\xfe\xba\xbe'],
  ['an RTF document', '{\\rtf1'],
  ['a PostScript document', '%!PS-Adobe-3.0'],
  ['a SYLK spreadsheet (SLK)', 'ID;PWXL;N;E\r\nP;PGeneral\r\n'],
  ['a SYLK spreadsheet (SLK)', 'ID;PSCALC3\n'],
  ['a OneNote section', '\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d\xae\xb1\x53\x78\xd0\x29\x96\xd3'],
  ['a OneNote notebook', '\xa1\x2f\xff\x43\xd9\xef\x76\x4c\x9e\xe2\x10\xea\x57\x22\x76\x5f'],
  ['a DIF spreadsheet', 'TABLE\r\n0,1\r\n"EXCEL"\r\n'],
  ['a DIF spreadsheet', 'TABLE\n0,1\n"Sheet1"\n'],
])('a file that begins as %s does is refused with this name', (name, beginning) => {
  expect(unsupportedFormat(bytesOf(beginning))).toBe(name);
  expect(detectFormat(documentContent(bytesOf(beginning), 'file'))).toEqual({
    code: 'unknown_type',
    sentence: expect.stringContaining(`The document is ${name}, which is not supported.`),
  });
});

it.each(['GIF89a', 'WEBP', 'ftyp', 'ID3', 'OggS', 'BZh', 'ustar', 'PAR1', '{\\rtf', '%!PS'])(
  'a text that only mentions %s is a text',
  (signature) => {
    expect(unsupportedFormat(bytesOf(`The files begin with ${signature}.\n`))).toBeNull();
  },
);

it.each(['WEBP', 'WAVE', 'AVI '])(
  'a text that has %s where an image, sound or video names its format is a text',
  (format) => {
    expect(unsupportedFormat(bytesOf(`Convert ${format} files first.\n`))).toBeNull();
  },
);

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const FLAT = '<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3">';
const WORKBOOK = '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">';

it.each([
  ['an OpenDocument file saved as XML (FODT, FODS or FODP)', `${DECLARATION}${FLAT}`],
  ['an Excel workbook saved as XML', `${DECLARATION}<?mso-application progid="Excel.Sheet"?>\r\n${WORKBOOK}`],
  ['an Excel workbook saved as XML', `\xef\xbb\xbf${DECLARATION}<!-- 2003 -->${WORKBOOK}`],
  [
    'a Word document saved as XML',
    `${DECLARATION}<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml">`,
  ],
  [
    'an Office document saved as XML',
    `${DECLARATION}<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">`,
  ],
])('an XML file is named by its root element: %s', (name, beginning) => {
  expect(unsupportedFormat(bytesOf(beginning))).toBe(name);
});

it.each([
  ['a CSV file whose first column is ID', 'ID;Price\r\n1;20\r\n'],
  ['a text whose first word is TABLE', 'TABLE\n0,1 mm\n'],
  ['an XML file with an unknown root', `${DECLARATION}<document xmlns="urn:example">Leave</document>`],
  ['a root with the name of a property of every object', `${DECLARATION}<constructor a="b">`],
  ['an XML file without an element', DECLARATION],
  ['a workbook element inside another root', `${DECLARATION}<notes lang="en">${WORKBOOK}</notes>`],
  ['a text that quotes a root', `The root is ${WORKBOOK}\n`],
])('a file that only looks like an unsupported one has no such name: %s', (_name, beginning) => {
  expect(unsupportedFormat(bytesOf(beginning))).toBeNull();
});
