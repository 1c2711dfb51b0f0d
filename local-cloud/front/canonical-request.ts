import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { Signing } from './signed-request.ts';
import type { WireRequest } from './wire-request.ts';

/** Computes the signature that the holder of a secret would put on this request. */
export function signatureOf(request: WireRequest, signing: Signing, secretAccessKey: string): string {
  const scope = `${signing.day}/${signing.region}/${signing.service}/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${signing.time}\n${scope}\n${sha256(canonicalRequest(request, signing))}`;
  return createHmac('sha256', signingKey(signing, secretAccessKey)).update(text).digest('hex');
}

// Four of the five HMACs of a signature depend only on the secret, day, Region and service, so their result is kept.
const signingKeys = new Map<string, KeyObject>();
// Each issued session has its own secret, so the map would otherwise grow without limit.
const SIGNING_KEYS_MAX = 1_000;

function signingKey({ day, region, service }: Signing, secretAccessKey: string): KeyObject {
  const name = JSON.stringify([secretAccessKey, day, region, service]);
  const known = signingKeys.get(name);
  if (known !== undefined) {
    return known;
  }
  if (signingKeys.size === SIGNING_KEYS_MAX) {
    signingKeys.clear();
  }
  const bytes = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (parent, part) => createHmac('sha256', parent).update(part).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  const key = createSecretKey(bytes);
  signingKeys.set(name, key);
  return key;
}

/** Returns the hash of a body as the signature covers it, in hexadecimal. */
export function sha256(data: string | Buffer): string {
  return hash('sha256', data, 'hex');
}

/** Returns what the signature contains for the body: its hash, or the literal that the sender used instead. */
export function payloadHash(request: WireRequest, signing: Signing): string {
  const query = signing.expiresSeconds === null ? null : new URLSearchParams(request.queryText);
  const stated = request.headers['x-amz-content-sha256'] ?? query?.get('X-Amz-Content-Sha256');
  if (stated !== undefined && stated !== null) {
    return stated;
  }
  return query !== null && signing.service === 's3' ? 'UNSIGNED-PAYLOAD' : sha256(request.body);
}

function canonicalRequest(request: WireRequest, signing: Signing): string {
  const headers = signing.signedHeaders.map(
    (name) => `${name}:${(headerValue(request, name) ?? '').trim().replaceAll(/\s+/g, ' ')}\n`,
  );
  return [
    request.method,
    canonicalPath(request.path, signing.service),
    canonicalQuery(request.queryText),
    headers.join(''),
    signing.signedHeaders.join(';'),
    payloadHash(request, signing),
  ].join('\n');
}

/** Returns a header as the signature covers it; what HTTP/2 calls `:authority` is the host. */
export function headerValue(request: WireRequest, name: string): string | undefined {
  return request.headers[name === ':authority' ? 'host' : name];
}

// S3 signs the path as sent; every other service signs it normalized and encoded again.
function canonicalPath(path: string, service: string): string {
  if (service === 's3') {
    return path === '' ? '/' : path;
  }
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '' && segment !== '.') {
      segments.push(encode(segment));
    }
  }
  return `/${segments.join('/')}${segments.length > 0 && path.endsWith('/') ? '/' : ''}`;
}

function canonicalQuery(queryText: string): string {
  const pairs = queryText
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      return [encode(decode(name)), encode(decode(value))] as const;
    })
    .filter(([name]) => name !== 'X-Amz-Signature');
  pairs.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
  return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
