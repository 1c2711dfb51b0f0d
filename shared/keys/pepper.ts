import type { Pepper } from './key-mac.ts';

/** The peppers that a key may have been made with: the current version, and after a rotation the previous one. */
export interface Peppers {
  readonly current: Pepper;
  readonly previous: Pepper | null;
  /**
   * Whether every instance of every function knows the current version by now. Until then, no key may depend on that
   * version alone.
   */
  readonly propagated: boolean;
  /** Whether the newest version could not be read, so that these are the last known ones. */
  readonly stale: boolean;
}

/** Where the peppers of a stage are read: in the secret itself or in a copy in memory. */
export interface PepperSource {
  readonly read: () => Promise<Peppers>;
}

/** The version for a new key: the one that every instance knows, so that the key works on the next call. */
export function pepperForNewKeys({ current, previous, propagated }: Peppers): Pepper {
  return propagated ? current : (previous ?? current);
}
