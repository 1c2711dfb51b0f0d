import { ServiceFault } from '../../protocol/service-fault.ts';

const lineEnd = '\r\n';

/**
 * Decodes an `aws-chunked` body with unsigned chunks: each has its size in hexadecimal; after one of zero bytes come
 * trailing headers.
 */
export function decodeChunks(body: Buffer): { bytes: Buffer; trailers: Record<string, string> } {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const [line, start] = readLine(body, position);
    const size = /^[0-9a-f]{1,8}$/i.test(line) ? Number.parseInt(line, 16) : Number.NaN;
    position = start + size;
    if (size === 0) {
      return { bytes: Buffer.concat(parts), trailers: readTrailers(body, position) };
    }
    if (Number.isNaN(size) || body.toString('latin1', position, position + 2) !== lineEnd) {
      throw incomplete();
    }
    parts.push(body.subarray(start, position));
    position += lineEnd.length;
  }
}

function readTrailers(body: Buffer, from: number): Record<string, string> {
  const trailers: Record<string, string> = {};
  for (let position = from; position < body.length; ) {
    const [line, next] = readLine(body, position);
    position = next;
    if (line !== '') {
      const [name = '', value = ''] = line.split(/:(.*)/s);
      trailers[name.trim().toLowerCase()] = value.trim();
    }
  }
  return trailers;
}

function readLine(body: Buffer, position: number): [line: string, next: number] {
  const end = body.indexOf(lineEnd, position, 'latin1');
  if (end === -1) {
    throw incomplete();
  }
  return [body.toString('latin1', position, end), end + lineEnd.length];
}

function incomplete(): ServiceFault {
  return new ServiceFault(400, 'IncompleteBody', 'The chunked body is cut short or malformed.');
}
