import type { Finding } from '../../finding.ts';
import type { PersonalDataKind } from '../../kinds.ts';
import type { FieldKind } from '../../labels/labels.ts';
import { isListedName, listedBits } from '../../names/name-bits.ts';
import { GIVEN } from '../../names/word-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isPublicIpv4 } from '../addresses/ip-address.ts';
import { isNamedCardNumber } from '../numbers/cards.ts';
import { lettersIn } from '../numbers/letters-in.ts';
import { containsMonth } from '../numbers/months.ts';
import { canBePlate } from '../numbers/other-plates.ts';
import { repeatsArea } from '../numbers/phones/joined-phones.ts';
import { AFTER_AREA, BETWEEN_GROUPS } from '../numbers/phones/phone-shapes.ts';
import { isPlate } from '../numbers/plate-formats.ts';
import { accountIn } from './account-fields.ts';
import { namesIn } from './field-names.ts';
import { type Field, fieldsIn } from './fields.ts';
import { isFullName } from './goods-tables.ts';
import { passwordIn } from './password-field.ts';

/** What values of a kind look like: a sticky, bounded expression, and a check of the letters and digits. */
interface Shape {
  readonly kind: PersonalDataKind;
  readonly expression: RegExp;
  readonly valid: (compact: string, written: string) => boolean;
}

const isDate = (written: string): boolean =>
  /^(?:(?:1[5-9]|20)\d{2} ?[/-] ?(?:1[5-9]|20)\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2})$/.test(
    written,
  );

// "document number", "dokumentnr", "n de document"; "doc" alone may be any document.
const OF_NUMBER = /num|n[or](?![a-z])|(?:^| )n /;

// "C1X00T4K", "CA12345AB": letters and digits alternate, as in few numbers except those of identity documents, and
// there is no year.
const MIXED = /^(?=.{8,9}$)(?!.{0,5}20[0-3]\d)(?:[A-Z]{1,2}\d{1,3}){3,4}[A-Z]{0,2}$|^[A-Z]{2}\d{5}[A-Z]{2}$/;

const SHAPES: Readonly<Record<Exclude<FieldKind, 'person' | 'person or firm' | 'user' | 'address' | 'secret'>, Shape>> =
  {
    phone: {
      kind: 'PHONE',
      expression: compileExpression(
        String.raw`(?:\(?\+ ?|\()?\d{1,14}\)?${AFTER_AREA}(?:(?:[ ./-]|\/ |${BETWEEN_GROUPS}|\. )?\(?\d{1,12}\)?){0,8}`,
        'y',
      ),
      valid: (compact, written) =>
        compact.length >= 6 && compact.length <= 16 && !isDate(written) && !repeatsArea(written),
    },
    birth: {
      kind: 'DATE_OF_BIRTH',
      expression:
        /\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}(?:[./-]|\. | \/ )\d{1,2}(?:[./-]|\. | \/ )'?(?:\d{4}|\d{2})|\d{2} \d{2} \d{4}|\d{8}|\d{1,2}[./ -][IVX]{1,4}[./ -]\d{4}|(?:den |the )?\d{1,2}(?:st|nd|rd|th|er|[^A-Za-z0-9\s,;:()/-])?[ ./-]?(?:de |di |of )?[A-Za-z]{3,12}\.?(?:,? |[./-])(?:de |del )?(?:\d{4}|'?\d{2}(?!\d))|[A-Za-z]{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}/y,
      // A word with a two-digit year must contain a month.
      valid: (compact) => /\d{4}$|^\d{1,8}$/.test(compact) || containsMonth(compact),
    },
    national: {
      kind: 'NATIONAL_ID',
      expression: /[A-Za-z0-9]{1,18}(?:(?:[ ./+-]| - )[A-Z0-9]{1,12}){0,7}/y,
      valid: (compact) =>
        compact.length >= 7 &&
        compact.length <= 22 &&
        !/^0+$/.test(compact) &&
        lettersIn(compact) <= 11 &&
        (digitsOf(compact).length >= 5 || MIXED.test(compact)),
    },
    passport: {
      kind: 'PASSPORT',
      expression: /[A-Za-z]{0,3}[ -]?[0-9][A-Za-z0-9]{4,11}|[A-Za-z][A-Za-z0-9]{5,11}/y,
      valid: (compact) => digitsOf(compact).length >= 3 && compact.length >= 6 && compact.length <= 12,
    },
    license: {
      kind: 'DRIVER_LICENSE',
      expression: /[A-Za-z0-9]{1,20}(?:[ /-][A-Za-z0-9]{1,12}){0,4}/y,
      valid: (compact) =>
        digitsOf(compact).length >= 4 && compact.length >= 6 && compact.length <= 20 && lettersIn(compact) <= 10,
    },
    plate: {
      kind: 'LICENSE_PLATE',
      expression: /[A-Za-z0-9]{1,4}(?:[ -]{0,2}[A-Za-z0-9]{1,5}){0,3}/y,
      valid: canBePlate,
    },
    vehicle: {
      kind: 'LICENSE_PLATE',
      expression: /[A-Za-z0-9]{1,4}(?:[ -]{0,2}[A-Za-z0-9]{1,5}){0,3}/y,
      valid: (_, written) => isPlate(written),
    },
    document: {
      kind: 'PASSPORT',
      expression: /[A-Za-z]{0,3}[ -]?[0-9][A-Za-z0-9]{4,11}|[A-Za-z][A-Za-z0-9]{5,11}/y,
      valid: (compact) => digitsOf(compact).length >= 4 && compact.length >= 7 && compact.length <= 12,
    },
    card: {
      kind: 'CREDIT_CARD',
      expression: /\d{1,19}(?:[ .-]{1,2}\d{1,12}){0,8}/y,
      valid: (compact) => isNamedCardNumber(compact),
    },
    account: {
      kind: 'BANK_ACCOUNT',
      expression: /\d{2,20}(?:[ ./-]{1,2}\d{1,12}){0,7}/y,
      valid: (compact) => compact.length >= 6 && compact.length <= 26,
    },
    ip: {
      kind: 'IP_ADDRESS',
      expression: /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/y,
      valid: (_, written) => isPublicIpv4(written.split('.').map(Number)),
    },
  };

