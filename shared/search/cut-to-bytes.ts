/** The longest beginning of a text that fits into so many bytes of UTF-8, never cutting a code point. */
export function cutToBytes(text: string, bytesMax: number): string {
  const target = new Uint8Array(bytesMax);
  const { read } = new TextEncoder().encodeInto(text, target);
  return text.slice(0, read);
}
