import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWarnBeforeLeaving } from './use-warn-before-leaving.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a form's text fields contained before anybody typed, and the field in which somebody typed last. */
interface Typed {
  before: ReadonlyMap<TextField, string>;
  last: TextField | null;
}

/**
 * Notes what is typed in a form and asks before it is lost: `leave` runs an action at once if nothing was typed, and
 * otherwise once the person has agreed to lose it. The browser asks before the window is closed or reloaded, and its
 * Back button asks as well. `stay` gives the focus back to the field in which somebody typed last.
 */
export function useTypedText(form: RefObject<HTMLFormElement | null>, close: () => void) {
  const typed = useRef<Typed>({ before: new Map(), last: null });
  const [isTyped, setTyped] = useState(false);
  const [asking, setAsking] = useState<{ readonly discard: () => void } | null>(null);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    typed.current.before = new Map(textFieldsOf(form.current).map((field) => [field, field.value]));
  }, [form]);
  useWarnBeforeLeaving(isTyped);
  useEffect(() => {
    if (!isTyped) {
      return;
    }
    return holdAddress((goThere) =>
      setAsking({
        discard: () => {
          closing.current();
          goThere();
        },
      }),
    );
  }, [isTyped]);
  const note = () => {
    const { before } = typed.current;
    const active = document.activeElement;
    typed.current.last = textFieldsOf(form.current).find((field) => field === active) ?? typed.current.last;
    setTyped(textFieldsOf(form.current).some((field) => field.value.trim() !== (before.get(field) ?? '').trim()));
  };
  const leave = (discard: () => void) => (isTyped ? setAsking({ discard }) : discard());
  const stay = () => {
    setAsking(null);
    // A frame later, once the question has given the focus back to what had it before.
    requestAnimationFrame(() => requestAnimationFrame(() => typed.current.last?.focus()));
  };
  return { note, leave, asking, stay };
}

// A combobox is the field with which the options of another field are searched, so that nothing is lost with its text.
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [role=combobox]), textarea';

function textFieldsOf(form: HTMLFormElement | null): TextField[] {
  return [...(form?.querySelectorAll<TextField>(TEXT_FIELDS) ?? [])];
}

/**
 * Stays at the current address when the browser goes to another one, before the console shows it, and calls `held` with
 * a function that goes there after all. Returns a function that ends this.
 */
function holdAddress(held: (goThere: () => void) => void): () => void {
  const here = location.href;
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    // A `hashchange` follows each `popstate`, by which time the console may already have rendered another page.
    if (location.href === here) {
      return;
    }
    history.pushState(null, '', here);
    held(() => {
      release();
      // The address that was held back is the one before the current one.
      history.back();
    });
  };
  const events = ['popstate', 'hashchange'];
  const release = () => events.forEach((name) => void window.removeEventListener(name, hold, { capture: true }));
  events.forEach((name) => void window.addEventListener(name, hold, { capture: true }));
  return release;
}
