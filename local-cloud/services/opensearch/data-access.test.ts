// Guarantee: a collection is reached from outside a VPC, encrypted and read only by the policies that name it. Risk: a
// stage whose policies name another collection works locally, and on AWS nobody reaches its passages.
import { expect, it } from 'vitest';
import { createDataAccess } from './data-access.ts';

const policy = (type: 'encryption' | 'network', Policy: unknown) => ({
  stack: 'Stack',
  logicalId: type,
  type: 'AWS::OpenSearchServerless::SecurityPolicy',
  properties: { Name: 'passages', Type: type, Policy: JSON.stringify(Policy) },
});
const rulesOf = (collection: string) => [{ ResourceType: 'collection', Resource: [`collection/${collection}`] }];

it.each([
  ['that names it', 'passages', true, true],
  ['with a pattern that covers it', 'pass*', true, true],
  ['that names another collection', 'passages-2', true, false],
  ['that lets in no public network', 'passages', false, false],
])('a collection with a network policy %s', (_what, named, AllowFromPublic, isPublic) => {
  const access = createDataAccess();
  access.addSecurityPolicy(policy('network', [{ Rules: rulesOf(named), AllowFromPublic }]));
  expect(access.isPublic('passages')).toBe(isPublic);
});

it.each([
  ['passages', true],
  ['passages-2', false],
])('an encryption policy for %s', (named, isEncrypted) => {
  const access = createDataAccess();
  access.addSecurityPolicy(policy('encryption', { Rules: rulesOf(named), AWSOwnedKey: true }));
  expect(access.isEncrypted('passages')).toBe(isEncrypted);
});

it('refuses a security policy with the name of another, which stays as it was', () => {
  const access = createDataAccess();
  access.addSecurityPolicy(policy('encryption', { Rules: rulesOf('passages'), AWSOwnedKey: true }));
  access.addSecurityPolicy(policy('network', [{ Rules: rulesOf('passages'), AllowFromPublic: true }]));
  const encryption = policy('encryption', { Rules: rulesOf('others'), AWSOwnedKey: true });
  const network = policy('network', [{ Rules: rulesOf('others'), AllowFromPublic: true }]);
  expect(() => access.addSecurityPolicy(encryption)).toThrow('name passages and type encryption already exists');
  expect(() => access.addSecurityPolicy(network)).toThrow('name passages and type network already exists');
  expect(['passages', 'others'].map(access.isEncrypted)).toEqual([true, false]);
  expect(['passages', 'others'].map(access.isPublic)).toEqual([true, false]);
});
