import { textAfter, textBefore } from '../../../text/text-beside.ts';

const LOCAL = /[\p{L}\p{N}._%+'&!#$*~^-]/u;
/** The maximum length of a local part (RFC 5321, section 4.5.3.1.1). */
export const LOCAL_MAX = 64;
// The continuation of an address that a program wrapped has a small indent; a deeper indent begins another column.
const INDENT_MAX = 8;
// "E-mail: jane.", a line break, "doe@example.com": what comes before the part shows that it does not end a sentence.
const PART_ABOVE = /[:<|(][ \t]{0,8}((?:[\p{Ll}\p{N}]{1,30}[._-]){1,4})\n[ \t]{0,8}$/u;
const PART_ABOVE_MAX = 160;

/** Returns where the local part that ends at `end` begins; `end` itself if there is none. */
export function localStart(text: string, end: number, floor: number): number {
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
export function localStartAbove(text: string, start: number): number {
  const indent = /[ \t]{0,8}$/.exec(textBefore(text, start, INDENT_MAX))?.[0].length ?? 0;
  if (text.charAt(start - indent - 1) !== '\n') {
    return start;
  }
  const { 0: above, 1: part } = PART_ABOVE.exec(textBefore(text, start, PART_ABOVE_MAX)) ?? { 0: '', 1: '' };
  return start - above.length + above.lastIndexOf(part);
}
