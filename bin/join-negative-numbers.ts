/** Prepares arguments for `parseArgs`, which would read `-3` as an option: `--port -3` becomes `--port=-3`. */
export function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const option = joined.at(-1) ?? '';
    if (/^-\.?\d/.test(word) && /^--[a-z-]+$/.test(option)) {
      joined.splice(-1, 1, `${option}=${word}`);
    } else {
      joined.push(word);
    }
  }
  return joined;
}
