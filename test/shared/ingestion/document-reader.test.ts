// Guarantee: a document that crashes its reader, or takes too much time or memory, fails alone, and the next document
// is read. Risk: one damaged file ends the worker again and again, together with the other documents that it is
// reading.
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from '../../../shared/extraction/document-reader.client.ts';
import { makePdf, prosePage } from './make-pdf.ts';
import { PDF_MEMORY_BOMBS, pdfTimeBomb } from './make-pdf-bomb.ts';

const pdf = makePdf([prosePage(['One page.'])]);
const request = { bytes: pdf, file: 'a.pdf', timeMs: 30_000 };
const functionEnd = new AbortController();
const limits = { heapMbMax: 200, graceMs: 20_000 };
// Starting a reader's thread takes a second, so tests without limits of their own share a reader. If its thread has
// ended, the reader starts another.
const sharedReader = createDocumentReader(limits);

afterAll(() => functionEnd.abort());

describe('the reader of documents', () => {
  it('reads one document after another', async () => {
    for (let i = 0; i < 3; i += 1) {
      expect(await sharedReader.read(request, functionEnd.signal), `document ${i + 1}`).toMatchObject({
        type: 'pdf',
        pages: 1,
      });
    }
    expect(await sharedReader.read({ ...request, bytes: new Uint8Array(0) }, functionEnd.signal)).toMatchObject({
      code: 'empty',
    });
  });

  it('reads the next document after a promise of the PDF library was rejected without a handler', async () => {
    const twoPages = Buffer.from(makePdf([prosePage(['One page.']), prosePage(['Another.'])])).toString('latin1');
    // The pages are not where the file says: pdf.js rebuilds the table of objects, and one of its own promises is
    // rejected although nothing awaits it.
    const misplaced = twoPages.replace('\n5 0 obj', '\n@ 0 obj').replace('\n7 0 obj', '\nH 0 obj');
    const damaged = { ...request, bytes: new Uint8Array(Buffer.from(misplaced, 'latin1')) };
    expect(await sharedReader.read(damaged, functionEnd.signal)).toMatchObject({ code: 'no_text' });
    expect(await sharedReader.read(request, functionEnd.signal)).toMatchObject({ type: 'pdf' });
  });

  it('aborts a document that takes too long, and reads the next one', async () => {
    const reader = createDocumentReader({ ...limits, graceMs: 0 });
    const endless = Buffer.from(`# A\n\n${'![a]('.repeat(100_000)}`);
    const slow = { bytes: new Uint8Array(endless), file: 'a.md', timeMs: 1 };
    expect(await reader.read(slow, functionEnd.signal)).toMatchObject({ code: 'timed_out' });
    expect(await reader.read(request, functionEnd.signal)).toMatchObject({ type: 'pdf' });
  });

  it('stops watching the memory of documents that it has read or aborted', async () => {
    const begun = vi.spyOn(globalThis, 'setInterval');
    const ended = vi.spyOn(globalThis, 'clearInterval');
    await sharedReader.read(request, functionEnd.signal);
    await sharedReader.read(request, AbortSignal.abort());
    const watches = begun.mock.results.map(({ value }) => value);
    const left = watches.filter((watch) => !ended.mock.calls.some(([each]) => each === watch));
    vi.restoreAllMocks();
    expect(watches.length).toBeGreaterThanOrEqual(2);
    expect(left).toEqual([]);
  });

  it('stops reading a document when the function must end', async () => {
    const reader = createDocumentReader(limits);
    expect(await reader.read(request, AbortSignal.abort())).toMatchObject({ code: 'timed_out' });
  });

  it('fails a document that needs more memory than its limit', async () => {
    const reader = createDocumentReader({ ...limits, heapMbMax: 32 });
    const large = Buffer.from('A.\n\n'.repeat(2_400_000));
    const long = { bytes: new Uint8Array(large), file: 'a.txt', timeMs: 60_000 };
    expect(await reader.read(long, functionEnd.signal)).toMatchObject({ code: 'too_complex' });
  });

  // The uncompressed content of a PDF is in buffers outside the heap, which a heap limit does not bound. The thread
  // that reads the document after a bomb then reads the next bomb.
  const limitedReader = createDocumentReader({ heapMbMax: 400, residentMbMax: 200, smallMs: 100_000 });
  it.each(PDF_MEMORY_BOMBS)(
    'aborts a small PDF that unpacks to far too much, and reads the next one: %s',
    async (_bomb, make) => {
      const bytes = make();
      expect(bytes.length).toBeLessThan(20_000);
      const bomb = { bytes, file: 'a.pdf', timeMs: 100_000 };
      expect(await limitedReader.read(bomb, functionEnd.signal)).toMatchObject({ code: 'too_complex' });
      expect(await limitedReader.read(request, functionEnd.signal)).toMatchObject({ type: 'pdf' });
    },
  );

  // The page of this PDF would take days to read.
  it('aborts a small PDF that takes far longer than its size explains', async () => {
    const reader = createDocumentReader({ smallMs: 1_000, graceMs: 500 });
    const bomb = { bytes: pdfTimeBomb(), file: 'a.pdf', timeMs: 20_000 };
    expect(await reader.read(bomb, functionEnd.signal)).toMatchObject({ code: 'too_complex' });
  });
});
