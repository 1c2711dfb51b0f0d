import { ServiceError } from '../service-error.ts';

/** The directory in which people sign in. */
export interface People {
  /**
   * Finds the person with this address, or creates one and sends an invitation with a first password.
   *
   * @returns the id that the person's tokens carry, and whether the person is new.
   */
  readonly invite: (email: string) => Promise<{ readonly personId: string; readonly isNew: boolean }>;
  /** Sends the invitation again, with a new first password; `signed_in` when it was already accepted. */
  readonly resend: (email: string) => Promise<'sent' | 'signed_in'>;
  /** Disables a person: ends every session and prevents sign-in. */
  readonly disable: (email: string) => Promise<void>;
  /** Resets the person's second factor: it is set up again at the next sign-in. */
  readonly resetMfa: (email: string) => Promise<void>;
}

/** The directory of a stage that has no console: every method rejects. */
export const NO_PEOPLE: People = {
  invite: refuse,
  resend: refuse,
  disable: refuse,
  resetMfa: refuse,
};

async function refuse(): Promise<never> {
  throw new ServiceError('invalid_request', 'This stage has no console, so nobody can sign in to it.');
}
