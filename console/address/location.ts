import { useSyncExternalStore } from 'react';
import { parseRoute, type Route, withSettings } from './route.ts';

/** Navigates to a page of this console. */
export function go(link: string): void {
  location.hash = link;
}

/** Stores settings of the page in its address, so that a copied link shows the same. */
export function keepInAddress(settings: Readonly<Record<string, string>>): void {
  history.replaceState(null, '', withSettings(location.hash, settings));
}

/** Returns the current route; the component renders again when it changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseRoute(hash);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
