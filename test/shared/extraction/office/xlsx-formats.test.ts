// Guarantee: numbers in groups, times in built-in formats and texts are read as their cells show them, and values that
// a format or a system color hides are not read. Risk: an article number ends in "--", a time is read as 0.6, or hidden
// text is quoted.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { formatNumber, numberFormat } from '../../../../shared/extraction/office/xlsx/number-format.ts';
import { textsOf } from '../document-texts.ts';
import { makeSheet } from './make-office.ts';

it.each([
  ['a social security number', '000\\-00\\-0000', 12_345_678, '012-34-5678'],
  ['a telephone number', '\\(000\\)\\ 000\\-0000', 5_551_234_567, '(555) 123-4567'],
  ['a telephone number, without escapes', '(000) 000-0000', 5_551_234_567, '(555) 123-4567'],
  ['a telephone number in pairs', '00\\ 00\\ 00\\ 00\\ 00', 123_456_789, '01 23 45 67 89'],
  ['an article number', '##\\-##\\-00', 1_234, '12-34'],
  ['more digits than its groups have', '00\\-00', 123_456, '1234-56'],
  ['a negative number in groups', '00\\-00', -1_234, '-12-34'],
  [
    'a telephone number in a conditional format as its digits',
    '[<=9999999]###\\-####;\\(###\\)\\ ###\\-####',
    5_551_234_567,
    '5551234567',
  ],
  ['hours and minutes', '0"h"00"m"', 130, '1h30m'],
  ['thousands without the spaces between them', '#\\ ##0.00\\ "Kč"', 1_234_567.5, '1234567.50 Kč'],
  ['thousands without the commas between them', '##\\,##\\,##0', 1_234_567, '1234567'],
  ['an empty text for zero', '0;-0;""', 0, ''],
  ['the sign of a rise', '+0.0%;-0.0%;0.0%', 0.12345, '+12.3%'],
  ['the sign of a fall', '+0.0%;-0.0%;0.0%', -0.12345, '-12.3%'],
  ['the sign of a whole number', '+#,##0;-#,##0;0', 1_234.567, '+1235'],
  ['scientific notation, with all digits', '0.00E+00', 1_234.567, '1234.567'],
  ['a sign beyond ASCII without quotes', '0.0‰', 1.54, '1.5‰'],
  ['a currency beyond ASCII without quotes', '#,##0 ₽', 1_234.5, '1235 ₽'],
  ['an arrow instead of a minus', '[Green]▲0.0%;[Red]▼0.0%', -0.1234, '▼12.3%'],
  ['a number of the general format with a word', 'General" pieces"', 2.5, '2.5 pieces'],
  ['no decimals that are optional', '#,##0.##', 12, '12'],
  ['one of two optional decimals', '0.##', 0.5, '0.5'],
  ['decimals that are not optional', '0.00##', 0.5, '0.50'],
])('a format shows %s', (_case, code, value, text) => {
  expect(formatNumber(value, numberFormat(164, code), 1900)).toBe(text);
});

it.each([
  [18, 14.5 / 24, '14:30'],
  [19, 14.5 / 24 + 5 / 86_400, '14:30:05'],
  [37, -1_234.567, '-1235'],
  [38, 1_234.567, '1235'],
  [39, 1_234.5, '1234.50'],
  [40, 1_234.5, '1234.50'],
  [41, 1_234.567, '1235'],
  [43, 1_234.5, '1234.50'],
])('the built-in format %d shows %d as %s', (id, value, text) => {
  expect(formatNumber(value, numberFormat(id, null), 1900)).toBe(text);
});

// Returns the text of a row whose first cell is "Seen".
async function textOf(styles: string, cell: string): Promise<string> {
  const content = `<sheetData><row r="1"><c r="A1" t="str"><v>Seen</v></c>${cell}</row></sheetData>`;
  return textsOf(await extractDocument(makeSheet(content, { styles }), 'a.xlsx', () => false)).join(' / ');
}

describe('a cell', () => {
  it.each([
    ['a text whose format only hides numbers', ';;;@', 'str', 'text', 'Seen | text'],
    ['a text whose format says nothing about texts', ';;', 'str', 'text', 'Seen | text'],
    ['no text whose format hides texts alone', '0;-0;0;', 'str', 'text', 'Seen'],
    ['no text whose date format hides texts', 'yyyy;;;""', 'str', 'text', 'Seen'],
    ['no number whose format hides numbers', ';;;@', 'n', '5', 'Seen'],
    ['a number whose format hides texts', '0;-0;0;', 'n', '5', 'Seen | 5'],
  ])('shows %s', async (_case, code, type, value, text) => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs>`;
    expect(await textOf(styles, `<c r="B1" t="${type}" s="1"><v>${value}</v></c>`)).toBe(text);
  });

  it.each([
    ['white letters on the window color of the system', 9, 65],
    ['letters in the window color of the system on white', 65, 9],
    ['letters in the text color of the system on black', 64, 8],
  ])('does not show %s', async (_case, font, background) => {
    const fill = `<fill><patternFill patternType="solid"><fgColor indexed="${background}"/></patternFill></fill>`;
    const styles = `<fonts><font/><font><color indexed="${font}"/></font></fonts><fills><fill/>${fill}</fills><cellXfs><xf/><xf fontId="1" fillId="1"/></cellXfs>`;
    expect(await textOf(styles, '<c r="B1" t="str" s="1"><v>hidden</v></c>')).toBe('Seen');
  });
});
