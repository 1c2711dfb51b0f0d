/**
 * The kinds that can be removed, in the order that decides between two findings of equal strength and length (see
 * overlaps.ts).
 */
export const PERSONAL_DATA_KINDS = [
  'SECRET',
  'EMAIL',
  'IBAN',
  'CREDIT_CARD',
  'US_SSN',
  'US_ITIN',
  'NATIONAL_ID',
  'CRYPTO_WALLET',
  'IP_ADDRESS',
  'MAC_ADDRESS',
  'VIN',
  'PASSPORT',
  'DRIVER_LICENSE',
  'DATE_OF_BIRTH',
  'PHONE',
  'BANK_ACCOUNT',
  'LICENSE_PLATE',
  'STREET_ADDRESS',
  'PERSON',
  'USERNAME',
] as const;

/** One kind of personal data; its name is part of the placeholder. */
export type PersonalDataKind = (typeof PERSONAL_DATA_KINDS)[number];

const KNOWN: ReadonlySet<string> = new Set(PERSONAL_DATA_KINDS);

/** Whether a string is the exact name of a kind. */
export function isPersonalDataKind(name: string): name is PersonalDataKind {
  return KNOWN.has(name);
}

/** The kinds of a policy, each once and in the order of the list, or the first unknown name. */
type ParsedKinds =
  | { readonly outcome: 'kinds'; readonly kinds: readonly PersonalDataKind[] }
  | { readonly outcome: 'unknown_kind'; readonly name: string };

/**
 * Reads the kinds of a policy. An unknown name, which would silently remove nothing, makes the whole policy invalid.
 */
export function parseKinds(names: readonly string[]): ParsedKinds {
  const unknown = names.find((name) => !isPersonalDataKind(name));
  if (unknown !== undefined) {
    return { outcome: 'unknown_kind', name: unknown };
  }
  return { outcome: 'kinds', kinds: PERSONAL_DATA_KINDS.filter((kind) => names.includes(kind)) };
}
