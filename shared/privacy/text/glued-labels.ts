import { compileExpression } from './compiled-expression.ts';
import { allMatches } from './match-at.ts';
import { textBefore } from './text-beside.ts';
import type { Replacement } from './text-range.ts';

// Labels of contact and bank details, as letterheads and forms have them, in nine languages. An accent can also follow
// its letter as a character of its own.
const PHONE_LABELS =
  'Telefon|Telefoon|Telefono|Telefone|Teléfono|Téléphone|Telephone|Phone|Telefax|Tel|Tél|Tfno|Tlf|Tfn|Telefaks|Fax|Faks|Mobil|Mobile|Mobiel|Móvil|Handy|Portable|Cellulare|Cell|Telemóvel|Telem|GSM';
const OTHER_LABELS =
  'E-?[Mm]ail|Mail|E-post|Courriel|Correo|Web|Website|Internet|Homepage|IBAN|BIC|SWIFT|Konto|Kto|BLZ|Bank';
const withAccents = (labels: string): string =>
  labels.replace(/[éó]/g, (letter) => `(?:${letter}|${letter.normalize('NFD')})`);
// "…55830Fax:", "…013000BIC:", "a.b@c.deWeb:"
const AFTER_VALUE = compileExpression(`(?:${withAccents(PHONE_LABELS)}|${OTHER_LABELS})\\.?:`, 'g');
const VALUE = /(?:\d|\x9f|@[\p{L}\p{N}.-]{1,60}\.[a-z]{2,10})$/u;
const VALUE_MAX = 72;
// "Telefon0171 2345678", "Fax+49 421 …", "IBANDE89…": an area code, a country's code or an IBAN after its name.
// "Bank01", "Web01" and "Mail01" name computers.
const BEFORE_VALUE = compileExpression(
  `(?<![A-Za-z\\u00C0-\\u1FFF\\d_-])(?:IBAN(?=[A-Z]{2}\\d{2}[A-Z\\d ])|(?:${withAccents(PHONE_LABELS)})\\.?(?=(?:\\+[1-9]|\\(?0\\d)[\\d ()/-]{4}))`,
  'g',
);

/** Finds where a label touches the value before or after it, as in texts from PDF files, to be read with a space. */
export function gluedLabelsIn(source: string): Replacement[] {
  return [
    ...allMatches(AFTER_VALUE, source)
      .filter(({ index }) => VALUE.test(textBefore(source, index, VALUE_MAX)))
      .map(({ index }) => index),
    ...allMatches(BEFORE_VALUE, source).map(({ 0: label, index }) => index + label.length),
  ].map((at) => ({ start: at, end: at, as: ' ' }));
}
