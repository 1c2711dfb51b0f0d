import { isAlphanumeric, isDigit, isLetter } from './scanned-text.ts';

/**
 * Whether a range is a separate value: not part of a longer word, number, hash, version, price or dashed identifier.
 */
export function standsAlone(text: string, start: number, end: number): boolean {
  return beginsAlone(text, start) && endsAlone(text, end);
}

function beginsAlone(text: string, start: number): boolean {
  const before = text.charAt(start - 1);
  if (isWordPart(text, start - 1)) {
    return false;
  }
  if (before === ',') {
    return !isDigit(text, start - 2) || isNoFraction(text, start, 1);
  }
  // ":25:NL91…": letters after a number and a colon do not continue the number.
  if (before === '.' || before === ':') {
    return !isDigit(text, start - 2) || (before === ':' && isLetter(text, start) && isLetter(text, start + 1));
  }
  if (before === '-') {
    return !isDashedWithDigit(text, start - 2, -1);
  }
  if ('$€£¥'.includes(before) && before !== '') {
    return false;
  }
  return !(before === ' ' && '$€£¥'.includes(text.charAt(start - 2) || ' '));
}

function endsAlone(text: string, end: number): boolean {
  const after = text.charAt(end);
  if (isWordPart(text, end)) {
    return false;
  }
  if (after === ',') {
    return !isDigit(text, end + 1) || isNoFraction(text, end - 1, -1);
  }
  if (after === '.' || after === ':') {
    return !isDigit(text, end + 1);
  }
  if (after === '-') {
    return !isDashedWithDigit(text, end + 1, 1);
  }
  // "%20" continues with a URL; a single sign is a percentage.
  if (after === '%') {
    return isAlphanumeric(text, end + 1) && isAlphanumeric(text, end + 2);
  }
  return !'€£¥'.includes(after || ' ');
}

// More than nine digits, and digits beside letters, are the value of a row and no part of a decimal number: "GB29…,12".
function isNoFraction(text: string, from: number, step: 1 | -1): boolean {
  let at = from;
  while (isDigit(text, at)) {
    at += step;
  }
  return Math.abs(at - from) > DECIMALS_MAX || isLetter(text, at);
}

const DECIMALS_MAX = 9;

function isWordPart(text: string, index: number): boolean {
  return isAlphanumeric(text, index) || text.charAt(index) === '_';
}

// The dash of "card-4111…" separates a word from a value; "a1b2-4111…" is one identifier.
function isDashedWithDigit(text: string, from: number, step: 1 | -1): boolean {
  for (let i = from, steps = 0; steps < 12; i += step, steps += 1) {
    if (isDigit(text, i)) {
      return true;
    }
    if (!isLetter(text, i)) {
      return false;
    }
  }
  return true;
}
