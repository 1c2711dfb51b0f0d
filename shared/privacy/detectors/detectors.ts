import type { Finding } from '../finding.ts';
import type { PersonalDataKind } from '../kinds.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { findPasswordsBesideAccounts } from './accounts/account-and-password.ts';
import { findUsernames } from './accounts/username.ts';
import { findEmails } from './addresses/emails/email.ts';
import { findIpAddresses } from './addresses/ip-address.ts';
import { findMacAddresses } from './addresses/mac-address.ts';
import { findStreetAddresses } from './addresses/street-address.ts';
import { findAddressColumns } from './fields/address-columns.ts';
import { findFields } from './fields/find-fields.ts';
import { findSplitAddresses } from './fields/split-addresses.ts';
import { findSplitPhones } from './fields/split-phones.ts';
import { KINDS_OF_PEOPLE } from './names/name-evidence.ts';
import { findPersons } from './names/person.ts';
import { findSurnamesInNotes } from './notes/surnames-in-notes.ts';
import { BANK_ACCOUNT_RULES, IBAN_RULES } from './numbers/bank-numbers.ts';
import { findBirthDates } from './numbers/birth-date.ts';
import { withExpiries } from './numbers/card-expiry.ts';
import { CARD_DETAIL_RULES, CARD_RULES } from './numbers/cards.ts';
import { CRYPTO_WALLET_RULES } from './numbers/crypto-wallet.ts';
import { DRIVER_LICENSE_RULES, PASSPORT_RULES } from './numbers/document-numbers.ts';
import { IDENTITY_CARD_RULES } from './numbers/identity-cards.ts';
import { NAMED_NUMBER_RULES } from './numbers/named-numbers.ts';
import { inOtherGroups } from './numbers/national/other-groups.ts';
import { NATIONAL_ID_RULES } from './numbers/national/rules.ts';
import { TAX_AND_HEALTH_RULES } from './numbers/national/rules-taxes.ts';
import { findExtensions } from './numbers/phones/extensions.ts';
import { findPhones } from './numbers/phones/phone.ts';
import { findPhoneColumns } from './numbers/phones/phone-columns.ts';
import { findLinkedPhones } from './numbers/phones/phone-links.ts';
import { LICENSE_PLATE_RULES } from './numbers/plates.ts';
import { US_NUMBER_RULES } from './numbers/us-numbers.ts';
import { VIN_RULES } from './numbers/vin.ts';
import { findBirthDatesInRecords, findNamesInRecords, findPhonesInRecords } from './records/persons-of-records.ts';
import { findListedPersons } from './rosters/person-lists.ts';
import { findPersonsOnDuty } from './rosters/roster.ts';
import { findByRules, type Rule } from './rule.ts';
import { findSecrets } from './secrets/secret.ts';
import { isAnimal } from './things/animals.ts';
import { knownThings } from './things/known-things.ts';
import { messagesIn } from './transcripts/transcript.ts';
import { findSpeakingAccounts, findSpeakingPersons } from './transcripts/transcript-names.ts';
import { findUnlistedNames } from './unlisted/find-unlisted-names.ts';
import { findNamesInCells } from './unlisted/names-in-cells.ts';

/** All rules that consist of data alone. */
const RULES: readonly Rule[] = [
  ...IBAN_RULES,
  ...CARD_RULES,
  ...CARD_DETAIL_RULES,
  ...US_NUMBER_RULES,
  ...NATIONAL_ID_RULES,
  ...TAX_AND_HEALTH_RULES,
  ...inOtherGroups([...NATIONAL_ID_RULES, ...TAX_AND_HEALTH_RULES]),
  ...NAMED_NUMBER_RULES,
  ...CRYPTO_WALLET_RULES,
  ...VIN_RULES,
  ...PASSPORT_RULES,
  ...DRIVER_LICENSE_RULES,
  ...IDENTITY_CARD_RULES,
  ...BANK_ACCOUNT_RULES,
  ...LICENSE_PLATE_RULES,
];

/** Finds one or more kinds in a scanned text. */
type Detector = (scanned: ScannedText) => Finding[];
/** Finds kinds that are recognized by likelihood, using structured findings in the same text as evidence. */
type HeuristicDetector = (scanned: ScannedText, beside: readonly Finding[]) => Finding[];

const STRUCTURED: Readonly<Partial<Record<PersonalDataKind, Detector>>> = {
  EMAIL: findEmails,
  PHONE: (scanned) => {
    const found = findPhones(scanned);
    return [
      ...found,
      ...findLinkedPhones(scanned),
      ...findPhoneColumns(scanned, found),
      ...findSplitPhones(scanned),
      ...findExtensions(scanned),
      ...findPhonesInRecords(scanned),
    ];
  },
  IP_ADDRESS: findIpAddresses,
  MAC_ADDRESS: findMacAddresses,
  DATE_OF_BIRTH: (scanned) => [...findBirthDates(scanned), ...findBirthDatesInRecords(scanned)],
  SECRET: (scanned) => [...findSecrets(scanned), ...findPasswordsBesideAccounts(scanned)],
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
  STREET_ADDRESS: (scanned) => {
    const found = findStreetAddresses(scanned);
    return [...found, ...findAddressColumns(scanned, found), ...findSplitAddresses(scanned)];
  },
  USERNAME: (scanned) => [...findUsernames(scanned), ...findSpeakingAccounts(scanned)],
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

function findNumbers(rules: readonly Rule[]): Detector {
  const find = findByRules(rules);
  return (scanned) => withExpiries(scanned, find(scanned));
}

function createDetectors(kinds: readonly PersonalDataKind[]): Detectors {
  const structured = (of: readonly PersonalDataKind[]): Detector[] => {
    const rules = RULES.filter(({ kind }) => of.includes(kind));
    return [...(rules.length === 0 ? [] : [findNumbers(rules)]), ...of.flatMap((kind) => STRUCTURED[kind] ?? [])];
  };
  // A name is judged by the same evidence, whichever other kinds a policy removes.
  const others = kinds.includes('PERSON') ? [...KINDS_OF_PEOPLE].filter((kind) => !kinds.includes(kind)) : [];
  return {
    structured: structured(kinds),
    beside: structured(others),
    heuristic: [...kinds.flatMap((kind) => HEURISTIC[kind] ?? []), findFields(kinds)],
  };
}
