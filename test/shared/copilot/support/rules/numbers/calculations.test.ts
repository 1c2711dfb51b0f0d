// Guarantee: a number follows from a calculation that its statement shows, from times of day and durations, from prices
// by measure, and from the items that the statement counts; other numbers of the same statement do not. Risk: any
// number passes next to a "×" or a colon, or a right sum is refused.
import { expect, it } from 'vitest';
import { readStatement } from '../../../../../../shared/copilot/support/reading/statement.ts';
import { isClockResult } from '../../../../../../shared/copilot/support/rules/numbers/calculations/clock-result.ts';
import { inRatedUnits } from '../../../../../../shared/copilot/support/rules/numbers/calculations/measured-rates.ts';
import type { Operand } from '../../../../../../shared/copilot/support/rules/numbers/calculations/operands.ts';
import {
  isShownFactor,
  isShownResult,
} from '../../../../../../shared/copilot/support/rules/numbers/calculations/shown-expression.ts';
import { isCountOfListed } from '../../../../../../shared/copilot/support/rules/numbers/count-of-listed.ts';

const read = (text: string) => readStatement(text, 'en');
const operandsIn = (text: string): Operand[] =>
  read(text).quantities.map((each) => ({ ...each, isShown: true, isAsked: false }));

it.each<[text: string, results: number[]]>([
  ['6.80 € + 2 × 5.20 €', [17.2]],
  ['2 × 5.20 € + 6.80 €', [17.2]],
  ['2 x 5.20 € and 6.80 €', [17.2]],
  ['2 × 3 × 5 €', [30]],
  ['800 kWh × 0.15 € + 1,600 kWh × 0.10 €', [280]],
  ['2 × 5 €, then 3 × 4 €', [10, 12]],
  ['2 × 5 € (3 × 4 €)', [10, 12]],
  ['6.80 € + 5.20 €', []],
  ['6.80 € 5.20 €', []],
  ['6.80 €', []],
])('the calculations shown in "%s" have the results %j', (text, results) => {
  const isResult = (value: number) => isShownResult({ values: [value], unit: 'eur' }, read(text));
  expect(results.filter((value) => !isResult(value))).toEqual([]);
  expect(
    [2, 3, 5, 5.2, 6.8, 12, 13.6, 22, 35.36].filter((value) => !results.includes(value) && isResult(value)),
  ).toEqual([]);
});

it.each<[text: string, isFactor: boolean[]]>([
  ['2 × 5.20 €', [true, false]],
  ['5 × 3', [true, true]],
  ['800 kWh × 3', [false, true]],
  ['2 and 5', [false, false]],
])('of "%s", the factors without a unit are %j', (text, isFactor) => {
  const statement = read(text);
  expect(statement.quantities.map((each) => isShownFactor(each, statement))).toEqual(isFactor);
});

it.each<[known: string, number: string, follows: boolean]>([
  ['from 9:25 for 6.5 hours', '15:55', true],
  ['from 9:25 for 6.5 hours', '2:55', true],
  ['from 9:25 for 6.5 hours', '15:50', false],
  ['from 22:30 for 3 hours', '1:30', true],
  ['from 1:30 for 45 minutes', '0:45', true],
  ['from 9:25 and 10:25', '19:50', false],
  ['from 9:25', '9:25', false],
  ['from 22:30 to 6:15 and 1 hour', '6 hours and 45 minutes', true],
  ['from 22:30 to 6:15 and 1 hour', '8 hours and 45 minutes', true],
  ['from 22:30 to 6:15 and 1 hour', '7 hours and 15 minutes', false],
  ['from 22:30 to 5:30 and 1 hour', '8 rooms', false],
  ['at 1:00, 2:10, 3:20, 4:30, 5:40, 6:50, 7:55 for 1 hour', '2:00', true],
  ['at 1:00, 2:10, 3:20, 4:30, 5:40, 6:50, 7:55, 8:05 for 1 hour', '2:00', false],
])('from "%s", the time %s follows: %s', (known, number, follows) => {
  const [quantity] = read(number).quantities;
  expect(quantity !== undefined && isClockResult(quantity, operandsIn(known))).toBe(follows);
});

it.each<[shown: string, source: string, values: number[]]>([
  ['400 g', 'It costs 17 euros a kilogram.', [0.4]],
  ['2,400 g and 3 kg', 'The price by the kilogram is 17 euros.', [2.4, 3]],
  ['400 g', 'It costs 17 euros for 2 kilograms.', []],
  ['400 g', 'It costs 17 euros a litre.', []],
  ['90 minutes', 'It costs 17 euros an hour.', []],
  ['90 cents', 'The price in euros is 17.', []],
])('where the source says "%[1]s", "%s" is also %j of its units', (shown, source, values) => {
  const found = inRatedUnits(operandsIn(shown), [read(source)]);
  expect(found.flatMap((each) => each.values)).toEqual(values);
  expect(found.every(({ isAsked }) => isAsked)).toBe(true);
});

it('converts no amount that only the source has', () => {
  const hidden = operandsIn('400 g').map((each) => ({ ...each, isShown: false }));
  expect(inRatedUnits(hidden, [read('It costs 17 euros a kilogram.')])).toEqual([]);
});

it.each<[text: string, isCount: boolean]>([
  ['three channels: email, chat and phone', true],
  ['There are 3 channels: email, chat and phone.', true],
  ['two things: a towel and shoes. Soap, cream and a hat are sold', true],
  ['three things: the report (original, signed), a photo and a copy', true],
  ['four channels: email, chat and phone', false],
  ['two channels: email, chat and phone', false],
  ['three channels, email, chat and phone', false],
  ['one channel: email', false],
  ['three hours: email, chat and phone', false],
  ['the third channel: email, chat and phone', false],
  ['The channels: email, chat and 3 phones', false],
])('the number of "%s" counts its list: %s', (text, isCount) => {
  const statement = read(text);
  expect(statement.quantities.slice(0, 1).some((each) => isCountOfListed(each, statement))).toBe(isCount);
});
