// Guarantee: the value of a cell is read as its workbook displays it. Risk: a loss is quoted as a profit, or an empty
// cell shows the text of another one.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { formatNumber, numberFormat } from '../../../../shared/extraction/office/xlsx/number-format.ts';
import { makeSheet } from './make-office.ts';

const read = (cells: string, parts: Parameters<typeof makeSheet>[1] = {}) =>
  extractDocument(makeSheet(`<sheetData><row r="1">${cells}</row></sheetData>`, parts), 'a.xlsx', () => false);

it.each([
  ['no value beside one with a shared string', '<c r="A1" t="s"/><c r="B1" t="s"><v>1</v></c>', 'Bern'],
  ['an escaped line end', '<c r="A1" t="s"><v>2</v></c>', 'two lines'],
  ['an escaped tab in a formula', '<c r="A1" t="str"><f>T(1)</f><v>a_x0009_b</v></c>', 'a b'],
  ['an escaped line end in a text of its own', '<c r="A1" t="inlineStr"><is><t>a_x000a_b</t></is></c>', 'a b'],
  ['an escaped underscore', '<c r="A1" t="s"><v>3</v></c>', '_x0041_'],
  [
    'superscripts',
    '<c r="A1" t="inlineStr"><is><r><t>EUR 12</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>1</t></r><r><rPr><b/></rPr><t> a day</t></r></is></c>',
    'EUR 12¹ a day',
  ],
])('reads a cell with %s', async (_case, cells, text) => {
  const strings = ['First', 'Bern', 'two_x000D_\nlines', '_x005F_x0041_'].map((string) => `<si><t>${string}</t></si>`);
  expect(await read(cells, { strings: strings.join('') })).toMatchObject({ blocks: [{ text }] });
});

it.each([
  ['a loss, in words', '"profit "0;"loss "0', -5, 'loss 5'],
  ['a profit, in words', '"profit "0;"loss "0', 5, 'profit 5'],
  ['a negative number only in red', '0.00;[Red]0.00', -5, '-5.00'],
  ['a negative number in brackets', '#,##0;(#,##0)', -5, '-5'],
  ['a negative price', '"CHF" 0.00;[Red]"CHF" 0.00', -5, '-CHF 5.00'],
  ['a negative price without its currency', '[$CHF-807]0.00;[Red]-0.00', -5, '-5.00'],
  ['a negative price with its currency moved', '"€" 0;-0 "€"', -5, '-5 €'],
  ['a quoted minus', '0;"-"0', -5, '-5'],
  ['words with a semicolon', '"a;b "0;"c "0', -5, 'c 5'],
  ['a number that meets no condition of its sections', '[>5]"many";0', -5, '-5'],
  ['zero in an accounting format', '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', 0, '-'],
  ['only words', '"Yes";"No";"None"', -1, 'No'],
  ['no number for zero', '#,###', 0, ''],
  ['no zero', '0;-0;;@', 0, ''],
  ['zero in words', '0;-0;"none"', 0, 'none'],
  ['zero of a format without a part for it', '0.0;-0.0', 0, '0.0'],
  ['no negative number', '0;;0', -3, ''],
  ['elapsed minutes', '[mm]:ss', 90.5 / 1_440, '90:30'],
  ['elapsed seconds', '[s]', 90 / 86_400, '90'],
  ['elapsed hours with seconds', '[h]:mm:ss', 25.5 / 24 + 5 / 86_400, '25:30:05'],
  ['elapsed hours', '[h]:mm', 1.5, '36:00'],
  ['less than an hour, below zero', '[h]:mm', -0.5 / 24, '-0:30'],
])('a format shows %s', (_case, code, value, text) => {
  expect(formatNumber(value, numberFormat(164, code), 1900)).toBe(text);
});

it.each([
  ['thousands with their unit', '#,##0," TEUR"', 1_234_500, '1234.5 TEUR'],
  ['millions with their unit', '$0.0,,"M"', 1_500_000, '$1.5M'],
  ['negative millions', '0.0,,"M";(0.0,,"M")', -2_500_000, '-2.5M'],
  ['thousands without a unit', '$#,##0,', 1_234_500, '$1234500'],
  ['half a cent, which is less than half in binary', '0.00', 1.005, '1.01'],
  ['half a cent below zero', '0.00', -8.575, '-8.58'],
  ['half a percent', '0%', 0.285, '29%'],
  ['a number that is almost zero', '0.00', 1e-10, '0.00'],
  ['a postal code', '00000', 1_067, '01067'],
  ['a number with a word', '"No. "000', 7, 'No. 007'],
  ['zeros before a fraction', '000.0', -3.14, '-003.1'],
])(
  'a number is rounded and padded as its cell displays it, but not scaled without a unit: %s',
  (_case, code, value, text) => {
    expect(formatNumber(value, numberFormat(164, code), 1900)).toBe(text);
  },
);

