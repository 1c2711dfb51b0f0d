import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';

const LOCAL = /[\p{L}\p{N}._%+'&!#$*~^-]/u;
// RFC 5321, section 4.5.3.1.1.
const LOCAL_MAX = 64;
const DOMAIN = /(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})/uy;
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
 * Finds email addresses, including those with a quoted local part, an international domain, or an encoded or
 * written-out @.
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
  if (/\d{6}/.test(local) && MESSAGE_ID.test(textBefore(text, start, MESSAGE_ID_MAX))) {
    return null;
  }
  if (VERSION_CONTROL.test(local) && /[:/]/.test(text.charAt(end))) {
    return null;
  }
  return { kind: 'EMAIL', start, end, strength: 3 };
}

function domainAt(text: string, start: number): string | null {
  for (const expression of [DOMAIN, HOST_NUMBER]) {
    expression.lastIndex = start;
    const domain = expression.exec(text)?.[0];
    if (domain !== undefined && !NO_DOMAIN.test(domain)) {
      return domain;
    }
  }
  return null;
}

// Returns where the local part that ends at `end` begins; `end` itself if there is none.
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

const SIGN =
  /%40|&#(?:64|x40);|\\u0040| ?[[({<] ?(?:at|a|arroba|arobase|chiocciola|malpa|klammeraffe|@) ?[\])}>] ?| (?:at|arroba|arobase|chiocciola|malpa|klammeraffe|apenstaartje) | @ ?/gi;
const DOT_WORDS = 'dot|punkt|point|punto|ponto|kropka|punt';
const JOINING_DOT = ` ?[[({<] ?(?:${DOT_WORDS}|\\.) ?[\\])}>] ?| (?:${DOT_WORDS}) `;
const DOT = compileExpression(`${JOINING_DOT}| ?\\. ?`, 'iy');
const LOCAL_DOT = compileExpression(`(?:${JOINING_DOT})$`, 'i');
const LOCAL_DOTS = compileExpression(JOINING_DOT, 'gi');
// More parts than names have.
const LOCAL_DOTS_MAX = 4;
const LABEL = /[\p{L}\p{N}][\p{L}\p{N}-]{0,62}/uy;
// What comes before the domain of a country.
const SECOND_LEVEL = /^(?:co|ac)$/i;
const WRITTEN_DOT = /^ ?[[({<]|^ [a-z]/i;
const SUFFIX =
  /^(?:com|org|net|edu|gov|info|biz|io|dev|app|me|de|fr|es|it|nl|pt|pl|at|ch|be|uk|eu|us|ca|au|se|no|dk|fi|cz|hu|ro|gr|ie|br|mx|ar|in|jp|cn|ru|ua)$/i;

// "the scope at each point in the tree": not "info at one dot com".
const AT_POINT = /^ at (?:any|each|every|one|some|that|the|this|what|which) point /i;
const AT_POINT_REACH = 16;

interface WrittenHost {
  readonly end: number;
  readonly labels: readonly string[];
  readonly hasWrittenDot: boolean;
}

// "name [at] host [dot] com": written so that programs cannot read it.
function findWrittenOut({ text }: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { 0: sign, index } of allMatches(SIGN, text)) {
    const host = writtenHost(text, index + sign.length);
    if (host === null) {
      continue;
    }
    // A bare "at" is an ordinary word: only a written-out dot and a top-level domain after it make an address.
    if (/^ [a-z@]/i.test(sign) && (!isPlainHost(host, sign) || AT_POINT.test(textAfter(text, index, AT_POINT_REACH)))) {
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

// "first dot last at …": takes the words that written-out dots join.
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
function writtenHost(text: string, start: number): WrittenHost | null {
  const labels: string[] = [];
  let end = start;
  let hasWrittenDot = false;
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
    // A full stop and a space end a sentence, except in "host [dot] co. uk".
    if (dot === '. ' && !(hasWrittenDot && SECOND_LEVEL.test(label))) {
      break;
    }
    hasWrittenDot ||= WRITTEN_DOT.test(dot);
    at = end + dot.length;
  }
  const last = labels.at(-1) as string;
  return labels.length < 2 || !/^(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})$/iu.test(last)
    ? null
    : { end, labels, hasWrittenDot };
}
