import { fieldKindOf } from '../../../labels/labels.ts';
import { GIVEN } from '../../../names/name-bits.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { wordSet } from '../../../word-set.ts';
import type { NameRun } from '../name-run.ts';

/**
 * Whether a word is a known label in capitals between a surname and a number: "Anna Smith DOB 9/8/2003", "Frau Huber
 * SVNR: 1237 010180". Other capitals, and those directly after a given name alone, are a surname: "Mme Ilhem ZRIBI 06
 * 12 34 56 78".
 */
export function isNumberLabelAfter({ text }: ScannedText, run: NameRun, { start, end }: TextRange): boolean {
  const last = run.at(-1);
  return (
    last?.role === 'name' &&
    ((last.bits & GIVEN) === 0 || run.filter(({ role }) => role === 'name').length > 1) &&
    run.some(({ role, bits }) => role === 'title' || (bits & GIVEN) !== 0) &&
    isNumberLabel(text.slice(start, end)) &&
    NUMBER_OR_CODE.test(textAfter(text, end, NUMBER_REACH))
  );
}

function isNumberLabel(written: string): boolean {
  const lower = written.toLowerCase();
  return /^[A-Z]{2,}$/.test(written) && (fieldKindOf(lower) !== undefined || NUMBER_LABELS.has(lower));
}

// "12345", "DE89 3704", "A12345", "RSSMRA85T10".
const NUMBER_OR_CODE = /^[:.]? ?[A-Z]{0,6}\d/;
// A sign, a space, six letters and a digit.
const NUMBER_REACH = 9;

// Labels that are not listed as labels of fields: registers of patients, doctors, insurers and firms.
const NUMBER_LABELS = wordSet('nhs mrn iban bic nip regon kv id vat ehic hkz ik cf lanr bsnr hrb');
