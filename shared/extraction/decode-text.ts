// Control characters that no text has: tabs, line ends and escape sequences occur in texts, the others in binaries.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/g;
const CONTROL_SHARE_MAX = 0.001;

/**
 * The text that these bytes are (UTF-8, or UTF-16 behind its byte order mark), without the mark; 'other_encoding' for
 * text of an older encoding, 'binary' for anything else.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string } | 'other_encoding' | 'binary' {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  if (text === null) {
    return looksLikeOldText(bytes) ? 'other_encoding' : 'binary';
  }
  const controls = text.match(CONTROL)?.length ?? 0;
  return controls > text.length * CONTROL_SHARE_MAX ? 'binary' : { text };
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return 'utf-16le';
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return 'utf-16be';
  }
  return 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

// Latin letters of a one-byte encoding: mostly ASCII, no control characters at all.
function looksLikeOldText(bytes: Uint8Array): boolean {
  let ascii = 0;
  for (const byte of bytes) {
    if (byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f) {
      return false;
    }
    if (byte < 0x80) {
      ascii += 1;
    }
  }
  return ascii > bytes.length * 0.7;
}
