/** What was seen once, and has to be seen again to the letter. */
export interface Pins {
  /** Null, or what differs: the first text under this name is the one that holds. */
  readonly hold: (name: string, text: string) => string | null;
  readonly seen: (name: string) => string | null;
  readonly forget: (beginning: string) => void;
}

/** Starts with nothing seen. */
export function createPins(): Pins {
  const texts = new Map<string, string>();
  return {
    seen: (name) => texts.get(name) ?? null,
    hold: (name, text) => {
      const first = texts.get(name) ?? text;
      texts.set(name, first);
      return first === text ? null : `it was ${first} before, with nothing changed that the caller may see (${name})`;
    },
    forget: (beginning) => {
      for (const name of [...texts.keys()].filter((each) => each.startsWith(beginning))) {
        texts.delete(name);
      }
    },
  };
}
