// Guarantee: the policy holds exactly the kinds that were meant, and a kind that does not exist changes nothing.
// Risk: a policy that removes nothing because of a typing mistake.
import { describe, expect, it } from 'vitest';
import { changedPersonalData, personalDataView } from '../../../../shared/companies/policies/personal-data-policy.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';

describe('changedPersonalData', () => {
  it('turns on every kind, or those that are named, each once and in one order', () => {
    expect(changedPersonalData(undefined, { personal_data: 'on' })).toEqual(PERSONAL_DATA_KINDS);
    expect(changedPersonalData(undefined, { personal_data: 'on', personal_data_kinds: 'all' })).toEqual(
      PERSONAL_DATA_KINDS,
    );
    expect(
      changedPersonalData(undefined, { personal_data: 'on', personal_data_kinds: ['PHONE', 'EMAIL', 'PHONE'] }),
    ).toEqual(['EMAIL', 'PHONE']);
  });

  it('keeps the kinds of a removal that is on, and changes them without turning it on again', () => {
    expect(changedPersonalData(['EMAIL'], { personal_data: 'on' })).toEqual(['EMAIL']);
    expect(changedPersonalData(['EMAIL'], { personal_data_kinds: ['PHONE'] })).toEqual(['PHONE']);
  });

  it('turns off', () => {
    expect(changedPersonalData(['EMAIL'], { personal_data: 'off' })).toBeUndefined();
    expect(personalDataView(undefined)).toEqual({});
  });

  it.each([
    [
      undefined,
      { personal_data: 'on', personal_data_kinds: ['EMAIL', 'MOOD'] },
      'Kind 2 of personal data does not exist',
    ],
    [undefined, { personal_data: 'on', personal_data_kinds: ['email'] }, 'Kind 1 of personal data does not exist'],
    [undefined, { personal_data_kinds: ['EMAIL'] }, 'Personal-data removal is off'],
    [['EMAIL'], { personal_data: 'off', personal_data_kinds: ['EMAIL'] }, 'leave them out to turn it off'],
  ] as const)('refuses %j, %j', (before, input, sentence) => {
    const typed = input as unknown as Parameters<typeof changedPersonalData>[1];
    expect(() => changedPersonalData(before, typed)).toThrow(sentence);
  });
});
