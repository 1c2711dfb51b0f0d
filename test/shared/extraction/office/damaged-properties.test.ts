// Guarantee: an Office document with damaged properties is read, only without the title in them. Risk: a document that
// every Office program opens is refused.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip } from '../make-zip.ts';
import { docxFiles, wordParagraph } from './make-office.ts';

it('reads a document whose properties are not XML, without a title', async () => {
  const files = docxFiles(wordParagraph('The pool is closed.'), { title: 'Opening hours' }).map((file) =>
    file.name === 'docProps/core.xml' ? { ...file, content: '<cp:coreProperties><dc:title>Opening' } : file,
  );
  expect(await extractDocument(makeZip(files), 'a.docx', () => false)).toMatchObject({
    title: null,
    blocks: [{ text: 'The pool is closed.' }],
  });
});
