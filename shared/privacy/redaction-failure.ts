import { ServiceError } from '../service-error.ts';

/** Why a text was not let through. */
export type RedactionFailure = 'text_too_long' | 'unknown_kind' | 'detector_failed' | 'not_settled' | GuardrailFailure;

/** Why a second opinion did not count. */
export type GuardrailFailure =
  | 'guardrail_units_not_set_aside'
  | 'guardrail_truncated'
  | 'guardrail_partial'
  | 'guardrail_without_position'
  | 'guardrail_unmetered';

/**
 * Ends the removal without any text: nothing that was read may leave, so neither the text nor a foreign error goes
 * along.
 */
export function failRedaction(reason: RedactionFailure): never {
  throw new ServiceError('unavailable', 'Personal data could not be removed, so nothing is passed on.', {
    cause: reason,
    retryAfterSeconds: 5,
  });
}
