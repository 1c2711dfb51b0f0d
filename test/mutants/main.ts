import { useRunFolder } from '../harness/run-folder.ts';
import { tryChanged } from './changed/try-changed.ts';
import { folderOf, sourcesOf } from './folders.ts';
import { KINDS } from './mutation.ts';
import { MANUAL, type MutantOptions, parseMutantOptions, SAMPLE_ALL } from './options.ts';
import { print, printSurvivors, printTable } from './print-report.ts';
import { tryNamedDefects } from './try-defects.ts';
import { type FolderReport, tryFolder } from './try-folder.ts';

useRunFolder(Date.now());

// The share of mutations that the tests of a whole folder must find (docs/quality.md).
const FOUND_MIN = 0.9;

const say = (line: string) => process.stderr.write(`${Math.round(process.uptime())} s: ${line}\n`);

async function runFolders(options: MutantOptions): Promise<number> {
  const reports: FolderReport[] = [];
  for (const folder of options.folders) {
    const files = sourcesOf(folder);
    if (files.length > 0) {
      const report = await tryFolder({
        ...options,
        folder: folderOf(files[0] as string),
        files,
        isWanted: () => true,
        signal: AbortSignal.timeout(options.seconds * 1_000),
        say,
      });
      printSurvivors(report);
      reports.push(report);
    }
  }
  printTable(reports);
  const isPart =
    options.sample < SAMPLE_ALL ||
    options.kinds.length < KINDS.length ||
    options.tests !== '' ||
    options.without !== '';
  const isWhole = !isPart && options.folders.every((folder) => !folder.includes('/'));
  const faults = isWhole ? reports.flatMap(faultsOf) : [];
  for (const fault of faults) {
    print(fault);
  }
  return faults.length === 0 ? 0 : 1;
}

function faultsOf({ folder, killed, survivors, untried }: FolderReport): string[] {
  if (untried > 0) {
    return [`The time ran out before all of ${folder} was tried.`];
  }
  const isFew = killed.length < FOUND_MIN * (killed.length + survivors.length);
  return isFew ? [`Fewer than nine of ten were found in ${folder}.`] : [];
}

async function run(options: MutantOptions): Promise<number> {
  if (options.defects !== null) {
    return tryNamedDefects(options.defects);
  }
  return options.isChanged ? tryChanged(options, say) : runFolders(options);
}

const options = parseMutantOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(MANUAL);
} else if ('problem' in options) {
  process.stderr.write(`${options.problem}\n\n${MANUAL}`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(options);
}
