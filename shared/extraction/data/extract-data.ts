import type { ExtractedDocument } from '../extracted-document.ts';
import { visibleText } from '../visible-text.ts';
import { dataBlocks } from './data-blocks.ts';
import { readData } from './read-data.ts';

const FILE_NAMES = { json: /\.(?:json|jsonl|ndjson)$/i, yaml: /\.ya?ml$/i };
// The name of a file with a JSON object on each line, such as an export or a log.
const OBJECT_LINES = /\.(?:jsonl|ndjson)$/i;

/**
 * Extracts a JSON or YAML file: lists of similar records with a line for each, anything else with a line for each
 * field, and the names of the surrounding objects as headings. Returns null for a file with another extension, and
 * for one that turns out not to be JSON or YAML, which is then read as text.
 */
export function extractData(text: string, file: string): ExtractedDocument | null {
  const type = FILE_NAMES.json.test(file) ? 'json' : 'yaml';
  if (!FILE_NAMES[type].test(file)) {
    return null;
  }
  const shown = visibleText(text);
  const content = OBJECT_LINES.test(file) ? listOfLines(shown) : shown;
  const blocks = (content === null ? null : readData(content))?.flatMap((document) => dataBlocks(document)) ?? [];
  return blocks.length === 0 ? null : { type, title: null, pages: null, blocks };
}

// Returns a text with an object in each line as one list; null for any other text.
function listOfLines(text: string): string | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.every((line) => /^\s*[[{]/.test(line)) ? `[${lines.join(',\n')}]` : null;
}
