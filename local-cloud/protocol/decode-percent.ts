/** Decodes percent-encoded UTF-8; null if the text is not valid. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
