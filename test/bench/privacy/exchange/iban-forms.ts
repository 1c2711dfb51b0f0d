import { modulo97 } from '../../../../shared/privacy/detectors/numbers/checksums.ts';
import type { Draw } from './draw.ts';
import type { Form } from './form.ts';

// Lengths and what follows the check digits, from the SWIFT registry: "#" for digits, "@" for letters.
const COUNTRIES = Object.entries({
  AD: '20#',
  AE: '19#',
  AL: '24#',
  AT: '16#',
  AZ: '4@20#',
  BA: '16#',
  BE: '12#',
  BG: '4@14#',
  BH: '4@14#',
  BR: '23#1@1#',
  CH: '17#',
  CR: '18#',
  CY: '24#',
  CZ: '20#',
  DE: '18#',
  DK: '14#',
  DO: '24#',
  EE: '16#',
  EG: '25#',
  ES: '20#',
  FI: '14#',
  FO: '14#',
  FR: '10#11#2#',
  GB: '4@14#',
  GE: '2@16#',
  GI: '4@15#',
  GL: '14#',
  GR: '23#',
  GT: '24#',
  HR: '17#',
  HU: '24#',
  IE: '4@14#',
  IL: '19#',
  IS: '22#',
  IT: '1@22#',
  JO: '4@22#',
  KW: '4@22#',
  KZ: '16#',
  LB: '24#',
  LI: '17#',
  LT: '16#',
  LU: '16#',
  LV: '4@13#',
  MC: '23#',
  MD: '20#',
  ME: '18#',
  MK: '15#',
  MT: '4@23#',
  NL: '4@10#',
  NO: '11#',
  PK: '4@16#',
  PL: '24#',
  PT: '21#',
  QA: '4@21#',
  RO: '4@16#',
  RS: '18#',
  SA: '20#',
  SE: '20#',
  SI: '15#',
  SK: '20#',
  SM: '1@22#',
  TN: '20#',
  TR: '22#',
  UA: '25#',
  VA: '18#',
  VG: '4@16#',
  XK: '16#',
});

/** Draws an IBAN of a country, with its check digits and without gaps. */
export function drawIban(draw: Draw, country: string, account: string): string {
  const bban = draw.fill(
    account.replace(/(\d+)([#@])/g, (_, count: string, sign: string) => sign.repeat(Number(count))),
  );
  return `${country}${String(98 - modulo97(`${bban}${country}00`)).padStart(2, '0')}${bban}`;
}

const inFours = (iban: string, gap: string): string => iban.replace(/(.{4})(?=.)/g, `$1${gap}`);
const WAYS: Readonly<Record<string, (iban: string) => string>> = {
  'in fours': (iban) => inFours(iban, ' '),
  unspaced: (iban) => iban,
  hyphens: (iban) => inFours(iban, '-'),
  dots: (iban) => inFours(iban, '.'),
  'lower case': (iban) => iban.toLowerCase(),
  'lower case in fours': (iban) => inFours(iban, ' ').toLowerCase(),
  'space after the country': (iban) => `${iban.slice(0, 2)} ${iban.slice(2)}`,
  'country and check digits apart': (iban) => `${iban.slice(0, 2)} ${iban.slice(2, 4)} ${inFours(iban.slice(4), ' ')}`,
  'space after the check digits': (iban) => `${iban.slice(0, 4)} ${iban.slice(4)}`,
  'non-breaking spaces': (iban) => inFours(iban, '\u00a0'),
  'two spaces': (iban) => inFours(iban, '  '),
  'with IBAN before it': (iban) => `IBAN⟨${iban}⟩`,
  underscores: (iban) => inFours(iban, '_'),
  slashes: (iban) => inFours(iban, '/'),
};

/** Every country in the usual form, and every form with any country. */
export const IBAN_FORMS: readonly Form[] = [
  ...COUNTRIES.map(
    ([country, account]): Form => ({
      kind: 'IBAN',
      name: country,
      write: (draw) => draw.pick([inFours, (iban: string) => iban])(drawIban(draw, country, account), ' '),
    }),
  ),
  ...Object.entries(WAYS).map(
    ([name, write]): Form => ({
      kind: 'IBAN',
      name,
      write: (draw) => write(drawIban(draw, ...draw.pick(COUNTRIES))),
    }),
  ),
];
