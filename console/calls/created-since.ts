interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns what was created with all values of `draft` since `known` was read, or null if nothing was.
 *
 * @throws Error if `known` was never read: then nobody can tell what is new.
 */
export function createdSince<One extends Named>(
  known: readonly Named[] | null,
  now: readonly One[],
  draft: Partial<One>,
): One | null {
  if (known === null) {
    throw new Error('The list from before the change is not known.');
  }
  const values = Object.entries(draft) as [keyof One, unknown][];
  const isCreated = (one: One) =>
    values.every(([name, value]) => one[name] === value) && !known.some(({ id }) => id === one.id);
  return now.find(isCreated) ?? null;
}
