import { useState } from 'react';

/**
 * Keeps which dialog of a page is open, or null. `changed` closes it after a change, and `canceled` without one unless
 * a call was tried, which may have made the change; after a change `onChanged` is called, to load what the page shows
 * again.
 */
export function useDialog<Open>(onChanged: () => void) {
  const [open, show] = useState<Open | null>(null);
  const changed = () => {
    show(null);
    onChanged();
  };
  const canceled = (tried: boolean) => (tried ? changed() : show(null));
  return { open, show, changed, canceled };
}
