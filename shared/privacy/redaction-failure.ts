import { ServiceError } from '../service-error.ts';

/** The reason why a text could not be redacted. */
type RedactionFailure =
  | 'text_too_long'
  | 'unknown_kind'
  | 'detector_failed'
  | 'reader_weights'
  | 'not_settled'
  | 'no_texts_around'
  | 'guardrail_units_not_set_aside'
  | 'guardrail_truncated'
  | 'guardrail_partial'
  | 'guardrail_without_position'
  | 'guardrail_unmetered';

/** Throws the error of a failed redaction. Its cause is only the reason, so nothing in it can quote the text. */
export function failRedaction(failure: RedactionFailure): never {
  throw redactionError(failure);
}

/** Returns the error that a caller receives when a redaction fails, whatever the cause. */
export function redactionError(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'Personal data could not be removed. Try again.', {
    cause,
    retryAfterSeconds: 5,
  });
}
