import { failRedaction } from '../redaction-failure.ts';
import type { GuardrailKind, GuardrailSpan } from './guardrail.ts';

const UNIT_CHARACTERS = 1_000;
const WORD = /[\p{L}\p{N}]/u;

/** How many characters a text has for a service that counts Unicode code points. */
export function charactersOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + [...text].length, 0);
}

/** Throws when fewer text units were read than these texts have at least. */
export function requireAllRead(texts: readonly string[], units: number): void {
  if (units * UNIT_CHARACTERS < charactersOf(texts)) {
    failRedaction('guardrail_partial');
  }
}

/**
 * The span between two character offsets, whether the service counts code points or UTF-16: where the text has
 * characters
 * of two UTF-16 units before the span, both readings are covered. Throws when it lies in neither.
 */
export function spanAtOffsets(text: string, kind: GuardrailKind, begin: unknown, end: unknown): GuardrailSpan {
  if (!isIndex(begin) || !isIndex(end) || begin >= end || end > text.length) {
    failRedaction('guardrail_without_position');
  }
  const characters = [...text];
  if (characters.length === text.length || end > characters.length) {
    return { kind, start: begin, end };
  }
  return { kind, start: begin, end: characters.slice(0, end).join('').length };
}

/**
 * Every place of a string in these texts, for each of them; as a whole word where it stands as one anywhere. Throws
 * when it stands nowhere.
 */
export function spansOfMatch(texts: readonly string[], kind: GuardrailKind, match: string | undefined): GuardrailSpan[][] {
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
  return !WORD.test(text.charAt(start - 1)) && !WORD.test(text.charAt(end));
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
