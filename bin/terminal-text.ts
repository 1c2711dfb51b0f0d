/**
 * A text as a terminal may show it: what comes from documents and people must not steer it. Line ends stay where
 * `lines` says so.
 */
export function terminalText(text: string, { lines = false } = {}): string {
  return text.replace(lines ? /[^\P{Cc}\n]|\p{Zl}|\p{Zp}/gu : /[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
