import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EVIDENCE_WEIGHTS, type EvidenceWeights } from '@knowledge-copilot/local-cloud/evidence';
import { type Example, readExamples } from './examples.ts';
import { type AnswerFigures, figuresOf, fitWeights } from './fit.ts';

const FILE = join('local-cloud', 'services', 'bedrock', 'answers', 'evidence-weights.json');

// A higher offset refuses more.
const OFFSETS_TRIED = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6];

interface NamedSet {
  readonly name: string;
  readonly examples: readonly Example[];
}

/**
 * Fits the weights with which the stand-in of the answering model chooses a sentence, and prints what they make of each
 * set: those in the tree, those fitted to the other sets alone, and those fitted to all, which it writes if asked. Of
 * several sets it also prints what other offsets would make of all of them, each with the weights of the others.
 */
export async function tuneEvidence(folders: readonly string[], write: boolean): Promise<void> {
  const sets: NamedSet[] = [];
  for (const folder of folders) {
    sets.push({ name: basename(folder), examples: await readExamples(folder) });
  }
  const all = fitWeights(examplesOf(sets), EVIDENCE_WEIGHTS);
  const heldBack = sets.length < 2 ? [] : sets.map((set) => ({ set, weights: fitToOthers(sets, set) }));
  for (const set of sets) {
    print(`${set.name}, ${set.examples.length} questions, in the tree`, figuresOf(set.examples, EVIDENCE_WEIGHTS));
    for (const { weights } of heldBack.filter((each) => each.set === set)) {
      print('  fitted to the others', figuresOf(set.examples, weights));
    }
    print('  fitted to all', figuresOf(set.examples, all));
  }
  for (const more of heldBack.length === 0 ? [] : OFFSETS_TRIED) {
    const each = heldBack.map(({ set, weights }) =>
      figuresOf(set.examples, { ...weights, offset: weights.offset + more }),
    );
    print(`each held back, offset ${more < 0 ? '' : '+'}${more}`, total(each));
  }
  const text = `${JSON.stringify(all, null, 2)}\n`;
  process.stdout.write(text);
  if (write) {
    await writeFile(FILE, text);
  }
}

function fitToOthers(sets: readonly NamedSet[], held: NamedSet): EvidenceWeights {
  return fitWeights(examplesOf(sets.filter((set) => set !== held)), EVIDENCE_WEIGHTS);
}

function examplesOf(sets: readonly NamedSet[]) {
  return sets.map(({ examples }) => examples);
}

function total(figures: readonly AnswerFigures[]): AnswerFigures {
  const sumOf = (name: keyof AnswerFigures) => figures.reduce((sum, each) => sum + each[name], 0);
  return {
    right: sumOf('right'),
    wrong: sumOf('wrong'),
    falselyGrounded: sumOf('falselyGrounded'),
    refused: sumOf('refused'),
    best: sumOf('best'),
  };
}

function print(what: string, { right, wrong, falselyGrounded, refused, best }: AnswerFigures): void {
  process.stdout.write(
    `${what.padEnd(44)} right ${right}, wrong ${wrong}, falsely answered ${falselyGrounded}, refused ${refused}; right sentence best ${best}\n`,
  );
}
