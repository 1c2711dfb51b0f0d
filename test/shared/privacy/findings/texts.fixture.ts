import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { marked, unmarked } from '../found.ts';

/** The sets of `test/privacy-texts` that anybody may read and tune by. */
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
  'held-out-5',
  'held-out-9',
] as const;

/** What a test says of a difference. */
export const IF_MEANT = 'If this change is meant, run: node test/shared/privacy/findings/write-findings.ts';

// A text of these sets.
interface Text {
  readonly id: string;
  readonly text: string;
}

/** The texts of a set. */
export function textsOf(set: string): Text[] {
  return linesOf(join(import.meta.dirname, '../../../privacy-texts', `${set}.jsonl`)).map(
    (line) => JSON.parse(line) as Text,
  );
}

/** The lines of a file that hold something. */
export function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Where what is found in the texts of a set is written down. */
export function recordOf(set: string): string {
  return join(import.meta.dirname, `${set}.txt`);
}

/** What is found in a text, a line for each value: the text's id, where the value begins, its kind, itself. */
export function findingsIn({ id, text }: Text): string[] {
  return findPersonalData(text, PERSONAL_DATA_KINDS).map(
    ({ kind, start, end }) => `${id} ${start} ${kind} ${text.slice(start, end).replaceAll('\n', '\\n')}`,
  );
}

/** Where texts at the edges of the rules are, a row for each, with what is found in it marked. */
export const EDGES = recordOf('edges');

/** A row of them as it would be written now. */
export function edgeNow(row: string): string {
  return marked(unmarked(row));
}

/** Parts of a list, of this size each but the last, so that a test holds a few of them. */
export function inGroups<One>(all: readonly One[], size: number): (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
