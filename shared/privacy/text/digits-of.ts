/** Returns the ASCII digits of a string, without anything between them. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
