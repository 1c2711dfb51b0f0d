// Guarantee: the run of changed lines reports the commit it compared with and the outcome of every change, and fails
// only if the runner does not work. Risk: the pipeline fails because of a survivor, or passes although nothing was
// tried.
import { expect, it } from 'vitest';
import { parseMutantOptions } from '../options.ts';
import type { FolderReport } from '../try-folder.ts';
import { brokenBy, summaryOf } from './try-changed.ts';

const one = { file: 'shared/keys/parse-key.ts', key: 'parseKey: true -> false', line: 1 };

function reportOf(report: Partial<FolderReport>): FolderReport {
  return { folder: 'keys', total: 0, killed: [], survivors: [], untried: 0, seconds: 1, faults: [], ...report };
}

it('sums up the outcomes of the changes in all folders', () => {
  const reports = [
    reportOf({ total: 4, killed: [one, one], survivors: [one], untried: 1 }),
    reportOf({ total: 2, killed: [one], untried: 1 }),
  ];
  expect(summaryOf('abc, the commit before', reports)).toBe(
    'Compared with abc, the commit before: 6 changes, 3 found, 1 not found, 2 not tried in time.',
  );
  expect(summaryOf('abc', [])).toBe('Compared with abc: no line differs in the folders that are tried.');
  expect(summaryOf(null, [])).toBe(
    'This checkout has no earlier commit to compare with, so no change was tried. Name one: --since REF.',
  );
});

it('treats a runner that finds none of the known changes as broken, but not one that had no time', () => {
  expect(brokenBy(reportOf({ total: 2, killed: [one], survivors: [one] }))).toEqual([]);
  expect(brokenBy(reportOf({ total: 2, untried: 2 }))).toEqual([]);
  expect(brokenBy(reportOf({ total: 2, survivors: [one, one] }))).toEqual([
    'no test found any of the 2 changes that tests are known to find.',
  ]);
  expect(brokenBy(reportOf({ total: 2, untried: 2, faults: ['x.test.ts cannot be loaded.'] }))).toEqual([
    'x.test.ts cannot be loaded.',
  ]);
});

it('gives a run of changed lines two minutes by default, and at most 150 seconds', () => {
  expect(parseMutantOptions(['--changed'])).toMatchObject({ isChanged: true, since: null, seconds: 120 });
  expect(parseMutantOptions(['--changed', '--seconds', '150'])).toMatchObject({ seconds: 150 });
  expect(parseMutantOptions(['--changed', '--seconds', '151'])).toEqual({
    problem: 'With --changed, --seconds is at most 150.',
  });
});
