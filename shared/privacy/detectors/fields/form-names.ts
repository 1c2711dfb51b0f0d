import type { Finding } from '../../finding.ts';
import { fieldKindOf, labelWords } from '../../labels/labels.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';

// The labels of a printed form for the parts of a name, in capitals, folded.
const SURNAME =
  'COGNOME|NOM|NACHNAME|FAMILIENNAME|ZUNAME|APELLIDOS?|APELIDOS?|SOBRENOME|SURNAME|LAST NAME|FAMILY NAME|ACHTERNAAM|NAZWISKO|EFTERNAMN';
const GIVEN =
  'NOME|PRENOMS?|VORNAMEN?|NOMBRE|NOME PROPRIO|FIRST NAME|FORENAMES?|GIVEN NAMES?|VOORNA(?:AM|MEN)|IMIE|IMIONA|FORNAMN';
const WORD = "[A-Z][A-Za-z\\u00AA-\\uFFFB'-]{1,24}";
// The same labels with lowercase letters, where a wider gap shows that the word is a label.
const LOWERCASE_SURNAME =
  'Cognome|Nom|Nachname|Familienname|Apellidos?|Apelidos?|Sobrenome|Surname|Last [Nn]ame|Family [Nn]ame|Achternaam|Nazwisko|Efternamn';
const LOWERCASE_GIVEN =
  'Nome|Prenoms?|Vornamen?|Nombre|First [Nn]ame|Forenames?|Given [Nn]ames?|Voorna(?:am|men)|Imie|Imiona|Fornamn';
const LABELED = [
  [SURNAME, LOWERCASE_SURNAME],
  [GIVEN, LOWERCASE_GIVEN],
].map(([labels, lowercase]) =>
  compileExpression(
    `(?:^|\\n|[ \\t]{2})(?:(?:${labels})[ \\t]{1,24}|((?:${lowercase})(?:\\(s\\))?(?:[ \\t]{2,24}|\\t)))(${WORD}(?: ${WORD}){0,2})(?=[ \\t]{2}|[ \\t]?(?:\\n|$))`,
    'g',
  ),
);

/**
 * Finds the names in a scanned form, whose labels no colon ends: "COGNOME  BERTOLDI   NOME  GAIA". Labels of both parts
 * must be there, because each alone is also a word.
 */
export function findNamesInForms({ text }: ScannedText): Finding[] {
  const parts = LABELED.map((labeled) => allMatches(labeled, text));
  const names = parts.map((matches) => new Set(matches.map(([, , name = '']) => name)));
  // "Vorname  Pflicht" and "Nachname  Pflicht" explain a form, and "Cognome  Nome  Telefono" is the head of a table.
  const isExplanation = (name: string) =>
    fieldKindOf(labelWords(name)) !== undefined || names.every((ofPart) => ofPart.has(name));
  const filled = parts.map((matches) =>
    matches.filter(([, lowercase, name = '']) => lowercase === undefined || !isExplanation(name)),
  );
  if (filled.some((matches) => matches.length === 0)) {
    return [];
  }
  return filled.flat().map(({ 0: written, 2: name = '', index }) => {
    const end = index + written.length;
    return { kind: 'PERSON', start: end - name.length, end, strength: 2 };
  });
}
