import { compileExpression } from '../../text/compiled-expression.ts';
import { matchAt } from '../../text/match-at.ts';

/**
 * A country's format of number plates: the source of an expression for folded text in capitals. A plain format is found
 * beside a word for vehicles. A `strong` format, which no word followed by a number matches, is also found in lower
 * case. A `weak` format, which parts, trains and dates also match, is found only directly after such a word.
 */
interface PlateFormat {
  readonly name: string;
  readonly source: string;
  readonly strength?: 'strong' | 'weak';
}

// Irish county codes, between a year (with its half-year since 2013) and a number.
const IE = 'CE|CN|CW|DL|KE|KK|KY|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|TN|TS|WD|WH|WX|WW|[CDGLTW]';
const IE_YEAR = '8[7-9]|9\\d|0\\d|1[0-2]|1[3-9][12]|2\\d[12]';
const CANTONS = 'A[GIR]|B[ELS]|F[LR]|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH]';
// Dutch plates without dashes have had no vowels since 1978, so that they form no words; names of cars have vowels.
const NL = '[B-DF-HJ-NPR-TV-XZ]';

// Plates in the official format; tables and chats often leave out the space or dash. Alone, most of these formats prove
// nothing, because parts and rooms have such numbers too.
const PLATE_FORMATS: readonly PlateFormat[] = [
  {
    name: 'GB',
    strength: 'strong',
    source: '[A-Z]{2}\\d{2} ?[A-Z]{3}|[A-Z]\\d{1,3} ?[A-Z]{3}|[A-Z]{3} ?\\d{1,3}[A-Z]',
  },
  { name: 'GB: Northern Ireland', strength: 'weak', source: '[A-Z]{0,2}[IZ][A-Z]? ?\\d{1,4}' },
  { name: 'GB: diplomats', source: '\\d{3} [DX] \\d{3}' },
  { name: 'DE with a dash', strength: 'strong', source: '[A-Z]{1,3}-[A-Z]{1,2}[ -]?[1-9]\\d{0,3}[EH]?' },
  { name: 'DE', source: '[A-Z]{1,3}(?: - | )[A-Z]{1,2}[ -]?[1-9]\\d{0,3}[EH]?' },
  { name: 'DE: army, dealers, short-term', strength: 'weak', source: 'Y[ -]\\d{5,6}|[A-Z]{1,3}-0[3467]\\d{3,4}' },
  { name: 'AT with a dash', strength: 'strong', source: '[A-Z]{1,2}-\\d{3,6} ?[A-Z]{1,3}' },
  { name: 'AT', source: '(?!(?:EN|KM|PK)[ -])[A-Z]{1,2}[ -]\\d{1,6} ?[A-Z]{1,3}|[A-Z]{2}\\d{3}[A-Z]{2}' },
  {
    name: 'CH, LI in two groups',
    source: `(?:${CANTONS})[ -]\\d{3} \\d{3}`,
  },
  {
    name: 'CH, LI',
    source: `(?:${CANTONS})[ -](?:\\d{1,2} \\d{3}|\\d{3,6})`,
  },
  { name: 'FR, IT', strength: 'strong', source: '[A-Z]{2}[ -]?\\d{3}[ -]?[A-Z]{2}|WW?-\\d{3}-[A-Z]{2}' },
  { name: 'FR before 2009', source: '\\d{2,4}[ -]?[A-Z]{2,3}[ -]?(?:\\d{2}|2[AB])' },
  { name: 'IT before 1994', source: '[A-Z]{2} \\d[A-Z]\\d{4}' },
  { name: 'IT mopeds', strength: 'weak', source: 'X\\d? ?[A-Z0-9]{4,5}' },
  { name: 'ES', strength: 'strong', source: '(?:[CEHRST][ -])?\\d{4}[ -]?[BCDFGHJKLMNPRSTVWXYZ]{3}' },
  { name: 'ES before 2000', source: '[A-Z]{1,2}[ -]?\\d{4}[ -]?[A-Z]{1,2}' },
  { name: 'ES before 1971, PT trailers', strength: 'weak', source: '[A-Z]{1,2}-\\d{6}' },
  {
    name: 'PT with dashes',
    strength: 'strong',
    source: '\\d{2}-[A-Z]{2}-\\d{2}|[A-Z]{2}-\\d{2}-(?:\\d{2}|[A-Z]{2})|\\d{2}-\\d{2}-[A-Z]{2}',
  },
  { name: 'PT', source: '[A-Z]{2} \\d{2} [A-Z]{2}|\\d{2} [A-Z]{2} \\d{2}' },
  { name: 'PT without dashes', strength: 'weak', source: '[A-Z]{2}\\d{2}[A-Z]{2}|\\d{2}[A-Z]{2}\\d{2}' },
  {
    name: 'NL with dashes',
    strength: 'strong',
    source:
      '\\d{2}-[A-Z]{2,3}-\\d{1,2}|\\d-[A-Z]{3}-\\d{2}|[A-Z]{2,3}-\\d{2,3}-[A-Z]{1,2}|[A-Z]-\\d{2,3}-[A-Z]{2,3}|\\d{1,3}-[A-Z]{2,3}-[A-Z\\d]{1,2}|\\d-[A-Z]{2}-\\d{3}|[A-Z]{2}-[A-Z]{2}-\\d{2}',
  },
  {
    name: 'NL',
    source: `\\d{2}${NL}{3}\\d|\\d${NL}{3}\\d{2}|${NL}{2}\\d{3}${NL}|${NL}\\d{3}${NL}{2}|${NL} \\d{3} ${NL}{2}`,
  },
  { name: 'BE', strength: 'strong', source: '[1-9]-[A-Z]{3}-\\d{3}|[A-Z]-[A-Z]{3}-\\d{3}' },
  { name: 'BE without dashes', source: '[1-9] ?[A-Z]{3} ?\\d{3}' },
  { name: 'BE before 2010, EE', strength: 'weak', source: '[MOQSTUW][A-Z]{3}\\d{3}|\\d{3}[ -]?[A-Z]{2,3}' },
  { name: 'PL mixed', strength: 'strong', source: '[BCDEFGKLNOPRSTWZ][A-Z]{1,2} ?(?=\\d{1,4}[A-Z])\\d[A-Z0-9]{3,4}' },
  {
    name: 'PL',
    source: '[BCDEFGKLNOPRSTWZ][A-Z](?: ?\\d[A-Z0-9]{4}|[A-Z] ?(?=[A-Z0-9]{0,4}\\d)[A-Z0-9]{4,5})',
  },
  { name: 'PL: personalized, army', strength: 'weak', source: '[A-Z]\\d [A-Z][A-Z0-9]{2,4}|[A-Z]{2}[ -]\\d{5}' },
  { name: 'SE', strength: 'strong', source: '[A-Z]{3} ?\\d{2}[A-Z]' },
  {
    name: 'SE, NO, DK, FI',
    source: '[A-Z]{3}[ -]?\\d{2}[A-Z0-9]|[A-Z]{2} ?\\d{2} ?\\d{3}|[A-Z]{3}-\\d{1,3}|[A-Z]{2}-\\d{3}',
  },
  {
    name: 'FI, NO trailers, LU, LV, LT',
    strength: 'weak',
    source: '[A-Z]{2}-\\d{2,4}|[A-Z]{2} ?\\d{3,4}|[A-Z]{3}:\\d{3}',
  },
  { name: 'IS', strength: 'weak', source: '[A-Z]{2}[ -]?[A-Z]\\d{2}' },
  { name: 'CZ', strength: 'strong', source: '\\d[A-Z][A-Z\\d] ?\\d{4}' },
  {
    name: 'CZ electric and before 2001, SK',
    source: 'EL\\d ?\\d{2}[A-Z]{2}|[A-Z]{3} \\d{2}-\\d{2}|[A-Z]{2}[ -]?\\d{3}[A-Z]{2}',
  },
  { name: 'HU since 2022', strength: 'strong', source: '[A-Z]{2} ?[A-Z]{2}-\\d{3}' },
  { name: 'HU', strength: 'weak', source: '[A-Z]{4}\\d{3}|(?:DT|CK|OT|CD) \\d{2}-\\d{2}|P-\\d{5}' },
  { name: 'GR', strength: 'strong', source: '[ABEHIKMNOPTXYZ]{3}-[1-9]\\d{3}' },
  { name: 'GR, US', strength: 'weak', source: '[A-Z]{3}[ -]?[1-9]\\d{3}|[2-9][A-Z]{3}\\d{3}' },
  { name: 'IE', strength: 'strong', source: `(?:${IE_YEAR})-(?:${IE})-\\d{1,6}` },
  { name: 'IE without dashes', source: `(?:${IE_YEAR}) ?(?:${IE}) ?\\d{3,6}` },
  { name: 'RO', source: '(?:B[ -]\\d{2,3}|[A-Z]{2}[ -]?\\d{2})[ -]?[A-HJ-NPR-Z][A-Z]{2}' },
  {
    name: 'SI, HR, RS',
    source: '[A-Z]{2}[ -](?:[A-Z]{2}[ -]\\d{3}|\\d{2}-[A-Z]{3}|[A-Z]\\d-\\d{2}[A-Z]|\\d{3,4}[ -][A-Z]{1,2})',
  },
  { name: 'UA, BG', source: '[A-Z]{2} ?\\d{4} ?[A-Z]{2}' },
  { name: 'TR', strength: 'weak', source: '(?:0[1-9]|[1-7]\\d|8[01]) ?[A-Z]{1,3} ?\\d{2,5}' },
];