/** Finds values by their labels: column headings, keys, and words before a colon. */
export function findFields(kinds: readonly PersonalDataKind[]): (scanned: ScannedText) => Finding[] {
  const wanted = new Set(kinds);
  return (scanned) => {
    const found = fieldsIn(scanned).flatMap((field) => readField(scanned, field));
    return found.filter(({ kind }) => wanted.has(kind));
  };
}

// "'manager' => CAP_ALLOW" is a program's constant; "titular=AMPARO_LLORENTE" and "Bearbeiter: QUELL_ANNA" are persons.
function isConstant(text: string, start: number): boolean {
  const constant = CONSTANT.exec(textAfter(text, start, CONSTANT_MAX))?.[0];
  if (constant === undefined || /: ?$/.test(textBefore(text, start, 2))) {
    return false;
  }
  const parts = constant.toLowerCase().split('_');
  return !isListedName(parts[0] as string) && !parts.some((part) => (listedBits(part) & GIVEN) !== 0);
}

const CONSTANT = /^[A-Z0-9]{2,30}(?:_[A-Z0-9]{1,30}){1,4}/;
const CONSTANT_MAX = 60;

function readField(scanned: ScannedText, field: Field): Finding[] {
  if (field.kind === 'person' || field.kind === 'person or firm' || field.kind === 'user') {
    const account = accountIn(scanned, field);
    const names = namesIn(scanned, field).filter((name) => !isConstant(scanned.text, name.start));
    return [
      ...names.map(({ start, end }): Finding => ({ kind: 'PERSON', start, end, strength: 2 })),
      ...(account === null ? [] : [{ ...account, kind: 'USERNAME', strength: 1 } as const]),
    ];
  }
  if (field.kind === 'secret') {
    const password = passwordIn(scanned.text, field);
    return password === null ? [] : [password];
  }
  if (field.kind === 'address') {
    const address = addressIn(scanned.text, { ...field, start: afterRecipient(scanned, field) });
    return address === null ? [] : [{ kind: 'STREET_ADDRESS', ...address, strength: 2 }];
  }
  const value = valueIn(scanned.text, field, SHAPES[field.kind]);
  return value !== null && isOfPerson(scanned, field, value) ? [value] : [];
}

// "doc" means an identity document only in a person's record, "document number" also before a value of mixed letters
// and digits. A license may be that of a program.
function isOfPerson(scanned: ScannedText, field: Field, { value = '' }: Finding): boolean {
  if (field.kind === 'document') {
    return field.isRecord || (OF_NUMBER.test(field.label) && MIXED.test(value));
  }
  return field.kind !== 'license' || isDriverLicense(scanned, field);
}

const isDriverLicense = ({ lower }: ScannedText, { start, label, isPersonal }: Field): boolean =>
  isPersonal || NOT_OF_PROGRAM.test(label) || NOT_OF_PROGRAM.test(textBefore(lower, start, 48));

const NOT_OF_PROGRAM =
  /driv|(?<![a-z])dl(?![a-z])|fuhrer|fahrer|fs nr|permis(?!s)|conduc|conduz|patente|rijbewijs|carta|cnh|jazdy|korkort|forerkort|korekort|ajokort|ridic/;

