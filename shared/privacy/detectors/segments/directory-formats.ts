import { FULL_NAME, format, type SegmentFormat } from './segment-format.ts';

const raw = String.raw;

/** Where address books, calendars, directories and family trees write persons: vCard, iCalendar, LDIF and GEDCOM. */
export const DIRECTORY_FORMATS: readonly SegmentFormat[] = [
  format('PERSON', 'BEGIN:VCARD', raw`\nN(?:;[^:\n]{1,40})?:([^;\x1f\n]{2,40})(?=[;\x1f][^;\x1f\n])`),
  format('PERSON', 'BEGIN:VCARD', raw`\nN(?:;[^:\n]{1,40})?:[^;\x1f\n]{1,40}[;\x1f]([^;\x1f\n]{2,40})(?![^;\x1f\n])`),
  format('PERSON', 'BEGIN:VCARD', raw`\nFN(?:;[^:\n]{1,40})?:(${FULL_NAME})(?![^\n])`),
  format(
    'STREET_ADDRESS',
    'BEGIN:VCARD',
    raw`\nADR(?:;[^:\n]{1,60})?:(?:[^;\x1f\n]{0,40}[;\x1f]){2}([^;\x1f\n]{4,80})(?=[;\x1f\n])`,
  ),
  // Who is invited, except rooms.
  format(
    'PERSON',
    'CN=',
    raw`\n(?:ATTENDEE|ORGANIZER)(?![^\n]{1,200}=(?:ROOM|RESOURCE|GROUP))[^:\n]{0,200};CN="?(${FULL_NAME})(?=[";:])`,
  ),
  // The names of an entry with a surname.
  format('PERSON', 'dn: ', raw`\nsn: ([A-Z\u00AA-\uFFFB][^\n:0-9]{1,40})(?![^\n])`),
  format('PERSON', 'dn: ', raw`\n(?:cn|displayName): (${FULL_NAME})(?=\n(?:[^\n]{1,200}\n){0,20}sn: )`),
  format('PERSON', 'dn: ', raw`\nsn: [^\n]{1,40}\n(?:[^\n]{1,80}\n){0,5}(?:cn|displayName): (${FULL_NAME})(?![^\n])`),
  // "CN=Wagner\, Uwe,OU=Sales": a comma within the name of an entry has a backslash.
  format(
    'PERSON',
    '\\, ',
    raw`CN=([A-Z\u00AA-\uFFFB][^\\,=\n]{1,30}\\, [A-Z\u00AA-\uFFFB][^\\,=\n]{1,30})(?=,(?:OU|CN|DC|O)=(?!Groups|Servers|Computers))`,
  ),
  // "1 NAME Karl Otto /Wendland/", or its parts on lines of their own.
  format('PERSON', ' NAME ', raw`1 NAME ([^/\n]{1,40}/[^/\n]{1,40})(?=/)`),
  format('PERSON', ' GIVN ', raw`2 GIVN ([A-Z\u00AA-\uFFFB][^\n,]{0,40})(?![^\n,])`),
  format('PERSON', ' SURN ', raw`2 SURN ([A-Z\u00AA-\uFFFB][^\n,]{0,40})(?![^\n,])`),
  format(
    'DATE_OF_BIRTH',
    ' BIRT\n',
    raw`1 BIRT\n(?:2 (?!DATE)[A-Z]{3,5} [^\n]{0,80}\n){0,3}2 DATE (?:(?:ABT|BEF|AFT|CAL|EST) )?(\d{1,2} [A-Z]{3} \d{4})`,
  ),
];
