import { posix } from 'node:path';

/** An import: the file that has it, and the file that it names. */
interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * The imports that run in a circle through the folders in `top`. In each folder, its files and its sub-folders, each of
 * these taken as a whole, may not need each other both ways; circles of files alone are another rule's.
 */
export function findFolderCycles(imports: readonly Import[], top: string): Import[] {
  const inside = imports.filter(({ from, to }) => from.startsWith(`${top}/`) && to.startsWith(`${top}/`));
  const steps = inside.map((each) => ({ ...each, ...stepOf(each) }));
  const nextOf = Map.groupBy(steps, ({ start }) => start);
  return steps
    .filter(({ from, to, start, end }) => posix.dirname(from) !== posix.dirname(to) && reaches(nextOf, end, start))
    .map(({ from, to }) => ({ from, to }));
}

// An import as a step between two neighbours: files or folders of the deepest folder that holds both ends.
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
