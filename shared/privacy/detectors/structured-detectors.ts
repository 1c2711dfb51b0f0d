import type { Finding } from '../finding.ts';
import { findBirthDates } from '../formats/births.ts';
import { findInCells } from '../formats/cells.ts';
import { DOCUMENT_FORMATS } from '../formats/documents.ts';
import { findEmails } from '../formats/emails.ts';
import { type Format, findByFormats } from '../formats/format.ts';
import { IDENTITY_FORMATS } from '../formats/identity.ts';
import { MONEY_FORMATS } from '../formats/money.ts';
import { findIpAddresses, findMacAddresses } from '../formats/network.ts';
import type { NumberingPlans } from '../formats/numbering-plans.ts';
import { findPhonesBy } from '../formats/phones.ts';
import { findSecrets } from '../formats/secrets.ts';
import { VEHICLE_FORMATS } from '../formats/vehicles.ts';
import type { PersonalDataKind } from '../kinds.ts';
import type { ScannedText } from '../text/scanned-text.ts';

/** All formats that consist of data alone. */
const FORMATS: readonly Format[] = [...MONEY_FORMATS, ...IDENTITY_FORMATS, ...DOCUMENT_FORMATS, ...VEHICLE_FORMATS];

/** Finds one or more kinds in a scanned text. */
export type Detector = (scanned: ScannedText) => Finding[];

const STRUCTURED: Readonly<Partial<Record<PersonalDataKind, Detector>>> = {
  EMAIL: findEmails,
  IP_ADDRESS: findIpAddresses,
  MAC_ADDRESS: findMacAddresses,
  DATE_OF_BIRTH: findBirthDates,
  SECRET: findSecrets,
};

/** The kinds that are found by likelihood, not by format, checksum or a nearby word. */
export const HEURISTIC_KINDS: readonly PersonalDataKind[] = ['PERSON', 'STREET_ADDRESS', 'USERNAME'];

/** The detectors for a selection of kinds. */
export interface Detectors {
  /** Structured detectors, which also search disguised text. */
  readonly structured: readonly Detector[];
  /** Detectors by likelihood, and the one that reads the fields of tables and forms by their labels. */
  readonly heuristic: readonly Detector[];
}

/** Returns the detectors of kinds that have a form; phone numbers are judged by these plans. */
export function structuredDetectors(kinds: readonly PersonalDataKind[], plans: NumberingPlans): Detector[] {
  const formats = FORMATS.filter(({ kind }) => kinds.includes(kind));
  const all = [
    ...(formats.length === 0 ? [] : [findByFormats(formats)]),
    ...kinds.flatMap((kind) => (kind === 'PHONE' ? findPhonesBy(plans) : (STRUCTURED[kind] ?? []))),
  ];
  return [...all, (scanned) => findInCells(scanned, all)];
}

/** Returns a function that returns the detectors for a selection of kinds, created once for each combination. */
export function createdOnce(
  create: (kinds: readonly PersonalDataKind[]) => Detectors,
): (kinds: readonly PersonalDataKind[]) => Detectors {
  const choices = new Map<string, Detectors>();
  return (kinds) => {
    const name = kinds.join();
    const known = choices.get(name);
    if (known !== undefined) {
      return known;
    }
    const detectors = create(kinds);
    if (choices.size >= CHOICES_MAX) {
      choices.clear();
    }
    choices.set(name, detectors);
    return detectors;
  };
}

// Far more combinations than one instance of a Lambda function meets; it limits the memory that they take.
const CHOICES_MAX = 256;
