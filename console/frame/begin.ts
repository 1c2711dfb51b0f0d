import type { ResultOf } from '../api/types.ts';
import { createCall } from '../calls/call.ts';
import { Problem, problemOf } from '../session/problem.ts';
import { type Session, startSession } from '../session/session.ts';

/**
 * How far the console has started. `leaving`: the browser goes to the issuer; `second`: this window was opened by
 * another one, and has signed the person in for it; `not-signed-in`: the sign-in failed; `not-loaded`: what the console
 * needs before the sign-in, or the person's roles after it, could not be loaded.
 */
export type Begun =
  | { readonly step: 'leaving' }
  | { readonly step: 'second' }
  | { readonly step: 'not-signed-in' }
  | { readonly step: 'not-loaded'; readonly problem: Problem; readonly session: Session | null }
  | { readonly step: 'ready'; readonly session: Session; readonly me: ResultOf<'me'>; readonly at: number };

/** Signs the person in and loads their roles; `onSession` is called between the two. Never rejects. */
export async function begin(onSession: () => void = () => undefined): Promise<Begun> {
  try {
    const started = await startSession();
    if (started === 'leaving' || started === 'second') {
      return { step: started };
    }
    onSession();
    return await beginWith(started);
  } catch (thrown) {
    // The library that signs in throws other errors, whose messages are not for people.
    return thrown instanceof Problem
      ? { step: 'not-loaded', problem: thrown, session: null }
      : { step: 'not-signed-in' };
  }
}

/** Loads the roles of a person who has signed in. Never rejects. */
export async function beginWith(session: Session): Promise<Begun> {
  try {
    const me = await createCall(session)('me', null);
    return { step: 'ready', session, me, at: Date.now() };
  } catch (thrown) {
    return { step: 'not-loaded', problem: problemOf(thrown), session };
  }
}
