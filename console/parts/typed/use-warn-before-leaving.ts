import { useEffect } from 'react';

/** Makes the browser ask before the console is closed or reloaded. Returns a function that ends this. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/**
 * Makes the browser ask before the console is closed or reloaded, as long as `hasUnsaved` is true and the component is
 * shown. Nobody is asked before the console shows another page.
 */
export function useWarnBeforeLeaving(hasUnsaved: boolean): void {
  useEffect(() => (hasUnsaved ? warnBeforeLeaving() : undefined), [hasUnsaved]);
}
