import { QUESTION_GROWTH_TOKENS_MAX } from '../../pricing/cost-bound.ts';
import { textTokensMax } from '../../pricing/token-bound.ts';
import type { Tab } from '../../pricing/usage-meter.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { failRedaction } from '../redaction-failure.ts';
import type { Stretch } from '../text/folded-text.ts';

/** The kinds about which somebody else is asked: those that rules find by likelihood only. */
export type GuardrailKind = Extract<PersonalDataKind, 'PERSON' | 'STREET_ADDRESS'>;

/** What somebody else takes for personal data: UTF-16 indexes of the text that was given, the end exclusive. */
export interface GuardrailSpan extends Stretch {
  readonly kind: GuardrailKind;
}

/** What asking needs of a call: it ends with the call, and what it is billed goes on the tab. */
export interface GuardrailCall {
  readonly signal: AbortSignal;
  readonly tab: Tab;
}

/** Somebody else who reads for personal data. */
export interface Guardrail {
  /**
   * The spans of each text, in the order given. Throws `unavailable` when not every text was read whole: by an error, a
   * time-out, a list that was cut, a finding without a place.
   */
  readonly find: (
    texts: readonly string[],
    kinds: readonly GuardrailKind[],
    asking: GuardrailCall,
  ) => Promise<readonly (readonly GuardrailSpan[])[]>;
}

/**
 * What came back: the text units that are billed (undefined: not said, or at a price that is not known), and the spans
 * of each text, looked at only when that is on the tab.
 */
export interface GuardrailResult {
  readonly units: number | undefined;
  readonly spans: () => readonly (readonly GuardrailSpan[])[];
}

/** One way to ask: all texts in one request. */
export type CheckTexts = (
  texts: readonly string[],
  kinds: readonly GuardrailKind[],
  abortSignal: AbortSignal,
) => Promise<GuardrailResult>;

// What the price is for: so many characters, begun ones whole.
const UNIT_LENGTH = 1_000;
// A passage has at most 5,500 bytes, its title 600 and its headings 1,500, and each is rounded up by itself.
const PASSAGE_UNITS_MAX = 9;
// Longer answers than this many characters a token are refused: they were not set aside.
const CHARACTERS_PER_TOKEN_MAX = 8;

const GUARDRAIL_KINDS: readonly GuardrailKind[] = ['PERSON', 'STREET_ADDRESS'];

/** Those of a policy's kinds about which a second opinion is asked. */
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

/** Throws when a question has become longer, by what a second opinion found, than was set aside for it. */
export function requireSetAside(draft: string, question: string): void {
  if (textTokensMax(question) > textTokensMax(draft) + QUESTION_GROWTH_TOKENS_MAX) {
    failRedaction('guardrail_units_not_set_aside');
  }
}
