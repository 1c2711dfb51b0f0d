// Guarantee: a labeled value is found if it has the form of its kind, up to the limits of its length, and only for the
// requested kinds. Risk: a number that a form labels stays in a text, or an article number is removed.
import { describe, expect, it } from 'vitest';
import { findFields } from '../../../../../shared/privacy/detectors/fields/find-fields.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../../../shared/privacy/kinds.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const fieldsIn = (text: string, kinds: readonly PersonalDataKind[] = PERSONAL_DATA_KINDS): string =>
  findFields(kinds)(scanText(foldForMatching(text, [])))
    .map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)
    .join(' | ');

describe('a labeled value', () => {
  it.each([
    ['Phone: 123456', 'PHONE 123456'],
    ['Phone: home 0123 456', 'PHONE 0123 456'],
    ['Phone: 1234567890123456', 'PHONE 1234567890123456'],
    ['SSN: 1234567', 'NATIONAL_ID 1234567'],
    ['SSN: ABCDEFGHIJK12345', 'NATIONAL_ID ABCDEFGHIJK12345'],
    ['SSN: 12345AB', 'NATIONAL_ID 12345AB'],
    ['Passport no: AB123C', 'PASSPORT AB123C'],
    ['Passport no: ABCDEF123456', 'PASSPORT ABCDEF123456'],
    ['Driving licence: 123456', 'DRIVER_LICENSE 123456'],
    ['driver of the van, licence: AB1234', 'DRIVER_LICENSE AB1234'],
    ['Born: 12.03.1980\nlicence: AB1234', 'DATE_OF_BIRTH 12.03.1980 | DRIVER_LICENSE AB1234'],
    ['Driving licence: 1234567890 12345678901', 'DRIVER_LICENSE 1234567890'],
    ['Number plate: AB12', 'LICENSE_PLATE AB12'],
    ['Number plate: ABCD12345', 'LICENSE_PLATE ABCD12345'],
    ['Vehicle: B-AB 1234', 'LICENSE_PLATE B-AB 1234'],
    ['Born: 12.03.1980\ndoc: 1234567', 'DATE_OF_BIRTH 12.03.1980 | PASSPORT 1234567'],
    ['Born: 12.03.1980\ndoc: ABC123456789', 'DATE_OF_BIRTH 12.03.1980 | PASSPORT ABC123456789'],
    ['Account number: 123456', 'BANK_ACCOUNT 123456'],
    ['Account number: 1234567890123456 1234567890', 'BANK_ACCOUNT 1234567890123456 1234567890'],
    ['Account number: 1234567890123456 12345678901', 'BANK_ACCOUNT 1234567890123456'],
    ['IP: 81.143.22.197', 'IP_ADDRESS 81.143.22.197'],
    ['User: jweber99', 'USERNAME jweber99'],
    ['"user": "jweber99"', 'USERNAME jweber99'],
    ['User: Anna Weber', 'PERSON Anna Weber'],
    ['Address: Rosenweg 12', 'STREET_ADDRESS Rosenweg 12'],
    ['Address: Am Markt 12,\n10115 Berlin', 'STREET_ADDRESS Am Markt 12,\n10115 Berlin'],
    ['Address: Am Markt 12,\n10115 Berlin\nTel: none', 'STREET_ADDRESS Am Markt 12,\n10115 Berlin'],
    ['Address: Am Markt 12; floor', 'STREET_ADDRESS Am Markt 12'],
    ['"address": "Am Markt 12; floor 3"', 'STREET_ADDRESS Am Markt 12; floor 3'],
  ])('is found in the form of its kind: %j', (text, found) => {
    expect(fieldsIn(text)).toBe(found);
  });

  it.each([
    'Phone: 12345',
    'Phone: 12345678901234567',
    'Phone: 12.03.2024',
    'SSN: 123456',
    'SSN: 1234ABC',
    'Passport no: A1234',
    'Passport no: AB12CD',
    'Passport no: ABC1234567890',
    'Driving licence: 12345',
    'Licence: 123456, driver',
    'Number plate: AB1',
    'Number plate: ABCDE 12345',
    'Number plate: ABCD',
    'Number plate: 1234',
    'Vehicle: Golf',
    'doc: 1234567',
    'Account number: 12345',
    'IP: 10.0.0.1',
    'User: jweber99 and',
    'User: H823200125001',
    'Name: jweber99',
    'User: Acme GmbH',
    'Address: Rosenweg',
    'Address: Rosenweg12',
    'Address: 12',
    'Address: 12 34',
    'Address: +12 Am Markt',
    'Address: see http://a.b/ 12',
  ])('is not found in another form, or without its context: %j', (text) => {
    expect(fieldsIn(text)).toBe('');
  });

  it.each(['123456', 'ABCDE123', 'ABC123', 'ABC1234567890'])(
    'is not a document number beside a date of birth: %s',
    (number) => {
      expect(fieldsIn(`Born: 12.03.1980\ndoc: ${number}`)).toBe('DATE_OF_BIRTH 12.03.1980');
    },
  );

  it('is found only for the requested kinds', () => {
    expect(fieldsIn('Phone: 123456\nIP: 81.143.22.197', ['IP_ADDRESS'])).toBe('IP_ADDRESS 81.143.22.197');
    expect(fieldsIn('DTM+329:19800312', ['PHONE'])).toBe('');
  });
});

describe('a word in the field of a person that may be the constant of a program', () => {
  it.each(['manager => CAP_ALLOW', "'manager' => 'CAP_ALLOW'", 'titular=XVIT_LLORENTE'])(
    'is not a person: %s',
    (text) => {
      expect(fieldsIn(text)).toBe('');
    },
  );

  it.each([
    ['titular=QUELL_ANNA', /^PERSON QUELL/],
    ['titular=XVIT_QUELL_ANNA', /^PERSON XVIT/],
    ['titular=LLORENTE_2', /^PERSON LLORENTE$/],
    ['Bearbeiter: QUELL_XVIT', /^PERSON QUELL/],
    ['titular=Xvit', /^PERSON Xvit$/],
  ])(
    'is a person if it begins with a name, has a given name, follows a colon or is not in capitals: %s',
    (text, found) => {
      expect(fieldsIn(text)).toMatch(found);
    },
  );
});

it('takes a customer beside a contact person for a firm, unless a title or a listed name comes first', () => {
  const ofCustomer = (written: string) => fieldsIn(`Customer;Contact person;Amount\n${written};Anna Kowalska;12`);
  expect(ofCustomer('Vexel')).toBe('PERSON Anna Kowalska');
  expect(ofCustomer('Dr Vexel')).toBe('PERSON Vexel | PERSON Anna Kowalska');
  expect(ofCustomer('Marta Vexel')).toBe('PERSON Marta Vexel | PERSON Anna Kowalska');
});

it('finds the values of exchange formats at their positions', () => {
  expect(fieldsIn("NAD+PAT\nDTM+329:19800312:102'")).toBe('DATE_OF_BIRTH 19800312');
  expect(fieldsIn('PER*IC*X*TE*5551234567~')).toBe('PHONE 5551234567');
});
