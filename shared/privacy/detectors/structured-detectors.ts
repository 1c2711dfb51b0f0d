import type { Finding } from '../finding.ts';
import type { PersonalDataKind } from '../kinds.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { findPasswordsBesideAccounts } from './accounts/account-and-password.ts';
import { findEmails } from './addresses/emails/email.ts';
import { findIpAddresses } from './addresses/ip-address.ts';
import { findMacAddresses } from './addresses/mac-address.ts';
import { findSplitPhones } from './fields/split-phones.ts';
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
import { findByRules, type Rule } from './rule.ts';
import { findSecrets } from './secrets/secret.ts';

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
export type Detector = (scanned: ScannedText) => Finding[];

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
    ];
  },
  IP_ADDRESS: findIpAddresses,
  MAC_ADDRESS: findMacAddresses,
  DATE_OF_BIRTH: findBirthDates,
  SECRET: (scanned) => [...findSecrets(scanned), ...findPasswordsBesideAccounts(scanned)],
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

/** Returns the detectors of kinds that have a form. */
export function structuredDetectors(kinds: readonly PersonalDataKind[]): Detector[] {
  const rules = RULES.filter(({ kind }) => kinds.includes(kind));
  return [...(rules.length === 0 ? [] : [findNumbers(rules)]), ...kinds.flatMap((kind) => STRUCTURED[kind] ?? [])];
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

function findNumbers(rules: readonly Rule[]): Detector {
  const find = findByRules(rules);
  return (scanned) => withExpiries(scanned, find(scanned));
}
