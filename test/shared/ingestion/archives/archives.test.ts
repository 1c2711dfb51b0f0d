// Guarantee: each file of a ZIP archive becomes a separate document, with a record and a reason if it cannot be read;
// one bad file does not stop the others. Risk: a ZIP bomb, a name that leads out of the archive, or one bad file that
// costs all others.
import { describe, expect, it } from 'vitest';
import { CHUNKING_VERSION } from '../../../../shared/ingestion/chunking/chunking-version.ts';
import { addressOf } from '../../../../shared/knowledge/document.ts';
import { makeZip } from '../../extraction/make-zip.ts';
import { docxFiles, wordParagraph } from '../../extraction/office/make-office.ts';
import { makePdf, prosePage } from '../make-pdf.ts';
import { createWorld } from '../memory-world.ts';
import { deliver, readableTexts, recordOf, upload } from '../world-steps.ts';
import { filesOf, ingestArchive, markdown, ZIP } from './archive-steps.ts';

const NO_DOCUMENTS =
  'The archive contains no documents. Folders, links, hidden files and files that operating systems add do not count.';

describe('an archive', () => {
  it('becomes a document for each of its files, whatever their formats, except folders and system files', async () => {
    const world = createWorld();
    const outcome = await ingestArchive(world, [
      { name: 'guides/', content: '', method: 0 },
      markdown('guides/rooms.md', 'The blue room has a window.'),
      { name: 'plan.pdf', content: makePdf([prosePage(['The plan has one page.'])]) },
      {
        name: 'letter.docx',
        content: makeZip(docxFiles(wordParagraph('Dear reader, the seal is changed yearly.'), {})),
      },
      { name: 'rates.csv', content: 'City,Rate\nBern,19\nBasel,20\n' },
      { name: '__MACOSX/guides/._rooms.md', content: 'x' },
      { name: '.DS_Store', content: 'x' },
    ]);
    expect(outcome).toEqual({ status: 'unpacked', documents: 4, left_out: 0 });
    expect(filesOf(world)).toEqual([
      ['archive.zip', 'ready', 'zip'],
      ['archive.zip/guides/rooms.md', 'ready', 'markdown'],
      ['archive.zip/letter.docx', 'ready', 'docx'],
      ['archive.zip/plan.pdf', 'ready', 'pdf'],
      ['archive.zip/rates.csv', 'ready', 'csv'],
    ]);
    expect(recordOf(world, ZIP)).toMatchObject({
      title: ZIP,
      reason: null,
      passages: 0,
      archive: null,
      entries: { documents: 4, leftOut: 0 },
    });
    expect(recordOf(world, 'archive.zip/plan.pdf')).toMatchObject({ pages: 1, archive: recordOf(world, ZIP).id });
    expect(readableTexts(world, 'archive.zip/guides/rooms.md').join()).toContain('The blue room has a window.');
    expect(world.waiting.size).toBe(0);
  });

  it('normalizes the names of its files to NFC', async () => {
    const world = createWorld();
    await ingestArchive(world, [markdown('Gebu\u0308hren.md', 'The fee is 9 euros.')]);
    expect(filesOf(world)).toEqual([
      [ZIP, 'ready', 'zip'],
      [`${ZIP}/Geb\u00fchren.md`, 'ready', 'markdown'],
    ]);
  });

  it('stays one document if it is an Office document', async () => {
    const world = createWorld();
    await upload(world, makeZip(docxFiles(wordParagraph('A letter.'), {})), ZIP);
    await deliver(world, addressOf(recordOf(world, ZIP)), 1);
    expect(filesOf(world)).toEqual([[ZIP, 'ready', 'docx']]);
  });

  it('has a failed document for each file that cannot be read, and keeps the others', async () => {
    const world = createWorld();
    const bytes = makeZip([
      markdown('good.md', 'It is read.'),
      { ...markdown('secret.md', 'x'), isEncrypted: true },
      { ...markdown('lying.md', 'x'), claimedBytes: 7 },
      { name: 'bomb.txt', content: ' '.repeat(30_000_000) },
      { name: 'huge.txt', content: 'x', claimedBytes: 60_000_000 },
      { name: 'inner.zip', content: makeZip([markdown('a.md', 'Inside.')]) },
      { name: 'hollow.zip', content: makeZip([{ name: 'a/', content: '', method: 0 }]) },
      { name: 'photo.png', content: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
      { name: 'empty.txt', content: '' },
    ]);
    expect(await ingestArchive(world, [], bytes)).toEqual({ status: 'unpacked', documents: 9, left_out: 0 });
    const reasons = [...world.records.values()].map(({ file, reason }) => [file.replace('archive.zip/', ''), reason]);
    expect(Object.fromEntries(reasons)).toEqual({
      'archive.zip': null,
      'good.md': null,
      'secret.md': 'The document is encrypted. Remove its password and add it again.',
      'lying.md': 'The document is damaged and cannot be read.',
      'bomb.txt': 'The document expands to far more data than its size suggests. Split it, or save it again.',
      'huge.txt': 'The document is larger than 50 MB.',
      'inner.zip': 'The file is an archive inside an archive, which is not opened. Add it on its own.',
      'hollow.zip': NO_DOCUMENTS,
      'photo.png': expect.stringContaining('is a PNG image, which is not supported'),
      'empty.txt': 'The document is empty.',
    });
    expect(readableTexts(world, 'archive.zip/good.md')).toHaveLength(1);
  });

  it('leaves out files with invalid names, and reports how many and why', async () => {
    const world = createWorld();
    await upload(world, '# Mine', 'archive.zip/taken.md');
    const outcome = await ingestArchive(world, [
      markdown('../../etc/passwd', 'x'),
      markdown('a\0b.md', 'x'),
      markdown('\u202egnp.md', 'x'),
      markdown('/absolute.md', 'x'),
      markdown('x'.repeat(600), 'x'),
      markdown('double.md', 'The first.'),
      markdown('double.md', 'The last.'),
      markdown('taken.md', 'Of the archive.'),
      markdown('windows\\path.md', 'It is read.'),
    ]);
    expect(outcome).toEqual({ status: 'unpacked', documents: 2, left_out: 7 });
    expect(recordOf(world, ZIP)).toMatchObject({
      status: 'ready',
      entries: { documents: 2, leftOut: 7 },
      reason:
        'Files of the archive that were left out: 5 with a name that is not accepted, 1 with the name of another file of the archive, 1 with the name of a document that the base already has.',
    });
    expect(readableTexts(world, 'archive.zip/double.md').join()).toContain('The last.');
    expect(readableTexts(world, 'archive.zip/windows/path.md')).toHaveLength(1);
    expect(readableTexts(world, 'archive.zip/taken.md').join()).toBe('Mine');
  });

  it.each<[string, () => Uint8Array, string]>([
    ['has nothing but folders', () => makeZip([{ name: 'a/', content: '', method: 0 }]), NO_DOCUMENTS],
    [
      'holds more than 2,000 files',
      () => makeZip(Array.from({ length: 2_001 }, (_, i) => ({ name: `${i}.txt`, content: 'x', method: 0 as const }))),
      'The archive holds more than 2,000 files. Split it into several archives.',
    ],
    [
      'declares more than 1 GB of unpacked files',
      () =>
        makeZip(Array.from({ length: 25 }, (_, i) => ({ name: `${i}.txt`, content: 'x', claimedBytes: 50_000_000 }))),
      'The document expands to far more data than its size suggests. Split it, or save it again.',
    ],
    [
      'is truncated',
      () => makeZip([markdown('a.md', 'x')]).subarray(0, 60),
      'The document is damaged and cannot be read.',
    ],
  ])('fails completely when it %s', async (_what, bytes, reason) => {
    const world = createWorld();
    expect(await ingestArchive(world, [], bytes())).toMatchObject({ status: 'failed' });
    expect([...world.records.values()].map((record) => record.reason)).toEqual([reason]);
  });
});

it('gives an entry the company and base of its archive, and the archive the current chunking version and indexes', async () => {
  const world = createWorld();
  world.clock.ms += 5_000;
  await ingestArchive(world, [markdown('a.md', 'a')]);
  const indexes = world.services.indexes.map(({ settings }) => settings);
  const address = { companyId: world.base.companyId, baseId: world.base.id };
  expect(recordOf(world, 'archive.zip/a.md')).toMatchObject(address);
  expect(recordOf(world, ZIP)).toMatchObject({
    ...address,
    updatedAt: '2026-11-20T06:00:05.000Z',
    currentBuild: { chunking: CHUNKING_VERSION, indexes, inputTokens: 0 },
  });
});
