import { ServiceError } from '../service-error.ts';

/**
 * A refusal of an operator's command: what was wrong and what would be right, in one sentence that repeats nothing that
 * was typed.
 */
export function refusal(sentence: string): ServiceError {
  return new ServiceError('invalid_request', sentence);
}

/** The refusal for an id that names nothing. */
export function noSuch(what: 'company' | 'application' | 'key' | 'base' | 'document'): ServiceError {
  return new ServiceError('not_found', `There is no ${what} with this id.`);
}
