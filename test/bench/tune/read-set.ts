import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GoldQuestion, readGold } from '../../../bin/eval/gold.ts';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import type { ExtractedDocument } from '../../../shared/extraction/extracted-document.ts';
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

/** Cuts a document with its title into passages; null when there are too many. */
export type CutDocument = (title: string, document: ExtractedDocument) => readonly Omit<Passage, 'documentId'>[] | null;

const PLACE = { companyId: 'company', baseId: 'base', id: 'document', version: 1 };
/** Cuts as ingestion does. */
export const asIngestion: CutDocument = (title, document) => documentPassages(PLACE, title, document);

/** Reads a folder with `docs/` or `documents/` and a gold file (`*.jsonl`); `cut` is by default what ingestion does. */
export async function readSet(folder: string, name: string, cut: CutDocument = asIngestion): Promise<TuneSet> {
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
    passages.push(...(await passagesOf(file, cut)));
  }
  return { name, passages, questions };
}

/** The passages of a file, with the texts that are embedded for them; none of a file that ingestion refuses. */
export async function passagesOf(file: string, cut: CutDocument): Promise<SetPassage[]> {
  const document = await extractDocument(await readFile(file), file, () => false);
  if ('code' in document) {
    return [];
  }
  const passages = cut(titleOf(document, file), document) ?? [];
  return passages.map((passage) => ({
    ...passage,
    documentId: file,
    id: `${file} ${passage.ordinal}`,
    embedded: embeddedText(passage),
  }));
}
