/**
 * A text that is safe to print: nothing in documents or names may control the terminal. Line ends stay if `lines` is
 * true.
 */
export function terminalText(text: string, { lines = false } = {}): string {
  return text.replace(lines ? /[^\P{Cc}\n]|\p{Zl}|\p{Zp}/gu : /[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
