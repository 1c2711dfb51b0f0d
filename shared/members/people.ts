import { ServiceError } from '../service-error.ts';

/** The directory in which people sign in. */
export interface People {
  /**
   * Finds the person with this address, and enables a disabled one; creates one that does not exist. Sends an
   * invitation with a temporary password to everybody who has never signed in.
   *
   * @returns the id that the person's tokens carry.
   */
  readonly invite: (email: string) => Promise<{ readonly personId: string }>;
  /** Sends the invitation again, with a new temporary password; does nothing for a person who has signed in already. */
  readonly resend: (email: string) => Promise<void>;
  /** Disables the person with this id: ends every session and prevents sign-in. */
  readonly disable: (personId: string) => Promise<void>;
  /**
   * Replaces the person with this id with a new one at the same address, who is invited and sets up a new second
   * factor. A person who was replaced before is only invited again.
   *
   * @returns the id that the new person's tokens carry.
   */
  readonly replace: (email: string, personId: string) => Promise<{ readonly personId: string }>;
}

/** The directory of a stage that has no console: every method rejects. */
export const NO_PEOPLE: People = {
  invite: refuse,
  resend: refuse,
  disable: refuse,
  replace: refuse,
};

async function refuse(): Promise<never> {
  throw new ServiceError('invalid_request', 'This stage has no console, so nobody can sign in to it.');
}
