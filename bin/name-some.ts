// Two names are enough to look for the cause; a folder full of files that are not documents would fill the terminal.
const NAMED_MAX = 2;

/** Returns the first names of a list, and how many more there are: "one, two and 3 more". */
export function nameSome(names: readonly string[]): string {
  const more = names.length - NAMED_MAX;
  return `${names.slice(0, NAMED_MAX).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
