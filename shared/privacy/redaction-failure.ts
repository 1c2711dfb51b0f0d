import { ServiceError } from '../service-error.ts';

/** Why a text was not let through. */
export type PrivacyRefusal = 'text_too_long' | 'unknown_kind' | 'detector_failed' | 'not_settled' | OpinionRefusal;

/** Why a second opinion did not count. */
export type OpinionRefusal =
  | 'opinion_not_set_aside'
  | 'opinion_truncated'
  | 'opinion_partial'
  | 'opinion_without_place'
  | 'opinion_unmetered';

/**
 * Ends the removal without any text: nothing that was read may leave, so neither the text nor a foreign error goes
 * along.
 */
export function refuseText(reason: PrivacyRefusal): never {
  throw new ServiceError('unavailable', 'Personal data could not be removed, so nothing is passed on.', {
    cause: reason,
    retryAfterSeconds: 5,
  });
}
