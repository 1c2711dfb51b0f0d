import { folderOf, sourcesOf } from '../folders.ts';
import type { MutantOptions } from '../options.ts';
import { print, printSurvivors } from '../print-report.ts';
import { type FolderReport, tryFolder } from '../try-folder.ts';
import { changedLines } from './changed-lines.ts';

// A run that has not ended after this time is broken, whatever its limit; until then, a busy machine may need the time
// to end what still runs.
const ENDED_SECONDS_MAX = 175;
// Changes that fast tests are known to find: a runner that finds none of them does not work.
const KNOWN = { folder: 'budget', files: ['shared/budget/month.ts'], tests: 'shared/budget/month', sample: 4 };

/**
 * Tries the changes in lines that differ from an earlier commit, for the given seconds from the start of this process,
 * and prints one summary. Returns 1 only when the runner itself does not work: survivors are listed. Ends the process
 * with status 1 when it has not finished after 175 seconds.
 */
export async function tryChanged(options: MutantOptions, say: (line: string) => void): Promise<number> {
  const changed = changedLines(options.since);
  const leftMs = () => Math.max(0, Math.round((options.seconds - process.uptime()) * 1_000));
  // Without any time left, the signal is aborted from the beginning.
  const limit = (ms: number) => (ms < 1 ? AbortSignal.abort() : AbortSignal.timeout(Math.round(ms)));
  const end = setTimeout(endLate, (ENDED_SECONDS_MAX - process.uptime()) * 1_000);
  end.unref();
  const known = await tryFolder({
    ...options,
    ...KNOWN,
    isWanted: () => true,
    signal: limit(leftMs()),
    say,
  });
  const waiting = options.folders
    .map((folder) => sourcesOf(folder).filter((file) => changed?.files.has(file)))
    .filter((files) => files.length > 0);
  const reports: FolderReport[] = [];
  for (const [at, files] of waiting.entries()) {
    const report = await tryFolder({
      ...options,
      folder: folderOf(files[0] ?? ''),
      files,
      isWanted: (file, line) => changed?.files.get(file)?.has(line) ?? false,
      // Time that one folder does not use is left to the next ones.
      signal: limit(leftMs() / (waiting.length - at)),
      say,
    });
    printSurvivors(report);
    reports.push(report);
  }
  print(summaryOf(changed === null ? null : changed.base, reports));
  const faults = [...brokenBy(known), ...reports.flatMap((report) => report.faults)];
  for (const fault of faults) {
    print(`The runner of changes does not work: ${fault}`);
  }
  return faults.length === 0 ? 0 : 1;
}

/** Describes the comparison and the outcomes of the changes; `base` is null if there is no earlier commit. */
export function summaryOf(base: string | null, reports: readonly FolderReport[]): string {
  if (base === null) {
    return 'This checkout has no earlier commit to compare with, so no change was tried. Name one: --since REF.';
  }
  const [total, found, alive, untried] = [
    reports.reduce((sum, report) => sum + report.total, 0),
    reports.reduce((sum, { killed }) => sum + killed.length, 0),
    reports.reduce((sum, { survivors }) => sum + survivors.length, 0),
    reports.reduce((sum, report) => sum + report.untried, 0),
  ];
  return total === 0
    ? `Compared with ${base}: no line differs in the folders that are tried.`
    : `Compared with ${base}: ${total} changes, ${found} found, ${alive} not found, ${untried} not tried in time.`;
}

/** Returns why the runner does not work, judged by changes that tests are known to find; empty if it works. */
export function brokenBy(known: FolderReport): readonly string[] {
  const { killed, survivors, faults } = known;
  const isBlind = killed.length === 0 && survivors.length > 0;
  return isBlind
    ? [...faults, `no test found any of the ${survivors.length} changes that tests are known to find.`]
    : faults;
}

function endLate(): void {
  print(`The runner of changes does not work: it did not end within ${ENDED_SECONDS_MAX} seconds.`);
  process.exit(1);
}
