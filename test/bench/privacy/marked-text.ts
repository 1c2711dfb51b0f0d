import { readFileSync } from 'node:fs';
import type { TextRange } from '../../../shared/privacy/text/text-range.ts';

/** A marked text, with its marked personal data. */
export interface MarkedText {
  readonly id: string;
  readonly language: string;
  readonly kind: string;
  readonly text: string;
  readonly spans: readonly MarkedSpan[];
}

/** A marked value and its place in the text. */
interface MarkedSpan {
  readonly kind: string;
  readonly value: string;
  readonly start: number;
}

// The sets mark every number that a state issues as NATIONAL_ID, and a password is a secret. The first set spells
// "licence" the British way.
const SAME_KIND: Readonly<Record<string, string>> = {
  US_SSN: 'NATIONAL_ID',
  US_ITIN: 'NATIONAL_ID',
  LICENCE_PLATE: 'LICENSE_PLATE',
  PASSWORD: 'SECRET',
};
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Returns the kind that the sets mark for one of the product's, or for another spelling of it. */
export function kindOf(name: string): string {
  return SAME_KIND[name] ?? name;
}

/** Reads the texts of a JSON Lines file, each value with its kind as the sets mark it. */
export function readMarkedTexts(path: string): MarkedText[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): MarkedText => JSON.parse(line))
    .map((each) => ({ ...each, spans: each.spans.map((span) => ({ ...span, kind: kindOf(span.kind) })) }));
}

/** Whether two ranges have a character in common. */
export function touches(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Returns the range of a value in its text. */
export function rangeOf({ value, start }: Pick<MarkedSpan, 'value' | 'start'>): TextRange {
  return { start, end: start + value.length };
}

/** Whether every letter and digit of a value is within a finding. */
export function isMasked({ value, start }: Pick<MarkedSpan, 'value' | 'start'>, found: readonly TextRange[]): boolean {
  let at = start;
  return [...value].every((character) => {
    const from = at;
    at += character.length;
    return !LETTER_OR_DIGIT.test(character) || found.some((each) => each.start <= from && from < each.end);
  });
}
