import type { Pepper } from './key-mac.ts';

/** The peppers that may stand behind a key: the current version, and after a rotation the one before it. */
export interface Peppers {
  readonly current: Pepper;
  readonly previous: Pepper | null;
  /**
   * Whether by now every instance of every function knows the current version. Until then no key may depend on it
   * alone.
   */
  readonly propagated: boolean;
  /** The newest version could not be asked for; these are the last that were known. */
  readonly stale: boolean;
}

/** Where the peppers come from. */
export interface PepperSource {
  readonly read: () => Promise<Peppers>;
}

/** The version for a new key: the one that every instance knows, so that the key works on the very next call. */
export function pepperForNewKeys({ current, previous, propagated }: Peppers): Pepper {
  return propagated ? current : (previous ?? current);
}
