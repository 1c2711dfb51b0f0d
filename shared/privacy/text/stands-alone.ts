import { isAlphanumeric, isDigit, isLetter } from './scanned-text.ts';

/**
 * Whether a range is a separate value: not part of a longer word, number, hash, version, price or dashed identifier.
 */
export function standsAlone(text: string, start: number, end: number): boolean {
  return beginsAlone(text, start) && endsAlone(text, end);
}

/** Whether nothing before a value continues it: the beginning of `standsAlone`. */
function beginsAlone(text: string, start: number): boolean {
  const before = text.charAt(start - 1);
  if (isWordPart(text, start - 1)) {
    return false;
  }
  if (before === ',') {
    return !isDigit(text, start - 2) || isNotFraction(text, start, 1);
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

/** Whether nothing after a value continues it: the end of `standsAlone`. */
export function endsAlone(text: string, end: number): boolean {
  const after = text.charAt(end);
  if (isWordPart(text, end)) {
    return false;
  }
  if (after === ',') {
    return !isDigit(text, end + 1) || isNotFraction(text, end - 1, -1);
  }
  if (after === '.' || after === ':') {
    return !isDigit(text, end + 1);
  }
  if (after === '-') {
    return !isDashedWithDigit(text, end + 1, 1);
  }
  // A value can end before an escape in a URL, such as "%20"; a "%" by itself makes it a percentage.
  if (after === '%') {
    return isAlphanumeric(text, end + 1) && isAlphanumeric(text, end + 2);
  }
  return !'€£¥'.includes(after || ' ');
}

// Whether the digits beside a comma are a value in a row and not part of a decimal number: more than nine digits, or
// digits beside letters, as in "GB29…,12".
function isNotFraction(text: string, from: number, step: 1 | -1): boolean {
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

// Whether a dash joins two parts of one identifier, as in "a1b2-4111…"; the dash of "card-4111…" separates a word from
// a value. Twelve letters count as part of an identifier.
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
