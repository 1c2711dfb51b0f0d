/** Returns the words of a list written as one string, separated by white space. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Returns the phrases of lists, each written as one string, separated by commas. */
export function phraseSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(',')).map((phrase) => phrase.trim()));
}
