import { useState } from 'react';

/**
 * Keeps which dialog of a page is open, or null. `close` takes whether a change was made, or may have been made;
 * `onChanged` is then called, to load what the page shows again.
 */
export function useDialog<Open>(onChanged: () => void) {
  const [open, show] = useState<Open | null>(null);
  const close = (changes: boolean) => {
    show(null);
    if (changes) {
      onChanged();
    }
  };
  return { open, show, close };
}
