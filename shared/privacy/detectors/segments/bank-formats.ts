import { format, type SegmentFormat } from './segment-format.ts';

const raw = String.raw;

/** Where banks write accounts and cards: NACHA, ISO 20022, ISO 8583 and SWIFT MT940. */
export const BANK_FORMATS: readonly SegmentFormat[] = [
  // The bank and the account of an entry, which has fixed columns.
  format('BANK_ACCOUNT', '\n6', raw`\n6[23][27](\d{9})(?=\d{4,17} )`),
  format('BANK_ACCOUNT', '\n6', raw`\n6[23][27]\d{9}(\d{4,17})(?= {1,17}\d{10})`),
  // An account without an IBAN; the expiry of a card.
  format('BANK_ACCOUNT', 'Acct><Id><Othr><Id>', '(?:Dbtr|Cdtr)?Acct><Id><Othr><Id>([A-Z0-9]{5,34})(?=<)'),
  format('CREDIT_CARD', 'F014=', raw`F014=(\d{4})(?!\d)`),
  // The account of the other party in the details of a booking.
  format('BANK_ACCOUNT', '?31', raw`\?31(\d{4,20})(?=[?\n])`),
  format('IBAN', '?31', raw`\?31([A-Z]{2}\d{2}[A-Z0-9]{11,30})(?=[?\n]|$)`),
];
