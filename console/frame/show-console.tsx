import { createRoot } from 'react-dom/client';
import { parseRoute } from '../address/route.ts';
import type { Begun } from './begin.ts';
import { keepFocus } from './keep-focus.ts';
import { loadPage } from './page-of.tsx';
import { Start } from './start.tsx';

/** Loads the page that the address names, so that it is there when the console is shown. */
export function loadFirstPage(): void {
  loadPage(parseRoute(location.hash).page);
}

/** Shows the console in an element of the page, or why it cannot be shown. */
export function showConsole(container: HTMLElement, begun: Begun): void {
  keepFocus();
  createRoot(container).render(<Start begun={begun} />);
}
