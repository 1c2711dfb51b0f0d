// Guarantee: the format of a document is detected by its bytes, and by its name if they leave it open; an unsupported
// format is named in a sentence that lists the supported ones. Risk: an image is indexed as text, or an operator reads
// "unknown" about a known format.
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CannotRead } from '../../../shared/extraction/cannot-read.ts';
import { detectFormat } from '../../../shared/extraction/detect-format.ts';
import { documentContent, textOf } from '../../../shared/extraction/document-content.ts';
import { FORMAT_LABELS } from '../../../shared/knowledge/document-type.ts';
import { upTo } from '../../harness/properties/up-to.ts';
import { makeZip } from './make-zip.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const detect = (bytes: Uint8Array, file: string) => detectFormat(documentContent(bytes, file));
const sentenceFor = (bytes: Uint8Array, file = 'file.md') => {
  const result = detect(bytes, file);
  return 'sentence' in result ? result.sentence : `supported as ${result.type}`;
};
const LABELS = Object.values(FORMAT_LABELS);
const SUPPORTED = `Supported formats are ${LABELS.slice(0, -1).join(', ')}, and ${LABELS.at(-1)}.`;
const notSupported = (found: string) => `The document is ${found}, which is not supported. ${SUPPORTED}`;
const UNKNOWN = `The document has an unknown format. ${SUPPORTED}`;
const zipOf = (...files: readonly (readonly [name: string, content: string])[]) =>
  Buffer.from(makeZip(files.map(([name, content]) => ({ name, content, method: 0 })))).toString('latin1');
const zipWithEmpty = (name: string) => zipOf([name, '']);
const XLSB = zipOf(
  [
    '[Content_Types].xml',
    '<Types><Override PartName="/xl/workbook.bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>',
  ],
  [
    '_rels/.rels',
    '<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
  ],
  ['xl/workbook.bin', ''],
);
const ODT = 'application/vnd.oasis.opendocument.text';
const MAIL =
  'The document is an e-mail message (EML) or a saved web page (MHTML), which is not supported. Open it in a mail program or browser, save it as PDF or plain text, and add that file.';
const OLD_OFFICE = notSupported('an Office document in a format from before 2007 (DOC, XLS or PPT)');
// The beginning of a compound file, and the names of streams as its directory has them.
const compoundFile = (...streams: readonly string[]) =>
  [
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    ...streams.map((name) => Buffer.from(`${name}\0`, 'utf16le').toString('latin1')),
  ].join('\x00\x00');
const OTHER_PACKAGE = 'a package other than a Word, Excel or PowerPoint document';
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\nstartxref\n0\n%%EOF\n';

