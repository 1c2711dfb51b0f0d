import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';

// The labels of a printed form for the parts of a name, in capitals, folded.
const SURNAME =
  'COGNOME|NOM|NACHNAME|FAMILIENNAME|ZUNAME|APELLIDOS?|APELIDOS?|SOBRENOME|SURNAME|LAST NAME|FAMILY NAME|ACHTERNAAM|NAZWISKO|EFTERNAMN';
const GIVEN =
  'NOME|PRENOMS?|VORNAMEN?|NOMBRE|NOME PROPRIO|FIRST NAME|FORENAMES?|GIVEN NAMES?|VOORNA(?:AM|MEN)|IMIE|IMIONA|FORNAMN';
const WORD = "[A-Z][A-Za-z\\u00AA-\\uFFFB'-]{1,24}";
const LABELED = [SURNAME, GIVEN].map((labels) =>
  compileExpression(
    `(?:^|\\n|[ \\t]{2})(?:${labels})[ \\t]{1,24}(${WORD}(?: ${WORD}){0,2})(?=[ \\t]{2}|[ \\t]?(?:\\n|$))`,
    'g',
  ),
);

/**
 * Finds the names in a scanned form, whose labels in capitals no colon ends: "COGNOME  BERTOLDI   NOME  GAIA". Both
 * labels must be there, because each alone is also a word.
 */
export function findNamesInForms({ text }: ScannedText): Finding[] {
  const parts = LABELED.map((labeled) => allMatches(labeled, text));
  if (parts.some((matches) => matches.length === 0)) {
    return [];
  }
  return parts.flat().map(({ 0: written, 1: name = '', index }) => {
    const end = index + written.length;
    return { kind: 'PERSON', start: end - name.length, end, strength: 2 };
  });
}
