// A domain with its path, without a scheme; "p.ex" is one only where a path follows, as in "t.co/x".
const WEB =
  /(?<![\p{L}\d.@-])(?:(?:[\p{L}\d-]{1,63}\.){0,5}[\p{L}\d-]{2,63}\.\p{L}{2,24}(?![\p{L}\d])|[\p{L}\d]\.\p{L}{2,24}(?=\/))(?:[/?#:]\S{0,200})?/gu;
const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){0,5}[\p{L}\p{N}-]{1,63}/gu;
const DOTS = /[\u3002\uff61]/g;
const AROUND = /^www\.|(?<=[\p{L}\d])[^\p{L}\d]+$/gu;
// "desk (at) boats [dot] com", "boats dot com".
const SPELLED_AT = /\s?[([{]\s?(?:at|ät|arroba|chiocciola|apenstaartje)\s?[)\]}]\s?/giu;
const SPELLED_DOT = /\s?[([{]\s?(?:dot|punkt|point|punto|ponto|punt|\.)\s?[)\]}]\s?| dot (?=\p{Ll}{2,6}(?!\p{L}))/giu;
// Begins with a zero or the code of a country, or has the form 555-0123.
const PHONE =
  /(?<![\p{L}\d.,/:+-])(?:\+\d|\(?\+?0)[\d\s()./–-]{5,24}\d|(?<![\p{L}\d.,/:+-])(?:\(\d{3}\)\s?|\d{3}[-. ])?\d{3}[-.]\d{4}(?![\d.-]?\d)/gu;
// "05.12.2026", "2026-12-05", "08.00-12.00", "0.123456", "0,5 - 10.000".
const NO_PHONE = /^\(?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{2}\s?[–-]|0[.,]\d|0\s?[–-])/;
const PHONE_DIGITS_MIN = 7;
// The digits that a number has in common in its national and its international form.
const OUTSIDE = /^(?:00|0)/;

/** The addresses in a text, each in one form: of mail, of the web, and the digits of telephone numbers. */
interface ContactAddresses {
  readonly mail: readonly string[];
  readonly web: readonly string[];
  readonly phone: readonly string[];
}

// Also reads addresses that are spelled: "desk (at) boats dot com".
function contactAddresses(text: string): ContactAddresses {
  // Most sentences have none.
  if (!/[.@\d\u3002\uff61\uff0e\uff20]| dot /iu.test(text)) {
    return { mail: [], web: [], phone: [] };
  }
  const plain = text.normalize('NFKC').replace(DOTS, '.').replace(SPELLED_AT, '@').replace(SPELLED_DOT, '.');
  const lower = plain.toLowerCase();
  const trimmed = (found: readonly string[]) => found.map((each) => each.replace(AROUND, ''));
  const phones = (plain.match(PHONE) ?? []).filter((each) => !NO_PHONE.test(each)).map(digitsOf);
  return {
    mail: trimmed(lower.match(MAIL) ?? []),
    web: trimmed(lower.replace(MAIL, ' ').match(WEB) ?? []),
    phone: phones.filter((each) => each.length >= PHONE_DIGITS_MIN),
  };
}

/** Whether a text has an address that none of the others has exactly. A domain may lack the path that it has there. */
export function hasOtherAddress(text: string, others: readonly string[]): boolean {
  const { mail, web, phone } = contactAddresses(text);
  if (mail.length + web.length + phone.length === 0) {
    return false;
  }
  const known = others.map(contactAddresses);
  const mails = known.flatMap((each) => each.mail);
  const sites = known.flatMap((each) => each.web);
  const digits = others.map((each) => digitsOf(each.normalize('NFKC')));
  const isKnownSite = (site: string) =>
    sites.some((each) => each === site || (each.startsWith(site) && /[/?#:]/.test(each.charAt(site.length))));
  return !(
    mail.every((each) => mails.includes(each)) &&
    web.every(isKnownSite) &&
    phone.every((each) => digits.some((of) => of.includes(each.replace(OUTSIDE, ''))))
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
