/**
 * Whether a person typed a name as they read it. Keyboards have some characters only in another form, and browsers copy
 * a no-break space as a space.
 */
export function isTyped(typed: string, name: string): boolean {
  return asTyped(typed) === asTyped(name);
}

function asTyped(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-');
}
