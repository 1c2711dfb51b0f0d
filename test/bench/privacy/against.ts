import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { cpuMilliseconds } from './speed.ts';

type Find = typeof findPersonalData;

// The compiler and the caches of both versions are warm after this many passes.
const WARM_UP = 2;
const PASSES = 4;

/** The milliseconds of processor time that each version needs for all texts, and how many findings differ. */
interface Comparison {
  readonly own: number;
  readonly other: number;
  /** The number of texts in which the two versions find different values. */
  readonly different: number;
}

/**
 * Compares this version with the one in another folder, such as a worktree of an earlier commit. Both read the same
 * texts in turn, so that other programs slow both down, and the least time of each counts.
 */
export async function compareWith(folder: string, texts: readonly string[]): Promise<Comparison> {
  const path = pathToFileURL(join(resolve(folder), 'shared/privacy/find-personal-data.ts')).href;
  const { findPersonalData: findByOther } = (await import(path)) as { findPersonalData: Find };
  const versions = [findPersonalData, findByOther];
  const least = versions.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass < WARM_UP + PASSES; pass += 1) {
    // Neither is always the first.
    for (const i of pass % 2 === 0 ? [0, 1] : [1, 0]) {
      const find = versions[i] as Find;
      const ms = cpuMilliseconds(() => texts.forEach((text) => void find(text, PERSONAL_DATA_KINDS)));
      least[i] = pass < WARM_UP ? Number.POSITIVE_INFINITY : Math.min(ms, least[i] as number);
    }
  }
  const spansBy = (find: Find, text: string): string => JSON.stringify(find(text, PERSONAL_DATA_KINDS));
  const different = texts.filter((text) => spansBy(findPersonalData, text) !== spansBy(findByOther, text)).length;
  const [own = 0, other = 0] = least;
  return { own, other, different };
}

/** Returns the texts of a file: one for each line of a set of marked texts (.jsonl), otherwise its paragraphs. */
export function textsOf(path: string): string[] {
  const content = readFileSync(path, 'utf8');
  return path.endsWith('.jsonl')
    ? content
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (JSON.parse(line) as { readonly text: string }).text)
    : content.split(/\n{2,}/);
}
