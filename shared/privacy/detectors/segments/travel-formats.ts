import { format, type SegmentFormat } from './segment-format.ts';

const raw = String.raw;
// The beginning of a traveler's document in a booking, up to its number.
const DOCUMENT = raw`SSR DOCS [^\n/]{1,20}/?[A-Z]{1,2}/[A-Z]{3}/`;
const HOLDER = raw`${DOCUMENT}[A-Z0-9]{5,12}/[A-Z]{3}/\d\d[A-Z]{3}\d\d/[A-Z]{1,2}/\d\d[A-Z]{3}\d\d/`;
// A name ends at its filler.
const AFTER_NAME = raw`(?=<{0,40}(?:\n|$))`;

/**
 * Where airlines and border controls write travelers: bookings, lists of passengers in EDIFACT, and the
 * machine-readable lines of ICAO 9303.
 */
export const TRAVEL_FORMATS: readonly SegmentFormat[] = [
  format('PASSPORT', ' DOCS ', raw`${DOCUMENT}([A-Z0-9]{5,12})(?=/)`),
  format('DATE_OF_BIRTH', ' DOCS ', raw`${DOCUMENT}[A-Z0-9]{5,12}/[A-Z]{3}/(\d\d[A-Z]{3}\d\d)(?=/)`),
  format('PERSON', ' DOCS ', raw`${HOLDER}([A-Z]{2,30}/[A-Z]{2,30}(?:[ /][A-Z]{2,30})?)(?![A-Za-z])`),
  format('PERSON', 'NAD+FL+', raw`NAD\+FL\+{3}([A-Z]{2,30}:[A-Z]{2,30}(?::[A-Z]{2,30})?)(?=[+'])`),
  format('DATE_OF_BIRTH', 'DTM+329:', raw`DTM\+329:(\d{8})(?!\d)`),
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
  // "P<UTOERIKSSON<<ANNA<MARIA<<<", and the third line of a card: "ERIKSSON<<ANNA<MARIA<<<".
  format(
    'PERSON',
    '<<',
    raw`(?<![A-Z0-9<])[PV][A-Z<][A-Z<]{3}([A-Z]{1,30}(?:<[A-Z]{1,30}){0,3}<<[A-Z]{1,30}(?:<[A-Z]{1,30}){0,3})${AFTER_NAME}`,
  ),
  format(
    'PERSON',
    '<<',
    raw`[A-Z0-9<]\d\n([A-Z]{1,28}(?:<[A-Z]{1,28}){0,3}<<[A-Z]{1,26}(?:<[A-Z]{1,26}){0,3})${AFTER_NAME}`,
  ),
  format(
    'PERSON',
    '/',
    raw`(?<![A-Z/])([A-Z]{2,30}/[A-Z]{2,30}(?: [A-Z]{2,30})?)(?= (?:MR|MRS|MS(?! \d{1,4}(?!\.[A-Z])| [a-z])|MISS|MSTR)(?![A-Za-z]))`,
  ),
];
