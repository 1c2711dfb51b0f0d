interface Created {
  /** ISO time, in UTC with milliseconds. */
  readonly createdAt: string;
  readonly id: string;
}

/**
 * Orders things by their creation time; things created in the same millisecond by id, so that a list never changes its
 * order.
 */
export function compareCreation(one: Created, other: Created): number {
  return placeOf(one) < placeOf(other) ? -1 : 1;
}

function placeOf({ createdAt, id }: Created): string {
  return `${createdAt} ${id}`;
}
