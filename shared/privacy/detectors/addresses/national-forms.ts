import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { localityAt } from './address-locality.ts';

// "Calle 72 No. 10-44", "Cra. 7 # 71-21": in Colombia the first two numbers name the crossing, the third the house.
// Folding turns the degree sign of "N°" into \x1f.
const COLOMBIAN = compileExpression(
  String.raw`(?<![A-Za-z])(?:Calle|Cll?\.?|Carrera|Cra\.?|Kra\.?|Diagonal|Diag\.?|Transversal|Tv\.?|Avenida|Av\.?) \d{1,3} ?[A-Z]?(?: (?:Bis|Sur|Norte|Este))? ?(?:#|[Nn][or]?\.?o?[.\x1f]?) ?\d{1,3} ?[A-Z]? ?- ?\d{1,3}(?!\d)`,
  'g',
);
// "C 4, 11, 68159 Mannheim": city blocks there have a letter and a number instead of a street name.
const MANNHEIM = /(?<![A-Za-z0-9])[A-U] ?\d{1,2}, ?\d{1,3}[a-z]?(?:-\d{1,3})?,? (?=68\d{3} Mannheim)/g;
// "Lale Sok. No:4", "Istiklal Caddesi No: 44": in Turkey the street type comes after the name.
const TURKISH =
  / (?:Cad|Caddesi|Sok|Sokak|Sokagi|Bulvari|Blv)\.?,? (?:No ?[:.] ?)?\d{1,4}[A-Z]?(?:\/\d{1,3})?(?![\dA-Za-z])/g;
// "Bloco B apto 104", "Block C, Flat 12", "Torre 2, depto 1203": a flat in a building with a letter or a number.
const FLAT_IN_BLOCK =
  /(?<![A-Za-z0-9])(?:[Bb]loco|[Bb]loque|[Bb]lok|[Tt]orre|[Ee]scalera|[Ee]sc\.|[Ss]tiege|[Kk]latka|[Ee]scada|Block|Tower) [A-Za-z0-9]{1,3},? (?:[Aa]pto|[Aa]partamento|[Dd]ep?to|[Dd]pto|[Pp]uerta|[Mm]ieszkanie|[Ll]gh|Ap|Apt|Apartment|Flat|Wohnung)\.? \d{1,4}[A-Za-z]?(?![A-Za-z0-9])/g;
const CAPITAL_WORD = /^[A-Z0-9\u00AA-\uFFFB]/;
// "N 49 km 12,4", "B 27 km 14", "S.S. 16 Adriatica km 118": a road and its milestone.
const MILESTONE =
  /(?<![A-Za-z0-9])(?:[ABDELN]|RN|RD|CV|EN|IC|IP|Fv|Rv|BR|SP|SS|S\.S\.|S\.P\.|MA|CM)[. -]{0,2}\d{1,4}(?: [A-Z][a-z]{2,20}){0,2},? (?:km|pk|PK) \d{1,4}(?:[.,]\d{1,3})?(?![\dA-Za-z])/g;
// Six words of ten letters can come before a form such as "Sok. No: 4".
const NAME_REACH = 64;
const NAME_WORDS_MAX = 6;

/** Finds address forms that only Colombia, Turkey or Mannheim use, flats in blocks, and milestones of roads. */
export function findNationalForms({ text }: ScannedText): Finding[] {
  return [
    ...allMatches(MILESTONE, text).flatMap(({ 0: written, index }) => {
      const end = index + written.length;
      return localityAt(text, end).hasTown ? [withLocality(text, index, end)] : [];
    }),
    ...[COLOMBIAN, MANNHEIM, FLAT_IN_BLOCK]
      .flatMap((form) => allMatches(form, text))
      .map(({ 0: written, index }) => withLocality(text, index, index + written.trimEnd().replace(/,$/, '').length)),
    ...allMatches(TURKISH, text).flatMap(({ 0: written, index }) => {
      const name = capitalsBefore(text, index);
      return name === '' ? [] : [withLocality(text, index - name.length, index + written.length)];
    }),
  ];
}

// The capitalized words that end at a position: "Barbaros Mah. Lale".
function capitalsBefore(text: string, end: number): string {
  const before = textBefore(text, end, NAME_REACH);
  const words = before.slice(before.lastIndexOf('\n') + 1).split(' ');
  const first = words.findLastIndex((word) => !CAPITAL_WORD.test(word)) + 1;
  return words.slice(Math.max(first, words.length - NAME_WORDS_MAX)).join(' ');
}

function withLocality(text: string, start: number, end: number): Finding {
  return { kind: 'STREET_ADDRESS', start, end: localityAt(text, end).end, strength: 2 };
}
