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
  const repeated = titleHeading(title, document);
  const blocks = document.blocks.map((block) =>
    repeated !== null && block.headings[0] === repeated ? { ...block, headings: block.headings.slice(1) } : block,
  );
  const { companyId, baseId, id, version } = record;
  const place = { companyId, baseId, documentId: id, version };
  const drafts = chunkDocument(blocks, DOCUMENT_PASSAGES_MAX);
  return drafts?.map((draft, ordinal) => ({ ...place, ordinal, title, ...draft })) ?? null;
}

// The title comes before every heading path, so the first heading of a document is left out if it repeats the title: if
// it has at least half of its words and no others, such as "Course Handbook 2026" for "Course Handbook 2026 (final)".
function titleHeading(title: string, { blocks }: ExtractedDocument): string | null {
  const heading = blocks.find(({ headings }) => headings.length > 0)?.headings[0] ?? '';
  const [own, known] = [new Set(wordsOf(heading)), new Set(wordsOf(title))];
  const repeats = own.size * 2 >= known.size && [...own].every((word) => known.has(word));
  return heading === title || repeats ? heading : null;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
