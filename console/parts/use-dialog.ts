import { useState } from 'react';

/**
 * Keeps which dialog of a page is open, or null. `changed` closes it and calls `onChanged`, so that the page loads its
 * contents again. `canceled` only closes it, unless a call was tried: the call may have made a change although it
 * failed.
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
