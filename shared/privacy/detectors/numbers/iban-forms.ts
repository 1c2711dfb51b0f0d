import { compileExpression } from '../../text/compiled-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';

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
