import { extractText } from 'unpdf';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import { documentPassages } from '../../../shared/ingestion/document-passages.ts';
import type { DocumentRecord } from '../../../shared/knowledge/document.ts';
import { alternate } from '../alternate.ts';
import type { BenchRun } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { samplePdf } from './sample-pdf.ts';

const PAGES = 100;
const LIMITS = { rounds: 15, warmUps: 4, millisecondsMax: 12_000 };
const RECORD = { companyId: 'company', baseId: 'base', id: 'document', version: 1 } as DocumentRecord;
// The reader itself must take most of the time, not building lines, paragraphs and passages from what it read.
const RATIO_MAX = 1.3;

/**
 * Measures extracting a PDF of 100 pages and cutting it into passages, without embedding them, against unpdf's own
 * extraction of the same bytes.
 */
export async function benchPdf({ signal }: BenchRun): Promise<Figure[]> {
  return [
    await figureOf('PDF of 100 pages', samplePdf(PAGES), signal),
    await figureOf('PDF of 100 pages with white letters', samplePdf(PAGES, { whiteLetters: true }), signal),
  ];
}

async function figureOf(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<Figure> {
  // The reader transfers the buffer to itself, so each contestant gets a copy.
  const contestants = {
    own: () => cpuMs(bytes, takeApart),
    unpdf: () => cpuMs(bytes, extractText),
  };
  const { own, unpdf } = await alternate(contestants, { ...LIMITS, signal });
  return {
    bench: 'ingestion',
    name,
    value: median(own),
    unit: 'ms of CPU',
    baseline: { name: 'unpdf', value: median(unpdf) },
    target: { limit: RATIO_MAX, of: 'ratio' },
  };
}

// Extraction is pure computation, so its CPU time is the same on a busy machine as on an idle one.
async function cpuMs(bytes: Uint8Array, work: (own: Uint8Array) => Promise<unknown>): Promise<number> {
  const own = new Uint8Array(bytes);
  const before = process.cpuUsage();
  await work(own);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function takeApart(bytes: Uint8Array): Promise<void> {
  const document = await extractDocument(bytes, 'handbook.pdf', () => false);
  if ('code' in document) {
    throw new Error(`The sample could not be read: ${document.code}.`);
  }
  const passages = documentPassages(RECORD, 'Handbook of operations', document);
  if (document.pages !== PAGES || (passages?.length ?? 0) < PAGES) {
    throw new Error('The sample lost pages.');
  }
}
