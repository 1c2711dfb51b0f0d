/**
 * The arguments of the processes of Vitest that together run every test. Integration tests often wait for a server, a
 * deadline or a retry, and meanwhile the others compute. These share one worker, because each further one would load
 * the modules and compile the expressions again.
 */
export const PARTS: readonly (readonly string[])[] = [
  ['run', '--project=integration'],
  ['run', '--project=!integration', '--maxWorkers=1'],
];

/** Returns the arguments of each process: given arguments are those of a single one. */
export function partsOf(given: readonly string[]): readonly (readonly string[])[] {
  return given.length === 0 ? PARTS : [['run', ...given]];
}
