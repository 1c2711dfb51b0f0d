// Guarantee: policies have the same meaning as in IAM, and unknown elements stop the start. Risk: a pattern grants more
// than on AWS, or an element is ignored.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { managedPolicy } from './managed-policies.ts';
import { matchesPattern } from './pattern.ts';
import { decide, parsePolicy } from './policy.ts';

const policy = (...statements: object[]) =>
  parsePolicy({ Version: '2012-10-17', Statement: statements }, 'Stack/Policy');
const allow = { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::b/*' };
const get = { action: 's3:GetObject', resource: 'arn:aws:s3:::b/a/k' };

describe('patterns', () => {
  it('match the same texts as an equivalent regular expression', () => {
    const piece = fc.constantFrom('a', 'b', '.', '*', '?', '**', '+', '\\');
    const letter = fc.constantFrom('a', 'b', '.', '+', '\\', '/');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.array(letter, { maxLength: 10 }), (pieces, letters) => {
        const pattern = pieces.join('');
        const text = letters.join('');
        const escaped = pattern
          .replaceAll(/[.+\\]/g, '\\$&')
          .replaceAll('*', '.*')
          .replaceAll('?', '.');
        expect(matchesPattern(pattern, text)).toBe(new RegExp(`^${escaped}$`, 's').test(text));
      }),
    );
  });

  it('are matched quickly even with many wildcards', () => {
    expect(matchesPattern(`${'*a'.repeat(50)}b`, 'a'.repeat(5_000))).toBe(false);
  });
});

describe('a decision', () => {
  it.each([
    ['allows what a statement allows', [allow], get, 'allowed'],
    [
      'reads a list of actions and of resources',
      [{ ...allow, Action: ['s3:PutObject', 's3:GetObject'], Resource: ['x', allow.Resource] }],
      get,
      'allowed',
    ],
    ['compares actions without regard to case', [{ ...allow, Action: 'S3:getobject' }], get, 'allowed'],
    ['compares resources with regard to case', [{ ...allow, Resource: 'arn:aws:s3:::B/*' }], get, 'implicitDeny'],
    ['refuses what nothing allows', [allow], { ...get, action: 's3:PutObject' }, 'implicitDeny'],
    [
      'refuses the bucket where the objects are allowed',
      [allow],
      { ...get, resource: 'arn:aws:s3:::b' },
      'implicitDeny',
    ],
    [
      'lets a deny outweigh every allow',
      [allow, { ...allow, Effect: 'Deny', Action: '*' }, allow],
      get,
      'explicitDeny',
    ],
    ['ignores a deny of something else', [allow, { ...allow, Effect: 'Deny', Resource: 'x' }], get, 'allowed'],
  ])('%s', (_name, statements, permission, decision) => {
    expect(decide(policy(...statements), permission, {})).toBe(decision);
  });

  it.each([
    [{ StringEquals: { 'aws:RequestedRegion': ['eu-west-1', 'us-east-1'] } }, 'allowed'],
    [{ StringEquals: { 'aws:RequestedRegion': 'us-*' } }, 'implicitDeny'],
    [{ StringLike: { 'aws:RequestedRegion': 'us-*' } }, 'allowed'],
    [{ Bool: { 'aws:SecureTransport': true } }, 'allowed'],
    [{ Bool: { 'aws:SecureTransport': 'true' }, StringEquals: { 'aws:RequestedRegion': 'x' } }, 'implicitDeny'],
    [{ StringEquals: { 'aws:PrincipalAccount': '1' } }, 'implicitDeny'],
  ])('applies the condition %j', (Condition, decision) => {
    const values = { 'aws:requestedregion': 'us-east-1', 'aws:securetransport': 'true' };
    expect(decide(policy({ ...allow, Condition }), get, values)).toBe(decision);
  });
});

describe('an unsupported element is refused by name', () => {
  it.each([
    [{ ...allow, NotAction: 'x' }, 'NotAction is not supported by the local cloud'],
    [{ ...allow, NotResource: 'x' }, 'NotResource is not supported by the local cloud'],
    [{ ...allow, Principal: '*' }, 'Principal is not supported by the local cloud'],
    [
      { ...allow, Condition: { NumericLessThan: { 'aws:SecureTransport': 1 } } },
      'the condition operator NumericLessThan',
    ],
    [{ ...allow, Condition: { StringEquals: { 'aws:UserAgent': 'x' } } }, 'the condition key aws:UserAgent'],
    [{ Effect: 'Allow', Action: 's3:*' }, 'Resource'],
    [{ ...allow, Effect: 'Maybe' }, 'Effect'],
  ])('the statement %j is refused', (statement, words) => {
    expect(() => policy(statement)).toThrow(words);
    expect(() => policy(statement)).toThrow('Stack/Policy');
  });

  it('a policy managed by AWS that is not listed', () => {
    expect(() => managedPolicy('arn:aws:iam::aws:policy/AdministratorAccess', 'Stack/Role')).toThrow(
      'Stack/Role: the managed policy arn:aws:iam::aws:policy/AdministratorAccess is not supported',
    );
  });
});
