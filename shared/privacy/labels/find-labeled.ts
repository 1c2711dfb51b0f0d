import type { Finding } from '../finding.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { isOrdinaryWord } from '../names/name-bits.ts';
import { allMatches, matchAt } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import type { TextRange } from '../text/text-range.ts';
import { isSystemAccount, looksLikeAccount } from './accounts.ts';
import { namesIn } from './field-names.ts';
import { type Field, fieldsIn } from './fields.ts';

/** Finds names, addresses and accounts by their labels: column headings, keys, and words before a colon. */
export function findLabeled(kinds: readonly PersonalDataKind[]): (scanned: ScannedText) => Finding[] {
  const wanted = new Set(kinds);
  return (scanned) =>
    fieldsIn(scanned)
      .flatMap((field) => readField(scanned, field))
      .filter(({ kind }) => wanted.has(kind));
}

function readField(scanned: ScannedText, field: Field): Finding[] {
  if (field.kind === 'person' || field.kind === 'person or firm') {
    const names = namesIn(scanned, field).map(
      ({ start, end }): Finding => ({ kind: 'PERSON', start, end, strength: 2 }),
    );
    return [...names, ...accountIn(scanned, field)];
  }
  if (field.kind === 'user') {
    return accountIn(scanned, field);
  }
  const address = field.kind === 'address' ? addressIn(scanned.text, field) : null;
  return address === null ? [] : [{ kind: 'STREET_ADDRESS', ...address, strength: 2 }];
}

const ACCOUNT = /[A-Za-z][A-Za-z0-9._-]{1,38}[A-Za-z0-9_]/y;
// Only the end of the value, or the next key on the line: "user=tulipa ip=10.0.0.4".
const END = /$|[\n,;)\]}"'|]|[ \t]{1,4}(?:[a-z_.-]{1,24}=|\||$|\n)/y;
// A hash, or a number with one or two letters before it: "H823200125001".
const NUMBER = /^(?=.{0,40}\d)[0-9a-f-]{16,40}$|^[A-Z]{1,3}[-_]?\d{4,}|^[A-Z]{2}\d\d$/i;

// Returns the account that fills a field alone: anything below "user" or "login", and below a person's label only what
// looks like an account.
function accountIn(scanned: ScannedText, { start, end: limit, isWhole, kind }: Field): Finding[] {
  const value = matchAt(ACCOUNT, scanned.text, start) ?? '';
  const end = start + value.length;
  const isAlone = isWhole ? end === limit : end <= limit && matchAt(END, scanned.text, end) !== null;
  const lower = value.toLowerCase();
  const isAccount =
    kind === 'user'
      ? !isSystemAccount(lower) && !isOrdinaryWord(lower)
      : kind === 'person' && /^[a-z]/.test(value) && looksLikeAccount(value, scanned, start);
  return value !== '' && isAlone && isAccount && !NUMBER.test(value)
    ? [{ kind: 'USERNAME', start, end, strength: 1 }]
    : [];
}

const ADDRESS_END =
  /[|;\u00B7]|\. (?=[A-Z])|, (?:tel|phone|fax|e-?mail)\b| (?:tel|phone|fax|e-?mail)[.:]| - (?=[A-Z][a-z]{1,20}:)| {2,24}(?:[a-z]{2,14}:|(?:tel|mob|gsm|fax)[a-z]{0,6}\.?) /gi;
// "Tor 3", "rampa 4", "Dock B 12": where a lorry unloads.
const BAY =
  /^(?:dock|bay|gate|door|pier|berth|tor|rampe|rampa|baia|banchina|ribalta|muelle|quai|dok|perron|laadperron|brama|doca|cais|lastkaj|kaj|port|lucka) (?:[A-Z] ?)?\d{1,3}[A-Za-z]?(?:, [A-Za-z\u00AA-\uFFFB ]{2,40})?$/i;
// "Deliver to: Harriet Blenkinsop, 3a Staithe Lane": the recipient before an address is a person, not part of it.
const RECIPIENT =
  /^[A-Z][A-Za-z\u00AA-\uFFFB'-]{1,24}(?: [A-Z][A-Za-z\u00AA-\uFFFB'-]{1,24}){1,2}, (?=\d{1,4}[a-z]? [A-Z])/;

// A cell or the rest of a line that contains letters and a number, and nothing typical of a URL or a setting.
function addressIn(text: string, { start: from, end: limit, isWhole, label }: Field): TextRange | null {
  let end = limit;
  if (!isWhole) {
    // A line that ends with a comma continues.
    if (text.charAt(limit) === ',' && text.charAt(limit + 1) === '\n') {
      const next = text.indexOf('\n', limit + 2);
      end = next === -1 ? text.length : next;
    }
    const rest = text.slice(from, Math.min(end, from + 160));
    end = from + (allMatches(ADDRESS_END, rest)[0]?.index ?? rest.length);
  }
  const start = /deliver|ship/.test(label) ? from + (RECIPIENT.exec(text.slice(from, end))?.[0].length ?? 0) : from;
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
