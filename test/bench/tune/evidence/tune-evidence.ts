import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EVIDENCE_WEIGHTS, type EvidenceWeights } from '@knowledge-copilot/local-cloud/evidence';
import { type Example, readExamples } from './examples.ts';
import { type AnswerFigures, figuresOf, fitWeights } from './fit.ts';

const FILE = join('local-cloud', 'services', 'bedrock', 'answers', 'evidence-weights.json');

/**
 * Fits the weights with which the stand-in of the answering model chooses a sentence, and prints the results for each
 * set: with the weights in the tree, with those fitted to the other sets only, and with those fitted to all sets, which
 * it writes if `write` is true.
 */
export async function tuneEvidence(folders: readonly string[], write: boolean): Promise<void> {
  const sets: { name: string; examples: Example[] }[] = [];
  for (const folder of folders) {
    sets.push({ name: basename(folder), examples: await readExamples(folder) });
  }
  const all = fitWeights(examplesOf(sets), EVIDENCE_WEIGHTS);
  for (const set of sets) {
    print(`${set.name}, ${set.examples.length} questions, in the tree`, set.examples, EVIDENCE_WEIGHTS);
    if (sets.length > 1) {
      const others = sets.filter((each) => each !== set);
      print('  fitted to the others', set.examples, fitWeights(examplesOf(others), EVIDENCE_WEIGHTS));
    }
    print('  fitted to all', set.examples, all);
  }
  const text = `${JSON.stringify(all, null, 2)}\n`;
  process.stdout.write(text);
  if (write) {
    await writeFile(FILE, text);
  }
}

function examplesOf(sets: readonly { readonly examples: readonly Example[] }[]) {
  return sets.map(({ examples }) => examples);
}

function print(what: string, examples: readonly Example[], weights: EvidenceWeights): void {
  const { right, wrong, falselyGrounded, refused, best }: AnswerFigures = figuresOf(examples, weights);
  process.stdout.write(
    `${what.padEnd(44)} right ${right}, wrong ${wrong}, falsely answered ${falselyGrounded}, refused ${refused}; right sentence ranked first ${best}\n`,
  );
}
