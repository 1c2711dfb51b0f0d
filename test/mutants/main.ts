import { useRunFolder } from '../harness/run-folder.ts';
import { tryDefects } from './by-hand/try-defects.ts';
import { tryChanged } from './changed/try-changed.ts';
import { folderOf, sourcesOf } from './folders.ts';
import { KINDS } from './mutation.ts';
import { MANUAL, type MutantOptions, parseMutantOptions, SAMPLE_ALL } from './options.ts';
import { print, printSurvivors, printTable } from './print-report.ts';
import { type Comparison, compareWays } from './sample/compare-ways.ts';
import { outdatedReasons, withoutReason } from './survivors.ts';
import { type FolderReport, tryFolder } from './try-folder.ts';

useRunFolder(Date.now());

// The share of mutations that a folder's tests must find (docs/mutants.md).
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
  const faults = reports.flatMap((report) => faultsOf(report, isWhole));
  for (const fault of faults) {
    print(fault);
  }
  return faults.length === 0 ? 0 : 1;
}

async function compareFolders(options: MutantOptions): Promise<number> {
  const comparisons: Comparison[] = [];
  for (const name of options.folders) {
    const files = sourcesOf(name);
    const signal = AbortSignal.timeout(options.seconds * 1_000);
    const order = { ...options, folder: folderOf(files[0] ?? ''), files, isWanted: () => true, signal, say };
    comparisons.push(await compareWays(order));
  }
  const different = comparisons.flatMap((comparison) => comparison.different);
  different.forEach(print);
  print(`| folder, seed ${options.seed} | found in both ways | in neither | differs | undecided |`);
  print('|---|---|---|---|---|');
  for (const { folder, found, notFound, different: others, undecided } of comparisons) {
    print(`| ${[folder, found, notFound, others.length, undecided].join(' | ')} |`);
  }
  return different.length === 0 ? 0 : 1;
}

function faultsOf({ folder, killed, survivors, untried }: FolderReport, isWhole: boolean): string[] {
  const faults = withoutReason(folder, survivors).map(
    ({ file, key }) => `No test finds, and no reason is given: ${file} ${key}`,
  );
  if (isWhole && untried > 0) {
    faults.push(`The time ran out before all of ${folder} was tried; the next run continues from there.`);
  } else if (isWhole && killed.length < FOUND_MIN * (killed.length + survivors.length)) {
    faults.push(`Fewer than nine of ten were found in ${folder}.`);
  }
  if (isWhole && untried === 0) {
    const outdated = outdatedReasons(folder, killed, [...killed, ...survivors]);
    faults.push(...outdated.map(({ file, key }) => `A reason that is no longer needed: ${file} ${key}`));
  }
  return faults;
}

async function run(options: MutantOptions): Promise<number> {
  if (options.defects !== null) {
    return tryDefects(options.defects);
  }
  if (options.isCompared) {
    return compareFolders(options);
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
