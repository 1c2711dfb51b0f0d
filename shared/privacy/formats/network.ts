import type { Finding } from '../finding.ts';
import { allMatches } from '../text/match-at.ts';
import { isAlphanumeric, isDigit, type ScannedText } from '../text/scanned-text.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { wordsOf } from './format.ts';
import { wordBefore, wordList } from './vocabulary.ts';

// Includes "91[.]38[.]169[.]47", which no program opens by mistake.
const FOUR =
  /(\d{1,3})(?:\.|\[\.\])(\d{1,3})(?:\.|\[\.\])(\d{1,3})(?:\.|\[\.\])(\d{1,3})(?:\/\d{1,2}(?!\d)|:\d{1,5}(?!\d))?/y;
const VERSION_WORDS = wordList({
  en: 'version*,v,ver,release*,build,builds,chrome,firefox,safari,edge,opera,kernel,firmware,driver,update,upgrade*,downgrade*,nuget,jar,sdk,oid,section,chapter,package,plugin,rev,sw',
  de: 'version*,ausgabe,kapitel,abschnitt',
  fr: 'logiciel*,micrologiciel*',
  es: 'versiones',
  nl: 'versie*,programmaversie*',
  pt: 'versao,versoes',
  pl: 'wersj*',
  sv: 'programversion*,programvar*',
  other: 'verze,verzi,versjon*,versio,udgave',
});
const ADDRESS_WORDS = wordList({
  en: 'ip*,ipv4,address*,addr,host*,server*,ping*,dns,client*,remote*,gateway*,nameserver*,resolver*,firewall*,subnet*,cidr,proxy*,login*,logged,connect*,from,visitor*,user,request*,blocked,port',
  de: 'adresse*,rechner,verbindung*,anfrage*',
  fr: 'adresse*,serveur*,connexion*',
  es: 'direccion*,servidor*,conexion*',
  it: 'indirizzo*,connessione*',
  nl: 'adres*,verbinding*',
  pt: 'endereco*,servidor*,conexao,ligacao',
  pl: 'adres*,serwer*,polaczeni*',
});
const DOCUMENTATION = new Set(['192.0.2', '198.51.100', '203.0.113']);
// The numbers of a version rarely reach this; those of an address usually do.
const SMALL = 32;
// How far before a number a word for versions or addresses, and the name of a product, are looked for.
const WORD_REACH = 32;
const PRODUCT_REACH = 24;

/** Finds public IP addresses. Four small numbers need a word before them, because versions look the same. */
export function findIpAddresses(scanned: ScannedText): Finding[] {
  return [...findIpv4(scanned), ...findIpv6(scanned), ...findInHosts(scanned)];
}

function findIpv4(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  const { text } = scanned;
  for (const group of scanned.groups) {
    const isDotted = text.charAt(group.end) === '.' && group.digitsAhead >= 4;
    if (group.end - group.start > 3 || !(isDotted || text.startsWith('[.]', group.end))) {
      continue;
    }
    FOUR.lastIndex = group.start;
    const match = FOUR.exec(text);
    if (match === null) {
      continue;
    }
    const octets = match.slice(1, 5).map(Number);
    const value = octets.join('.');
    const [written] = match;
    const end = group.start + written.replace(/(?:\/|:)\d{1,5}$/, '').length;
    if (!isPublicIpv4(octets) || !standsAsAddress(text, group.start, group.start + match[0].length)) {
      continue;
    }
    if (isLikelyVersion(scanned, { start: group.start, end }, octets)) {
      continue;
    }
    found.push({ kind: 'IP_ADDRESS', start: group.start, end, strength: 3, value });
  }
  return found;
}

// "91-52-173-96.dyn.example.net": the names that providers give to the lines of their customers. Four numbers below 32
// are a date and an hour in the name of a file: "23-11-20-24.tar.gz".
const IN_HOST =
  /(?<![\d.-])(\d{1,3})-(\d{1,3})-(\d{1,3})-(\d{1,3})(?=[.-][a-z][a-z0-9-]{0,62}(?:\.[a-z][a-z0-9-]{0,62}){0,5}\.[a-z]{2,10})/gi;

function findInHosts({ text }: ScannedText): Finding[] {
  return allMatches(IN_HOST, text).flatMap((match): Finding[] => {
    const octets = match.slice(1, 5).map(Number);
    const end = match.index + match[0].length;
    return isPublicIpv4(octets) && octets.some((octet) => octet >= 32)
      ? [{ kind: 'IP_ADDRESS', start: match.index, end, strength: 3, value: octets.join('.') }]
      : [];
  });
}

