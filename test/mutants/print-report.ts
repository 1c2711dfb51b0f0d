import type { FolderReport } from './try-folder.ts';

/** Writes a line to the standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints each change that no test found. */
export function printSurvivors({ survivors }: FolderReport): void {
  for (const { file, key, line } of survivors) {
    print(`alive  ${file}:${line} ${key}`);
  }
}

/** Prints the figures of each folder as a table in Markdown. */
export function printTable(reports: readonly FolderReport[]): void {
  print('| folder | mutations | found | not found | not tried | found, at least | seconds |');
  print('|---|---|---|---|---|---|---|');
  for (const { folder, total, killed, survivors, untried, seconds } of reports) {
    const share = total === 0 ? '' : `${((100 * killed.length) / total).toFixed(1)} %`;
    const figures = [folder, total, killed.length, survivors.length, untried, share, Math.round(seconds)];
    print(`| ${figures.join(' | ')} |`);
  }
}
