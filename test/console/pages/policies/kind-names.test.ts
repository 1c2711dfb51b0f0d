// Guarantee: every kind of personal data has a name that people read in words, with abbreviations in capitals. Risk: an
// administrator looks for IBANs and finds "Iban", or for social security numbers and finds "Us ssn".
import { expect, it } from 'vitest';
import { kindName } from '../../../../console/pages/policies/kind-names.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';

it('names every kind in words', () => {
  expect(PERSONAL_DATA_KINDS.map(kindName)).toEqual([
    'Secret',
    'Email',
    'IBAN',
    'Credit card',
    'US SSN',
    'US ITIN',
    'National ID',
    'Crypto wallet',
    'IP address',
    'MAC address',
    'VIN',
    'Passport',
    'Driver license',
    'Date of birth',
    'Phone',
    'Bank account',
    'License plate',
    'Street address',
    'Person',
    'Username',
  ]);
});
