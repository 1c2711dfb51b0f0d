import { failRedaction } from '../redaction-failure.ts';
import { type GuardrailKind, type GuardrailSpan, UNIT_LENGTH } from './guardrail.ts';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Returns the number of characters in texts, counted as code points. */
export function charactersOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + [...text].length, 0);
}

/** Checks that at least as many text units were scanned as these texts contain. */
export function requireAllRead(texts: readonly string[], units: number): void {
  if (units * UNIT_LENGTH < charactersOf(texts)) {
    failRedaction('guardrail_partial');
  }
}

/**
 * Returns the span between two character offsets, whether the service counts code points or UTF-16 units: where the
 * text has characters of two units before the span, it covers both readings.
 *
 * @throws `unavailable` when the offsets lie outside the text.
 */
export function spanAtOffsets(
  text: string,
  kind: GuardrailKind,
  { begin, end }: { readonly begin: unknown; readonly end: unknown },
): GuardrailSpan {
  if (!isIndex(begin) || !isIndex(end) || begin >= end || end > text.length) {
    failRedaction('guardrail_without_position');
  }
  const characters = [...text];
  return { kind, start: begin, end: end > characters.length ? end : characters.slice(0, end).join('').length };
}

/**
 * Finds every occurrence of a string in each of these texts; only whole words, if it occurs as a whole word anywhere.
 *
 * @throws `unavailable` when the string is missing or does not occur.
 */
export function spansOfMatch(
  texts: readonly string[],
  kind: GuardrailKind,
  match: string | undefined,
): GuardrailSpan[][] {
  if (match === undefined || match === '') {
    return failRedaction('guardrail_without_position');
  }
  const all = texts.map((text) =>
    occurrences(text, match).map((start) => ({ kind, start, end: start + match.length })),
  );
  if (all.every((spans) => spans.length === 0)) {
    failRedaction('guardrail_without_position');
  }
  const words = all.map((spans, i) => spans.filter((span) => standsAsWord(texts[i] ?? '', span)));
  return words.some((spans) => spans.length > 0) ? words : all;
}

function occurrences(text: string, match: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(match); at !== -1; at = text.indexOf(match, at + 1)) {
    found.push(at);
  }
  return found;
}

function standsAsWord(text: string, { start, end }: GuardrailSpan): boolean {
  return !LETTER_OR_DIGIT.test(text.charAt(start - 1)) && !LETTER_OR_DIGIT.test(text.charAt(end));
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