describe('the format of a document', () => {
  it.each([
    ['report.pdf', PDF],
    ['report.txt', PDF],
    ['report', `\xef\xbb\xbf\n\n${PDF}`],
    ['report.md', `${'#'.repeat(1_000)}\n${PDF}`],
    ['report.md', `\x00\x01junk%PDF-1.7\xff\xfe`],
  ])('is PDF if it has the header of a PDF, whatever its name is (%s)', (file, content) => {
    expect(detect(bytesOf(content), file)).toMatchObject({ type: 'pdf' });
  });

  it.each([
    ['a text that quotes the header of a PDF', 'How a file begins:\n%PDF-1.7\nand so on.'],
    ['a file in which the header of a PDF comes too late', `${'a line of text\n'.repeat(100)}${PDF}`],
  ])('is text for %s', (_case, content) => {
    expect(detect(bytesOf(content), 'notes.txt')).toMatchObject({ type: 'text' });
  });

  it.each([
    ['notes.md', 'Just a line.', 'markdown'],
    ['NOTES.MARKDOWN', 'Just a line.', 'markdown'],
    ...['mdown', 'mkd', 'mkdn', 'mdx'].map((extension) => [`notes.${extension}`, 'Just a line.', 'markdown']),
    ...['html', 'xhtml', 'xht'].map((extension) => [`page.${extension}`, '<p>A paragraph.', 'html']),
    ['notes.txt', 'Just a line.', 'text'],
    ['notes', 'Just a line.', 'text'],
    ['notes.txt', '# Title\n\nA [link](https://example.org) and **bold**.', 'markdown'],
    ['notes.txt', '---\ntitle: A\n---\n\n# Head\n\nText.', 'markdown'],
    ['notes', '# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |\n', 'markdown'],
    ['run.sh', '#!/bin/sh\n# a comment\nset -e\n# another\necho hi\n', 'text'],
    ['notes.txt', 'Prices:\n# 1 apples\n# 2 pears\n', 'text'],
    ['notes.txt', 'MIME-Version: 1.0\nthis line is no header\n\nText.\n', 'text'],
    ['memo.txt', 'From: Ann\nTo: all\nSubject: Keys\n\nThey hang in the hall.\n', 'text'],
    ['headers.txt', 'Accept: text/html\nContent-Type: application/json\n\nSend both.\n', 'text'],
    ['page', '<!-- a --> <!DOCTYPE html><html></html>', 'html'],
    ['page.txt', '<?xml version="1.0"?>\n<html>', 'html'],
    ['page.htm', '<p>A paragraph.', 'html'],
    ['page.html', '<style>.a{color:red}</style>', 'html'],
    ['part.html', '<section><b>Bold</b></section>', 'html'],
    ['data.csv', 'a,b\n1,2\n', 'csv'],
    ['data.csv', 'One sentence, and no table.\nAnother.\n', 'csv'],
    ['data', 'name,city,rate\nA,Bern,1\nB,Basel,2\nC,Genf,3\n', 'csv'],
    ['data.JSON', '{"a": 1}', 'json'],
    ['data.yml', 'a: 1\n', 'yaml'],
    ['data.json', '{"a": ', 'text'],
    ['data.txt', '{"a": 1}', 'text'],
    ['answers.csv', 'ask,say\n"How?","Now **read** [this](https://example.org)."\n', 'csv'],
    ['texts.json', '{"a": "Now **read** [this](https://example.org)."}', 'json'],
    ['stage.yaml', '---\nkind: a\n---\n\n# The second part\n\nkind: b\n', 'yaml'],
    ['rows.jsonl', '{"a":1,"b":2,"c":3}\n{"a":4,"b":5,"c":6}\n{"a":7,"b":8,"c":9}\n{"a":1,"b":1,"c":1}\n', 'json'],
    ['notes.txt', 'Convert WEBP pictures to PNG.', 'text'],
    ['notes.txt', 'One, two and three.\nFour, five.\nSix, seven.\nEight, nine.\n', 'text'],
  ])('follows from the content and the name of a text: %s with %j is %s', (file, content, type) => {
    expect(detect(bytesOf(content), file)).toMatchObject({ type });
  });

  it('is Markdown when a Markdown file begins with HTML', () => {
    expect(detect(bytesOf('<div align="center">\n\n# Title\n\n</div>\n'), 'README.md')).toMatchObject({
      type: 'markdown',
    });
  });

  const TEXT = 'Grüße — 你好';
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
    ['little-endian UTF-16 with a byte order mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['little-endian UTF-16 without one', Buffer.from(`${TEXT} a b c`, 'utf16le')],
    ['big-endian UTF-16 without one', Buffer.from(`${TEXT} a b c`, 'utf16le').swap16()],
    ['big-endian UTF-16 with a byte order mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ])('is text in %s', (_encoding, bytes) => {
    const content = documentContent(new Uint8Array(bytes), 'a.txt');
    expect(detectFormat(content)).toMatchObject({ type: 'text' });
    expect(textOf(content)?.replace(' a b c', '')).toBe(TEXT);
  });
});

