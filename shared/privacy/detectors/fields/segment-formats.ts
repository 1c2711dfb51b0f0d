import type { Finding } from '../../finding.ts';
import type { PersonalDataKind } from '../../kinds.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';

/** The place of a value in an exchange format: an expression for what comes before it and the value itself. */
interface SegmentFormat {
  readonly kind: PersonalDataKind;
  /** A string that every text in this format contains. */
  readonly sign: string;
  readonly expression: RegExp;
}

const raw = String.raw;
const format = (kind: PersonalDataKind, sign: string, source: string): SegmentFormat => ({
  kind,
  sign,
  expression: compileExpression(source, 'g'),
});
// The beginning of a PID segment of HL7 version 2 and its first `count` fields. Its bars may have been read as table
// borders.
const afterFields = (count: number): string => raw`(?<![A-Za-z])PID(?:[|\x1f][^|\x1f\n]{0,120}){${count}}[|\x1f]`;

// Two to four capitalized words.
const FULL_NAME = raw`[A-Z\u00AA-\uFFFB][^\s";:@]{0,30}(?: [A-Z\u00AA-\uFFFB][^\s";:@]{0,30}){1,3}`;

const FORMATS: readonly SegmentFormat[] = [
  // HL7 version 2, patient identification: PID-7, PID-19, PID-20. DICOM: the patient's date of birth.
  format('DATE_OF_BIRTH', 'PID', raw`${afterFields(6)}(\d{8})(?!\d)`),
  format('US_SSN', 'PID', raw`${afterFields(18)}(\d{9}|\d{3}-\d\d-\d{4})(?!\d)`),
  format('DRIVER_LICENSE', 'PID', raw`${afterFields(19)}([A-Z0-9-]{5,20})(?![A-Z0-9])`),
  format('DATE_OF_BIRTH', '(0010,0030)', raw`\(0010,0030\) DA \[(\d{8})`),
  // ANSI X12: date of birth, Social Security number, member number of an insurance, contact details.
  format('DATE_OF_BIRTH', 'DMG*', raw`DMG\*D8\*(\d{8})(?!\d)`),
  format('US_SSN', 'REF*SY*', raw`REF\*SY\*(\d{9})(?!\d)`),
  format('NATIONAL_ID', '*MI*', raw`\*MI\*([A-Z0-9-]{6,20})(?![A-Z0-9])`),
  format('PHONE', 'PER*', raw`\*(?:TE|CP|HP|WP|FX)\*(\d{7,15})(?!\d)`),
  // EDIFACT: a person's date of birth. GEDCOM: the same, on a line below its event.
  format('DATE_OF_BIRTH', 'DTM+329:', raw`DTM\+329:(\d{8})(?!\d)`),
  format(
    'DATE_OF_BIRTH',
    ' BIRT\n',
    raw`1 BIRT\n(?:2 (?!DATE)[A-Z]{3,5} [^\n]{0,80}\n){0,3}2 DATE (?:(?:ABT|BEF|AFT|CAL|EST) )?(\d{1,2} [A-Z]{3} \d{4})`,
  ),
  // Airline bookings: a traveller's passport number, birth and expiry. ICAO 9303: machine-readable lines.
  format('PASSPORT', ' DOCS ', raw`SSR DOCS [^\n/]{1,20}/?P/[A-Z]{3}/([A-Z0-9]{5,12})(?=/)`),
  format(
    'DATE_OF_BIRTH',
    ' DOCS ',
    raw`SSR DOCS [^\n/]{1,20}/?P/[A-Z]{3}/[A-Z0-9]{5,12}/[A-Z]{3}/(\d\d[A-Z]{3}\d\d)(?=/)`,
  ),
  format(
    'PASSPORT',
    '<<',
    raw`(?<![A-Z0-9<])([A-Z0-9<]{9}\d[A-Z<]{3}\d{6}\d[MFX<]\d{6}\d[A-Z0-9<]{7,14}[\d<]\d?)(?![A-Z0-9<])`,
  ),
  format(
    'NATIONAL_ID',
    '<<',
    raw`(?<![A-Z0-9<])([ACI][A-Z0-9<][A-Z<]{3}[A-Z0-9<]{9}[\d<][A-Z0-9<]{15}\n\d{6}\d[MFX<]\d{6}\d[A-Z<]{3}[A-Z0-9<]{11}\d)(?![A-Z0-9<])`,
  ),
  // The parts of a name in a vCard; a traveller's name as airlines write it, before a title.
  format('PERSON', 'BEGIN:VCARD', raw`\nN(?:;[^:\n]{1,40})?:([^;\x1f\n]{2,40})(?=[;\x1f][^;\x1f\n])`),
  format('PERSON', 'BEGIN:VCARD', raw`\nN(?:;[^:\n]{1,40})?:[^;\x1f\n]{1,40}[;\x1f]([^;\x1f\n]{2,40})(?![^;\x1f\n])`),
  format('PERSON', 'BEGIN:VCARD', raw`\nFN(?:;[^:\n]{1,40})?:(${FULL_NAME})(?![^\n])`),
  format(
    'STREET_ADDRESS',
    'BEGIN:VCARD',
    raw`\nADR(?:;[^:\n]{1,60})?:(?:[^;\x1f\n]{0,40}[;\x1f]){2}([^;\x1f\n]{4,80})(?=[;\x1f\n])`,
  ),
  // iCalendar: who is invited, except rooms. LDIF: the names of an entry with a surname.
  format(
    'PERSON',
    'CN=',
    raw`\n(?:ATTENDEE|ORGANIZER)(?![^\n]{1,200}=(?:ROOM|RESOURCE|GROUP))[^:\n]{0,200};CN="?(${FULL_NAME})(?=[";:])`,
  ),
  format('PERSON', 'dn: ', raw`\nsn: ([A-Z\u00AA-\uFFFB][^\n:0-9]{1,40})(?![^\n])`),
  format('PERSON', 'dn: ', raw`\n(?:cn|displayName): (${FULL_NAME})(?=\n(?:[^\n]{1,200}\n){0,20}sn: )`),
  format('PERSON', 'dn: ', raw`\nsn: [^\n]{1,40}\n(?:[^\n]{1,80}\n){0,5}(?:cn|displayName): (${FULL_NAME})(?![^\n])`),
  format(
    'PERSON',
    '/',
    raw`(?<![A-Z/])([A-Z]{2,30}/[A-Z]{2,30}(?: [A-Z]{2,30})?)(?= (?:MR|MRS|MS(?! \d{1,4}(?!\.[A-Z])| [a-z])|MISS|MSTR)(?![A-Za-z]))`,
  ),
  // NACHA: the bank and the account of an entry. ISO 20022: an account without an IBAN. ISO 8583: the expiry of a card.
  format('BANK_ACCOUNT', '\n6', raw`\n6[23][27](\d{9})(?=\d{4,17} )`),
  format('BANK_ACCOUNT', '\n6', raw`\n6[23][27]\d{9}(\d{4,17})(?= {1,17}\d{10})`),
  format('BANK_ACCOUNT', 'Acct><Id><Othr><Id>', '(?:Dbtr|Cdtr)?Acct><Id><Othr><Id>([A-Z0-9]{5,34})(?=<)'),
  format('CREDIT_CARD', 'F014=', raw`F014=(\d{4})(?!\d)`),
];

// Their spelling numbers them, as elsewhere.
const SPELLED: ReadonlySet<PersonalDataKind> = new Set(['PERSON', 'STREET_ADDRESS']);

/**
 * Finds values at their places in the exchange formats of hospitals, insurers, banks, airlines, calendars and address
 * books.
 */
export function findInSegments({ text }: ScannedText): Finding[] {
  return FORMATS.filter(({ sign }) => text.includes(sign)).flatMap(({ kind, expression }) =>
    allMatches(expression, text).map(({ 0: written, 1: value = '', index }): Finding => {
      const end = index + written.length;
      const finding = { kind, start: end - value.length, end, strength: 3 } as const;
      return SPELLED.has(kind) ? finding : { ...finding, value };
    }),
  );
}
