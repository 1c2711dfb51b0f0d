import { posix } from 'node:path';

/** An import of one file by another. */
interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * An import, and the two neighbors (files or folders) that it connects in the deepest folder that contains both files.
 */
interface Step extends Import {
  readonly start: string;
  readonly end: string;
}

/**
 * Returns the imports that form cycles of folders below `top`. The neighbors in a folder are its files and its
 * sub-folders, each as a whole; they must not depend on each other in both directions. Cycles among the files of one
 * folder are left to the rule on cycles of files.
 *
 * Among neighbors that all reach each other, only one short cycle is returned. It begins with every import between the
 * two neighbors that the fewest imports connect, because these are most likely the wrong ones; each other step of the
 * cycle is represented by one import.
 */
export function findFolderCycles(imports: readonly Import[], top: string): Import[] {
  const inside = imports.filter(({ from, to }) => from.startsWith(`${top}/`) && to.startsWith(`${top}/`));
  const steps = inside.map(stepOf);
  const nextOf = Map.groupBy(steps, ({ start }) => start);
  const isInCycle = ({ from, to, start, end }: Step) =>
    posix.dirname(from) !== posix.dirname(to) && pathBetween(nextOf, end, start) !== null;
  const cycles: Import[] = [];
  for (let left = steps.filter(isInCycle); left.length > 0; ) {
    const [narrowest = []] = [...Map.groupBy(left, ({ start, end }) => `${start} ${end}`).values()].sort(
      (one, other) => one.length - other.length,
    );
    const [{ start, end }] = narrowest as [Step];
    cycles.push(...[...narrowest, ...(pathBetween(nextOf, end, start) ?? [])].map(({ from, to }) => ({ from, to })));
    left = left.filter((step) => !pathBetween(nextOf, end, step.start) || !pathBetween(nextOf, step.start, start));
  }
  return cycles;
}

function stepOf({ from, to }: Import): Step {
  const [left, right] = [from.split('/'), to.split('/')];
  const differing = left.findIndex((part, index) => part !== right[index]);
  const nameOf = (parts: readonly string[]) => parts.slice(0, differing + 1).join('/');
  return { from, to, start: nameOf(left), end: nameOf(right) };
}

// The fewest steps from one neighbor to another; null if there is no way.
function pathBetween(nextOf: ReadonlyMap<string, readonly Step[]>, start: string, goal: string): Step[] | null {
  const paths = new Map<string, Step[]>([[start, []]]);
  for (const [place, path] of paths) {
    for (const step of nextOf.get(place) ?? []) {
      if (!paths.has(step.end)) {
        paths.set(step.end, [...path, step]);
      }
    }
  }
  return paths.get(goal) ?? null;
}
