import { useSyncExternalStore } from 'react';

/** A key that was just created. The service stores only a hash of it, so the dialog that shows it has the only copy. */
export interface NewKey {
  readonly key: string;
  readonly name: string;
  /** When the key that it replaces expires. */
  readonly previousEndsAt: string | null;
}

// Kept outside the keys page, because the browser's Back button can close that page even while a key is being created.
let shown: NewKey | null = null;
const listeners = new Set<() => void>();

/** Shows a new key, above whichever page is open, until it is forgotten. */
export function showNewKey(made: NewKey): void {
  set(made);
}

/** Forgets the key that is shown. */
export function forgetNewKey(): void {
  set(null);
}

/** Returns the key that is shown; the component renders again when it changes. */
export function useNewKey(): NewKey | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function set(made: NewKey | null): void {
  shown = made;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
