import type { Draw } from './draw.ts';

/** A marked value of a text, for which another value can be put. */
export interface Place {
  readonly kind: string;
  readonly language: string;
  readonly value: string;
  /** What comes before the value in its line, at most 40 characters. */
  readonly before: string;
  /** The name of a number directly before the value, which a form may exchange too. */
  readonly label: string;
}

/** One way to write a value of a kind. */
export interface Form {
  readonly kind: string;
  readonly name: string;
  /** Whether a person would call such a value the same kind in that place. */
  readonly fits?: (place: Place) => boolean;
  /** The name that is written before the value; the form is tried only where the value has one. */
  readonly label?: (draw: Draw) => string;
  readonly write: (draw: Draw, place: Place) => string;
}

/** Creates forms of a kind from patterns for `Draw.fill`; each pattern is the name of its form. */
export function patternForms(kind: string, patterns: readonly string[], fits?: Form['fits']): Form[] {
  return patterns.map((pattern) => ({
    kind,
    name: pattern,
    ...(fits === undefined ? {} : { fits }),
    write: ({ fill }) => fill(pattern),
  }));
}