/** Whether four numbers form a public address, outside the ranges for private use, documentation and the like. */
function isPublicIpv4(octets: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0] = octets;
  if (octets.length !== 4 || octets.some((octet) => octet > 255)) {
    return false;
  }
  if (a === 0 || a === 10 || a === 127 || a >= 224) {
    return false;
  }
  if ((a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168)) {
    return false;
  }
  // RFC 5737 (examples in documentation), RFC 2544 (measurements).
  if (DOCUMENTATION.has(`${a}.${b}.${c}`) || (a === 198 && (b === 18 || b === 19))) {
    return false;
  }
  // RFC 3927 (link-local), RFC 6598 (shared by the customers of a provider).
  return !((a === 169 && b === 254) || (a === 100 && b >= 64 && b <= 127));
}

function standsAsAddress(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (isAlphanumeric(text, start - 1) || before === '_' || before === '.' || before === ',') {
    return false;
  }
  if (before === '-' && isAlphanumeric(text, start - 2)) {
    return false;
  }
  // "docs/1.2.3.4/x" is a path; "tulipa/81.2.69.142:40112" shows where a user connects from.
  if (before === '/' && isAlphanumeric(text, start - 2) && !/:\d{2,5}$/.test(text.slice(start, end))) {
    return false;
  }
  if (isAlphanumeric(text, end) || after === '_' || (after === '-' && isAlphanumeric(text, end + 1))) {
    return false;
  }
  return !((after === '.' || after === ',') && isDigit(text, end + 1));
}

function isLikelyVersion(scanned: ScannedText, { start, end }: TextRange, octets: readonly number[]): boolean {
  // In a log, the line before may end with the version of a browser, so only words on the same line count.
  const before = textBefore(scanned.text, start, WORD_REACH);
  const reach = before.length - before.lastIndexOf('\n') - 1;
  const hits = wordsOf(scanned);
  const version = wordBefore(hits, VERSION_WORDS, start, reach);
  const address = wordBefore(hits, ADDRESS_WORDS, start, WORD_REACH);
  if (version < address) {
    return true;
  }
  if (isOfUpgrade(scanned.text, { start, end })) {
    return true;
  }
  // "AnyConnect 5.1.4.74": the name of a product comes directly before its version.
  if (address > PRODUCT_REACH && /[a-z][A-Z][A-Za-z]{0,20} $/.test(textBefore(scanned.text, start, PRODUCT_REACH))) {
    return true;
  }
  if (octets.some((octet) => octet >= SMALL)) {
    return false;
  }
  const isUrlHost = scanned.text.startsWith('//', start - 2) || scanned.text.charAt(start - 1) === '@';
  return address === Number.POSITIVE_INFINITY && !isUrlHost && scanned.text.charAt(end) !== ':';
}

// "Upgrade Chrome from 74.18.2.77 to 74.19.0.3": a change between two versions. Not "update from 81.2.69.142" or
// "upgrade from 81.2.69.142 refused", which say where a request comes from, and not the addresses of a move.
const UPGRADED =
  /(?:^|[^A-Za-z])(?:[Uu]pgrad|[Dd]owngrad|[Bb]ump)[a-z]{1,4}(?: [A-Z][\w.-]{1,20}){0,2} from v?(?:\d{1,3}(?:\.\d{1,3}){3} to v?)?$/;
const UPGRADE_REACH = 96;
const TO_VERSION = /^ to v?\d{1,3}(?:\.\d{1,3}){3}(?!\d)/;
const TO_VERSION_REACH = 24;

function isOfUpgrade(text: string, { start, end }: TextRange): boolean {
  const before = textBefore(text, start, UPGRADE_REACH);
  return UPGRADED.test(before) && (/ to v?$/.test(before) || TO_VERSION.test(textAfter(text, end, TO_VERSION_REACH)));
}

const HEX = /[0-9A-Fa-f:.]/;
// Six groups of four digits with colons, and a dotted IPv4 address.
const IPV6_MAX = 45;

function findIpv6(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  const { text } = scanned;
  let done = 0;
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', Math.max(colon + 1, done))) {
    if (!HEX.test(text.charAt(colon + 1))) {
      continue;
    }
    const start = edge(text, colon, -1);
    const end = trimmedEnd(text, edge(text, colon, 1) + 1);
    done = end;
    if (!isIpv6(text.slice(start, end)) || continuesWord(text, start - 1) || continuesWord(text, end)) {
      continue;
    }
    found.push({ kind: 'IP_ADDRESS', start, end, strength: 3 });
  }
  return found;
}

