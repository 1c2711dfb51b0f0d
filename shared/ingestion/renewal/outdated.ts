import type { DocumentRecord } from '../../knowledge/document.ts';
import { type IndexSettings, sameSettings } from '../../search/index-generation.ts';
import { CHUNKING_VERSION } from '../chunking/chunking-version.ts';

/** Whether the stage would make the readable version of a document differently now. */
export function isOutdated(record: DocumentRecord, indexes: readonly IndexSettings[]): boolean {
  return record.currentBuild?.chunking !== CHUNKING_VERSION || missingIn(record, indexes).length > 0;
}

/** The names of the indexes that lack the readable version of a document. */
export function missingIn({ currentBuild }: DocumentRecord, indexes: readonly IndexSettings[]): string[] {
  const held = (currentBuild?.indexes ?? []) as readonly IndexSettings[];
  return indexes.filter((index) => !held.some((one) => sameSettings(one, index))).map(({ name }) => name);
}
