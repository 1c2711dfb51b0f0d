// Guarantee: a chunked body decodes to exactly the bytes that were sent, however they were split, and one that is cut
// short is refused. Risk: a document that was damaged in transit is stored as if it were complete.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeChunks } from './chunked-body.ts';

function encode(parts: readonly Uint8Array[], trailer: string): Buffer {
  const chunks = parts
    .filter((part) => part.length > 0)
    .flatMap((part) => [Buffer.from(`${part.length.toString(16)}\r\n`), Buffer.from(part), Buffer.from('\r\n')]);
  return Buffer.concat([...chunks, Buffer.from(`0\r\n${trailer}\r\n`)]);
}

describe('decodeChunks', () => {
  it('returns the bytes and the trailer', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (parts) => {
        const decoded = decodeChunks(encode(parts, 'X-Amz-Checksum-Crc32: AAAAAA==\r\n'));
        expect(decoded.bytes.equals(Buffer.concat(parts))).toBe(true);
        expect(decoded.trailers).toEqual({ 'x-amz-checksum-crc32': 'AAAAAA==' });
      }),
    );
  });

  it('refuses a body that ends before its last chunk', () => {
    const part = fc.uint8Array({ minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), fc.nat(), (parts, seed) => {
        const whole = encode(parts, '');
        const lastChunk = whole.length - '0\r\n\r\n'.length;
        expect(() => decodeChunks(whole.subarray(0, seed % lastChunk))).toThrow('cut short');
      }),
    );
  });

  it.each(['5;chunk-signature=00\r\nabcde\r\n0\r\n\r\n', '-1\r\n', '2\r\nabc\r\n0\r\n\r\n', 'zz\r\n'])(
    'refuses %j',
    (body) => {
      expect(() => decodeChunks(Buffer.from(body))).toThrow('malformed');
    },
  );
});
