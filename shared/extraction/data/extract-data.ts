import type { ExtractedDocument } from '../extracted-document.ts';
import { visibleText } from '../visible-text.ts';
import { dataBlocks } from './data-blocks.ts';
import { readData } from './read-data.ts';

const FILE_NAMES = { json: /\.json$/i, yaml: /\.ya?ml$/i };

/**
 * Extracts a JSON or YAML file: its fields line by line, below the names of the objects that hold them. Null for a file
 * of another name, and for one that is not JSON or YAML after all, which is read as text.
 */
export function extractData(text: string, file: string): ExtractedDocument | null {
  const type = FILE_NAMES.json.test(file) ? 'json' : 'yaml';
  const data = FILE_NAMES[type].test(file) ? readData(visibleText(text)) : null;
  const blocks = data?.flatMap((document) => dataBlocks(document)) ?? [];
  return blocks.length === 0 ? null : { type, title: null, pages: null, blocks };
}
