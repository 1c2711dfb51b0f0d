// Guarantee: what a document is is told from its bytes; what is not understood is named, in a sentence that says what
// is. Risk: a picture is indexed as text, or an operator reads "unknown" where the answer was known.
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentType } from '../../../shared/extraction/document-type.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const sentenceFor = (bytes: Uint8Array, file = 'file.md') => {
  const result = documentType(bytes, file);
  return 'sentence' in result ? result.sentence : `understood as ${result.type}`;
};
const understood = 'Markdown, plain text and PDF are understood.';
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\nstartxref\n0\n%%EOF\n';

describe('the type of a document', () => {
  it.each([
    ['report.pdf', pdf],
    ['report.txt', pdf],
    ['report', `\xef\xbb\xbf\n\n${pdf}`],
    ['report.md', `${'#'.repeat(1_000)}\n${pdf}`],
    ['report.md', `\x00\x01junk%PDF-1.7\xff\xfe`],
  ])('is PDF by its header, whatever it is called (%s)', (file, content) => {
    expect(documentType(bytesOf(content), file)).toMatchObject({ type: 'pdf' });
  });

  it.each([
    ['a text that quotes the header', 'How a file begins:\n%PDF-1.7\nand so on.'],
    ['a header that comes too late', `${'a line of text\n'.repeat(100)}${pdf}`],
  ])('is not PDF for %s', (_case, content) => {
    expect(documentType(bytesOf(content), 'notes.txt')).toMatchObject({ type: 'text' });
  });

  it.each([
    ['notes.md', 'Just a line.', 'markdown'],
    ['NOTES.MARKDOWN', 'Just a line.', 'markdown'],
    ['notes.txt', 'Just a line.', 'text'],
    ['notes', 'Just a line.', 'text'],
    ['notes.txt', '# Title\n\nA [link](https://example.org) and **bold**.', 'markdown'],
    ['notes.txt', '---\ntitle: A\n---\n\n# Head\n\nText.', 'markdown'],
    ['notes', '# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |\n', 'markdown'],
    ['run.sh', '#!/bin/sh\n# a comment\nset -e\n# another\necho hi\n', 'text'],
    ['notes.txt', 'Prices:\n# 1 apples\n# 2 pears\n', 'text'],
    ['data.csv', 'a,b\n1,2\n', 'text'],
  ])('%s is Markdown or text by its content, then by its name', (file, content, type) => {
    expect(documentType(bytesOf(content), file)).toMatchObject({ type });
  });

  it('reads UTF-8 with and without a mark, and UTF-16 behind one', () => {
    const text = 'Grüße — 你好';
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    const encodings = [Buffer.from(text), Buffer.from(`\ufeff${text}`), utf16, Buffer.from(utf16).swap16()];
    for (const bytes of encodings) {
      expect(documentType(new Uint8Array(bytes), 'a.txt')).toEqual({ type: 'text', text });
    }
  });
});

describe('what is not understood', () => {
  it.each([
    ['an empty file', '', 'The document is empty.'],
    [
      'a Word document',
      `PK\x03\x04${'\x00'.repeat(26)}word/document.xml`,
      `The document is a Word document (DOCX); ${understood}`,
    ],
    [
      'an Excel workbook',
      `PK\x03\x04${'\x00'.repeat(9_000)}xl/workbook.xml`,
      `The document is an Excel workbook (XLSX); ${understood}`,
    ],
    [
      'a presentation',
      `PK\x03\x04ppt/presentation.xml`,
      `The document is a PowerPoint presentation (PPTX); ${understood}`,
    ],
    ['any other archive', 'PK\x03\x04stuff', `The document is a ZIP archive; ${understood}`],
    [
      'an old Office document',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      `The document is an old or encrypted Office document; ${understood}`,
    ],
    ['a PNG image', '\x89PNG\r\n\x1a\n\x00', `The document is a PNG image; ${understood}`],
    ['a JPEG image', '\xff\xd8\xff\xe0', `The document is a JPEG image; ${understood}`],
    ['a page of HTML', '<!-- a --> <!DOCTYPE html><html></html>', `The document is an HTML page; ${understood}`],
    [
      'a page behind an XML declaration',
      '<?xml version="1.0"?>\n<html>',
      `The document is an HTML page; ${understood}`,
    ],
    ['RTF, which is text', '{\\rtf1 Hello}', `The document is an RTF document; ${understood}`],
    ['bytes that nobody knows', '\x00\x01\x02\x03', `The document is of a type that nobody knows; ${understood}`],
    [
      'text with many control characters',
      'a\x01'.repeat(100),
      `The document is of a type that nobody knows; ${understood}`,
    ],
    [
      'text in Latin-1',
      'Gr\xfc\xdfe aus K\xf6ln und sonst nichts',
      `The document is text in another encoding than UTF-8; ${understood}`,
    ],
  ])('is named: %s', (_case, content, sentence) => {
    expect(sentenceFor(bytesOf(content))).toBe(sentence);
  });

  it('is a gzip archive whatever is inside', () => {
    expect(sentenceFor(gzipSync('# Title'))).toBe(`The document is a gzip archive; ${understood}`);
  });

  it('is a name that promises what the content is not', () => {
    const sentence = `The document is named as PDF, but its content is not; ${understood}`;
    expect(sentenceFor(bytesOf('Access denied.'), 'report.pdf')).toBe(sentence);
    expect(sentenceFor(bytesOf('# Title'), 'photo.jpeg')).toContain('named as JPEG');
  });

  it('does not take HTML inside Markdown for a page', () => {
    expect(documentType(bytesOf('<div align="center">\n\n# Title\n\n</div>\n'), 'README.md')).toMatchObject({
      type: 'markdown',
    });
  });
});

describe('any bytes', () => {
  it('have a type or a sentence', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3_000 }), fc.string(), (bytes, file) => {
        const result = documentType(bytes, file);
        expect('sentence' in result ? result.sentence : result.type).toMatch(/^(The .*\.|pdf|text|markdown)$/);
      }),
      { numRuns: 500 },
    );
  });
});
