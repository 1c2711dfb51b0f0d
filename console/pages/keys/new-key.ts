/** A key that was just created. The service stores only a hash of it, so the dialog that shows it has the only copy. */
export interface NewKey {
  readonly key: string;
  readonly name: string;
  /** What it may do, of which the dialog shows an example. */
  readonly scopes: readonly string[];
  /** When it expires; null for a key that lasts until it is revoked. */
  readonly endsAt: string | null;
  /** When the key that it replaces expires. */
  readonly previousEndsAt: string | null;
}

// Kept outside the keys page, because the browser's Back button can close that page even while a key is being created.
// So a second key may be created before the first is forgotten.
let kept: readonly NewKey[] = [];
const listeners = new Set<() => void>();

/** Shows a new key, above whichever page is open, until it is forgotten. Earlier keys are shown and forgotten first. */
export function showNewKey(made: NewKey): void {
  set([...kept, made]);
}

/** Forgets the key that is shown. */
export function forgetNewKey(): void {
  set(kept.slice(1));
}

/** The key that is shown. */
export function currentNewKey(): NewKey | null {
  return kept[0] ?? null;
}

/** Calls the listener whenever another key, or no key, is shown; returns a function that ends this. */
export function subscribeToNewKey(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(keys: readonly NewKey[]): void {
  kept = keys;
  for (const listener of listeners) {
    listener();
  }
}
