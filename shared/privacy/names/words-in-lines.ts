// A line contains the words with the same first three letters: these letters, and then the rest of each word. The lines
// are sorted and searched directly, so that nothing has to be built when a function starts.
const BEGINNING_LETTERS = 3;

/** Whether a list of words, as lines, contains a word of at least three letters. */
export function isInLines(lines: readonly string[], word: string): boolean {
  const beginning = word.slice(0, BEGINNING_LETTERS);
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle] ?? '').slice(0, BEGINNING_LETTERS) < beginning) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const line = lines[low] ?? '';
  return line.startsWith(`${beginning} `) && `${line} `.includes(` ${word.slice(BEGINNING_LETTERS)} `);
}
