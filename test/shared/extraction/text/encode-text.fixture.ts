const LEADS = 0x81;
const LAST = 0xfe;

/** Returns the bytes of a text in an encoding that `TextDecoder` knows; each character has one or two bytes. */
export function encodeText(text: string, encoding: string): Uint8Array {
  const bytesOf = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  for (let lead = LAST; lead >= LEADS; lead -= 1) {
    for (let trail = LAST; trail >= 0x40; trail -= 1) {
      bytesOf.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
    }
  }
  for (let byte = LAST + 1; byte >= 0; byte -= 1) {
    bytesOf.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  }
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = bytesOf.get(character);
      if (bytes === undefined) {
        throw new Error(`${encoding} has no ${character}`);
      }
      return bytes;
    }),
  );
}
