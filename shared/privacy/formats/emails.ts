import type { Finding } from '../finding.ts';
import { allMatches } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';

const DOMAIN = /(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})/uy;
// "jane.doe@example,com", "jane.doe@example..com": a comma or two full stops typed for the last dot. After a whole
// address they end it: "jane@example.com,de" is two cells, "an jane@web.de..es eilt" two sentences.
const ENDING = '(?:com|org|net|eu|de|at|ch|fr|be|es|it|nl|pt|pl|se|uk)';
const HOST_LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
const MISTYPED_DOMAIN = new RegExp(
  `(?:${HOST_LABEL}\\.){0,4}(?!${ENDING}[,.])${HOST_LABEL}(?:,|\\.\\.)${ENDING}(?![\\p{L}\\p{N}@._-]|,\\S)`,
  'uy',
);
// "jane.doe@example..info": after a single label, two full stops do not end an address, whatever ending follows.
const TWO_STOPS = new RegExp(`${HOST_LABEL}\\.\\.\\p{L}{2,24}`, 'uy');
const HOST_NUMBER = /\[(?:\d{1,3}\.){3}\d{1,3}\]/y;
// Endings of file and setting names, none of which is a top-level domain.
const NO_DOMAIN =
  /\.(?:png|jpe?g|gif|svg|webp|ico|css|scss|js|mjs|cjs|jsx|ts|tsx|json|html?|xml|ya?ml|toml|lock|tgz|gz|txt|pdf|exe|dll|java|class|jar|wasm|map|local|internal|localhost)$/i;
// Identifiers of messages and events look like addresses.
const MESSAGE_ID = /(?:message-id|in-reply-to|references|content-id|\nuid|cid): ?<?$/i;
// At least the maximum length that the expression above can match.
const MESSAGE_ID_MAX = 16;
const VERSION_CONTROL = /^(?:git|hg|svn)$/i;

/**
 * Finds email addresses, including those with a quoted local part, an international domain, an encoded or written-out
 * @, a space beside the @ or the last dot, or a local part that a line break divides.
 */
export function findEmails(scanned: ScannedText): Finding[] {
  const { text } = scanned;
  const found: Finding[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const finding = addressAround(text, at, done);
    if (finding === null) {
      continue;
    }
    found.push(finding);
    done = finding.end;
  }
  return [...found, ...findWrittenOut(scanned)];
}

function addressAround(text: string, at: number, floor: number): Finding | null {
  const domain = domainAt(text, at + 1);
  if (domain === null) {
    return null;
  }
  const start = text.charAt(at - 1) === '"' ? quotedStart(text, at, floor) : localStart(text, at, floor);
  if (start === -1 || start >= at) {
    return null;
  }
  const local = text.slice(start, at);
  const end = at + 1 + domain.length;
  const above = localStartAbove(text, start);
  if (above !== start) {
    const value = text.slice(above, end).replace(/\s+/g, '').toLowerCase();
    return { kind: 'EMAIL', start: above, end, strength: 3, value };
  }
  if (/\d{6}/.test(local) && MESSAGE_ID.test(textBefore(text, start, MESSAGE_ID_MAX))) {
    return null;
  }
  if (VERSION_CONTROL.test(local) && /[:/]/.test(text.charAt(end))) {
    return null;
  }
  return { kind: 'EMAIL', start, end, strength: 3 };
}

function domainAt(text: string, start: number): string | null {
  for (const expression of [MISTYPED_DOMAIN, DOMAIN, HOST_NUMBER, TWO_STOPS]) {
    expression.lastIndex = start;
    const domain = expression.exec(text)?.[0];
    if (domain !== undefined && !NO_DOMAIN.test(domain)) {
      return domain;
    }
  }
  return null;
}

// Returns where the quoted local part that ends at `end` begins, or -1 if there is none.
function quotedStart(text: string, end: number, floor: number): number {
  for (let start = end - 2; start >= floor && end - start <= LOCAL_MAX + 2; start -= 1) {
    if (text.charAt(start) === '\n') {
      return -1;
    }
    if (text.charAt(start) === '"' && text.charAt(start - 1) !== '\\') {
      return start;
    }
  }
  return -1;
}

