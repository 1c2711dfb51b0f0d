import { type Candidate, candidateAt } from '../../../../../shared/privacy/detectors/names/name-candidate.ts';
import { nameRuns } from '../../../../../shared/privacy/detectors/names/name-words.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { type ScannedText, scanText } from '../../../../../shared/privacy/text/scanned-text.ts';
import type { TextRange } from '../../../../../shared/privacy/text/text-range.ts';

/** A text without its marks, and the place of the name that was between them. */
interface MarkedName {
  readonly scanned: ScannedText;
  readonly name: TextRange;
}

/** Reads a row in which « and » enclose a name. */
export function markedName(row: string): MarkedName {
  const [before = '', name = '', after = ''] = row.split(/[«»]/);
  return {
    scanned: scanText(foldForMatching(before + name + after)),
    name: { start: before.length, end: before.length + name.length },
  };
}

/** Returns the candidates that begin at each word of a text. */
export function candidatesIn(scanned: ScannedText): Candidate[] {
  return nameRuns(scanned).flatMap((run) => run.flatMap((_, from) => candidateAt(run, from) ?? []));
}

/** Returns the candidate that consists of exactly this part of a text. */
export function candidateOf({ scanned, name }: MarkedName): Candidate {
  const found = candidatesIn(scanned).find(
    ({ words }) => words[0]?.start === name.start && words.at(-1)?.end === name.end,
  );
  if (found === undefined) {
    throw new Error(`Not a candidate for a name: ${scanned.text.slice(name.start, name.end)}`);
  }
  return found;
}

/** Returns rows for `it.each`: true with each text of the first list, then false with each of the second. */
export function trueAndFalseRows(
  yes: readonly string[],
  no: readonly string[],
): (readonly [expected: boolean, row: string])[] {
  return [...yes.map((row) => [true, row] as const), ...no.map((row) => [false, row] as const)];
}

/** Reads a row in which « and » enclose each person: its text, and the findings that it must have. */
export function markedPersons(row: string): { readonly text: string; readonly persons: string[] } {
  const persons = [...row.matchAll(/«([^»]+)»/g)].map(([, name]) => `PERSON ${name}`);
  return { text: row.replace(/[«»]/g, ''), persons };
}
