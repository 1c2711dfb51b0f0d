/**
 * Reduces a list for which `fails` is true to a shorter one for which it still is, in the same order. Leaves out ever
 * smaller parts, and calls `fails` at most `tries` times.
 */
export async function shrink<Item>(
  items: readonly Item[],
  tries: number,
  fails: (part: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let smallest = items;
  let left = tries;
  for (let size = Math.ceil(items.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = smallest.length - size; at > -size && left > 0; at -= size) {
      const from = Math.max(0, at);
      const part = smallest.toSpliced(from, at + size - from);
      left -= 1;
      if (await fails(part)) {
        smallest = part;
      }
    }
  }
  return smallest;
}
