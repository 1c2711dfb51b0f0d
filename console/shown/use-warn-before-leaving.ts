import { useEffect } from 'react';

/** While `isLosing`, the browser asks before it closes or reloads the page; going to another page asks nothing. */
export function useWarnBeforeLeaving(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) {
      return;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLosing]);
}
