import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import type { Rule } from '../rule.ts';
import { fillsCodeCell } from './code-cell.ts';
import { lettersIn } from './letters-in.ts';
import { isOfWords, isOtherThanPlate } from './other-plates.ts';
import { LABELED_PLATES, PLATE_EXPRESSIONS, RARE_PLATE, SURE_PLATE, WEAK_PLATE } from './plate-formats.ts';
import { ARRIVAL_WORDS, PLATE_WORDS, RIGHT_AFTER_VEHICLE, VEHICLE_MATTERS, VEHICLE_WORDS } from './vehicle-words.ts';

// "ISO 2409", "EN 1090", "SHA-1", "NOV 2026"
const STANDARD =
  /^(?:ISO|DIN|EN(?!\d{3}[A-Z]{2}$)|IEC|RAL|USB|RFC|VDE|SHA|MD|UTF|UCS|[AL]?GPL|MPL|AES|RSA|TLS|SSL|CRC|IPV|HDMI|ECMA|ANSI|IEEE|PEP|CVE|WPA|DDR|[GR]TX)\d|^(?:JAN|FEB|MAR|APR|MAY|MAI|JUN|JUL|AUG|SEP|OCT|OKT|NOV|DEC|DEZ)\d{1,4}$/;
// "TOP 4" of an agenda, "od 210 zł".
const OTHER = /^TOP\d{1,2}$|^(?:DO|NA|OD|PO|ZA)\d{1,4}ZL$/;
const mayBePlate = (value: string) =>
  !STANDARD.test(value) && !OTHER.test(value) && value.length >= 4 && value.length <= 9;

// "Kamera Typ ZT-410-P, Auto steht dort": the type of a device. Only for plates: after these words, the number of a
// card or a person still counts.
const NOT_OF_TYPE = '(?<!(?:[Tt]yp[eo]?|[Mm]odel(?:lo|le|l|o|e)?)[ :]{1,2})';
// "Motor OM 654", "silnik AR 325": letters and three digits after a word for an engine, which in Dutch is a motorcycle.
const NOT_OF_ENGINE =
  '(?!(?<=(?:[Mm]oto[rn]e?n?|[Mm]oteur|[Ss]ilnik|[Ee]ngine)[ :]{1,2})[A-Z]{1,3} ?\\d{2,3}(?![A-Z\\d-]| [A-Z\\d]))';

// Every plate contains a digit; it may begin with letters alone.
const PLATE = {
  kind: 'LICENSE_PLATE',
  beginsWithLetters: true,
  at: 'both',
  onlyFirstGroup: true,
  digitsMin: 1,
} as const;

// "SEPA-Mandat SP-00417" is a reference to a direct debit. A Polish "mandat" is a fine, and Polish plates have no dash.
const isMandate = ({ text }: ScannedText, { start, end }: TextRange): boolean =>
  text.slice(start, end).includes('-') && /mandat[: ]{1,2}$/i.test(textBefore(text, start, 8));

/**
 * Rules for number plates: letters and digits after a label, a country's format beside a word for vehicles, and a few
 * formats alone.
 */
export const LICENSE_PLATE_RULES: readonly Rule[] = [
  {
    name: 'plate',
    ...PLATE,
    // Not "sur la D 118", "auf der A 81".
    expression:
      /(?!(?<=[Ll]a |[Dd]er |[Dd]ie |[Tt]he )[A-Z] ?\d{2,3}(?![A-Z0-9-]| [A-Z0-9]))(?:[A-Z0-9]{1,4}(?:[ -][A-Z0-9]{1,4}){1,3}|[A-Z0-9]{4,8})/y,
    valid: (value) => lettersIn(value) >= 1 && value.length >= 4 && value.length <= 9 && !OTHER.test(value),
    proof: 'context',
    words: PLATE_WORDS,
    onlyBefore: true,
    reach: 32,
    isOther: fillsCodeCell,
  },
  ...LABELED_PLATES.map(
    (expression): Rule => ({
      name: 'plate of a country after its label',
      ...PLATE,
      expression,
      valid: mayBePlate,
      proof: 'context',
      words: PLATE_WORDS,
      onlyBefore: true,
      reach: 24,
      isOther: ({ text }, { start, end }) => isOfWords(text.slice(start, end)),
    }),
  ),
  {
    name: 'plate by its form',
    ...PLATE,
    expression: compileExpression(NOT_OF_TYPE + NOT_OF_ENGINE + SURE_PLATE.source, SURE_PLATE.flags),
    proof: 'form',
    words: VEHICLE_WORDS,
    isOther: isOtherThanPlate,
  },
  ...PLATE_EXPRESSIONS.map(
    (expression): Rule => ({
      name: 'plate of a country',
      ...PLATE,
      expression: compileExpression(NOT_OF_TYPE + NOT_OF_ENGINE + expression.source, expression.flags),
      valid: mayBePlate,
      proof: 'context',
      words: VEHICLE_WORDS,
      reach: 40,
      isOther: isOtherThanPlate,
    }),
  ),
  ...PLATE_EXPRESSIONS.map(
    (expression): Rule => ({
      name: 'plate of a country beside words for an arrival',
      ...PLATE,
      expression,
      valid: mayBePlate,
      proof: 'context',
      words: ARRIVAL_WORDS,
      reach: 28,
    }),
  ),
  ...PLATE_EXPRESSIONS.map(
    (expression): Rule => ({
      // "kenteken doorgegeven?", and in the next line of a chat "nee, r-693-xd".
      name: 'plate of a country, in answer to a question about it',
      ...PLATE,
      expression,
      valid: mayBePlate,
      proof: 'context',
      words: PLATE_WORDS,
      gap: /^[^\n]{0,60}\n[^\n]{0,60}$/,
      onlyBefore: true,
      reach: 100,
    }),
  ),
  {
    name: 'plate of a rare form in a text about vehicles',
    ...PLATE,
    digitsMin: 2,
    expression: compileExpression(NOT_OF_ENGINE + RARE_PLATE.source, RARE_PLATE.flags),
    valid: mayBePlate,
    proof: 'context',
    words: VEHICLE_MATTERS,
    reach: 160,
    isOther: isOtherThanPlate,
  },
  {
    name: 'plate of a country right after a vehicle',
    ...PLATE,
    expression: compileExpression(NOT_OF_ENGINE + WEAK_PLATE.source, WEAK_PLATE.flags),
    valid: mayBePlate,
    proof: 'context',
    words: RIGHT_AFTER_VEHICLE,
    onlyBefore: true,
    reach: 24,
    isOther: (scanned, place) => fillsCodeCell(scanned, place) || isMandate(scanned, place),
  },
];
