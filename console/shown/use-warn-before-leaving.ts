import { useEffect } from 'react';

/**
 * Makes the browser ask before closing or reloading while `hasUnsaved` is true; switching to another page of the
 * console does not.
 */
export function useWarnBeforeLeaving(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) {
      return;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
}
