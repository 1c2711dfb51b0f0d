import type { DocumentRecord } from '../../knowledge/document.ts';
import { type IndexMake, sameMake } from '../../search/index-generation.ts';
import { CHUNKING_VERSION } from '../chunking/chunking-version.ts';

/** Whether the stage would make the readable version of a document differently now. */
export function isOutdated(record: DocumentRecord, makes: readonly IndexMake[]): boolean {
  return record.currentMake?.chunking !== CHUNKING_VERSION || missingIn(record, makes).length > 0;
}

/** The names of the indexes that lack the readable version of a document. */
export function missingIn({ currentMake }: DocumentRecord, makes: readonly IndexMake[]): string[] {
  const held = (currentMake?.indexes ?? []) as readonly IndexMake[];
  return makes.filter((make) => !held.some((one) => sameMake(one, make))).map(({ name }) => name);
}
