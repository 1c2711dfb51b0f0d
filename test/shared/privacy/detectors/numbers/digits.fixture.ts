import fc from 'fast-check';

/** Draws numbers of this many digits. */
export const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

/** Returns every possible ending of this many digits. Most random numbers fail a check, but some ending passes it. */
export const endings = (length: number): string[] =>
  Array.from({ length: 10 ** length }, (_, i) => String(i).padStart(length, '0'));