// Words that occur beside a vehicle and begin like a plate but are not one: makers, car classes, fuel cards, standards,
// currencies, units and common words.
const NOT_PLATES =
  'BMW|VW|KIA|MAN|DAF|DKV|UTA|JCB|BYD|GMC|RAM|GL[ABCEKS]|CL[AKS]|SL[CKRS]|EQ[ABCESVX]|DIN|ISO|IEC|VDE|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|BGN|RAL|RFC|USB|TUV|KWH|PSI|RPM|PIN|BOX|KM|KG|KW|PS|HP|CC|MM|CM|ML|TEL|FAX|FIN|VIN|THE|AND|FOR|UND|BIS|VON|DER|DIE|DAS|MIT|TOR|BAY|ROW|CVE|UTC|GMT|CET|EURO?|EN(?![ -]\\d{3}[ -][A-Z]{2}(?![A-Za-z0-9]))|ID|NR|NO(?! ?\\d{4}[A-Z](?![A-Za-z0-9]))|EU|EC|EG|AM|PM|ABS|ESP|LED|GPS|TDI|TSI|HDI|GTI|CDI|DSG|AWD|SUV|MPV|HGV|LKW|PKW|LGV|ADR|PTO|UN(?!-(?!R )[A-Z]{1,2} \\d)|API|ECE|SAE|ICE|TGV|JD|ROK|ANO|KTM|CVX|EFG|WAY';
