import { createHash } from 'node:crypto';
import { mutationsIn } from '../folders.ts';
import type { Kind } from '../mutation.ts';
import type { Mutant } from '../start-vitest.ts';

/** The mutations to try, and their files. */
export interface Choice {
  readonly files: readonly string[];
  /** Whether a mutation of this line is wanted. */
  readonly isWanted: (file: string, line: number) => boolean;
  readonly kinds: readonly Kind[];
  /** The most mutations to choose. */
  readonly sample: number;
  readonly seed: number;
}

/** Returns the wanted mutations of files, or a sample of them, the same for the same seed. */
export function chosenMutants({ files, isWanted, kinds, sample, seed }: Choice): Mutant[] {
  const all = files.flatMap((file) => mutationsIn(file).map((mutation) => ({ file, mutation })));
  const mutants = all.map((one, index) => ({ ...one, id: index + 1 }));
  const wanted = mutants.filter(({ file, mutation }) => isWanted(file, mutation.line) && kinds.includes(mutation.kind));
  const rank = ({ file, mutation }: Mutant) =>
    createHash('sha256').update(`${seed} ${file} ${mutation.key}`).digest('hex');
  const drawn = wanted.map((mutant) => ({ mutant, rank: rank(mutant) })).toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  const chosen = new Set(drawn.slice(0, sample).map(({ mutant }) => mutant));
  return wanted.filter((mutant) => chosen.has(mutant));
}
