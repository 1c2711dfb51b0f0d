// Guarantee: without a word for telephones, a number is one only in a format of its country's plan, with as many digits
// as that country uses. Risk: figures of a table, orders and dates are removed, or a number in a chat stays.
import { expect, it } from 'vitest';
import {
  isNordicPhone,
  isPhoneInPlan,
  isUnspacedPhone,
} from '../../../../../shared/privacy/detectors/numbers/phones/phone-plans.ts';

it.each([
  [['0171 2345678', '(0171) 2345678', '06-48 21 09 77', '0577/99.41.18', '0721.123.456', '07911447120'], true],
  [['0171 2345', '0171 23', '0711.12', '0171 2345678901', '0171 2345678 9012', '0000 000000'], false],
  [['347 112 0847', '338-4471209', '328 44 71 209'], true],
  [['210 1234567', '691 234 5678'], true],
  [['210 12345', '201 1234567'], false],
  [['22 447 1209', '93 447 12 09', '18 550 21 40', '(18) 550 21 40'], true],
  [['2 447 1209', '22 447 129'], false],
  [['0151 48273519', '0160 4827 3519'], true],
  [['505 118 340', '912 345 678', '612 34 56 78'], true],
  [['505 118 000', '100 118 340', '6 123 45 67', '505118340'], false],
])('%j are numbers of a plan: %s', (numbers, expected) => {
  expect(numbers.filter((number) => isPhoneInPlan(number) !== expected)).toEqual([]);
});

it.each([
  [['86 12 34 56', '405 12 345'], true],
  [['12 34 56 78', '86 12 34 5', '86123456', '86-12-34-56'], false],
])('%j are Danish or Norwegian numbers: %s', (numbers, expected) => {
  expect(numbers.filter((number) => isNordicPhone(number) !== expected)).toEqual([]);
});

it.each([
  [['3284471209', '914471209', '967118204', '01314960447', '02079460958', '01207373731'], true],
  [
    ['3333333333', '3211111209', '921111111', '3284471', '901234567', '3194471209', '01911111234', '01266363579'],
    false,
  ],
])('%j, written without a gap, are Italian, Portuguese or British numbers: %s', (numbers, expected) => {
  expect(numbers.filter((number) => isUnspacedPhone(number) !== expected)).toEqual([]);
});
