import type { ExtractedDocument } from '../extraction/extracted-document.ts';
import { leftOutText } from '../extraction/left-out.ts';

/**
 * Returns what the person who added a document should know about how it was read: the encoding that its text was taken
 * for, and what was left out. Null if there is nothing.
 */
export function readingNote({ encoding, leftOut = {} }: ExtractedDocument): string | null {
  const parts = [encoding === undefined ? null : `Read as ${encoding}.`, leftOutText(leftOut)];
  const note = parts.filter((part) => part !== null).join(' ');
  return note === '' ? null : note;
}
