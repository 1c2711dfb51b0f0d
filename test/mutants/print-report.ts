import { reasonsOf } from './survivors.ts';
import type { FolderReport } from './try-folder.ts';

/** Writes a line to the standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints each change that no test found, with its reason, if there is one. */
export function printSurvivors({ folder, survivors }: FolderReport): void {
  const reasons = reasonsOf(folder);
  for (const { file, key, line } of survivors) {
    const reason = reasons[file]?.[key];
    print(`alive  ${file}:${line} ${key}${reason === undefined ? '' : ` (${reason})`}`);
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
