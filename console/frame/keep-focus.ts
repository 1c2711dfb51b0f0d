const DIALOG = '[role=dialog]';
const HEADINGS = 'h1, h2, h3, h4';

/** An element that has or had the focus, and everything around it at that time, from the inside to the outside. */
type Trail = readonly HTMLElement[];

/**
 * Moves the focus to the nearest heading above whenever the element that has it is removed, hidden or disabled: a
 * browser would give it to no element at all, and a person without a mouse or a screen would start over at the top.
 * Returns a function that ends this.
 */
export function keepFocus(): () => void {
  let focused: Trail = [];
  // What had the focus before a dialog opened: when a dialog closes, everything around its elements is removed with it.
  let outside: Trail = [];
  let byKeyboard = false;
  const remember = ({ target }: FocusEvent) => {
    const trail = trailOf(target);
    if (trail.some(isDialog) && !focused.some(isDialog)) {
      outside = focused;
    }
    focused = trail;
  };
  const forget = ({ target }: FocusEvent) =>
    // By then, an element that was being removed is no longer connected, while one that only lost the focus still is.
    queueMicrotask(() => {
      const [element] = focused;
      if (target !== element || element?.isConnected !== true || !document.hasFocus() || !isLost()) {
        return;
      }
      if (canHaveFocus(element)) {
        focused = [];
      } else {
        restoreSoon(element);
      }
    });
  const look = () => {
    const [element] = focused;
    if (element?.isConnected === false) {
      restoreSoon(element);
    }
  };
  // Two frames later, so that a component that moves the focus by itself has done so.
  const restoreSoon = (element: HTMLElement) =>
    requestAnimationFrame(() => requestAnimationFrame(() => restore(element)));
  const restore = (element: HTMLElement) => {
    if (focused[0] === element && isLost()) {
      giveFocus(withinOpenDialog(placeFor(focused) ?? placeFor(outside) ?? document.body), byKeyboard);
    }
  };
  const noteDevice = ({ type }: Event) => {
    byKeyboard = type === 'keydown';
  };
  const control = new AbortController();
  const { signal } = control;
  document.addEventListener('focusin', remember, { signal });
  document.addEventListener('focusout', forget, { signal });
  document.addEventListener('keydown', noteDevice, { signal, capture: true });
  document.addEventListener('pointerdown', noteDevice, { signal, capture: true });
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true });
  return () => {
    control.abort();
    watch.disconnect();
  };
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isDialog(element: HTMLElement): boolean {
  return element.matches(DIALOG);
}

function trailOf(target: EventTarget | null): Trail {
  const trail: HTMLElement[] = [];
  for (let next = target instanceof HTMLElement ? target : null; next !== null; next = next.parentElement) {
    trail.push(next);
  }
  return trail;
}

function canHaveFocus(element: HTMLElement): boolean {
  return isShown(element) && !element.matches(':disabled');
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
}

// The innermost element of a trail that is still shown; the body does not count.
function placeFor(trail: Trail): HTMLElement | undefined {
  const place = trail.find(isShown);
  return place === document.body ? undefined : place;
}

// The place, or the uppermost dialog if it covers the place.
function withinOpenDialog(place: HTMLElement): HTMLElement {
  const dialog = [...document.querySelectorAll<HTMLElement>(DIALOG)].findLast(isShown);
  return dialog === undefined || dialog.contains(place) ? place : dialog;
}

// A heading is read out, and the next element that Tab reaches is the first one below it. Somebody who uses a mouse
// would be surprised if the page scrolled.
function giveFocus(place: HTMLElement, scrolls: boolean): void {
  const target = headingAbove(place);
  if (target === null) {
    return;
  }
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: !scrolls });
}

// The last heading above a place, within its page or dialog; if there is none above, the first one.
function headingAbove(place: HTMLElement): HTMLElement | null {
  const main = document.querySelector('main');
  const whole = place.closest<HTMLElement>(DIALOG) ?? main;
  const headings = [...(whole?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])].filter((one) => one.checkVisibility());
  const above = headings.findLast((one) => one.compareDocumentPosition(place) === Node.DOCUMENT_POSITION_FOLLOWING);
  return above ?? headings[0] ?? main;
}
