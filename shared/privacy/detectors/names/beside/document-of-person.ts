import type { Finding } from '../../../finding.ts';
import { COMMON, GIVEN, nameBits, ORGANIZATION, PLACE, SHORT, SURNAME } from '../../../names/name-bits.ts';
import { compileExpression } from '../../../text/compiled-expression.ts';
import { allMatches } from '../../../text/match-at.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { isPartOfFirm } from '../../things/legal-form.ts';

// Documents that somebody has about himself, folded, in nine languages; "contract" and "signed" also of firms.
const DOCUMENTS =
  'payslips?|pay slip|cv|resume|curriculum|p45|p60|timesheet|appraisal|offer letter|sick note|contract|signed|passport|lebenslauf|zeugnis|arbeitszeugnis|arbeitsvertrag|gehaltsabrechnung|lohnabrechnung|lohnzettel|krankmeldung|bewerbung|anschreiben|kundigung|reisepass|personalausweis|fuhrerschein|bulletin de paie|fiche de paie|contrat|passeport|lettre de motivation|nominas?|curriculo|contrato|pasaporte|dni|busta paga|cedolino|contratto|passaporto|loonstrook|salarisstrook|arbeidsovereenkomst|rijbewijs|paspoort|sollicitatie|recibo de vencimento|passaporte|umowa|wypowiedzenie|swiadectwo|pasek|lonespecifikation|lonebesked|anstallningsavtal|ansokan';

// A line such as a title made of a file name: no more than words, and one of them is the document.
const LINE = compileExpression(
  `(?:^|\\n)[ \\t#*-]{0,6}((?:[A-Za-z0-9\\u00AA-\\uFFFB'-]{1,24}\\.? ){1,7}[A-Za-z0-9\\u00AA-\\uFFFB'-]{1,24})(?=\\n|$)`,
  'g',
);
const OF_PERSON = compileExpression(`(?:^| )(?:${DOCUMENTS})(?: (?!by )|$)`, '');
const NAME =
  /(?<![^ ])([A-Z][a-z\u00AA-\uFFFB]{1,20}|[A-Z]) ([A-Z][a-z\u00AA-\uFFFB]{2,20}(?:-[A-Z][a-z\u00AA-\uFFFB]{1,20})?)(?![^ ])/g;

/** Finds the name in a title that says whose document it is: "Ola Nordhagen Payslip", "contract D Okafor signed". */
export function findNamesInTitles({ text, lower }: ScannedText): Finding[] {
  return allMatches(LINE, text).flatMap(({ 0: whole, 1: line = '', index }) => {
    const from = index + whole.length - line.length;
    return OF_PERSON.test(lower.slice(from, from + line.length))
      ? allMatches(NAME, line)
          .filter(({ 1: first = '', 2: last = '' }) => isName(first.toLowerCase(), last.toLowerCase()))
          .filter(
            ({ 0: { length }, index: at }) =>
              lower.startsWith(' cv', from + at + length) || !isPartOfFirm({ text, lower }, from + at + length),
          )
          .map(
            ({ 0: { length }, index: at }): Finding => ({
              kind: 'PERSON',
              start: from + at,
              end: from + at + length,
              strength: 1,
            }),
          )
      : [];
  });
}

// After an initial, only a known surname: "Appendix C Contract".
function isName(first: string, last: string): boolean {
  const [given, surname] = [nameBits(first), nameBits(last)];
  const isDocument = OF_PERSON.test(last) || OF_PERSON.test(first);
  const isOther = (surname & (COMMON | PLACE | ORGANIZATION)) !== 0 && (surname & SURNAME) === 0;
  const isGiven = (given & GIVEN) !== 0 && ((given & COMMON) === 0 || (given & SHORT) !== 0);
  return !isDocument && !isOther && (first.length === 1 ? (surname & SURNAME) !== 0 : isGiven);
}
