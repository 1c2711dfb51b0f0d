interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the record with all values of `draft` that is in the list now and was not in it before, or null.
 *
 * @throws Error if the list from before is not known, because then every record could be new.
 */
export function createdSince<Item extends Named>(
  before: readonly Named[] | null,
  current: readonly Item[],
  draft: Partial<Item>,
): Item | null {
  if (before === null) {
    throw new Error('The list from before the change is not known.');
  }
  const values = Object.entries(draft) as [keyof Item, unknown][];
  const isCreated = (item: Item) =>
    values.every(([name, value]) => item[name] === value) && !before.some(({ id }) => id === item.id);
  return current.find(isCreated) ?? null;
}
