import { useSyncExternalStore } from 'react';
import { parseRoute, type Route } from './route.ts';

/** Navigates to a page of this console. */
export function go(link: string): void {
  location.hash = link;
}

/** Stores settings of the page in its address, so that a copied link shows the same; an empty value is left out. */
export function keepInAddress(settings: Readonly<Record<string, string>>): void {
  const [path = '', search = ''] = location.hash.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(settings)) {
    if (value === '') {
      query.delete(name);
    } else {
      query.set(name, value);
    }
  }
  const text = query.toString();
  history.replaceState(null, '', `${path}${text === '' ? '' : `?${text}`}`);
}

/** The current route; the component renders again when it changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseRoute(hash);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
