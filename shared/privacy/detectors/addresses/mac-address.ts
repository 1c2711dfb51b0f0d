import type { Finding } from '../../finding.ts';
import { allMatches } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';

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
