// Guarantee: the values that are put in place of marked ones pass the checks of their kind, and the same seed draws the
// same ones. Risk: a form counts as lost because its values are not valid.
import { describe, expect, it } from 'vitest';
import { isCardNumber } from '../../../../shared/privacy/detectors/numbers/cards.ts';
import { isIban } from '../../../../shared/privacy/detectors/numbers/ibans.ts';
import { drawFrom } from './draw.ts';
import { FORMS } from './exchange.ts';
import { drawIban, IBAN_FORMS } from './iban-forms.ts';
import { drawNational, inGroups, NATIONAL_NUMBERS } from './national-forms.ts';
import { CARD_FORMS, drawCard } from './number-forms.ts';

const PLACE = { kind: 'IBAN', language: 'de', value: '', before: '', label: '' };

it.each(IBAN_FORMS.filter(({ name }) => name.length === 2))('draws valid IBANs of $name', ({ write }) => {
  expect(isIban(write(drawFrom(1), PLACE).replaceAll(' ', ''))).toBe(true);
});

it('computes the check digits of an IBAN', () => {
  expect(drawIban(drawFrom(1), 'DE', '370400440532013000')).toBe('DE89370400440532013000');
});

it.each(CARD_FORMS)('draws valid cards: $name', ({ write }) => {
  expect(isCardNumber(write(drawFrom(2), PLACE).replace(/[^0-9]/g, ''))).toBe(true);
});

it('computes the last digit of a card', () => {
  expect(drawCard(drawFrom(3), '411111111111111')).toBe('4111111111111111');
});

describe.each(NATIONAL_NUMBERS)('$name', (number) => {
  it('passes its check, and each way has room for all of it', () => {
    const drawn = drawNational(drawFrom(4), number);
    expect(number.valid(drawn)).toBe(true);
    expect(number.ways.filter((way) => way.replace(/[^x]/g, '').length !== drawn.length)).toEqual([]);
  });
});

it('writes a number in groups and in lower case', () => {
  expect(inGroups('ABC', 'lower x-xx')).toBe('a-bc');
});

it('draws the same values from the same seed, and others from another', () => {
  const values = (seed: number): string[] => FORMS.map(({ write }) => write(drawFrom(seed), PLACE));
  expect(values(5)).toEqual(values(5));
  expect(values(5)).not.toEqual(values(6));
});