const COUNTED =
  '\\d{1,4} ?(?:KM|KG|KW|PS|HP|CC|MM|CM|ML|EUR|GBP|USD|CHF|PLN|SEK|NOK|DKK|CZK|RPM|NM|BHP|KWH|MPH|MPG|TDI|HDI|V|A|W|L|T|M|H)(?! ?[A-Za-z0-9]|-)';

// Prepositions before a measurement: "flashée à 92 km/h".
const BEFORE_COUNTED = 'A|AT|BEI|BIJ|BIS|BY|CON|DE|DI|EN|MED|MET|MIT|OF|OP|PER|POR|SUR|TO|VAN|VON|VOR|WITH';

const inCapitals = (formats: readonly PlateFormat[]): RegExp => plateExpression(formats, (source) => source);
const inLowerCase = (formats: readonly PlateFormat[]): RegExp =>
  plateExpression(formats, (source) => source.toLowerCase());

const formatsWith = (strength: PlateFormat['strength']): readonly PlateFormat[] =>
  PLATE_FORMATS.filter((format) => format.strength === strength);

/** Formats that are a plate beside a word for vehicles: in capitals, and those that are also accepted in lower case. */
export const PLATE_EXPRESSIONS: readonly RegExp[] = [
  inCapitals(PLATE_FORMATS.filter(({ strength }) => strength !== 'weak')),
  inLowerCase(formatsWith('strong')),
];

