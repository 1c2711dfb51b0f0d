// The same limit as Acrobat's: some programs write other bytes before the header.
const HEADER_WITHIN_BYTES = 1_024;

/** Whether bytes begin with the header of a PDF. */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  return headerAt(bytes) === 0;
}

/**
 * Whether bytes are a PDF with something before its header. A text about PDF may quote the header, so text counts only
 * if it also ends as a PDF does.
 */
export function containsPdf(bytes: Uint8Array, { isText }: { isText: boolean }): boolean {
  return headerAt(bytes) >= 0 && (!isText || endsAsPdf(bytes));
}

function headerAt(bytes: Uint8Array): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN_BYTES)).indexOf('%PDF-');
}

function endsAsPdf(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(-HEADER_WITHIN_BYTES);
  return Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength).includes('startxref');
}
