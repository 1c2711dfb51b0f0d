import type { ExtractedDocument } from '../extraction/extracted-document.ts';
import type { ExtractionFailure } from '../extraction/extraction-failure.ts';
import type { DocumentAddress, DocumentFile, DocumentRecord, UnpackedVersion } from '../knowledge/document.ts';
import type { BaseStore } from '../knowledge/knowledge-base.ts';
import type { Use } from '../pricing/cost.ts';
import type { PriceOf } from '../pricing/prices.ts';
import type { GenerationIndex } from '../search/index-generation.ts';
import type { RemovalServices } from './finish-removal.ts';
import type { Pause } from './index-passages.ts';
import type { CostLimitServices } from './limits/cost-limit.ts';

/** The stores and services that ingestion uses. */
export interface IngestServices extends RemovalServices, CostLimitServices {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: RemovalServices['documents'] & {
    readonly findByFile: (baseId: string, file: string) => Promise<DocumentRecord | null>;
    readonly save: (record: DocumentRecord, previous: DocumentRecord) => Promise<'done' | 'changed'>;
  };
  readonly files: RemovalServices['files'] & {
    readonly exists: (key: string) => Promise<boolean>;
    readonly write: (key: string, file: DocumentFile) => Promise<void>;
    /** The bytes under a key, with their SHA-256 in lower-case hex. */
    readonly read: (key: string, bytesMax: number) => Promise<DocumentFile | 'missing' | 'too_large'>;
  };
  readonly archiveEntries: RemovalServices['archiveEntries'] & {
    readonly add: (
      record: DocumentRecord,
      archive: UnpackedVersion,
    ) => Promise<'done' | 'changed' | 'no_base' | 'full' | 'outdated'>;
    readonly renew: (
      record: DocumentRecord,
      previous: DocumentRecord,
      archive: UnpackedVersion,
    ) => Promise<'done' | 'changed' | 'no_base' | 'outdated'>;
  };
  readonly reader: {
    /** Reads a document within the time limit; a document that cannot be read is a failure. */
    readonly read: (
      request: { readonly bytes: Uint8Array; readonly file: string; readonly timeMs: number },
      signal: AbortSignal,
    ) => Promise<ExtractedDocument | ExtractionFailure>;
  };
  /** Every index of the stage: a document is written to all of them before it is readable. */
  readonly indexes: readonly GenerationIndex[];
  /** Sends the message about an uploaded file again, so that the file is ingested or its ingestion continues. */
  readonly announce: (address: DocumentAddress, fileVersion: number) => Promise<void>;
  /** Adds the cost of embedding to the company's month; it is recorded outside the budget and does not use it up. */
  readonly recordCost: (companyId: string, uses: readonly Use[]) => Promise<void>;
  readonly priceOf: PriceOf;
  readonly newId: () => string;
  readonly pause: Pause;
}
