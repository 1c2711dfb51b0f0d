import type { Finding } from '../../../finding.ts';
import { compileExpression } from '../../../text/compiled-expression.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textBefore } from '../../../text/text-beside.ts';
import { LOCAL_MAX, localStart, localStartAbove } from './local-part.ts';
import { findWrittenOut } from './written-out-email.ts';

const DOMAIN = /(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})/uy;
// "jane.doe@example,com", "jane.doe@example..com": a comma or two full stops typed for the last dot. After a whole
// address they end it: "jane@example.com,de" is two cells, "an jane@web.de..es eilt" two sentences.
const ENDING = '(?:com|org|net|eu|de|at|ch|fr|be|es|it|nl|pt|pl|se|uk)';
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
const MISTYPED_DOMAIN = compileExpression(
  `(?:${LABEL}\\.){0,4}(?!${ENDING}[,.])${LABEL}(?:,|\\.\\.)${ENDING}(?![\\p{L}\\p{N}@._-]|,\\S)`,
  'uy',
);
// "jane.doe@example..info": after a single label, two full stops do not end an address, whatever ending follows.
const TWO_STOPS = compileExpression(`${LABEL}\\.\\.\\p{L}{2,24}`, 'uy');
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
