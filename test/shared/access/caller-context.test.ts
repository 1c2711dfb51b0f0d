// Guarantee: the endpoint reads exactly the caller that the authorizer identified, and refuses an incomplete context.
// Risk: a call runs under scopes or policies that nobody gave it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/access/caller.ts';
import { parseCallerContext, toCallerContext } from '../../../shared/access/caller-context.ts';
import { callPolicies } from '../../../shared/companies/policies/call-policies.ts';
import { POLICY_EXAMPLES, policiesAfter } from '../companies/policies/policy-examples.fixture.ts';

// Every combination of policies that are set to their examples or not at all, with a cap of any size.
const policies: fc.Arbitrary<Caller['policies']> = fc
  .tuple(fc.subarray(Object.entries(policiesAfter({}, POLICY_EXAMPLES, 'arn'))), fc.nat())
  .map(([set, revision]) => callPolicies(Object.fromEntries(set), revision))
  .chain((set) =>
    fc
      .option(fc.bigInt({ min: 0n, max: 10n ** 18n }))
      .map((monthlyCap) => ({ ...set, budget: { ...set.budget, monthlyCap } })),
  );
const callers: fc.Arbitrary<Caller> = fc.record({
  companyId: fc.uuid(),
  companyName: fc.string({ unit: 'grapheme' }),
  applicationId: fc.uuid(),
  applicationName: fc.string({ unit: 'grapheme' }),
  keyId: fc.uuid(),
  keyEnvironment: fc.constantFrom('live' as const, 'test' as const),
  scopes: fc.subarray(['knowledge:read', 'copilot:query', 'agents:run'] as const),
  policies,
});
// One such caller, the same in every run.
const [EXAMPLE] = fc.sample(callers, { numRuns: 1, seed: 1 }) as [Caller];

describe("the authorizer's context", () => {
  it('is read back as it was written, even without scopes', () => {
    fc.assert(
      fc.property(callers, (caller) => {
        expect(parseCallerContext(toCallerContext(caller))).toEqual(caller);
      }),
    );
    const withoutScopes = { ...EXAMPLE, scopes: [] };
    expect(parseCallerContext(toCallerContext(withoutScopes))).toEqual(withoutScopes);
  });

  it.each(['live', 'test'] as const)('carries the environment %s', (keyEnvironment) => {
    const caller = { ...EXAMPLE, keyEnvironment };
    expect(parseCallerContext(toCallerContext(caller))).toEqual(caller);
  });

  it.each([
    ['without a company', { companyId: undefined }],
    ['with an invalid company id', { companyId: '' }],
    ['with an invalid application id', { applicationId: 'application' }],
    ['with an invalid key id', { keyId: 'key' }],
    ['with an unknown scope', { scopes: 'knowledge:read mutated' }],
    ['with an unknown environment', { keyEnvironment: '' }],
    ['without an environment', { keyEnvironment: undefined }],
    ['with invalid policies', { policies: '{}' }],
  ])('%s fails the call', (_what, wrong) => {
    expect(() => parseCallerContext({ ...toCallerContext(EXAMPLE), ...wrong })).toThrow();
  });
});
