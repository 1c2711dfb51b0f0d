// Guarantee: the policy has exactly the intended kinds, and a kind that does not exist changes nothing. Risk: a policy
// that removes nothing because of a typing mistake.
import { describe, expect, it } from 'vitest';
import { parseInput } from '../../../../shared/administration/operation.ts';
import { setPoliciesInput } from '../../../../shared/companies/company/set-policies.ts';
import { changePolicies, policiesView } from '../../../../shared/companies/policies/policies.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../../shared/privacy/kinds.ts';

const COMPANY = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';

// Parses the input, then changes the policies, as policy.set does.
function changed(before: readonly PersonalDataKind[] | undefined, input: object) {
  const parsed = parseInput(setPoliciesInput, { company_id: COMPANY, ...input });
  if ('error' in parsed) {
    throw new Error(parsed.error);
  }
  return changePolicies({ personalData: before }, parsed.output, { subscription: null }).personalData;
}

describe('the policy about personal data', () => {
  it.each([
    ['every kind when none is named', { personal_data: 'on' }, PERSONAL_DATA_KINDS],
    ['every kind when all are asked for', { personal_data: 'on', personal_data_kinds: 'all' }, PERSONAL_DATA_KINDS],
    [
      'the named kinds, each once and in a fixed order',
      { personal_data: 'on', personal_data_kinds: ['PHONE', 'EMAIL', 'PHONE'] },
      ['EMAIL', 'PHONE'],
    ],
  ])('turns on %s', (_name, input, kinds) => {
    expect(changed(undefined, input)).toEqual(kinds);
  });

  it('keeps the kinds while removal is on, and changes them without turning it on again', () => {
    expect(changed(['EMAIL'], { personal_data: 'on' })).toEqual(['EMAIL']);
    expect(changed(['EMAIL'], { personal_data_kinds: ['PHONE'] })).toEqual(['PHONE']);
  });

  it('is not shown once it is turned off', () => {
    expect(changed(['EMAIL'], { personal_data: 'off' })).toBeUndefined();
    expect(policiesView({ personalData: undefined })).toEqual({});
  });

  it.each([
    [undefined, { personal_data: 'on', personal_data_kinds: ['EMAIL', 'MOOD'] }, 'entry 2 is not a kind'],
    [undefined, { personal_data: 'on', personal_data_kinds: ['email'] }, 'entry 1 is not a kind'],
    [undefined, { personal_data: 'on', personal_data_kinds: [] }, "a list of kinds, or 'all'"],
    [undefined, { personal_data: 'on', personal_data_kinds: 'some' }, "a list of kinds, or 'all'"],
    [undefined, { personal_data_kinds: ['EMAIL'] }, 'personal_data must be on'],
    [['EMAIL'], { personal_data: 'off', personal_data_kinds: ['EMAIL'] }, 'must be left out'],
  ] as const)('with the kinds %j refuses %j', (before, input, sentence) => {
    expect(() => changed(before, input)).toThrow(sentence);
  });
});
