// Guarantee: a document that crashes its reader fails alone, and the next document is read. Risk: one damaged file ends
// the worker again and again, together with the other documents that it is reading.
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from '../../../shared/extraction/document-reader.client.ts';
import { makePdf, prosePage } from './make-pdf.ts';
import { PDF_MEMORY_BOMBS, pdfTimeBomb } from './make-pdf-bomb.ts';

const pdf = makePdf([prosePage(['One page.'])]);
const order = { bytes: pdf, file: 'a.pdf', timeMs: 30_000 };
const ends = new AbortController();
const limits = { heapMbMax: 200, graceMs: 20_000 };
// A reader's thread takes a second to start: tests that need nothing else share a reader, which starts it again if it
// was ended.
const shared = createDocumentReader(limits);

afterAll(() => ends.abort());

describe('the reader of documents', () => {
  it('reads one document after the other in one thread', async () => {
    for (let i = 0; i < 3; i += 1) {
      expect(await shared.read(order, ends.signal), `document ${i + 1}`).toMatchObject({ type: 'pdf', pages: 1 });
    }
    expect(await shared.read({ ...order, bytes: new Uint8Array(0) }, ends.signal)).toMatchObject({ code: 'empty' });
  });

  it('survives promises of the PDF reader that reject later', async () => {
    const two = Buffer.from(makePdf([prosePage(['One page.']), prosePage(['Another.'])])).toString('latin1');
    // The pages are not where the file says: pdf.js rebuilds the table of objects, and one of its own promises rejects
    // although nobody awaits it.
    const lost = two.replace('\n5 0 obj', '\n@ 0 obj').replace('\n7 0 obj', '\nH 0 obj');
    const damaged = { ...order, bytes: new Uint8Array(Buffer.from(lost, 'latin1')) };
    expect(await shared.read(damaged, ends.signal)).toMatchObject({ code: 'no_text' });
    expect(await shared.read(order, ends.signal)).toMatchObject({ type: 'pdf' });
  });

  it('aborts a document that takes too long, and reads the next one', async () => {
    const reader = createDocumentReader({ ...limits, graceMs: 0 });
    const endless = Buffer.from(`# A\n\n${'![a]('.repeat(100_000)}`);
    const slow = { bytes: new Uint8Array(endless), file: 'a.md', timeMs: 1 };
    expect(await reader.read(slow, ends.signal)).toMatchObject({ code: 'timed_out' });
    expect(await reader.read(order, ends.signal)).toMatchObject({ type: 'pdf' });
  });

  it('stops watching the memory of documents that it has read or aborted', async () => {
    const begun = vi.spyOn(globalThis, 'setInterval');
    const ended = vi.spyOn(globalThis, 'clearInterval');
    await shared.read(order, ends.signal);
    await shared.read(order, AbortSignal.abort());
    const watches = begun.mock.results.map(({ value }) => value);
    const left = watches.filter((watch) => !ended.mock.calls.some(([each]) => each === watch));
    vi.restoreAllMocks();
    expect(watches.length).toBeGreaterThanOrEqual(2);
    expect(left).toEqual([]);
  });

  it('stops when the function must end', async () => {
    const reader = createDocumentReader(limits);
    expect(await reader.read(order, AbortSignal.abort())).toMatchObject({ code: 'timed_out' });
  });

  it('limits the memory of a document', async () => {
    const reader = createDocumentReader({ ...limits, heapMbMax: 32 });
    const large = Buffer.from('A paragraph of text.\n\n'.repeat(450_000));
    const long = { bytes: new Uint8Array(large), file: 'a.txt', timeMs: 60_000 };
    expect(await reader.read(long, ends.signal)).toMatchObject({ code: 'too_complex' });
  });

  // The uncompressed content of a PDF is in buffers outside the heap, so that a heap limit does not bound it. The
  // thread that reads the document after a bomb then reads the next bomb.
  const small = createDocumentReader({ heapMbMax: 400, residentMbMax: 200, smallMs: 100_000 });
  it.each(PDF_MEMORY_BOMBS)(
    'aborts a small PDF that unpacks to far too much, and reads the next one: %s',
    async (_bomb, make) => {
      const bytes = make();
      expect(bytes.length).toBeLessThan(20_000);
      const bomb = { bytes, file: 'a.pdf', timeMs: 100_000 };
      expect(await small.read(bomb, ends.signal)).toMatchObject({ code: 'too_complex' });
      expect(await small.read(order, ends.signal)).toMatchObject({ type: 'pdf' });
    },
  );

  // The page of this PDF would take days to read.
  it('aborts a small PDF that takes far longer than its size explains', async () => {
    const reader = createDocumentReader({ smallMs: 1_000, graceMs: 500 });
    const bomb = { bytes: pdfTimeBomb(), file: 'a.pdf', timeMs: 20_000 };
    expect(await reader.read(bomb, ends.signal)).toMatchObject({ code: 'too_complex' });
  });
});
