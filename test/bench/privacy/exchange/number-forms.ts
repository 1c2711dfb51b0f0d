import { passesLuhn } from '../../../../shared/privacy/detectors/numbers/checksums.ts';
import type { Draw } from './draw.ts';
import { type Form, patternForms } from './form.ts';

/** Draws a card number whose last digit passes the Luhn check. */
export function drawCard({ fill }: Draw, pattern: string): string {
  const body = fill(pattern);
  return body + '0123456789'.split('').find((digit) => passesLuhn(body + digit));
}

const split = (digits: string, lengths: readonly number[], gap: string): string =>
  lengths
    .map((length, i) => {
      const start = lengths.slice(0, i).reduce((sum, each) => sum + each, 0);
      return digits.slice(start, start + length);
    })
    .join(gap);
const CARDS: readonly (readonly [name: string, pattern: string, lengths: readonly number[]])[] = [
  ['Visa', '4##############', [4, 4, 4, 4]],
  ['Mastercard', '53#############', [4, 4, 4, 4]],
  ['Mastercard 2', '2345###########', [4, 4, 4, 4]],
  ['Maestro', '6759###########', [4, 4, 4, 4]],
  ['American Express', '37############', [4, 6, 5]],
  ['Diners', '36###########', [4, 6, 4]],
  ['Discover', '6011###########', [4, 4, 4, 4]],
  ['JCB', '3530###########', [4, 4, 4, 4]],
  ['Maestro of 19 digits', '6759##############', [4, 4, 4, 4, 3]],
];
const CARD_GAPS: Readonly<Record<string, string>> = {
  spaces: ' ',
  hyphens: '-',
  unspaced: '',
  dots: '.',
  'non-breaking spaces': '\u00a0',
  'two spaces': '  ',
  slashes: '/',
};

/** Cards of nine kinds, in groups and not. */
export const CARD_FORMS: readonly Form[] = CARDS.flatMap(([name, pattern, lengths]) =>
  Object.entries(CARD_GAPS).map(
    ([gap, sign]): Form => ({
      kind: 'CREDIT_CARD',
      name: `${name}, ${gap}`,
      fits: ({ value }) => value.replace(/\D/g, '').length >= 14,
      write: (draw) => split(drawCard(draw, pattern), lengths, sign),
    }),
  ),
);

// By country, as its authority writes them: "|" separates the forms.
const PLATES: Readonly<Record<string, string>> = {
  DE: 'HB-AB %###|HB AB %###|HB-AB%###|HBAB%###|HB·AB %###|M-XY %##E|B-A %###H|hb-ab %###',
  AT: 'W-%####A|W %####A|W%####A|GU-%##AB|GU %## AB|KB-TIROL %',
  CH: "ZH %#####|ZH-%#####|ZH%#####|ZH· %#####|ZH %## ###|AG %##'###",
  FR: 'AB-%##-CD|AB %## CD|AB%##CD|ab-%##-cd|%### AB 75|%##-ABC-75',
  BE: '1-ABC-%##|1 ABC %##|1ABC%##|1-abc-%##|2.ABC.%##',
  NL: 'AB-%##-C|AB-12-CD|12-ABC-%|12-abc-%|%-ABC-12|AB%##C|AB %## C|G-%##-BC',
  ES: '%### BCD|%###BCD|%###-BCD|%### bcd|M-%###-BC',
  IT: 'AB%##CD|AB %## CD|AB-%##-CD|AB %##CD|ab%##cd|AB.%##.CD',
  PT: 'AB-12-CD|12-AB-34|AB 12 CD|12-34-AB|ab-12-cd|AB12CD',
  PL: 'WA 12345|WA12345|WI 1234A|KR 1A234|GD-12345|wa 12345|KR.1A234',
  SE: 'ABC 123|ABC123|ABC 12D|ABC-123|abc 123|ABC12D',
  GB: 'AB51 CDE|AB51CDE|AB51-CDE|ab51 cde|A123 BCD|ABC 123D',
  IE: '11-D-%####|11-D-%####|11 D %####|11D%####|11-d-%####',
  DK: 'AB 12 345|AB12345|AB 12345|AB-12-345|ab 12 345',
  NO: 'AB 12345|AB12345|AB-12345|ab 12345',
  FI: 'ABC-123|ABC 123|ABC123|abc-123',
  CZ: '1A2 3456|1A23456|1AB 3456|1A2-3456|1a2 3456',
  RO: 'B 123 ABC|CJ 12 ABC|CJ-12-ABC|CJ12ABC|B-123-ABC',
};

/** Draws a plate: letters and digits of a pattern are exchanged, apart from those that name a place. */
function drawPlate({ below }: Draw, pattern: string): string {
  const shift = below(8);
  return pattern.replace(/%|#|(?<=[ABC])[BCD]|[2-9]/g, (sign) => {
    if (/[BCD]/.test(sign)) {
      return 'BCDEFGHJKLMNPRST'.charAt((sign.charCodeAt(0) + shift) % 16);
    }
    return String(sign === '#' ? below(10) : 2 + below(8));
  });
}

/** Plates of 18 countries. */
export const PLATE_FORMS: readonly Form[] = Object.entries(PLATES).flatMap(([country, patterns]) =>
  patterns.split('|').map(
    (pattern): Form => ({
      kind: 'LICENSE_PLATE',
      name: `${country} ${pattern}`,
      write: (draw) => drawPlate(draw, pattern),
    }),
  ),
);

/** Passports, licenses and accounts of several countries. */
export const DOCUMENT_FORMS: readonly Form[] = [
  ...patternForms('PASSPORT', [
    'C%#F%#L%#',
    'C01X%0T47',
    'L%#######',
    'X%#######',
    '%#AB#####',
    '%# AB #####',
    'YA#######',
    'YA %######',
    'AAB######',
    'PAB######',
    'PAB ######',
    'NXR4K#B#1',
    'CA######',
    'C######',
    'P %######',
    'EH#######',
    'EH %######',
    'ZS %######',
    '%#######',
    '%########',
    '%## ### ###',
    'A%#######',
    'P%#######',
    'A %######',
    'EL######',
    'PP%######',
    'S%#######',
    'c01x%0t47',
    'EH-%######',
    'AB.%######',
  ]),
  ...patternForms('DRIVER_LICENSE', [
    'B072RR#2I55',
    'J010AB#CD41',
    'U1%#######A',
    'AB%#######C',
    'U1%# ### ###A',
    '%###########',
    '%# ## ## ######',
    '%#########',
    'L-%###### #',
    'AV-%##### #',
    'P-%###### #',
    '0%###/%#/%###',
    '%####/%#/%###',
    'MORGA%53116SM9IJ',
    'MORGA %53116 SM9IJ',
    '%#######-A',
    '%#######A',
    '12AB%####',
    '%##-%##-%##',
    'BR %####',
    '%# %## %##',
  ]),
  ...patternForms('BANK_ACCOUNT', [
    '%#########',
    '%#######',
    '%### ### ###',
    '%#-##-##, %#######',
    '%#######-#',
    '%###-#, %## ### ###-#',
    '%## ### ###',
    '%#.##.##.###',
    '%######',
    '%# ## ## ###',
    '%#-##-## %#######',
    '%###.##.#####',
  ]),
];
