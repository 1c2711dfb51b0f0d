// Guarantee: a body is refused before it is parsed when it is not declared as JSON in UTF-8, is missing, or has more
// than 65,536 bytes, whatever its script. Risk: a limit in characters, which four-byte letters exceed four times over.
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { requestBodyGuard } from '../../../shared/api/request-body-guard.ts';

const BYTES_MAX = 65_536;
const TOO_LARGE = 'The request body must be at most 64 kB.';
const NO_JSON = 'The Content-Type header must be application/json.';

// Returns the message with which the body is refused, or null.
function refusal(over: Partial<APIGatewayProxyEvent>): string | null {
  const event = { headers: { 'content-type': 'application/json' }, body: '{}', isBase64Encoded: false, ...over };
  try {
    requestBodyGuard().before?.({ event } as never);
    return null;
  } catch (error) {
    expect(error).toMatchObject({ code: 'invalid_request' });
    return (error as Error).message;
  }
}

describe('a body', () => {
  it.each([
    ['one byte', 'x', 1],
    ['two bytes', 'é', 2],
    ['three bytes', '漢', 3],
    ['four bytes', '😀', 4],
  ])('of letters with %s has at most 65,536 bytes, however many letters that is', (_name, letter, bytes) => {
    const full = letter.repeat(Math.floor(BYTES_MAX / bytes)) + 'x'.repeat(BYTES_MAX % bytes);
    expect(Buffer.byteLength(full)).toBe(BYTES_MAX);
    expect(refusal({ body: full })).toBeNull();
    expect(refusal({ body: `${full}x` })).toBe(TOO_LARGE);
  });

  it('in Base64 is measured by its decoded bytes', () => {
    const encoded = (bytes: number) => ({ body: Buffer.alloc(bytes).toString('base64'), isBase64Encoded: true });
    expect(refusal(encoded(BYTES_MAX))).toBeNull();
    expect(refusal(encoded(BYTES_MAX + 1))).toBe(TOO_LARGE);
  });

  it.each([null, ''])('that is %j counts as missing', (body) => {
    expect(refusal({ body })).toBe('The request needs a JSON body.');
  });
});

describe('the content type', () => {
  it.each([
    'application/json',
    'Application/JSON',
    ' application/json ',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
    'application/json; charset=utf8',
    'application/json;',
    'application/json; charset=utf-8;',
  ])('may be %j, under a name in any case', (value) => {
    expect(refusal({ headers: { 'Content-TYPE': value } })).toBeNull();
  });

  it.each([
    '',
    'text/plain',
    'application/jsonp',
    'application/json, text/plain',
    'text/plain, application/json',
    'application/merge-patch+json',
    'application/problem+json',
    'multipart/form-data',
  ])('the content type may not be %j', (value) => {
    expect(refusal({ headers: { 'content-type': value } })).toBe(NO_JSON);
  });

  it.each([
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'Application/JSON ;boundary=x',
    'application/json; charset=utf-8; boundary=x',
  ])('may have no parameter such as that of %j', (value) => {
    const sentence = 'The Content-Type header may have no parameter other than charset=utf-8.';
    expect(refusal({ headers: { 'content-type': value } })).toBe(sentence);
  });

  it('must be sent, and is checked before the body', () => {
    expect(refusal({ headers: {}, body: null })).toBe(NO_JSON);
    expect(refusal({ headers: null as never, body: 'x'.repeat(BYTES_MAX + 1) })).toBe(NO_JSON);
  });
});
