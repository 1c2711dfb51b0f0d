// Guarantee: each right passage of the question folders is in a passage that ingestion makes from its file, under the
// title that the API shows. Risk: a change to titles, extraction or chunking makes a question impossible to answer
// correctly, and recall falls without a change to search.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isGold } from '../../../bin/eval/gold.ts';
import { readSet } from './read-set.ts';

const FOLDERS = fileURLToPath(new URL('../../question-folders/', import.meta.url));
const names = readdirSync(FOLDERS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

it.each(names)('%s: every right passage can be found', { timeout: 60_000 }, async (name) => {
  const { passages, questions } = await readSet(`${FOLDERS}${name}`, name);
  const shown = passages.map(({ title, text, page }) => ({ source_title: title, excerpt: text, page }));
  const missing = questions.flatMap(({ id, gold }) =>
    gold.some((source) => !shown.some((passage) => isGold(passage, source))) ? [id] : [],
  );
  expect(missing).toEqual([]);
});
