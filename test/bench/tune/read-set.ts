import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GoldQuestion, readGold } from '../../../bin/eval/gold.ts';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import { documentPassages, titleOf } from '../../../shared/ingestion/document-passages.ts';
import type { Passage } from '../../../shared/search/passage.ts';
import { embeddedText } from '../../../shared/search/passage.ts';

/** A set of documents with questions about them. */
export interface TuneSet {
  readonly name: string;
  readonly passages: readonly SetPassage[];
  readonly questions: readonly GoldQuestion[];
}

/** A passage as ingestion makes it, and the text that is embedded for it. */
export interface SetPassage extends Passage {
  readonly id: string;
  readonly embedded: string;
}

const PLACE = { companyId: 'company', baseId: 'base', id: 'document', version: 1 };

/** Reads a folder with `docs/` or `documents/` and a gold file (`*.jsonl`). */
export async function readSet(folder: string, name: string): Promise<TuneSet> {
  const entries = await readdir(folder);
  const gold = entries.find((entry) => entry.endsWith('.jsonl'));
  if (gold === undefined) {
    throw new Error(`${folder} has no gold set (*.jsonl).`);
  }
  const questions = readGold(await readFile(join(folder, gold), 'utf8'));
  const documents = join(folder, entries.includes('docs') ? 'docs' : 'documents');
  const files = (await readdir(documents, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const passages: SetPassage[] = [];
  for (const file of files) {
    passages.push(...(await passagesOf(file)));
  }
  return { name, passages, questions };
}

// The passages that ingestion makes of a file, with the texts that are embedded; none of a file that it refuses.
async function passagesOf(file: string): Promise<SetPassage[]> {
  const document = await extractDocument(await readFile(file), file, () => false);
  if ('code' in document) {
    return [];
  }
  const passages = documentPassages(PLACE, titleOf(document, file), document) ?? [];
  return passages.map((passage) => ({
    ...passage,
    documentId: file,
    id: `${file} ${passage.ordinal}`,
    embedded: embeddedText(passage),
  }));
}
