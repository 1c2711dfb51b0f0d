// Guarantee: a title made of a file name that says whose document it is loses the name, and other titles stay. Risk: a
// citation shows whose payslip it is, or the title of a manual is removed.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['contract D Okafor signed', 'D Okafor'],
  ['Ola Nordhagen Payslip', 'Ola Nordhagen'],
  ['Priya Raman CV', 'Priya Raman'],
  ['Lebenslauf Torge Mathießen 2024', 'Torge Mathießen'],
  ['nomina Lucía Ferrer enero 2024', 'Lucía Ferrer'],
  ['umowa Jan Bielak', 'Jan Bielak'],
])('the title %j names %s', (title, name) => {
  expect(found(title, ['PERSON'])).toEqual([`PERSON ${name}`]);
});

it.each([
  'Appendix C Contract',
  'Model T Contract',
  'Siemens Service Contract',
  'Paris Climate Contract',
  'Standard CV Template',
  'Umowa Najmu Lokalu',
  'Rose Garden Contract',
  'Summer Contract Terms',
])('the title %j names nobody', (title) => {
  expect(found(title, ['PERSON'])).toEqual([]);
});
