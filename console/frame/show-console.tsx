import { createRoot } from 'react-dom/client';
import type { Started } from '../session/session.ts';
import { keepFocus } from './keep-focus.ts';
import { Start } from './start.tsx';

/** Shows the console in an element of the page, once the session that was begun has started. */
export function showConsole(container: HTMLElement, begun: Promise<Started>): void {
  keepFocus();
  createRoot(container).render(<Start begun={begun} />);
}