it('a cell without a reference is read beside the cell before it, even if that one is empty', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `${cell('Name')}${cell('Room')}${cell('Age')}</row><row>${cell('Ann')}<c/>${cell('x')}</row><row>${cell('Bob')}${cell('y')}`;
  expect(await read(rows)).toMatchObject({
    blocks: [{ header: 'Name | Room | Age', rows: ['Ann |  | x', 'Bob | y'] }],
  });
});

it.each([
  ['<color theme="constructor"/>', '<patternFill/>'],
  ['<color indexed="toString"/>', '<patternFill/>'],
  ['<color/>', '<patternFill patternType="valueOf"/>'],
])('a cell is read although its style has the names of properties of every object: %s, %s', async (font, fill) => {
  const styles = `<fonts><font>${font}</font></fonts><fills><fill>${fill}</fill></fills><cellXfs><xf/></cellXfs>`;
  expect(await read('<c r="A1" s="0"><v>1</v></c>', { styles })).toMatchObject({ blocks: [{ text: '1' }] });
});

// Programs that cannot calculate write 0 as the result of every formula, and ask Excel to calculate it.
it.each([
  ['<calcPr fullCalcOnLoad="1"/>', '<f>SUM(B1:B2)</f><v>0</v>', '=SUM(B1:B2)'],
  ['<calcPr fullCalcOnLoad="1"/>', '<f>SUM(B1:B2)</f><v>7</v>', '7'],
  ['<calcPr fullCalcOnLoad="1"/>', '<v>0</v>', '0'],
  ['<calcPr calcId="1"/>', '<f>SUM(B1:B2)</f><v>0</v>', '0'],
])('in a workbook with %s, a cell with %s is read as %s', async (calculation, content, text) => {
  expect(await read(`<c r="A1">${content}</c>`, { calculation })).toMatchObject({ blocks: [{ text }] });
});

const STYLES = '<cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs>';
it.each([
  ['2024-03-01T00:00:00', 1, '2024-03-01'],
  ['2024-03-01T09:30:00.000Z', 1, '2024-03-01'],
  ['2024-03-01T00:00:00', 2, '2024-03-01 00:00'],
  ['2024-03-01T09:30:05', 2, '2024-03-01 09:30:05'],
  ['2024-03-01T09:30:00', 3, '09:30'],
  ['2024-03-01T00:00:00', 0, '2024-03-01'],
  ['2024-03-01T09:30:00Z', 0, '2024-03-01 09:30'],
  ['2024-03-01', 2, '2024-03-01'],
  ['2024-03-01', 3, '2024-03-01'],
  ['09:30:00', 3, '09:30'],
  ['soon', 1, 'soon'],
])('a date written as %s in style %d is read as %s', async (value, style, text) => {
  const cells = `<c r="A1" t="d" s="${style}"><v>${value}</v></c>`;
  expect(await read(cells, { styles: STYLES })).toMatchObject({ blocks: [{ text }] });
});

it.each([
  ['without the rounding errors of a calculation', 0.559999999999999, '0.56'],
  ['in scientific notation if it is the largest of all', Number.MAX_VALUE, '1.7976931348623157e+308'],
  ['with as many digits as a cell shows', 2 / 3, '0.666666667'],
  ['with its sign', -1234.56000000001, '-1234.56'],
  ['without decimals if there is no room for them', 12_345_678_901.9, '12345678902'],
  ['with all its digits if it is an article number', 4_006_381_333_931, '4006381333931'],
  ['with all its digits if it is small and they fit', 0.00001234, '0.00001234'],
  ['in scientific notation if it is small and its digits do not fit', 0.0000123456789, '1.23457E-05'],
])('a number in a cell without a format is read %s', (_case, value, text) => {
  expect(formatNumber(value, numberFormat(0, null), 1900)).toBe(text);
});

it.each([
  ['the last day of 9999', 2_958_465, 1900, '9999-12-31'],
  ['the first day of the year 10000', 2_958_466, 1900, '2958466'],
  ['the last day of 9999, counted from 1904', 2_957_003, 1904, '9999-12-31'],
  ['the first day of the year 10000, counted from 1904', 2_957_004, 1904, '2957004'],
  ['more days than a date can hold', 1e12, 1900, '1000000000000'],
  ['days before the first date', -1, 1900, '-1'],
] as const)('a number with a date format is a date up to the year 9999: %s', (_case, days, epoch, text) => {
  expect(formatNumber(days, numberFormat(14, null), epoch)).toBe(text);
});