const LOCAL = /[\p{L}\p{N}._%+'&!#$*~^-]/u;
/** The maximum length of a local part (RFC 5321, section 4.5.3.1.1). */
const LOCAL_MAX = 64;
// The continuation of an address that a program wrapped has a small indent; a deeper indent begins another column.
const INDENT_MAX = 8;
// "E-mail: jane.", a line break, "doe@example.com": what comes before the part shows that it does not end a sentence.
const PART_ABOVE = /[:<|(][ \t]{0,8}((?:[\p{Ll}\p{N}]{1,30}[._-]){1,4})\n[ \t]{0,8}$/u;
const PART_ABOVE_MAX = 160;

/** Returns where the local part that ends at `end` begins; `end` itself if there is none. */
function localStart(text: string, end: number, floor: number): number {
  let start = end;
  while (start > floor && end - start < LOCAL_MAX && LOCAL.test(text.charAt(start - 1))) {
    start -= 1;
    // EDIFACT: the sign before "COM+" ends the previous segment.
    if (text.startsWith("'COM+", start)) {
      return start + 5;
    }
  }
  // A quote or sign before the address belongs to the surrounding text; "%3D" and the like end a name in a URL.
  while (start < end && /['%&.#$*~^!-]/.test(text.charAt(start))) {
    start += /^%[0-9A-Fa-f]{2}/.test(textAfter(text, start, 3)) ? 3 : 1;
  }
  return start;
}

/**
 * Returns where a local part begins whose last part begins a line at `start`; `start` itself if it does not continue
 * the line above.
 */
function localStartAbove(text: string, start: number): number {
  const indent = /[ \t]{0,8}$/.exec(textBefore(text, start, INDENT_MAX))?.[0].length ?? 0;
  if (text.charAt(start - indent - 1) !== '\n') {
    return start;
  }
  const { 0: above, 1: part } = PART_ABOVE.exec(textBefore(text, start, PART_ABOVE_MAX)) ?? { 0: '', 1: '' };
  return start - above.length + above.lastIndexOf(part);
}

const SIGN =
  /%40|&#(?:64|x40);|\\u0040| ?[[({<] ?(?:at|a|arroba|arobase|chiocciola|malpa|klammeraffe|@) ?[\])}>] ?| (?:at|arroba|arobase|chiocciola|malpa|klammeraffe|apenstaartje) | ?@ ?/gi;
const DOT_WORDS = 'dot|punkt|point|punto|ponto|kropka|punt';
const JOINING_DOT = ` ?[[({<] ?(?:${DOT_WORDS}|\\.) ?[\\])}>] ?| (?:${DOT_WORDS}) `;
const DOT = new RegExp(`${JOINING_DOT}| ?\\. ?`, 'iy');
const LOCAL_DOT = new RegExp(`(?:${JOINING_DOT})$`, 'i');
const LOCAL_DOTS = new RegExp(JOINING_DOT, 'gi');
// More parts than names have.
const LOCAL_DOTS_MAX = 4;
const LABEL = /[\p{L}\p{N}][\p{L}\p{N}-]{0,62}/uy;
// What comes before the domain of a country.
const SECOND_LEVEL = /^(?:co|ac)$/i;
const WRITTEN_DOT = /^ ?[[({<]|^ [a-z]/i;
const SUFFIX =
  /^(?:com|org|net|edu|gov|info|biz|io|dev|app|me|de|fr|es|it|nl|pt|pl|at|ch|be|uk|eu|us|ca|au|se|no|dk|fi|cz|hu|ro|gr|ie|br|mx|ar|in|jp|cn|ru|ua|sk|si|hr|lt|lv|ee|bg|lu|tr|nz|za)$/i;

// "jane@host. com": what may follow a full stop and a space. An ending that is also a word has to end its
// phrase.
const SUFFIX_AFTER_STOP =
  /^(?:(?:com|org|net|edu|gov|biz|fr|nl|pl|ch|uk|eu|dk|fi|cz|hu|ro|gr)(?![\p{L}\p{N}])|(?:de|es|it|pt|at|be|se|no|ie|br|info|io)(?=[ \t]*(?:[,;)>|"\n]|$)))/u;
const SUFFIX_REACH = 8;

// "the scope at each point in the tree": not "info at one dot com".
const AT_POINT = /^ at (?:any|each|every|one|some|that|the|this|what|which) point /i;
const AT_POINT_REACH = 16;

interface WrittenHost {
  readonly end: number;
  readonly labels: readonly string[];
  readonly hasWrittenDot: boolean;
  readonly hasSpacedDot: boolean;
}

/**
 * Finds addresses that are written so that programs cannot read them ("name [at] host [dot] com"), or with spaces
 * beside the @ or the last dot.
 */
function findWrittenOut({ text }: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { 0: sign, index } of allMatches(SIGN, text)) {
    const host = writtenHost(text, index + sign.length, sign.includes('@'));
    // An address without any space is found as such.
    if (host === null || (sign === '@' && !host.hasSpacedDot)) {
      continue;
    }
    // A bare "at" is an ordinary word: only a written-out dot and a top-level domain after it make an address.
    if (
      /^ ?@|^ [a-z]/i.test(sign) &&
      (!isPlainHost(host, sign) || AT_POINT.test(textAfter(text, index, AT_POINT_REACH))) &&
      !isLabeled(text, index, host) &&
      !isDotted(text, index, host)
    ) {
      continue;
    }
    const start = writtenLocalStart(text, index);
    if (start === index) {
      continue;
    }
    const local = text.slice(start, index).replace(LOCAL_DOTS, '.');
    found.push({
      kind: 'EMAIL',
      start,
      end: host.end,
      strength: 3,
      value: `${local}@${host.labels.join('.')}`.toLowerCase(),
    });
  }
  return found;
}

function isPlainHost({ labels, hasWrittenDot }: WrittenHost, sign: string): boolean {
  return SUFFIX.test(labels.at(-1) as string) && (hasWrittenDot || sign.includes('@'));
}

// "Email: jane.doe at example.com": directly after a label, only an address has this form.
const isLabeled = (text: string, index: number, { labels }: WrittenHost): boolean =>
  SUFFIX.test(labels.at(-1) as string) &&
  /^ at /i.test(textAfter(text, index, 4)) &&
  LABEL_BEFORE.test(textBefore(text, localStart(text, index, 0), 24));

// "The invoice goes to jane.doe at example.com": no word looks like that before "at". Not "closed.Look at example.com",
// where a space is missing, nor a file or another host.
function isDotted(text: string, index: number, { labels }: WrittenHost): boolean {
  const [, first = '', last = ''] = DOTTED_AT.exec(text.slice(localStart(text, index, 0), index + AT_LENGTH)) ?? [];
  const isAlike = /^[A-Z]/.test(first) === /^[A-Z]/.test(last);
  return (
    last !== '' && isAlike && SUFFIX.test(labels.at(-1) as string) && !SUFFIX.test(last) && !ENDING_OF_FILE.test(last)
  );
}

const AT_LENGTH = 4;
const DOTTED_AT = /^([a-z]{1,24})\.([a-z]{2,24}) at $/i;
const ENDING_OF_FILE =
  /^(?:js|ts|py|md|txt|html?|xml|json|ya?ml|pdf|docx?|xlsx?|pptx?|csv|exe|dll|jar|zip|gz|sh|php|png|jpe?g|svg|conf|cfg|ini|log|sql|lock)$/i;
const LABEL_BEFORE = /(?:^|[^A-Za-z])(?:e-?mail|mail|e-?post|courriel|correo|posta)(?:[- ][A-Za-z]{2,8})?: ?$/i;

// "first dot last at …": includes the words that written-out dots join.
function writtenLocalStart(text: string, end: number): number {
  let start = localStart(text, end, 0);
  for (let dots = 0; dots < LOCAL_DOTS_MAX; dots += 1) {
    const dot = LOCAL_DOT.exec(textBefore(text, start, 12))?.[0];
    if (dot === undefined) {
      break;
    }
    start = localStart(text, start - dot.length, 0);
  }
  return start;
}

// Returns the host at a position, with written-out or spaced dots, or null.
function writtenHost(text: string, start: number, hasAt: boolean): WrittenHost | null {
  const labels: string[] = [];
  let end = start;
  let hasWrittenDot = false;
  let hasSpacedDot = false;
  for (let at = start; labels.length < 6; ) {
    LABEL.lastIndex = at;
    const label = LABEL.exec(text)?.[0];
    if (label === undefined) {
      break;
    }
    labels.push(label);
    end = at + label.length;
    DOT.lastIndex = end;
    const dot = DOT.exec(text)?.[0];
    if (dot === undefined) {
      break;
    }
    // A full stop and a space end a sentence, except in "host [dot] co. uk" and "jane@host. com".
    if (dot === '. ' && !(hasWrittenDot && SECOND_LEVEL.test(label)) && !(hasAt && isSuffixNext(text, end, label))) {
      break;
    }
    // "jane@host.com .net developers"
    if (dot === ' .' && hasAt && SUFFIX.test(label) && labels.length > 1) {
      break;
    }
    hasSpacedDot ||= dot !== '.';
    hasWrittenDot ||= WRITTEN_DOT.test(dot);
    at = end + dot.length;
  }
  const last = labels.at(-1) as string;
  return labels.length < 2 || !/^(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})$/iu.test(last)
    ? null
    : { end, labels, hasWrittenDot, hasSpacedDot };
}

// Whether the full stop at a position belongs to a host: an ending follows, and the host has none yet.
const isSuffixNext = (text: string, stop: number, label: string): boolean =>
  !SUFFIX.test(label) && SUFFIX_AFTER_STOP.test(textAfter(text, stop + 2, SUFFIX_REACH));
