/** A file of tests, and the project that it runs in. */
interface TestFile {
  readonly path: string;
  readonly project: string;
}

/** What is known about the files: which take longest, and which mostly wait, so that others can compute meanwhile. */
export interface KnownFiles {
  /** Path suffixes. */
  readonly longest: readonly string[];
  /** The folder of the files that wait, and the project among whose files they are spread. */
  readonly waiting?: { readonly folder: string; readonly among: string };
}

/**
 * Begins with the longest files, in their order, and spreads those that wait evenly among the other files of their
 * project. All others keep their order.
 */
export function orderFiles<F extends TestFile>(files: readonly F[], { longest, waiting }: KnownFiles): F[] {
  const rankOf = ({ path }: F) => longest.findIndex((end) => path.endsWith(end));
  const first = files.filter((file) => rankOf(file) !== -1).toSorted((one, other) => rankOf(one) - rankOf(other));
  const rest = files.filter((file) => rankOf(file) === -1);
  if (waiting === undefined) {
    return [...first, ...rest];
  }
  const together = rest.filter(({ project }) => project === waiting.among);
  const others = rest.filter(({ project }) => project !== waiting.among);
  const few = together.filter(({ path }) => path.includes(waiting.folder));
  const many = together.filter(({ path }) => !path.includes(waiting.folder));
  return [...first, ...spread(few, many), ...others];
}

function spread<F>(few: readonly F[], many: readonly F[]): F[] {
  const placed = [
    ...few.map((file, at) => ({ file, place: (at + 0.5) / few.length })),
    ...many.map((file, at) => ({ file, place: (at + 0.5) / many.length })),
  ];
  return placed.toSorted((one, other) => one.place - other.place).map(({ file }) => file);
}
