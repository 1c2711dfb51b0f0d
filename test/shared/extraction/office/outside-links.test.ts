// Guarantee: a file outside the package that an Office document links to is not read, nor is a part of the same name
// inside the package. Risk: text that no Office program shows becomes part of an answer.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { makeZip } from '../make-zip.ts';
import { docxFiles, wordParagraph, wordRun } from './make-office.ts';

const NOTE = `<w:footnote w:id="2">${wordParagraph('Only inside.')}</w:footnote>`;
const BODY = `<w:p>${wordRun('The pool is closed.')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`;

const read = async (target: string) => {
  const files = docxFiles(BODY, { footnotes: NOTE }).map((file) => ({
    ...file,
    content: String(file.content).replace('Target="footnotes.xml"', target),
  }));
  return textsOf(await extractDocument(makeZip(files), 'a.docx', () => false));
};

it('reads the part that a link names, unless the link is external', async () => {
  expect(await read('Target="footnotes.xml"')).toEqual(['The pool is closed.', 'Footnote: Only inside.']);
  expect(await read('Target="footnotes.xml" TargetMode="External"')).toEqual(['The pool is closed.']);
});
