// Characters that are invisible or change the writing direction: a name with one could pass for another name.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu;
const HEX = 16;
const CODE_LENGTH = 4;

/** Replaces each hidden character of a text that somebody else wrote with its code. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(HEX).toUpperCase().padStart(CODE_LENGTH, '0');
    return `[U+${code}]`;
  });
}
