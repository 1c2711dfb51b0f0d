import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLikelyName } from '../../../shared/privacy/confirmed-names.ts';
import type { TextRange } from '../../../shared/privacy/text/text-range.ts';

const FOLDER = join(import.meta.dirname, '../../privacy-texts');

/** A text with marked names, and what the rules found in it before they were corrected with it. */
export interface TrainingText {
  readonly set: string;
  readonly language: string;
  readonly source: string;
  /** The names of persons, sorted. */
  readonly names: readonly TextRange[];
  /** Everything that is marked, including names. */
  readonly marked: readonly TextRange[];
  readonly found: readonly RuleFinding[];
}

/** Returns what the tagger is told about a text: the findings of the rules, with the likely names kept apart. */
export function knownOf({ found }: Pick<TrainingText, 'found'>): {
  readonly taken: readonly RuleFinding[];
  readonly likely: readonly RuleFinding[];
} {
  return { taken: found.filter((finding) => !isLikelyName(finding)), likely: found.filter(isLikelyName) };
}

/** A finding of the rules, in the source. */
export interface RuleFinding extends TextRange {
  readonly kind: string;
  readonly strength: number;
}

interface MarkedText {
  readonly language: string;
  readonly text: string;
  readonly spans: readonly { readonly kind: string; readonly value: string; readonly start: number }[];
}

/** The file with the findings of the rules in a set, one line per text. */
const findingsPath = (set: string): string => join(FOLDER, 'training', 'before', `${set}.jsonl`);

// Most training sets are separate from those that the rules are corrected with.
function textsPath(set: string): string {
  const path = join(FOLDER, 'training', `${set}.jsonl`);
  return existsSync(path) ? path : join(FOLDER, `${set}.jsonl`);
}

/** Reads the texts of a set for which the first findings are stored. */
export function readTrainingTexts(set: string): TrainingText[] {
  const findings = linesOf<readonly (readonly [string, number, number, number])[]>(findingsPath(set));
  return linesOf<MarkedText>(textsPath(set)).map(({ language, text, spans }, i) => {
    const ranges = spans
      .map(({ kind, value, start }) => ({ kind, start, end: start + value.length }))
      .sort((a, b) => a.start - b.start);
    return {
      set,
      language,
      source: text,
      marked: ranges,
      names: ranges.filter(({ kind }) => kind === 'PERSON'),
      found: (findings[i] ?? []).map(([kind, strength, start, end]) => ({ kind, strength, start, end })),
    };
  });
}

/** The sets to train with, in the order in which they were written. */
export const TRAINING_SETS: readonly string[] = [
  'tuning-3',
  'held-out-3',
  'tuning-5',
  'held-out-5',
  'tuning-6',
  'tuning-8',
  'held-out-9',
  'tuning-10',
  'tuning-12',
  'tuning-13',
  'tuning-14',
  'tuning-15',
  'tuning-16',
  'tuning-17',
  'tuning-18',
  'tuning-19',
  'tuning-20',
  'tuning-21',
  'tuning-22',
  'tuning-23',
  'tuning-24',
  'tuning-25',
  'tuning-26',
  'tuning-27',
  'tuning-28',
];

const linesOf = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line));
