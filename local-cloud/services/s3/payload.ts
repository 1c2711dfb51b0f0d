import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ServiceFault } from '../../protocol/service-fault.ts';
import { decodeChunks } from './chunked-body.ts';

/** The bytes of a request, and the checksum that was sent with them and verified. */
interface Payload {
  readonly bytes: Buffer;
  /** Header name and value, such as `x-amz-checksum-sha256`; null when none was sent. */
  readonly checksum: readonly [name: string, value: string] | null;
}

const computeChecksum: Readonly<Record<string, (bytes: Buffer) => string>> = {
  'x-amz-checksum-sha256': (bytes) => createHash('sha256').update(bytes).digest('base64'),
  'x-amz-checksum-sha1': (bytes) => createHash('sha1').update(bytes).digest('base64'),
  'x-amz-checksum-crc32': (bytes) => {
    const value = Buffer.alloc(4);
    value.writeUInt32BE(crc32(bytes));
    return value.toString('base64');
  },
};

/**
 * Decodes the body, if it was sent in chunks, and verifies every checksum that was sent.
 *
 * @throws BadDigest for a wrong one, and S3's errors for a body without a length, or in another form than its headers
 * say.
 */
export function readPayload(request: { headers: Readonly<Record<string, string>>; body: Buffer }): Payload {
  if (
    request.headers['content-length'] === undefined &&
    request.headers['x-amz-decoded-content-length'] === undefined
  ) {
    throw new ServiceFault(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  const { bytes, trailers } = decodeBody(request);
  const sent = { ...request.headers, ...trailers };
  const md5 = createHash('md5').update(bytes).digest('base64');
  if ((sent['content-md5'] ?? md5) !== md5) {
    throw new ServiceFault(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
  let checksum: Payload['checksum'] = null;
  for (const [name, compute] of Object.entries(computeChecksum)) {
    const value = sent[name];
    if (value === undefined) {
      continue;
    }
    if (value !== compute(bytes)) {
      const algorithm = name.slice('x-amz-checksum-'.length).toUpperCase();
      throw new ServiceFault(400, 'BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`);
    }
    checksum = [name, value];
  }
  return { bytes, checksum };
}

function decodeBody(request: { headers: Readonly<Record<string, string>>; body: Buffer }) {
  const hash = request.headers['x-amz-content-sha256'] ?? '';
  const encoding = request.headers['content-encoding'];
  if (!hash.startsWith('STREAMING-')) {
    if (encoding !== undefined) {
      throw new ServiceFault(
        501,
        'NotImplemented',
        `s3: Content-Encoding ${encoding} is not supported by the local cloud.`,
      );
    }
    return { bytes: request.body, trailers: {} };
  }
  if (hash !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER' || encoding !== 'aws-chunked') {
    throw new ServiceFault(
      501,
      'NotImplemented',
      `s3: a body of ${hash} in ${encoding} is not supported by the local cloud.`,
    );
  }
  const decoded = decodeChunks(request.body);
  const announced = request.headers['x-amz-trailer'] ?? '';
  if (
    decoded.bytes.length !== Number(request.headers['x-amz-decoded-content-length']) ||
    Object.keys(decoded.trailers).join() !== announced ||
    (announced !== '' && computeChecksum[announced] === undefined)
  ) {
    throw new ServiceFault(400, 'InvalidRequest', 'Decoded length or trailer is not what the headers announced.');
  }
  return decoded;
}
