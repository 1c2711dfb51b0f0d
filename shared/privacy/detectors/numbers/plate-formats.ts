import { compileExpression } from '../../text/compiled-expression.ts';

/** How a country writes number plates: an expression, sticky and bounded. */
interface PlateFormat {
  readonly name: string;
  readonly expression: RegExp;
}

// Plates as countries print them; in a table and in a chat the space or dash is often left out. None proves anything by
// itself: parts and rooms have such numbers too.
const PLATE_FORMATS: readonly PlateFormat[] = [
  { name: 'GB', expression: /[A-Z]{2}\d{2} ?[A-Z]{3}|[A-Z]\d{1,3} ?[A-Z]{3}|[A-Z]{3} ?\d{1,3}[A-Z]/iy },
  { name: 'DE', expression: /[A-Z\u00C4\u00D6\u00DC]{1,3}(?:-| - | )[A-Z]{1,2}[ -]?[1-9]\d{0,3}[EH]?/y },
  { name: 'AT', expression: /(?!(?:EN|KM|PK)[ -])[A-Z]{1,2}[ -]\d{1,6} ?[A-Z]{1,3}/y },
  {
    name: 'CH',
    expression: /(?:A[GIR]|B[ELS]|FR|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])[ -]\d{3,6}/y,
  },
  { name: 'FR, IT', expression: /[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}/iy },
  { name: 'FR before 2009', expression: /\d{2,4} ?[A-Z]{2,3} ?(?:\d{2}|2[AB])/y },
  { name: 'ES', expression: /\d{4}[ -]?[BCDFGHJKLMNPRSTVWXYZ]{3}/iy },
  { name: 'ES before 2000', expression: /[A-Z]{1,2}[ -]?\d{4}[ -]?[A-Z]{1,2}/y },
  { name: 'PT', expression: /\d{2}-[A-Z]{2}-\d{2}|[A-Z]{2}-\d{2}-(?:\d{2}|[A-Z]{2})|\d{2}-\d{2}-[A-Z]{2}/iy },
  {
    name: 'NL',
    expression:
      /\d{2}-[A-Z]{2,3}-\d{1,2}|\d-[A-Z]{3}-\d{2}|[A-Z]{2,3}-\d{2,3}-[A-Z]{1,2}|[A-Z]-\d{3}-[A-Z]{2}|\d{1,3}-[A-Z]{2,3}-[A-Z\d]{1,2}/iy,
  },
  { name: 'BE', expression: /\d-[A-Z]{3}-\d{3}/y },
  { name: 'PL', expression: /[A-Z]{2,3} ?(?=[A-Z0-9]{0,4}\d)[A-Z0-9]{4,5}/y },
  { name: 'SE, NO, DK, FI', expression: /[A-Z]{3}[ -]?\d{2}[A-Z0-9]|[A-Z]{2} ?\d{2} ?\d{3}|[A-Z]{2,3}-\d{1,3}/y },
  { name: 'CZ, SK', expression: /\d[A-Z][A-Z\d] ?\d{4}|[A-Z]{2}[ -]?\d{3}[A-Z]{2}/y },
  { name: 'IE', expression: /\d{2,3}-[A-Z]{1,2}-\d{1,6}/y },
];

/** The formats as two expressions: those that are also in lower case, and the others. */
export const PLATE_EXPRESSIONS: readonly RegExp[] = ['iy', 'y'].map((flags) => {
  const sources = PLATE_FORMATS.filter(({ expression }) => expression.flags === flags).map(
    ({ expression }) => expression.source,
  );
  return compileExpression(`(?:${sources.join('|')})(?![A-Za-z0-9-])`, flags);
});

/** Formats that hardly anything else has, with the letters that are in use: GB since 2001, BE, BR since 2018. */
export const SURE_PLATE: RegExp =
  /(?:(?![IQZ])[A-Z](?![IQZ])[A-Z](?:0[2-9]|[1-7]\d) (?:(?![IQ])[A-Z]){3}|[1-9]-[A-Z]{3}-\d{3}|[A-Z]{3} ?\d[A-J]\d{2})(?![A-Za-z0-9-])/y;
