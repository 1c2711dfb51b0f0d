// Guarantee: the policy about personal data gets exactly the requested kinds, and a kind that does not exist is
// refused. Risk: a policy that removes nothing because of a typing mistake.
import { describe, expect, it } from 'vitest';
import { policiesView } from '../../../../shared/companies/policies/policies.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../../shared/privacy/kinds.ts';
import { policiesAfter } from './policy-examples.fixture.ts';

// The kinds after a change by `policy.set`; undefined if nothing is removed.
const kindsAfter = (before: readonly PersonalDataKind[] | undefined, input: object) =>
  policiesAfter({ personalData: before }, input).personalData;

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
    expect(kindsAfter(undefined, input)).toEqual(kinds);
  });

  it('keeps the kinds while removal is on, and changes them without turning it on again', () => {
    expect(kindsAfter(['EMAIL'], { personal_data: 'on' })).toEqual(['EMAIL']);
    expect(kindsAfter(['EMAIL'], { personal_data_kinds: ['PHONE'] })).toEqual(['PHONE']);
  });

  it('is not shown once it is turned off', () => {
    expect(kindsAfter(['EMAIL'], { personal_data: 'off' })).toBeUndefined();
    expect(policiesView({ personalData: undefined })).toEqual({});
  });

  it.each([
    [undefined, { personal_data: 'on', personal_data_kinds: ['EMAIL', 'MOOD'] }, 'entry 2 is not a kind'],
    [undefined, { personal_data: 'on', personal_data_kinds: ['email'] }, 'entry 1 is not a kind'],
    [undefined, { personal_data: 'on', personal_data_kinds: [] }, "a list of kinds, or 'all'"],
    [undefined, { personal_data: 'on', personal_data_kinds: 'some' }, "a list of kinds, or 'all'"],
    [undefined, { personal_data_kinds: ['EMAIL'] }, 'personal_data must be on'],
    [['EMAIL'], { personal_data: 'off', personal_data_kinds: ['EMAIL'] }, 'must be left out'],
  ] as const)('with the kinds %j refuses the change %j', (before, input, sentence) => {
    expect(() => kindsAfter(before, input)).toThrow(sentence);
  });
});