/** Formats that are a plate only directly after a word for vehicles. */
export const WEAK_PLATE: RegExp = inCapitals(formatsWith('weak'));

/** All formats, in capitals and in lower case, for text after a label. */
export const LABELED_PLATES: readonly RegExp[] = [
  ...PLATE_EXPRESSIONS,
  WEAK_PLATE,
  inLowerCase(formatsWith(undefined)),
  inLowerCase(formatsWith('weak')),
];

/**
 * Formats with two dashes, from Portugal and the Netherlands, that of Spain, and that of Switzerland in two groups.
 * They also match plates of France and Italy with dashes, and some part and drawing numbers.
 */
export const RARE_PLATE: RegExp = inCapitals(
  PLATE_FORMATS.filter(({ name }) => name.endsWith('with dashes') || name === 'ES' || name.endsWith('in two groups')),
);

// A plate is written in one case: "M-AB 12 is" ends before the word.
function plateExpression(formats: readonly PlateFormat[], write: (source: string) => string): RegExp {
  const sources = formats.map(({ source }) => source).join('|');
  return compileExpression(
    `(?!${write(`(?:${NOT_PLATES})(?![A-Za-z])|${COUNTED}|(?:${BEFORE_COUNTED}) ${COUNTED}`)})(?:${write(sources)})(?![A-Za-z0-9-])`,
    'y',
  );
}

// Regions of Croatia, Slovenia, Bulgaria and Romania: closed lists of two letters, without those that also mean
// something else.
const HR = 'BJ|BM|CK|DA|DE|DJ|DU|GS|IM|KA|KC|KR|KT|KZ|MA|NA|NG|OG|OS|PU|PZ|RI|SB|SI|SJ|SK|SL|ST|VK|VT|VU|VZ|ZD|ZG|ZU';
const SI = 'CE|GO|KK|KP|KR|LJ|MB|MS|NM|PO|SG';
const BG = 'BH|BP|BT|CA|CB|CC|CM|CT|EB|EH|KH|OB|PA|PB|PK|PP|TX';
const RO =
  'AB|AG|AR|BC|BH|BN|BR|BT|BV|BZ|CJ|CL|CS|CT|CV|DB|DJ|GJ|GL|GR|HD|HR|IF|IL|IS|MH|MM|MS|NT|OT|PH|SB|SJ|SM|SV|TL|TM|TR|VL|VN|VS';
