import type { ExtractedDocument } from '../extracted-document.ts';
import { visibleText } from '../visible-text.ts';
import { dataBlocks } from './data-blocks.ts';
import { readData } from './read-data.ts';

const FILE_NAMES = { json: /\.json$/i, yaml: /\.ya?ml$/i };

/**
 * Extracts a JSON or YAML file line by line, with the names of the surrounding objects as headings. Returns null for a
 * file with another extension, and for one that turns out not to be JSON or YAML, which is then read as text.
 */
export function extractData(text: string, file: string): ExtractedDocument | null {
  const type = FILE_NAMES.json.test(file) ? 'json' : 'yaml';
  const data = FILE_NAMES[type].test(file) ? readData(visibleText(text)) : null;
  const blocks = data?.flatMap((document) => dataBlocks(document)) ?? [];
  return blocks.length === 0 ? null : { type, title: null, pages: null, blocks };
}
