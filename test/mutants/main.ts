import { changedLines } from './changed-lines.ts';
import { MANUAL, type MutantOptions, parseMutantOptions } from './options.ts';
import { roomOf, sourcesOf } from './rooms.ts';
import { type RoomReport, runRoom } from './run-room.ts';
import { outdatedReasons, reasonsOf, withoutReason } from './survivors.ts';
import { tryDefects } from './try-defects.ts';

const FOUND_MIN = 0.9;
// The default of --sample.
const SAMPLE_ALL = 1_000_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const say = (line: string) => process.stderr.write(`${line}\n`);

async function runFolders(options: MutantOptions): Promise<number> {
  const changed = options.isChanged ? changedLines(options.since) : null;
  if (options.isChanged && changed === null) {
    say('This checkout has no earlier commit to compare with. Name one: --since REF.');
    return 0;
  }
  const inTime = changed === null ? null : AbortSignal.timeout(options.seconds * 1_000);
  const reports: RoomReport[] = [];
  for (const folder of options.folders) {
    const files = sourcesOf(folder).filter((file) => changed === null || changed.has(file));
    if (files.length > 0) {
      const report = await runRoom({
        ...options,
        room: roomOf(files[0] as string),
        files,
        isWanted: (file, line) => changed?.get(file)?.has(line) ?? true,
        signal: inTime ?? AbortSignal.timeout(options.seconds * 1_000),
        say,
      });
      printSurvivors(report);
      reports.push(report);
    }
  }
  printTable(reports);
  const isSample = options.sample < SAMPLE_ALL;
  const isWhole = changed === null && !isSample && options.folders.every((folder) => !folder.includes('/'));
  // What a change leaves unseen is told; whether a folder is watched well enough is decided for the whole folder.
  const faults = changed === null ? reports.flatMap((report) => faultsOf(report, isWhole)) : [];
  for (const fault of faults) {
    print(fault);
  }
  return faults.length === 0 ? 0 : 1;
}

function printSurvivors({ room, survivors }: RoomReport): void {
  const reasons = reasonsOf(room);
  for (const { file, key, line } of survivors) {
    const reason = reasons[file]?.[key];
    print(`alive  ${file}:${line} ${key}${reason === undefined ? '' : ` (${reason})`}`);
  }
}

function printTable(reports: readonly RoomReport[]): void {
  print('| folder | mutations | found | not found | not tried | found, at least | seconds |');
  print('|---|---|---|---|---|---|---|');
  for (const { room, total, killed, survivors, untried, seconds } of reports) {
    const share = total === 0 ? '' : `${((100 * killed.length) / total).toFixed(1)} %`;
    const figures = [room, total, killed.length, survivors.length, untried, share, Math.round(seconds)];
    print(`| ${figures.join(' | ')} |`);
  }
}

function faultsOf({ room, killed, survivors, untried }: RoomReport, isWhole: boolean): string[] {
  const faults = withoutReason(room, survivors).map(
    ({ file, key }) => `No test finds, and no reason is given: ${file} ${key}`,
  );
  if (isWhole && untried > 0) {
    faults.push(`The time ended before all of ${room} was tried; the next run goes on from there.`);
  } else if (isWhole && killed.length < FOUND_MIN * (killed.length + survivors.length)) {
    faults.push(`Fewer than nine of ten were found in ${room}.`);
  }
  if (isWhole && untried === 0) {
    const outdated = outdatedReasons(room, killed, [...killed, ...survivors]);
    faults.push(...outdated.map(({ file, key }) => `A reason that is not needed: ${file} ${key}`));
  }
  return faults;
}

const options = parseMutantOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(MANUAL);
} else if ('wrong' in options) {
  process.stderr.write(`${options.wrong}\n\n${MANUAL}`);
  process.exitCode = 2;
} else {
  process.exitCode = options.defects === null ? await runFolders(options) : tryDefects(options.defects);
}
