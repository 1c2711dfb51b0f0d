import { ServiceError } from '../service-error.ts';

/** The directory in which people sign in. */
export interface People {
  /**
   * Finds the person with this address, and enables a disabled one; creates one that does not exist. Sends an
   * invitation with a first password to everybody who has never signed in.
   *
   * @returns the id that the person's tokens carry.
   */
  readonly invite: (email: string) => Promise<{ readonly personId: string }>;
  /** Sends the invitation again, with a new first password; does nothing for a person who has already signed in. */
  readonly resend: (email: string) => Promise<void>;
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
