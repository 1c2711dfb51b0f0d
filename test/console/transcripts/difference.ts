/** Returns the lines that one list has instead of another, each with its sign, in the order of the lists. */
export function differenceOf(before: readonly string[], after: readonly string[]): string[] {
  // The length of the longest common part of each pair of rests.
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const line = common[row] ?? [];
      line[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const signed: string[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      row += 1;
      column += 1;
    } else if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1))) {
      signed.push(`- ${before[row]}`);
      row += 1;
    } else {
      signed.push(`+ ${after[column]}`);
      column += 1;
    }
  }
  return signed;
}