function valueIn(text: string, { kind, start: from, end: limit, isWhole }: Field, shape: Shape): Finding | null {
  const lead = WITHOUT_LETTERS.has(kind) ? LEAD : LEAD_OF_LETTERS;
  const start = from + (isWhole ? 0 : (matchAt(lead, text, from) as string).length);
  let written = matchAt(shape.expression, text, start) ?? '';
  while (written !== '') {
    const end = start + written.length;
    const compact = written.replace(/[^A-Za-z0-9]/g, '');
    // Where the value goes on after the match, the match without its last group is tried.
    const isOpen = isWhole ? end < limit && !/[ (,;]/.test(text.charAt(end)) : /[A-Za-z0-9_@]/.test(text.charAt(end));
    if (!isOpen && shape.valid(compact, written)) {
      return { kind: shape.kind, start, end, strength: 2, value: compact.toUpperCase() };
    }
    const shorter = written.replace(/(?:[ ./+-]{1,3}|\()[A-Za-z0-9()]{1,20}$/, '');
    if (shorter === written) {
      return null;
    }
    written = shorter;
  }
  return null;
}

// "Tel.: privat 0123", "SSN: no. 536-22-8417": up to two words before the value.
const LEAD = /(?:(?:number|nummer|num|no|nr|n|ist?|est?|jest|privat|priv|work|home)(?![a-z])[.:]? ?){0,2}/iy;
// A value with letters may begin like these words: "NO1234567", "EST 123".
const LEAD_OF_LETTERS =
  /(?:(?:[Nn]umber|[Nn]ummer|[Nn]um|[Nn][or]|n|[Ii]st?|[Ee]st?|[Jj]est)(?:[.:] ?| )|N[OR]?[.:] ?){0,2}/y;
const WITHOUT_LETTERS: ReadonlySet<FieldKind> = new Set(['phone', 'birth', 'card', 'account', 'ip']);

const ADDRESS_END =
  /[|;\u00B7]|\. (?=[A-Z])|, (?:tel|phone|fax|e-?mail)\b| (?:tel|phone|fax|e-?mail)[.:]| - (?=[A-Z][a-z]{1,20}:)| {2,24}(?:[a-z]{2,14}:|(?:tel|mob|gsm|fax)[a-z]{0,6}\.?) /gi;

// "Tor 3", "rampa 4", "Dock B 12", "Dock 4, Leeds depot": where a lorry unloads.
const BAY =
  /^(?:dock|bay|gate|door|pier|berth|tor|rampe|rampa|baia|banchina|ribalta|muelle|quai|dok|perron|laadperron|brama|doca|cais|lastkaj|kaj|port|lucka) (?:[A-Z] ?)?\d{1,3}[A-Za-z]?(?:, [A-Za-z\u00AA-\uFFFB ]{2,40})?$/i;

// "Deliver to: Harriet Blenkinsop, 3a Staithe Lane": the recipient before an address is a person, not part of it.
function afterRecipient(scanned: ScannedText, { start, end, label }: Field): number {
  const name = DELIVERY.test(label) ? RECIPIENT.exec(textAfter(scanned.text, start, end - start))?.[1] : undefined;
  return name !== undefined && isFullName(scanned, { start, end: start + name.length })
    ? start + name.length + 2
    : start;
}

const DELIVERY =
  /deliver|ship|liefer|livraison|envio|entrega|consegna|spedizione|bezorg|aflever|dostawy|leverans|recipient|forwarding/;
const RECIPIENT =
  /^([A-Z][A-Za-z\u00AA-\uFFFB'-]{1,24}(?: [A-Z][A-Za-z\u00AA-\uFFFB'-]{1,24}){1,2}), (?=[^\n]{0,80}\d)/;

// A cell or the rest of a line that contains letters and a number, and nothing typical of a URL or a setting.
function addressIn(text: string, { start, end: limit, isWhole }: Field): TextRange | null {
  let end = limit;
  if (!isWhole) {
    // A line that ends with a comma continues.
    if (text.charAt(limit) === ',' && text.charAt(limit + 1) === '\n') {
      const next = text.indexOf('\n', limit + 2);
      end = next === -1 ? text.length : next;
    }
    const rest = text.slice(start, Math.min(end, start + 160));
    end = start + (allMatches(ADDRESS_END, rest)[0]?.index ?? rest.length);
  }
  const written = text.slice(start, end).trimEnd();
  const isAddress =
    /[A-Za-z\u00AA-\uFFFB]{3}/.test(written) &&
    written.includes(' ') &&
    /^(?:'[st][ -])?[A-Za-z0-9\u00AA-\uFFFB]/.test(written) &&
    !/:\/\/|[@_={}[\]<>\\\x9f]|\d\.\d{1,3}\.\d/.test(written) &&
    /^(?:[^ ]{1,30} ){0,6}[^ ]{0,12}\d/.test(written) &&
    !BAY.test(written);
  return isAddress ? { start, end: start + written.length } : null;
}
