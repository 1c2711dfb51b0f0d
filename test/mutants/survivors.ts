import { existsSync, readFileSync } from 'node:fs';
import { REASONED } from './folders.ts';

/** The reasons why no test finds a mutation, by file and mutation. */
type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** By file: a mutation with its reason, or a reason with all mutations that it holds for. */
type WrittenReasons = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** The reasons of a folder, from the file of its name in survivors/. */
export function reasonsOf(folder: string): Reasons {
  const path = new URL(`survivors/${folder}.json`, import.meta.url);
  return existsSync(path) ? byMutation(JSON.parse(readFileSync(path, 'utf8')) as WrittenReasons) : {};
}

/** Expands written reasons to one per mutation. */
export function byMutation(written: WrittenReasons): Reasons {
  const ofFile = (entries: WrittenReasons[string]) =>
    Object.entries(entries).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : value.map((mutation) => [mutation, key]),
    );
  return Object.fromEntries(
    Object.entries(written).map(([file, entries]) => [file, Object.fromEntries(ofFile(entries))]),
  );
}

/** One mutation that no test found. */
export interface Survivor {
  readonly file: string;
  readonly key: string;
}

/** Survivors of a folder that need a reason and have none. */
export function withoutReason(folder: string, survivors: readonly Survivor[]): readonly Survivor[] {
  const reasons = reasonsOf(folder);
  return REASONED.has(folder) ? survivors.filter(({ file, key }) => reasons[file]?.[key] === undefined) : [];
}

/** Reasons for mutations that a test finds, or that no longer exist; `all` are all mutations of the folder. */
export function outdatedReasons(folder: string, found: readonly Survivor[], all: readonly Survivor[]): Survivor[] {
  const textOf = ({ file, key }: Survivor) => `${file} ${key}`;
  const [isFound, exists] = [new Set(found.map(textOf)), new Set(all.map(textOf))];
  const reasoned = Object.entries(reasonsOf(folder)).flatMap(([file, keys]) =>
    Object.keys(keys).map((key) => ({ file, key })),
  );
  return reasoned.filter((one) => isFound.has(textOf(one)) || !exists.has(textOf(one)));
}