// Counties of Poland, except those that are words.
const PL =
  'BAU|BBI|BGR|BHA|BIA|BKL|BMN|BSE|BSI|BSK|BSU|BWM|BZA|CAL|CBR|CBY|CCH|CGD|CGR|CIN|CLI|CMG|CRA|CRY|CSE|CSW|CTR|CTU|CWA|CWL|CZN|DBA|DBL|DDZ|DGL|DGR|DJA|DJE|DKA|DKL|DLB|DLE|DLU|DLW|DMI|DOA|DOL|DPL|DSR|DSW|DTR|DWL|DWR|DZA|DZG|DZL|EBE|EBR|EKU|EOP|ELC|ELE|ELW|EPA|EPI|EPJ|EPD|ESI|ESK|ETM|EWE|EWI|EZD|EZG|FGW|FKR|FMI|FNW|FSD|FSL|FSU|FSW|FWS|FZA|FZG|FZI|GBY|GCH|GCZ|GDA|GKA|GKS|GKW|GLE|GMB|GND|GSL|GSP|GST|GSZ|GTC|GWE|GWO|KBC|KBR|KCH|KDA|KGR|KLI|KMI|KMY|KNS|KNT|KOL|KOS|KPR|KRA|KSU|KTA|KTT|KWA|KWI|LBI|LBL|LCH|LHR|LJA|LKR|LKS|LLB|LLE|LLU|LOP|LPA|LPU|LRA|LRY|LSW|LTM|LWL|LZA|NBA|NBR|NDZ|NEB|NEL|NGI|NGO|NKE|NLI|NMR|NNI|NNM|NOE|NOG|NOS|NPI|NSZ|NWE|OGL|OKL|OKR|ONY|OOL|OPO|OPR|PCH|PGN|PGO|PGS|PJA|PKA|PKE|PKL|PKN|PKR|PKS|PLE|PMI|PNT|POB|PPL|PRA|PSL|PSR|PSZ|PTU|PWA|PWL|PZL|RBI|RBR|RDE|RJA|RJS|RKL|RKR|RLA|RLE|RLS|RLU|RMI|RNI|RPR|RPZ|RRS|RSA|RSR|RST|RTA|RZE|SBE|SBI|SBL|SCI|SCZ|SGL|SJZ|SKL|SLU|SMI|SMY|SRB|SRS|STY|SWD|SWZ|SZA|SZY|TBU|TJE|TKA|TKI|TKN|TLW|TPI|TSA|TSK|TST|TSZ|WBR|WCI|WGM|WGR|WGS|WKZ|WLI|WLS|WMA|WMI|WML|WND|WOR|WOS|WOT|WPI|WPL|WPN|WPP|WPR|WPU|WPW|WPY|WPZ|WRA|WSC|WSE|WSI|WSK|WSZ|WWE|WWL|WWY|WZU|WZW|WZY|ZBI|ZCH|ZDR|ZGL|ZGR|ZGY|ZKA|ZKL|ZKO|ZLO|ZMY|ZPL|ZPY|ZSD|ZSL|ZST|ZSW|ZSZ|ZWA';
// Measurements: "24GB", "80MM", "24VDC".
const UNIT = '[GKMT]B|[CDKM]?M|[CDM]?L|[KM]?G|[GKM]?HZ|K?V(?:A|AC|DC)?|[KM]?W|BIT|DPI|RPM|PSI|[AKPX]';
const MONTH_OR_MONEY =
  'JAN|FEB|MAR|APR|MAY|MAI|JUN|JUL|AUG|SEP|OCT|OKT|NOV|DEC|DEZ|EUR|USD|GBP|CHF|RON|LEI|BAR|PCS|MIN';

/** Formats that nothing else matches, with the letters in use: GB since 2001, BE, BR since 2018, HR, SI, BG, RO, PL. */
export const SURE_PLATE: RegExp = compileExpression(
  `(?:(?![IQZ])[A-Z](?![IQZ])[A-Z](?:0[2-9]|[1-7]\\d) (?:(?![IQ])[A-Z]){3}|[1-9]-[A-Z]{3}-\\d{3}|[A-Z]{3}\\d[A-J]\\d{2}|(?:${HR}) \\d{3,4}-[A-Z]{1,2}|(?:${SI}) [A-Z]{2}-\\d{3}|(?:${BG}) \\d{4} [ABCEHKMOPTXY]{2}|(?:${PL}) (?!\\d{1,4}(?:${UNIT})(?![A-Z0-9]))\\d(?=\\d{0,3}[A-Z])[A-Z0-9]{3,4}|(?:${RO}) \\d{2} (?!${MONTH_OR_MONEY})[A-HJ-NPR-Z][A-Z]{2})(?![A-Za-z0-9-])`,
  'y',
);

/** Whether a whole value, not only its beginning, has the plain or strong format of a country. */
export const isPlate = (written: string): boolean =>
  PLATE_EXPRESSIONS.some((expression) => matchAt(expression, written, 0) === written);

const STRONG_PLATE = inCapitals(formatsWith('strong'));

/** Whether a whole value has the strong format of a country, in capitals. */
export const isStrongPlate = (written: string): boolean => matchAt(STRONG_PLATE, written, 0) === written;

/** Whether a whole value has a country's format that is found after a label. */
export const isLabeledPlate = (written: string): boolean =>
  [...LABELED_PLATES, SURE_PLATE].some((expression) => matchAt(expression, written, 0) === written);
