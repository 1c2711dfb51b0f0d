import { QUESTION_GROWTH_TOKENS_MAX } from '../../pricing/cost-bound.ts';
import { textTokensMax } from '../../pricing/token-bound.ts';
import type { UsageMeter } from '../../pricing/usage-meter.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { failRedaction } from '../redaction-failure.ts';
import type { TextRange } from '../text/text-range.ts';

/** The kinds that a guardrail looks for: those that rules find by likelihood only. */
export type GuardrailKind = Extract<PersonalDataKind, 'PERSON' | 'STREET_ADDRESS'>;

/** Personal data that a guardrail found: UTF-16 indexes of the text that was sent, the end exclusive. */
export interface GuardrailSpan extends TextRange {
  readonly kind: GuardrailKind;
}

/** The request that a guardrail is called for: it ends the call, and its meter takes the text units. */
export interface GuardrailCall {
  readonly signal: AbortSignal;
  readonly meter: UsageMeter;
}

/** Bedrock Guardrails, which look for names and addresses that rules miss. */
export interface Guardrail {
  /**
   * Finds the spans of each text, in the order given.
   *
   * @throws `unavailable` unless every text was scanned whole: after an error, a timeout, a truncated list, or a
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
  /** The text units that are billed; undefined when they are not reported, or have a price that is not known. */
  readonly units: number | undefined;
  /** The spans of each text. Called only after the units are metered, because it throws for an incomplete result. */
  readonly spans: () => readonly (readonly GuardrailSpan[])[];
}

/** Sends all texts to a guardrail in one request. */
export type SendTexts = (
  texts: readonly string[],
  kinds: readonly GuardrailKind[],
  abortSignal: AbortSignal,
) => Promise<GuardrailResult>;

// A text unit is up to 1,000 characters of one text.
const UNIT_LENGTH = 1_000;
// A passage has at most 5,500 bytes, its title 600 and its headings 1,500, and each is rounded up by itself.
const PASSAGE_UNITS_MAX = 9;
// Longer answers than this many characters a token fail: their units were not reserved.
const CHARACTERS_PER_TOKEN_MAX = 8;

const GUARDRAIL_KINDS: readonly GuardrailKind[] = ['PERSON', 'STREET_ADDRESS'];

/** The kinds of a policy that a guardrail looks for. */
export function guardrailKinds(kinds: readonly PersonalDataKind[]): readonly GuardrailKind[] {
  return GUARDRAIL_KINDS.filter((kind) => kinds.includes(kind));
}

/** The most text units that these texts are billed as, each rounded up by itself. */
export function textUnitsMax(texts: readonly string[]): number {
  return texts.reduce((units, text) => units + Math.ceil(text.length / UNIT_LENGTH), 0);
}

/** The most text units of one request: its question, all passages, and the answer where there is one. */
export function requestUnitsMax(question: string, passagesMax: number, answerTokensMax = 0): number {
  const answer = Math.ceil((answerTokensMax * CHARACTERS_PER_TOKEN_MAX) / UNIT_LENGTH);
  return textUnitsMax([question]) + passagesMax * PASSAGE_UNITS_MAX + answer;
}

/**
 * Checks that a question has not grown, by what a guardrail replaced in it, beyond the tokens that were reserved.
 *
 * @throws `unavailable` when it has.
 */
export function requireSetAside(draft: string, question: string): void {
  if (textTokensMax(question) > textTokensMax(draft) + QUESTION_GROWTH_TOKENS_MAX) {
    failRedaction('guardrail_units_not_set_aside');
  }
}
