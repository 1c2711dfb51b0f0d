import type { Block, ExtractedDocument } from '../../../shared/extraction/extracted-document.ts';
import type { ExtractionFailure } from '../../../shared/extraction/extraction-failure.ts';

/** Returns the text of a block; the header and each row of a table are lines. */
export const textOfBlock = (block: Block): string =>
  block.kind === 'table' ? [block.header, ...block.rows].join('\n') : block.text;

/** Returns the texts of a document's blocks, or only the code of the failure if it cannot be read. */
export const textsOf = (document: ExtractedDocument | ExtractionFailure): readonly string[] =>
  'code' in document ? [document.code] : document.blocks.map(textOfBlock);