// Returns the index of the first (-1) or the last (1) character of the address around a colon.
function edge(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (Math.abs(at + step - from) < IPV6_MAX && HEX.test(text.charAt(at + step))) {
    at += step;
  }
  return at;
}

// Leaves out a full stop or a colon after the address, but not its final "::".
function trimmedEnd(text: string, end: number): number {
  const last = text.charAt(end - 1);
  return (last === '.' || last === ':') && text.charAt(end - 2) !== ':' ? end - 1 : end;
}

function continuesWord(text: string, index: number): boolean {
  return isAlphanumeric(text, index) || text.charAt(index) === '_' || text.charAt(index) === '-';
}

function isIpv6(address: string): boolean {
  const halves = address.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (halves.length > 2 || !groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) {
    return false;
  }
  // Eight groups, or three to seven around "::", which stands for the others.
  const isComplete = halves.length === 1 ? groups.length === 8 : groups.length >= 3 && groups.length <= 7;
  if (!isComplete) {
    return false;
  }
  // Loopback, link-local, unique local, multicast and example addresses (RFC 3849) are not public.
  return !/^(?:0*:|::|fe[89ab]|f[cd]|ff|2001:0?db8:)/i.test(address) && groups.some((group) => group.length >= 3);
}

/** A notation for MAC addresses: the separator of its groups, and the number of digits in the first group. */
interface Form {
  readonly separator: string;
  readonly width: number;
  readonly expression: RegExp;
}

const FORMS: readonly Form[] = [
  { separator: ':', width: 2, expression: /[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}/y },
  { separator: '-', width: 2, expression: /[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){5}/y },
  { separator: '.', width: 4, expression: /[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}/y },
];
const SAME = /^(?:00|ff)+$/i;

// "MAC 3c5282-71f013", "mac": "3c528221f013": without its usual signs, directly after its name.
const NAMED =
  /(?<![a-z])mac(?:[ _-]?ad[a-z]{1,8}\.?)?["']?(?: is| ist)?[:= ]{1,3}["']?([0-9a-f]{2}(?:[ -]?[0-9a-f]{2}){5})(?![0-9a-f-])/gi;

/**
 * Finds MAC addresses: six pairs with colons or dashes, or three groups of four with dots; directly after "MAC" also
 * twelve digits in any groups. More pairs are a fingerprint.
 */
export function findMacAddresses(scanned: ScannedText): Finding[] {
  return [
    ...FORMS.flatMap((form) => findForm(scanned.text, form)),
    ...allMatches(NAMED, scanned.text).flatMap(namedAt),
  ];
}

function namedAt({ 0: written, 1: digits = '', index }: RegExpExecArray): Finding[] {
  const end = index + written.length;
  const value = digits.replace(/[ -]/g, '').toLowerCase();
  // "Mac 202611281530" is a time, and "mac facade decade" two words.
  return /[a-f]/.test(value) && /\d/.test(value)
    ? [{ kind: 'MAC_ADDRESS', start: end - digits.length, end, strength: 3, value }]
    : [];
}

function findForm(text: string, { separator, width, expression }: Form): Finding[] {
  const found: Finding[] = [];
  for (let i = text.indexOf(separator); i !== -1; i = text.indexOf(separator, i + 1)) {
    if (text.charAt(i + width + 1) !== separator || i < width) {
      continue;
    }
    expression.lastIndex = i - width;
    const match = expression.exec(text);
    if (match === null) {
      continue;
    }
    const start = i - width;
    const end = start + match[0].length;
    const value = match[0].replace(/[^0-9A-Fa-f]/g, '').toLowerCase();
    const isAddress = !isJoined(text, start - 1, separator) && !isJoined(text, end, separator) && !SAME.test(value);
    // Six pairs of digits with dashes are a time; three dotted groups of four need a letter, or they are a number.
    if (isAddress && (separator === ':' || /[a-f]/.test(value))) {
      found.push({ kind: 'MAC_ADDRESS', start, end, strength: 3, value });
    }
  }
  return found;
}

function isJoined(text: string, index: number, separator: string): boolean {
  const character = text.charAt(index);
  if (isAlphanumeric(text, index) || character === '_') {
    return true;
  }
  return character === separator && (separator !== '.' || isAlphanumeric(text, index + 1));
}
