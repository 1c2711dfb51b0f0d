/**
 * A text that is safe to print: nothing in documents or names may control the terminal. With `lines`, line breaks are
 * kept.
 */
export function terminalText(text: string, { lines = false } = {}): string {
  return text.replace(lines ? /[^\P{Cc}\n]|\p{Zl}|\p{Zp}/gu : /[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
