// Guarantee: S3 refuses a list of more than 1,000 objects to delete, an element of it that is not known, and a body
// without a length. Risk: a removal of a large base works locally, and fails on AWS.
import { expect, it } from 'vitest';
import { readDeletion } from './deletion-list.ts';
import { readPayload } from './payload.ts';

const listOf = (count: number, more = '') =>
  `<Delete>${Array.from({ length: count }, (_, at) => `<Object><Key>k${at}</Key></Object>`).join('')}${more}</Delete>`;

it('reads a list of 1,000 objects to delete', () => {
  const { objects, quiet } = readDeletion(listOf(1_000, '<Quiet>true</Quiet>'));
  expect({ count: objects.length, last: objects.at(-1), quiet }).toEqual({
    count: 1_000,
    last: { key: 'k999', versionId: undefined },
    quiet: true,
  });
});

it.each([
  ['1,001 objects', listOf(1_001), 'MalformedXML'],
  ['none', listOf(0), 'MalformedXML'],
  ['an element that is not known', listOf(1, '<Bypass>true</Bypass>'), 'NotImplemented'],
])('refuses a list of %s', (_what, xml, code) => {
  expect(() => readDeletion(xml)).toThrow(expect.objectContaining({ code }));
});

it('refuses a body without a length', () => {
  const body = Buffer.from('x');
  expect(readPayload({ headers: { 'content-length': '1' }, body })).toEqual({ bytes: body, checksum: null });
  expect(() => readPayload({ headers: {}, body })).toThrow(expect.objectContaining({ code: 'MissingContentLength' }));
});
