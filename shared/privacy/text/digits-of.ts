/** The ASCII digits of a text, without everything between them. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
