// Guarantee: a document with 150,000 rows, paragraphs or elements is read. Risk: a large sheet that is within every
// documented limit exceeds the call stack, is tried four times, and fails without a reason.
import { expect, it } from 'vitest';
import { append } from '../../../shared/extraction/append.ts';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import { makeDocx, makeSheet } from './office/make-office.ts';

// More arguments than a single call of a function accepts.
const PARTS = 150_000;

const html = () => new TextEncoder().encode(`<!doctype html><body>a${'<br>'.repeat(PARTS)}z</body>`);
const workbook = () => {
  const rows = Array.from({ length: PARTS }, (_, at) => `<row><c r="A${at + 1}"><v>${at}</v></c></row>`);
  return makeSheet(`<sheetData>${rows.join('')}</sheetData>`);
};
const textBox = () => {
  const paragraphs = '<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(PARTS);
  return makeDocx(`<w:p><w:r><w:pict><w:txbxContent>${paragraphs}</w:txbxContent></w:pict></w:r></w:p>`);
};

it.each<[name: string, make: () => Uint8Array, file: string, blocks: number]>([
  ['a page of one element after the other', html, 'a.html', 1],
  ['a sheet of a single column', workbook, 'a.xlsx', PARTS],
  ['a text box of a Word document', textBox, 'a.docx', PARTS],
])('reads %s with 150,000 parts', async (_name, make, file, blocks) => {
  const read = await extractDocument(make(), file, () => false);
  expect('code' in read ? read : read.blocks.length).toEqual(blocks);
});

it('appends the items of one list to another, in their order', () => {
  const list = ['a'];
  append(list, ['b', 'c']);
  expect(list).toEqual(['a', 'b', 'c']);
});
