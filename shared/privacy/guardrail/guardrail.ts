import { QUESTION_GROWTH_TOKENS_MAX } from '../../pricing/cost-bound.ts';
import { textTokensMax } from '../../pricing/token-bound.ts';
import type { UsageMeter } from '../../pricing/usage-meter.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { failRedaction } from '../redaction-failure.ts';
import type { TextRange } from '../text/text-range.ts';

/** The kinds that a guardrail looks for: those that rules find only by likelihood. */
export type GuardrailKind = Extract<PersonalDataKind, 'PERSON' | 'STREET_ADDRESS'>;

/** Personal data found by a guardrail: UTF-16 indexes of the text that was sent, the end exclusive. */
export interface GuardrailSpan extends TextRange {
  readonly kind: GuardrailKind;
}

/** The request that calls a guardrail: its signal ends the call, and its meter records the text units. */
export interface GuardrailCall {
  readonly signal: AbortSignal;
  readonly meter: UsageMeter;
}

/** A client of Bedrock Guardrails, which finds names and addresses that rules miss. */
export interface Guardrail {
  /**
   * Finds the spans of each text, in the given order.
   *
   * @throws `unavailable` unless every text was scanned in full: after an error, a timeout, a truncated list, or a
   * finding without a position.
   */
  readonly find: (
    texts: readonly string[],
    kinds: readonly GuardrailKind[],
    call: GuardrailCall,
  ) => Promise<readonly (readonly GuardrailSpan[])[]>;
}

/** The result of one guardrail request. */
interface GuardrailResult {
  /** The billed text units; undefined when they are not reported or their price is unknown. */
  readonly units: number | undefined;
  /**
   * Returns the spans of each text. Call it only after the units are metered, because it throws for an incomplete
   * result.
   */
  readonly spans: () => readonly (readonly GuardrailSpan[])[];
}

/** Sends all texts to a guardrail in one request. */
export type SendTexts = (
  texts: readonly string[],
  kinds: readonly GuardrailKind[],
  abortSignal: AbortSignal,
) => Promise<GuardrailResult>;

/** The maximum number of characters in a text unit, by which Bedrock bills guardrails; each text has its own units. */
export const UNIT_LENGTH = 1_000;
// A passage has at most 5,500 bytes, its title 600 and its headings 1,500, and each is rounded up separately.
const PASSAGE_UNITS_MAX = 9;
// An answer with more characters per token fails, because its units were not reserved.
const CHARACTERS_PER_TOKEN_MAX = 8;

const GUARDRAIL_KINDS: readonly GuardrailKind[] = ['PERSON', 'STREET_ADDRESS'];

/** Returns the kinds of a policy that a guardrail looks for. */
export function guardrailKinds(kinds: readonly PersonalDataKind[]): readonly GuardrailKind[] {
  return GUARDRAIL_KINDS.filter((kind) => kinds.includes(kind));
}

/** Returns the maximum number of text units billed for these texts, each rounded up separately. */
export function textUnitsMax(texts: readonly string[]): number {
  return texts.reduce((units, text) => units + Math.ceil(text.length / UNIT_LENGTH), 0);
}

/**
 * Returns the maximum number of text units of one request: its question, all passages, and the answer if there is one.
 */
export function requestUnitsMax(question: string, passagesMax: number, answerTokensMax = 0): number {
  const answer = Math.ceil((answerTokensMax * CHARACTERS_PER_TOKEN_MAX) / UNIT_LENGTH);
  return textUnitsMax([question]) + passagesMax * PASSAGE_UNITS_MAX + answer;
}

/**
 * Checks that the replacements of a guardrail have not made a question longer than the tokens reserved for it.
 *
 * @throws `unavailable` when they have.
 */
export function requireReservedTokens(draft: string, question: string): void {
  if (textTokensMax(question) > textTokensMax(draft) + QUESTION_GROWTH_TOKENS_MAX) {
    failRedaction('guardrail_units_not_set_aside');
  }
}
