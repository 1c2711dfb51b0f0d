import { DOCUMENT_PASSAGES_MAX } from '../extraction/document-limits.ts';
import type { ExtractedDocument } from '../extraction/extracted-document.ts';
import { fileTitle } from '../extraction/file-title.ts';
import type { DocumentRecord } from '../knowledge/document.ts';
import { cutToBytes } from '../search/cut-to-bytes.ts';
import type { Passage } from '../search/passage.ts';
import { chunkDocument } from './chunking/chunk-document.ts';

// A title is stored and embedded with every passage, and shown with every citation: some 100 words are enough.
const TITLE_BYTES_MAX = 600;

/** The title that readers see: the document's own, otherwise its file name as words; a long one is cut. */
export function titleOf(document: ExtractedDocument, file: string): string {
  const own = document.title?.replace(/\s+/g, ' ').trim() ?? '';
  const title = own === '' ? fileTitle(file) : own;
  return Buffer.byteLength(title) <= TITLE_BYTES_MAX ? title : `${cutToBytes(title, TITLE_BYTES_MAX - 3)}…`;
}

/**
 * The passages of a version, numbered from 0 without gaps; null when there are more than a document may have. The same
 * document always gives the same passages, so a repeated delivery writes them under the same ids.
 */
export function documentPassages(
  record: Pick<DocumentRecord, 'companyId' | 'baseId' | 'id' | 'version'>,
  title: string,
  document: ExtractedDocument,
): readonly Passage[] | null {
  // The title comes before every heading path; the heading that supplied the title would only repeat it.
  const blocks = document.blocks.map((block) =>
    block.headings[0] === title ? { ...block, headings: block.headings.slice(1) } : block,
  );
  const { companyId, baseId, id, version } = record;
  const place = { companyId, baseId, documentId: id, version };
  const drafts = chunkDocument(blocks, DOCUMENT_PASSAGES_MAX);
  return drafts?.map((draft, ordinal) => ({ ...place, ordinal, title, ...draft })) ?? null;
}

/**
 * The text that is embedded for a passage: title and heading path above its text. The limits of all three together keep
 * it within the 8,192 bytes that an embedding call accepts.
 */
export function embeddedText({ title, headings, text }: Passage): string {
  return `${headings === '' ? title : `${title} > ${headings}`}\n${text}`;
}
