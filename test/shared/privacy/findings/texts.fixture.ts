import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { marked, unmarked } from '../found.ts';

/** The sets of `test/privacy-texts` whose findings are recorded: those that anybody may read and tune on. */
export const TEXT_SETS = [
  'tuning',
  'tuning-2',
  'held-out-2',
  'tuning-3',
  'tuning-5',
  'tuning-6',
  'tuning-8',
  'tuning-10',
  'tuning-12',
  'tuning-13',
  'tuning-14',
  'tuning-29',
  'held-out-5',
  'held-out-9',
] as const;

/** What a test says when it finds a difference. */
export const IF_MEANT = 'If this change is intended, run: node test/shared/privacy/findings/write-findings.ts';

// A text of these sets.
interface Text {
  readonly id: string;
  readonly text: string;
}

/** Reads the texts of a set. */
export function textsOf(set: string): Text[] {
  return linesOf(join(import.meta.dirname, '../../../privacy-texts', `${set}.jsonl`)).map(
    (line) => JSON.parse(line) as Text,
  );
}

/** Reads the lines of a file, without the empty ones. */
export function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Returns the path of the file with the recorded findings of a set. */
export function recordOf(set: string): string {
  return join(import.meta.dirname, `${set}.txt`);
}

/**
 * Returns the findings in a text, a line for each value: the text's id, the start of the value, its kind, and the
 * value.
 */
export function findingsIn({ id, text }: Text): string[] {
  return findPersonalData(text, PERSONAL_DATA_KINDS).map(
    ({ kind, start, end }) => `${id} ${start} ${kind} ${text.slice(start, end).replaceAll('\n', '\\n')}`,
  );
}

/** The file of texts at the limits of the rules, one in each row, with its findings marked. */
export const EDGES = recordOf('edges');

/** Returns a row of that file with the findings of now. */
export function edgeNow(row: string): string {
  return marked(unmarked(row));
}

/** Splits a list into groups of this size, the last one perhaps smaller, so that a test covers several rows. */
export function inGroups<One>(all: readonly One[], size: number): (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
