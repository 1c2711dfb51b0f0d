/**
 * Orders things by their creation time; things created in the same millisecond by id, so that a list never changes its
 * order.
 */
export function compareCreation(
  one: { readonly createdAt: string; readonly id: string },
  other: { readonly createdAt: string; readonly id: string },
): number {
  if (one.createdAt !== other.createdAt) {
    return one.createdAt < other.createdAt ? -1 : 1;
  }
  return one.id < other.id ? -1 : 1;
}