describe('a document that is not supported', () => {
  it.each([
    ['an empty file', '', 'The document is empty.'],
    ['a binary Excel workbook', zipWithEmpty('xl/workbook.bin'), notSupported('a binary Excel workbook (XLSB)')],
    ['a binary Excel workbook with the links of a package', XLSB, notSupported('a binary Excel workbook (XLSB)')],
    ['a Pages document', zipWithEmpty('Index/Document.iwa'), notSupported('a Pages, Numbers or Keynote document')],
    ['an OpenDocument file', zipOf(['mimetype', ODT], ['content.xml', '<x/>']), notSupported('an OpenDocument file')],
    ['an EPUB book', zipOf(['mimetype', 'application/epub+zip']), notSupported('an EPUB book')],
    ['a drawing in an Office package', zipWithEmpty('[Content_Types].xml'), notSupported(OTHER_PACKAGE)],
    ['a Java program', zipWithEmpty('META-INF/MANIFEST.MF'), notSupported('a Java program')],
    [
      'an encrypted Office document',
      compoundFile('EncryptedPackage'),
      'The document is encrypted. Remove its password and add it again.',
    ],
    ['an old Word document', compoundFile('Root Entry', 'WordDocument'), OLD_OFFICE],
    ['an old Excel workbook', compoundFile('Root Entry', 'Workbook'), OLD_OFFICE],
    ['a workbook of Excel 95', compoundFile('Root Entry', 'Book'), OLD_OFFICE],
    ['an old presentation', compoundFile('Root Entry', 'PowerPoint Document'), OLD_OFFICE],
    [
      'the thumbnails of a Windows folder (Thumbs.db)',
      compoundFile('Root Entry', 'Catalog', '256_1'),
      notSupported("a file in Microsoft's compound format, such as Thumbs.db or an installer (MSI)"),
    ],
    [
      'an Outlook message, even with an attached Office document',
      compoundFile('Root Entry', '__properties_version1.0', 'WordDocument'),
      'The document is an Outlook message (MSG), which is not supported. Open it in a mail program, save it as PDF or plain text, and add that file.',
    ],
    ['a PNG image', '\x89PNG\r\n\x1a\n\x00', notSupported('a PNG image')],
    ['a JPEG image', '\xff\xd8\xff\xe0', notSupported('a JPEG image')],
    ['an e-mail message', `Subject: A\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\nSGVsbG8=`, MAIL],
    [
      'a saved web page, whose hidden parts would not be removed',
      `From: <Saved by Blink>\nSubject: A\nMIME-Version: 1.0\nContent-Type: multipart/related;\n\tboundary="x"\n\n<html>`,
      MAIL,
    ],
    [
      'an e-mail message without a MIME version',
      'From: a@example.org\nSubject: A\nContent-Type: text/html\n\n<p>Seen <span style="display:none">hidden</span></p>',
      MAIL,
    ],
    [
      'an e-mail message that an editor saved with a byte order mark',
      '\xef\xbb\xbfSubject: A\nMIME-Version: 1.0\nContent-Type: text/html\n\n<p>Seen</p>',
      MAIL,
    ],
    [
      'an e-mail message that declares only its encoding',
      'Received: from a by b\nContent-Transfer-Encoding: base64\n\nSGVsbG8=',
      MAIL,
    ],
    ['a PostScript document, although it is text', '%!PS-Adobe-3.0', notSupported('a PostScript document')],
    ['bytes of an unknown format', '\x00\x01\x02\x03', UNKNOWN],
    ['text with many control characters', 'a\x01'.repeat(100), UNKNOWN],
    [
      'Korean text in seven bits, which no decoder knows',
      '\x1b$)C\x0e0!\x0f',
      'The document is text in an encoding that cannot be read. Save it as UTF-8 and add it again.',
    ],
  ])('is reported: %s', (_case, content, sentence) => {
    expect(sentenceFor(bytesOf(content))).toBe(sentence);
  });

  it.each(['word/document.xml', 'xl/workbook.xml', 'ppt/presentation.xml'])(
    'is reported as damaged if %s is its only part',
    (part) => {
      expect(() => detect(bytesOf(zipWithEmpty(part)), 'a.zip')).toThrow(new CannotRead('corrupt'));
    },
  );

  it('does not make an archive unsupported that contains it, even without compression', () => {
    const odt = zipOf(['mimetype', ODT]);
    const xlsb = zipWithEmpty('xl/workbook.bin');
    expect(detect(bytesOf(zipOf(['minutes.odt', odt], ['sums.xlsb', xlsb])), 'all.zip')).toMatchObject({
      type: 'zip',
    });
  });

  it('is reported as a gzip archive, whatever the archive contains', () => {
    expect(sentenceFor(gzipSync('# Title'))).toBe(notSupported('a gzip archive'));
  });

  it.each<readonly [file: string, content: string, extension: string]>([
    ['report.pdf', 'Access denied.', '.pdf'],
    ['photo.JPEG', '# Title', '.jpeg'],
    ...'doc docx xls xlsx ppt pptx odt ods odp epub png jpg gif webp tif tiff zip gz 7z rar mp3 mp4'
      .split(' ')
      .map((extension) => [`file.${extension}`, 'Access denied.', `.${extension}`] as const),
  ])('is reported as text when its name has the extension of a binary format (%s)', (file, content, extension) => {
    expect(sentenceFor(bytesOf(content), file)).toBe(
      `The file name ends in ${extension}, but the document is plain text. Rename the file, or add the original.`,
    );
  });
});

describe('a file of random bytes', () => {
  const contents = upTo(3_000, (lengths) => fc.uint8Array(lengths));
  it('has a format or an error message', () => {
    fc.assert(
      fc.property(contents, fc.string(), (bytes, file) => {
        const result = detect(bytes, file);
        if ('sentence' in result) {
          expect(result.sentence).toMatch(/^The .*\.$/);
        } else {
          expect(Object.keys(FORMAT_LABELS)).toContain(result.type);
        }
      }),
      { numRuns: 500 },
    );
  });
});
