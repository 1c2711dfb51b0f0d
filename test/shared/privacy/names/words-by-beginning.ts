/** Returns sorted words of at least three letters as lines, in the form that `isInLines` reads. */
export function byBeginning(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const [beginning, rest] = [word.slice(0, 3), word.slice(3)];
    if (last?.startsWith(beginning)) {
      lines[lines.length - 1] = `${last} ${rest}`;
    } else {
      lines.push(`${beginning} ${rest}`);
    }
  }
  return lines;
}
