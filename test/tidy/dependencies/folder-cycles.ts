import { posix } from 'node:path';

/** An import of one file by another. */
interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * The imports that are part of a cycle of folders below `top`. The neighbours in a folder, which are its files and its
 * sub-folders as a whole, must not depend on each other in both directions. Cycles within one folder are left to the
 * rule on cycles of files.
 */
export function findFolderCycles(imports: readonly Import[], top: string): Import[] {
  const inside = imports.filter(({ from, to }) => from.startsWith(`${top}/`) && to.startsWith(`${top}/`));
  const steps = inside.map((each) => ({ ...each, ...stepOf(each) }));
  const nextOf = Map.groupBy(steps, ({ start }) => start);
  return steps
    .filter(({ from, to, start, end }) => posix.dirname(from) !== posix.dirname(to) && reaches(nextOf, end, start))
    .map(({ from, to }) => ({ from, to }));
}

// The two neighbours, files or folders, that an import connects in the deepest folder that contains both of its ends.
function stepOf({ from, to }: Import): { start: string; end: string } {
  const [left, right] = [from.split('/'), to.split('/')];
  const differing = left.findIndex((part, index) => part !== right[index]);
  return { start: left.slice(0, differing + 1).join('/'), end: right.slice(0, differing + 1).join('/') };
}

function reaches(nextOf: ReadonlyMap<string, readonly { end: string }[]>, start: string, goal: string): boolean {
  const seen = new Set([start]);
  for (const place of seen) {
    for (const { end } of nextOf.get(place) ?? []) {
      seen.add(end);
    }
  }
  return seen.has(goal);
}
