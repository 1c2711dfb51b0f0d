/**
 * Returns sorted words of at least three letters as the lines that `isInLines` reads: the first three letters, then the
 * rest of each word that begins with them.
 */
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

/** Returns the words of such lines. */
export function wordsOfLines(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [beginning = '', ...rests] = line.split(' ');
    return rests.map((rest) => beginning + rest);
  });
}
