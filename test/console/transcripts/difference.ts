/** Returns the lines that one list has instead of another, each with its sign, in the order of the lists. */
export function differenceOf(before: readonly string[], after: readonly string[]): string[] {
  const common = commonOf(before, after);
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  const signed: string[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      signed.push(`- ${before[row]}`);
      row += 1;
    } else {
      signed.push(`+ ${after[column]}`);
      column += 1;
    }
  }
  const removed = before.slice(row).map((line) => `- ${line}`);
  return [...signed, ...removed, ...after.slice(column).map((line) => `+ ${line}`)];
}

// The length of the longest common subsequence of the lines from each row on and those from each column on.
function commonOf(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (const row of [...before.keys()].reverse()) {
    const line = common[row] ?? [];
    for (const column of [...after.keys()].reverse()) {
      const isSame = before[row] === after[column];
      line[column] = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return common;
}
