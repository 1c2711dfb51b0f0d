// Guarantee: a pattern matches the events that it matches on EventBridge, and one that is not supported stops the
// start. Risk: uploads that the deployed rule drops are ingested locally, or the reverse.
import { describe, expect, it } from 'vitest';
import { compilePattern } from './event-pattern.ts';

const event = {
  source: 'aws.s3',
  'detail-type': 'Object Created',
  resources: ['arn:1', 'arn:2'],
  detail: { bucket: { name: 'documents' }, object: { key: 'companies/1/a.PDF', size: 5 }, ready: true, note: null },
};
const onKey = (...matchers: unknown[]) => ({ detail: { object: { key: matchers } } });
const matches = (pattern: unknown) => compilePattern(pattern)(event);

describe('a pattern', () => {
  it('requires every field, with one of the values listed for it', () => {
    expect(matches({ source: ['aws.s3'], 'detail-type': ['Object Deleted', 'Object Created'] })).toBe(true);
    expect(matches({ source: ['aws.s3'], 'detail-type': ['Object Deleted'] })).toBe(false);
    expect(matches({ source: ['aws.s3'], missing: ['a'] })).toBe(false);
    expect(matches({ source: { deeper: ['a'] } })).toBe(false);
    expect(matches({ detail: ['documents'] })).toBe(false);
  });

  it('compares values with their types, and any element of a list', () => {
    expect(matches({ detail: { object: { size: [5] } } })).toBe(true);
    expect(matches({ detail: { object: { size: ['5'] } } })).toBe(false);
    expect(matches({ detail: { ready: [true], note: [null] } })).toBe(true);
    expect(matches({ resources: ['arn:2'] })).toBe(true);
    expect(matches({ resources: [{ suffix: ':3' }] })).toBe(false);
  });

  it.each([
    [{ prefix: 'companies/' }, true],
    [{ prefix: 'ompanies' }, false],
    [{ suffix: '.PDF' }, true],
    [{ suffix: '.pdf' }, false],
    [{ 'equals-ignore-case': 'COMPANIES/1/A.pdf' }, true],
    [{ wildcard: 'companies/*/a.*' }, true],
    [{ wildcard: 'companies/*.txt' }, false],
    [{ wildcard: 'companies.1*' }, false],
    [{ exists: true }, true],
    [{ exists: false }, false],
    [{ 'anything-but': 'other' }, true],
    [{ 'anything-but': ['other', 'companies/1/a.PDF'] }, false],
    [{ 'anything-but': { prefix: 'companies/' } }, false],
    [{ 'anything-but': { suffix: ['.txt', '.md'] } }, true],
    [{ 'anything-but': { wildcard: '*/1/*' } }, false],
  ])('%j matches the key: %s', (matcher, expected) => {
    expect(matches(onKey(matcher))).toBe(expected);
    expect(matches(onKey('neither', matcher))).toBe(expected);
  });

  it('matches on the absence of a field', () => {
    expect(matches({ detail: { reason: [{ exists: false }] } })).toBe(true);
    expect(matches({ detail: { reason: [{ exists: true }] } })).toBe(false);
    expect(matches({ detail: { reason: [{ 'anything-but': 'a' }] } })).toBe(false);
  });

  it.each([
    [{ detail: { size: [{ numeric: ['>', 1] }] } }, 'numeric'],
    [{ $or: [{ source: ['a'] }] }, '$or'],
    [onKey({ prefix: { 'equals-ignore-case': 'a' } }), 'prefix'],
    [onKey({ prefix: 'a', suffix: 'b' }), 'prefix with suffix'],
    [onKey({ wildcard: 'a\\*' }), 'escape'],
    [onKey({ cidr: '10.0.0.0/8' }), 'cidr'],
    [{}, 'at least one field'],
    [{ source: 'aws.s3' }, 'object'],
  ])('refuses %j by name', (pattern, message) => {
    expect(() => compilePattern(pattern)).toThrow(message);
  });
});
