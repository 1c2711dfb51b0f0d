// Control characters, and those that change the direction of the text after them.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns a text that is safe to print: nothing in documents or names may control the terminal, or change the order in
 * which characters are shown. With `lines`, line breaks are kept.
 */
export function terminalText(text: string, { lines = false } = {}): string {
  return text.replace(CONTROLS, (control) => (lines && control === '\n' ? control : ' '));
}
