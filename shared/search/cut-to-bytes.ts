/** Returns the longest prefix of a text, in whole code points, that fits into `bytesMax` bytes of UTF-8. */
export function cutToBytes(text: string, bytesMax: number): string {
  const target = new Uint8Array(bytesMax);
  const { read } = new TextEncoder().encodeInto(text, target);
  return text.slice(0, read);
}
