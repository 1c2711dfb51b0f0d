import type { Finding } from '../../finding.ts';
import { AMBIGUOUS, COMMON, GIVEN, isPlainGivenName, listedBits, SURNAME } from '../../names/name-bits.ts';
import { ARABIC_ARTICLE, SURNAME_PARTICLE } from '../../names/particles.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import { overlapping } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isPartOfFirm } from '../things/legal-form.ts';
import { isThingBefore } from '../things/thing-words.ts';

/** The words of a possible name, in lower case, with their range. */
interface PossibleName extends TextRange {
  readonly words: readonly string[];
}

const LOCAL_PART = /[a-z0-9._-]/;
// Longer than a name with its initials; it bounds reading back in a text without spaces. Not measured.
const LOCAL_MAX = 42;
const WORD = /[A-Z][a-z]{1,24}(?:['-][A-Z]?[a-z]{1,24}){0,2}/.source;
const RUN = compileExpression(
  `(?<![A-Za-z'-])${WORD}(?: (?:[A-Z]\\. )?(?:(?:${SURNAME_PARTICLE}) ){0,2}(?:${ARABIC_ARTICLE})?${WORD}){1,3}(?![A-Za-z])`,
  'g',
);
// A display name before an address in angle brackets (RFC 5322).
const DISPLAY = compileExpression(
  `(?<=(${WORD},? (?:[A-Z]\\. )?(?:${WORD} ){0,2}?${WORD})["']? )<[^\\s<>@]{1,64}@`,
  'g',
);
// The same on two lines.
const BELOW = /\n[ \t]{0,12}<[^\s<>@]{1,64}@/g;
const NAME_LINE = compileExpression(`(?:^|\\n)[ \\t]{0,12}(${WORD}(?: [A-Z]\\.)?(?: ${WORD}){1,3})$`, '');
const NAME_LINE_MAX = 80;
// Mailboxes for a function (RFC 2142 and convention) and the words that form them.
const FUNCTION =
  /^(?:abuse|accounts?|accounting|admin|alerts?|amministrazione|backup|bestellung|billing|booking|bounce|buchhaltung|bureau|buro|careers|commercial|comercial|contabilidad|contact|contacto|contato|customer|dataprotection|datenschutz|desk|dienst|direccion|direction|empfang|events?|facturacion|faktura|finance|geral|hello|help|helpdesk|hostmaster|hr|info|informacion|invoices?|it|jobs|karriere|klantenservice|kontakt|kundenservice|legal|logistik|mail|mailer|marketing|news|newsletter|noreply|notifications?|office|orders?|payroll|personal|post|postmaster|presse|press|privacy|procurement|rechnung|recruiting|reception|recepcion|rh|sales|sekretariat|security|service|services|servicio|shop|soporte|staff|support|team|technik|ventas|verkauf|vertrieb|webmaster|zentrale)$/;

/**
 * Finds persons whose email address in the same text is formed from their name ("Tulipa Brakel" beside t.brakel@,
 * "Brakel" beside anna.brakel@), and those named before an address in angle brackets.
 */
export function findMailboxNames(scanned: ScannedText): Finding[] {
  const locals = localsIn(scanned.lower);
  if (locals.length === 0) {
    return [];
  }
  const mailboxes = new Set(locals.map(comparedLetters).filter(({ length }) => length >= LETTERS_MIN));
  const owners = allMatches(RUN, scanned.text)
    .flatMap(partsOf)
    .filter(
      ({ words }) => addressesOf(words).some((address) => mailboxes.has(address)) || isShortened(words, mailboxes),
    );
  const isOwner = overlapping(owners);
  return [...owners, ...surnames(scanned, locals), ...displayNames(scanned)]
    .filter((written) => isPerson(scanned, written, isOwner(written)))
    .map(({ start, end }) => ({ kind: 'PERSON', start, end, strength: 1 }));
}

// Shorter local parts are initials, which fit many names.
const LETTERS_MIN = 4;

// The local parts of email addresses, except those for a function.
function localsIn(lower: string): string[] {
  const locals: string[] = [];
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    let start = at;
    while (at - start < LOCAL_MAX && LOCAL_PART.test(lower.charAt(start - 1))) {
      start -= 1;
    }
    const local = lower.slice(start, at);
    if (!isFunctionMailbox(local)) {
      locals.push(local);
    }
  }
  return locals;
}

const isFunctionMailbox = (local: string): boolean => local.split(/[._+-]/).some((part) => FUNCTION.test(part));

// "Brakel" alone, where a given name precedes it in the address.
function surnames({ text }: ScannedText, locals: readonly string[]): PossibleName[] {
  const known = new Set(
    locals.flatMap((local) => {
      const [first = '', last = '', more] = local.split(/[._]/);
      return more === undefined && isPlainGivenName(first) && listedBits(last) === 0 ? [comparedLetters(last)] : [];
    }),
  );
  return (known.size === 0 ? [] : allMatches(SURNAME_ALONE, text)).flatMap(({ 0: written, index }) => {
    const word = written.toLowerCase();
    return known.has(comparedLetters(word)) ? [{ start: index, end: index + written.length, words: [word] }] : [];
  });
}

const SURNAME_ALONE = /(?<![A-Za-z@./_-])[A-Z][a-z]{3,24}(?![A-Za-z@_-])/g;

// Two to four words in a row: the first word of a sentence may come before the name.
function partsOf({ 0: written, index }: RegExpExecArray): PossibleName[] {
  const words = allMatches(/[^ ]{1,60}/g, written).map(({ 0: word, index: at }) => ({ word, at }));
  return words.flatMap((first, from) =>
    words.slice(from + 1).flatMap((last, more) => {
      const isName = /^[A-Z]/.test(first.word) && /^[A-Z][a-z]/.test(last.word);
      const part = words.slice(from, from + more + 2).map(({ word }) => word.toLowerCase());
      return isName ? [{ start: index + first.at, end: index + last.at + last.word.length, words: part }] : [];
    }),
  );
}

// The local parts that can be formed from a name: tulipa.brakel, brakel.tulipa, t.brakel, brakel.t, tulipa.b.
function addressesOf(words: readonly string[]): string[] {
  const [first = '', ...others] = words.map(comparedLetters);
  return [others.join(''), others.at(-1) ?? ''].flatMap((last) => [
    first + last,
    last + first,
    first.charAt(0) + last,
    last + first.charAt(0),
    first + last.charAt(0),
  ]);
}

// Whether a mailbox shortens the given name or the surname: "santiagoca" or "sancasa" for Santiago Casa. Shorter parts
// fit many words.
function isShortened(words: readonly string[], mailboxes: ReadonlySet<string>): boolean {
  const first = comparedLetters(words[0] ?? '');
  const last = comparedLetters(words.at(-1) ?? '');
  return [...mailboxes].some((mailbox) => {
    const rest = mailbox.slice(first.length);
    const begun = mailbox.slice(0, -last.length);
    return (
      (first.length >= GIVEN_MIN && mailbox.startsWith(first) && rest.length >= REST_MIN && last.startsWith(rest)) ||
      (last.length > GIVEN_MIN && mailbox.endsWith(last) && begun.length >= REST_MIN && first.startsWith(begun))
    );
  });
}

const GIVEN_MIN = 3;
const REST_MIN = 2;

// The letters by which a name and an address are compared: "Müller" is "mueller" in an address, and "Ås" is "aas".
const comparedLetters = (written: string): string => written.replace(/[^a-z]/g, '').replace(/([aou])e|(a)a/g, '$1$2');

function displayNames({ text, lower }: ScannedText): PossibleName[] {
  const beside = allMatches(DISPLAY, text).map(({ 0: mailbox, 1: name = '', index }) => ({ mailbox, name, index }));
  const below = allMatches(BELOW, text).map(({ 0: mailbox, index }) => {
    const name = NAME_LINE.exec(textBefore(text, index, NAME_LINE_MAX))?.[1] ?? '';
    return { mailbox, name, index };
  });
  return [...beside, ...below].flatMap(({ mailbox, name, index }) => {
    const end = text.lastIndexOf(name, index) + name.length;
    const start = end - name.length;
    const isPersonMailbox =
      name !== '' && !isFunctionMailbox(mailbox.slice(mailbox.indexOf('<') + 1, -1).toLowerCase());
    return isPersonMailbox ? [{ start, end, words: lower.slice(start, end).split(/,? /) }] : [];
  });
}

function isPerson(scanned: ScannedText, { end, words }: PossibleName, isOwner: boolean): boolean {
  const [first = '', ...others] = words;
  // A surname may be a word, but not the given name before it.
  const isGiven = isOwner ? (listedBits(first) & (GIVEN | COMMON)) === GIVEN : isPlainGivenName(first);
  const isOther = isGiven ? others.some((word) => FUNCTION.test(word)) : words.some(isThing);
  return !isOther && !isThingBefore(first) && !isPartOfFirm(scanned, end);
}

function isThing(word: string): boolean {
  const bits = listedBits(word);
  const isOther = (bits & AMBIGUOUS) !== 0 && (bits & (GIVEN | SURNAME)) === 0 && word.length > 3;
  return isOther || FUNCTION.test(word) || /(?:service|team|buro|ung|heit|keit|tion|ment|gmbh)$/.test(word);
}
