import { isReturning } from '../session/session.ts';
import { callTexts } from '../texts/calls.ts';
import { sessionTexts } from '../texts/session.ts';
import { begin } from './begin.ts';

/**
 * Signs the person in. The pages and their styles are loaded only for somebody who comes back from the issuer, while
 * the session starts: a person who is only sent to the issuer needs none of them.
 */
export async function enter(container: HTMLElement): Promise<void> {
  say(container, sessionTexts.starting);
  const loading = isReturning(location.search) ? loadConsole(container) : null;
  // Reported below, once it is known whether the pages are needed.
  loading?.catch(() => undefined);
  const begun = await begin(() => loading?.then(({ loadFirstPage }) => loadFirstPage()).catch(() => undefined));
  if (begun.step === 'leaving') {
    return;
  }
  if (begun.step === 'second') {
    say(container, sessionTexts.secondDone);
    return;
  }
  try {
    const { showConsole } = await (loading ?? loadConsole(container));
    showConsole(container, begun);
  } catch {
    sayNotLoaded(container);
  }
}

async function loadConsole({ dataset: { styles = '', scripts = '' } }: HTMLElement) {
  // All at once: the browser would find the scripts that each one imports only when it has read that one.
  for (const href of scripts.split(' ')) {
    document.head.append(linkTo('modulepreload', href));
  }
  const [loaded] = await Promise.all([import('./show-console.tsx'), loadStyles(styles)]);
  return loaded;
}

function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = linkTo('stylesheet', href);
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be loaded.`));
    document.head.append(link);
  });
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  return link;
}

// Uses no component of the design system, which is loaded later.
function say(container: HTMLElement, text: string): HTMLElement {
  const status = elementOf('div', text);
  status.role = 'status';
  const main = document.createElement('main');
  main.className = 'console-entry';
  main.append(status);
  container.replaceChildren(main);
  return main;
}

// Shown when there is no network, or when a deployment has replaced the files that this version of the page names.
function sayNotLoaded(container: HTMLElement): void {
  const button = elementOf('button', callTexts.reload);
  button.onclick = () => location.reload();
  const main = say(container, sessionTexts.notLoaded);
  main.prepend(elementOf('h1', callTexts.failed));
  main.append(button);
}

function elementOf(name: 'div' | 'h1' | 'button', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
