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
  {
    name: 'PL',
    expression: /[BCDEFGKLNOPRSTWZ][A-Z](?: ?\d[A-Z0-9]{4}|[A-Z] ?(?=[A-Z0-9]{0,4}\d)[A-Z0-9]{4,5})/y,
  },
  {
    name: 'SE, NO, DK, FI',
    expression: /[A-Z]{3}[ -]?\d{2}[A-Z0-9]|[A-Z]{2} ?\d{2} ?\d{3}|[A-Z]{3}-\d{1,3}|[A-Z]{2}-\d{3}/y,
  },
  { name: 'CZ, SK', expression: /\d[A-Z][A-Z\d] ?\d{4}|[A-Z]{2}[ -]?\d{3}[A-Z]{2}/y },
  { name: 'HU since 2022', expression: /[A-Z]{2} ?[A-Z]{2}-\d{3}/y },
  { name: 'GR', expression: /[ABEHIKMNOPTXYZ]{3}-[1-9]\d{3}/y },
  { name: 'IE', expression: /\d{2,3}-[A-Z]{1,2}-\d{1,6}/y },
];

// What stands in a plate's form beside a vehicle and is none: makers, classes of cars, standards, currencies, units.
const NOT_PLATES =
  'BMW|VW|KIA|MAN|DAF|JCB|BYD|GMC|RAM|GL[ABCEKS]|CL[AKS]|SL[CKRS]|EQ[ABCESVX]|DIN|ISO|IEC|VDE|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|BGN|RAL|RFC|USB|TUV|KWH|PSI|RPM';

/** The formats as two expressions: those that are also written small, and the others. */
export const PLATE_EXPRESSIONS: readonly RegExp[] = ['iy', 'y'].map((flags) => {
  const sources = PLATE_FORMATS.filter(({ expression }) => expression.flags === flags).map(
    ({ expression }) => expression.source,
  );
  return compileExpression(`(?!(?:${NOT_PLATES})(?![A-Za-z]))(?:${sources.join('|')})(?![A-Za-z0-9-])`, flags);
});

// Regions of Croatia, Slovenia, Bulgaria and Romania: closed lists of two letters, without what they are elsewhere too.
const HR = 'BJ|BM|CK|DA|DE|DJ|DU|GS|IM|KA|KC|KR|KT|KZ|MA|NA|NG|OG|OS|PU|PZ|RI|SB|SI|SJ|SK|SL|ST|VK|VT|VU|VZ|ZD|ZG|ZU';
const SI = 'CE|GO|KK|KP|KR|LJ|MB|MS|NM|PO|SG';
const BG = 'BH|BP|BT|CA|CB|CC|CM|CT|EB|EH|KH|OB|PA|PB|PK|PP|TX';
const RO =
  'AB|AG|AR|BC|BH|BN|BR|BT|BV|BZ|CJ|CL|CS|CT|CV|DB|DJ|GJ|GL|GR|HD|HR|IF|IL|IS|MH|MM|MS|NT|OT|PH|SB|SJ|SM|SV|TL|TM|TR|VL|VN|VS';
const MONTH_OR_MONEY =
  'JAN|FEB|MAR|APR|MAY|MAI|JUN|JUL|AUG|SEP|OCT|OKT|NOV|DEC|DEZ|EUR|USD|GBP|CHF|RON|LEI|BAR|PCS|MIN';

/** Formats that hardly anything else has, with the letters in use: GB since 2001, BE, BR since 2018, HR, SI, BG, RO. */
export const SURE_PLATE: RegExp = compileExpression(
  `(?:(?![IQZ])[A-Z](?![IQZ])[A-Z](?:0[2-9]|[1-7]\\d) (?:(?![IQ])[A-Z]){3}|[1-9]-[A-Z]{3}-\\d{3}|[A-Z]{3} ?\\d[A-J]\\d{2}|(?:${HR}) \\d{3,4}-[A-Z]{1,2}|(?:${SI}) [A-Z]{2}-\\d{3}|(?:${BG}) \\d{4} [ABCEHKMOPTXY]{2}|(?:${RO}) \\d{2} (?!${MONTH_OR_MONEY})[A-HJ-NPR-Z][A-Z]{2})(?![A-Za-z0-9-])`,
  'y',
);
