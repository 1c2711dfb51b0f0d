import { findAddresses } from '../addresses/find-addresses.ts';
import type { Finding } from '../finding.ts';
import { findBirthDates } from '../formats/births.ts';
import { findInCells } from '../formats/cells.ts';
import { DOCUMENT_FORMATS } from '../formats/documents.ts';
import { findEmails } from '../formats/emails.ts';
import { type Format, findByFormats } from '../formats/format.ts';
import { IDENTITY_FORMATS } from '../formats/identity.ts';
import { MONEY_FORMATS } from '../formats/money.ts';
import { findIpAddresses, findMacAddresses } from '../formats/network.ts';
import { findPhones } from '../formats/phones.ts';
import { findSecrets } from '../formats/secrets.ts';
import { VEHICLE_FORMATS } from '../formats/vehicles.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { findAccounts } from '../labels/accounts.ts';
import { findLabeled } from '../labels/find-labeled.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { KINDS_OF_PEOPLE } from './names/name-evidence.ts';
import { findPersons } from './names/person.ts';
import { findSurnamesInNotes } from './notes/surnames-in-notes.ts';
import { findNamesInRecords } from './records/persons-of-records.ts';
import { findListedPersons } from './rosters/person-lists.ts';
import { findPersonsOnDuty } from './rosters/roster.ts';
import { isAnimal } from './things/animals.ts';
import { knownThings } from './things/known-things.ts';
import { messagesIn } from './transcripts/transcript.ts';
import { findSpeakingAccounts, findSpeakingPersons } from './transcripts/transcript-names.ts';
import { findUnlistedNames } from './unlisted/find-unlisted-names.ts';
import { findNamesInCells } from './unlisted/names-in-cells.ts';

/** All formats that consist of data alone. */
const FORMATS: readonly Format[] = [...MONEY_FORMATS, ...IDENTITY_FORMATS, ...DOCUMENT_FORMATS, ...VEHICLE_FORMATS];

/** Finds one or more kinds in a scanned text. */
type Detector = (scanned: ScannedText) => Finding[];
/** Finds kinds that are recognized by likelihood, using structured findings in the same text as evidence. */
type HeuristicDetector = (scanned: ScannedText, beside: readonly Finding[]) => Finding[];

const STRUCTURED: Readonly<Partial<Record<PersonalDataKind, Detector>>> = {
  EMAIL: findEmails,
  PHONE: findPhones,
  IP_ADDRESS: findIpAddresses,
  MAC_ADDRESS: findMacAddresses,
  DATE_OF_BIRTH: findBirthDates,
  SECRET: findSecrets,
};

const HEURISTIC: Readonly<Partial<Record<PersonalDataKind, HeuristicDetector>>> = {
  PERSON: (scanned, beside) => {
    const found = [
      ...findPersons(scanned, messagesIn(scanned), beside),
      ...findSpeakingPersons(scanned),
      ...findPersonsOnDuty(scanned),
      ...findListedPersons(scanned),
      ...findSurnamesInNotes(scanned),
      ...findNamesInCells(scanned),
      ...findNamesInRecords(scanned),
    ];
    const isThing = knownThings(scanned);
    return [...found, ...findUnlistedNames(scanned, found)].filter(
      (name) => !isAnimal(scanned, name) && !isThing(name),
    );
  },
  STREET_ADDRESS: findAddresses,
  USERNAME: (scanned) => [...findAccounts(scanned), ...findSpeakingAccounts(scanned)],
};

/** The kinds that are found by likelihood, not by format, checksum or a nearby word. */
export const HEURISTIC_KINDS = Object.keys(HEURISTIC) as readonly PersonalDataKind[];

/** The detectors for a selection of kinds. */
export interface Detectors {
  /** Structured detectors, which also search disguised text. */
  readonly structured: readonly Detector[];
  /** More structured detectors, whose findings only show what the text is about. */
  readonly beside: readonly Detector[];
  /** Detectors by likelihood, and the one that reads the fields of tables and forms by their labels. */
  readonly heuristic: readonly HeuristicDetector[];
}

// Far more combinations than one instance of a Lambda function meets; it limits the memory that they take.
const CHOICES_MAX = 256;
const choices = new Map<string, Detectors>();

/** Returns the detectors for these kinds, created once for each combination. */
export function detectorsFor(kinds: readonly PersonalDataKind[]): Detectors {
  const name = kinds.join();
  const known = choices.get(name);
  if (known !== undefined) {
    return known;
  }
  const detectors = createDetectors(kinds);
  if (choices.size >= CHOICES_MAX) {
    choices.clear();
  }
  choices.set(name, detectors);
  return detectors;
}

function createDetectors(kinds: readonly PersonalDataKind[]): Detectors {
  const structured = (of: readonly PersonalDataKind[]): Detector[] => {
    const formats = FORMATS.filter(({ kind }) => of.includes(kind));
    const all = [
      ...(formats.length === 0 ? [] : [findByFormats(formats)]),
      ...of.flatMap((kind) => STRUCTURED[kind] ?? []),
    ];
    return [...all, (scanned) => findInCells(scanned, all)];
  };
  // A name is judged by the same evidence, whichever other kinds a policy removes.
  const others = kinds.includes('PERSON') ? [...KINDS_OF_PEOPLE].filter((kind) => !kinds.includes(kind)) : [];
  return {
    structured: structured(kinds),
    beside: structured(others),
    heuristic: [
      ...kinds.flatMap((kind) => HEURISTIC[kind] ?? []),
      ...(kinds.some((kind) => HEURISTIC[kind] !== undefined) ? [findLabeled(kinds)] : []),
    ],
  };
}
