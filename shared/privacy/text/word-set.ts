/** The words of a list that is written as one text, with white space between them. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
