import { ServiceError } from '../service-error.ts';

/**
 * The error for a request that is not valid.
 *
 * @param message One sentence that names the field and what is allowed, and never repeats the input.
 */
export function badRequest(message: string): ServiceError {
  return new ServiceError('invalid_request', message);
}

/** The error for an id that does not exist. */
export function notFound(what: 'company' | 'application' | 'key' | 'base' | 'document' | 'member'): ServiceError {
  return new ServiceError('not_found', `There is no ${what} with this ID.`);
}
