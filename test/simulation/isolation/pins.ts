/** Texts that must stay the same once they were seen. */
export interface Pins {
  /** Compares a text with the first one under the same name; returns the difference, or null if there is none. */
  readonly hold: (name: string, text: string) => string | null;
}

/** Starts without any text. */
export function createPins(): Pins {
  const texts = new Map<string, string>();
  return {
    hold: (name, text) => {
      const first = texts.get(name) ?? text;
      texts.set(name, first);
      return first === text
        ? null
        : `it was ${first} before, and nothing that the caller may see has changed since (${name})`;
    },
  };
}
