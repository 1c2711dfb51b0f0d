import { compileExpression } from '../../text/compiled-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { Rule } from '../rule.ts';
import { modulo97 } from './checksums.ts';

/** Whether a code is an IBAN: a registered country, the length for that country, and the remainder 1. */
export function isIban(code: string): boolean {
  return hasIbanLength(code) && modulo97(code.slice(4) + code.slice(0, 4)) === 1;
}

/** Whether a code begins with a country that has IBANs and has the length for that country. */
export function hasIbanLength(code: string): boolean {
  return IBAN_LENGTHS.get(code.slice(0, 2)) === code.length;
}

// Lengths by country, from the SWIFT registry of IBAN formats.
const IBAN_LENGTHS = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22
  GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31
  MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24
  XK20 YE30`
    .split(/\s+/)
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[0-9A-Z]' };

// What follows the check digits, from the SWIFT registry of IBAN formats: `n` for digits, `a` for letters, `c` for
// either. Norway is missing, because its IBANs are short and "NO" is a word.
const FORMS = new Map(
  `AD 8n12c,AT 16n,BE 12n,BG 4a6n8c,CH 5n12c,CY 8n16c,CZ 20n,DE 18n,DK 14n,EE 16n,ES 20n,FI 14n,FR 10n11c2n,GB 4a14n,GI 4a15c,GR 7n16c,HR 17n,HU 24n,
  IE 4a14n,IS 22n,IT 1a10n12c,LI 5n12c,LT 16n,LU 3n13c,LV 4a13c,MC 10n11c2n,MT 4a5n18c,NL 4a10n,PL 24n,PT 21n,RO 4a16c,SE 20n,SI 15n,SK 20n,SM 1a10n12c`
    .split(',')
    .map((entry): [string, RegExp] => {
      const [country = '', form = ''] = entry.trim().split(' ');
      return [country, formOf(form)];
    }),
);

function formOf(form: string): RegExp {
  const parts = form.replace(/(\d{1,2})([nac])/g, (_, count: string, kind: string) => `${CLASSES[kind]}{${count}}`);
  return compileExpression(`^${parts}$`, '');
}

// Made-up Maltese examples have fewer: "MT84MALT01100ABC…".
const DIGITS_MIN = 10;

/**
 * Whether a code has the form of its country's IBANs, whatever its check digits are. Check digits that no IBAN can have
 * (00, 01 and 99) mark an example.
 */
export function hasIbanForm(code: string): boolean {
  const form = FORMS.get(code.slice(0, 2));
  const isPossible = /^..(?:0[2-9]|[1-8]\d|9[0-8])/.test(code) && digitsOf(code).length >= DIGITS_MIN;
  return isPossible && form?.test(code.slice(4)) === true;
}

/** A rule for IBANs as copied from a form or the name of a file: "DE89/3704/…", "DE89_3704_…", and with two spaces. */
export const IBAN_WITH_OTHER_SIGNS: Rule = {
  name: 'IBAN in groups with other signs',
  kind: 'IBAN',
  beginsWithLetters: true,
  at: 'word',
  digitsMin: 2,
  expression: /[A-Z]{2}\d{2}( {2}|[_/])[A-Z0-9]{4}(?:\1[A-Z0-9]{4}){1,6}(?:\1[A-Z0-9]{1,3})?/iy,
  valid: isIban,
  shrinks: true,
  proof: 'certain',
};
