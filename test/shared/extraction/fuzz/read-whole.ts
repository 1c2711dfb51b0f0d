import type { ExtractedDocument } from '../../../../shared/extraction/extracted-document.ts';
import { type ExtractionFailure, failure } from '../../../../shared/extraction/extraction-failure.ts';
import { openArchive } from '../../../../shared/extraction/zip/open-archive.ts';
import { planArchive } from '../../../../shared/ingestion/archives/plan-archive.ts';
import { documentPassages, titleOf } from '../../../../shared/ingestion/document-passages.ts';
import { embeddedText } from '../../../../shared/search/passage.ts';

/** Reads one file, given its bytes and its name. */
type Read = (bytes: Uint8Array, file: string) => Promise<ExtractedDocument | ExtractionFailure>;

// The maximum number of bytes embedded for a passage (shared/ingestion/document-passages.ts).
const EMBEDDED_BYTES_MAX = 8_192;
const PLACE = { companyId: 'company', baseId: 'base', id: 'document', version: 1 };

/**
 * Returns the result of reading a file as ingestion does, and the files in it if it is an archive.
 *
 * @throws if a document has text but no passages, or a passage that is empty or too large.
 */
export async function readWhole(bytes: Uint8Array, file: string, read: Read) {
  const whole = await read(bytes, file);
  const results = [{ file, result: whole }];
  if ('blocks' in whole && whole.type === 'zip') {
    const archive = openArchive(bytes);
    for (const { file: name, entry } of planArchive(file, archive.files).planned) {
      const content = archive.read(entry);
      const result = 'code' in content ? content : await read(content, name);
      const isArchive = 'blocks' in result && result.type === 'zip';
      results.push({ file: name, result: isArchive ? failure('nested_archive') : result });
    }
  }
  for (const { file: name, result } of results) {
    if ('blocks' in result) {
      checkPassages(name, result);
    }
  }
  return results;
}

function checkPassages(file: string, document: ExtractedDocument): void {
  const passages = documentPassages(PLACE, titleOf(document, file), document) ?? [];
  const wrong = passages.find(
    (passage) => passage.text.trim() === '' || Buffer.byteLength(embeddedText(passage)) > EMBEDDED_BYTES_MAX,
  );
  if (wrong !== undefined) {
    throw new Error(`Passage ${wrong.ordinal} is empty or too large.`);
  }
  if (document.blocks.length > 0 && passages.length === 0) {
    throw new Error('The document was read but has no passage.');
  }
}
