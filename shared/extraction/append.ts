/**
 * Appends items to a list one by one. A single call of `push` with all of them exceeds the stack from about 100,000
 * items on, and a document may have more paragraphs, rows or elements than that.
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) {
    list.push(item);
  }
}
