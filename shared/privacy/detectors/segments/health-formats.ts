import { format, type SegmentFormat } from './segment-format.ts';

const raw = String.raw;
// One part of a name: words with letters, in any case.
const NAME = raw`[A-Za-z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB' .-]{0,38}`;
// The beginning of a segment of HL7 version 2 and its first `count` fields. Its bars may have been read as table
// borders.
const afterFields = (count: number, segments = 'PID'): string =>
  raw`(?<![A-Za-z0-9])(?:${segments})(?:[|\x1f][^|\x1f\n]{0,120}){${count}}[|\x1f]`;
// The surname and the given name of "Okafor^Brandt^M"; a surname alone, with or without a title after it:
// "Okafor^^^^Dr". Not "OBR", with which the next segment begins.
const FAMILY = raw`(?![A-Z][A-Z0-9]{2}[|\x1f])(${NAME})(?=\^[A-Za-z\u00AA-\uFFFB]|\^{2,8}[A-Z][A-Za-z.]{0,8}(?![A-Za-z])|\^{0,8}(?:[|\x1f\n]|$))`;
const GIVEN = raw`${NAME}\^(${NAME})(?![A-Za-z\u00AA-\uFFFB])`;
const personAt = (count: number, segments: string, before = ''): SegmentFormat[] =>
  [FAMILY, GIVEN].map((part) => format('PERSON', '^', raw`${afterFields(count, segments)}${before}${part}`));
const addressAt = (count: number, segments: string): SegmentFormat =>
  format('STREET_ADDRESS', '^', raw`${afterFields(count, segments)}([^|\x1f^\n]{0,60}\d[^|\x1f^\n]{0,60})(?=\^)`);
// "1042^Sedlak^Irena": the number of a doctor before the name, which may be missing together with its separator.
const NUMBER = raw`[A-Z]{0,5}\d{1,15}[A-Z]{0,3}\^`;
const doctorAt = (count: number, segments: string): SegmentFormat[] =>
  [NUMBER, raw`\^?`].flatMap((number) => personAt(count, segments, number));

/** Where hospitals and health insurers write persons: HL7 version 2, FHIR, DICOM and ANSI X12. */
export const HEALTH_FORMATS: readonly SegmentFormat[] = [
  // Patient, next of kin, guarantor and insured person; doctors at a visit, an order and an observation, and who
  // entered an event.
  ...personAt(4, 'PID'),
  ...personAt(1, 'NK1'),
  ...personAt(2, 'GT1'),
  ...personAt(15, 'IN1'),
  ...[6, 7].flatMap((count) => doctorAt(count, 'PV1')),
  ...doctorAt(4, 'EVN'),
  ...[9, 10, 11].flatMap((count) => doctorAt(count, 'ORC')),
  ...doctorAt(15, 'OBR|OBX'),
  addressAt(10, 'PID'),
  addressAt(3, 'NK1'),
  addressAt(4, 'GT1'),
  format('DATE_OF_BIRTH', 'PID', raw`${afterFields(6)}(\d{8})(?!\d)`),
  format('US_SSN', 'PID', raw`${afterFields(18)}(\d{9}|\d{3}-\d\d-\d{4})(?!\d)`),
  format('DRIVER_LICENSE', 'PID', raw`${afterFields(19)}([A-Z0-9-]{5,20})(?![A-Z0-9])`),
  // A patient's names beside each other, in either order; a font has a "family" too.
  format('PERSON', '"given"', raw`"family"\s?:\s?"(${NAME})(?=",\s{0,20}"given"\s?:\s?\[)`),
  format('PERSON', '"given"', raw`"given"\s?:\s?\[[^\]{}]{1,100}\],\s{0,20}"family"\s?:\s?"(${NAME})(?=")`),
  format('PERSON', '"given"', raw`"given"\s?:\s?\[\s{0,20}"(${NAME})(?=")`),
  format('PERSON', '"given"', raw`"given"\s?:\s?\[\s{0,20}"${NAME}",\s{0,20}"(${NAME})(?=")`),
  format('DATE_OF_BIRTH', '(0010,0030)', raw`\(0010,0030\) DA \[(\d{8})`),
  // The patient, and the doctors and operators of an image.
  format('PERSON', ') PN [', raw`\([0-9a-f]{4},[0-9a-f]{4}\) PN \[(${NAME})(?=\^)`),
  format('PERSON', ') PN [', raw`\([0-9a-f]{4},[0-9a-f]{4}\) PN \[${NAME}\^(${NAME})`),
  format('PERSON', 'NM1*', raw`NM1\*[A-Z0-9]{2,3}\*1\*(${NAME})(?=\*)`),
  format('PERSON', 'NM1*', raw`NM1\*[A-Z0-9]{2,3}\*1\*${NAME}\*(${NAME})(?=[*~\n])`),
  format('DATE_OF_BIRTH', 'DMG*', raw`DMG\*D8\*(\d{8})(?!\d)`),
  format('US_SSN', 'REF*SY*', raw`REF\*SY\*(\d{9})(?!\d)`),
  format('NATIONAL_ID', '*MI*', raw`\*MI\*([A-Z0-9-]{6,20})(?![A-Z0-9])`),
  format('PERSON', 'PER*', raw`PER\*[A-Z]{2}\*(${NAME} ${NAME})(?=\*(?:TE|CP|HP|WP|FX|EM)\*)`),
  format('PHONE', 'PER*', raw`\*(?:TE|CP|HP|WP|FX)\*(\d{7,15})(?!\d)`),
];
