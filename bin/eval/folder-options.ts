import { join, resolve } from 'node:path';

/** What is measured: the folder of documents, the file of questions, and the file with the floors, if any. */
interface FolderOptions {
  readonly documents: string;
  /** The gold set: questions, with the passages that answer them. */
  readonly gold: string;
  readonly floors: string | null;
  /** The remaining options, for `npm run eval`. */
  readonly others: readonly string[];
}

/**
 * Reads `--folder DIR`, the folder with `documents/` and `questions.jsonl` to measure; by default, the project's own
 * pages with their floors.
 *
 * @throws an error when `--folder` has no value.
 */
export function parseFolderOptions(args: readonly string[], checkout: string): FolderOptions {
  const at = args.findIndex((arg) => arg === '--folder' || arg.startsWith('--folder='));
  if (at === -1) {
    return {
      documents: join(checkout, 'docs'),
      gold: join(checkout, 'bin/eval/gold/project-docs.jsonl'),
      floors: join(checkout, 'bin/eval/gold/project-docs-floors.json'),
      others: args,
    };
  }
  const option = args[at] ?? '';
  const valueFollows = option === '--folder';
  const named = valueFollows ? (args[at + 1] ?? '') : option.slice('--folder='.length);
  if (named === '' || named.startsWith('--')) {
    throw new Error('--folder requires a value: --folder DIR, a folder with documents/ and questions.jsonl.');
  }
  const folder = resolve(named);
  return {
    documents: join(folder, 'documents'),
    gold: join(folder, 'questions.jsonl'),
    floors: null,
    others: args.toSpliced(at, valueFollows ? 2 : 1),
  };
}
