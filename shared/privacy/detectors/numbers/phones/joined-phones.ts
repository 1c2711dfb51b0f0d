import type { Finding } from '../../../finding.ts';
import { digitsOf } from '../../../text/digits-of.ts';
import { matchAt } from '../../../text/match-at.ts';
import { beginsAlone, endsAlone } from '../../../text/stands-alone.ts';

// "0442 17": an area code and a number in one group, or in two with a space.
const NUMBER = /\(?0\d{1,5}\)?[ /]\d{2,8}(?: \d{2,4}(?= ?[-/,;] ?\(?0|[^\d -]|$))?/y;
const AREA = /^\(?0\d{1,5}(?=\)?[ /])/;
const JOINT = / ?[-/] ?/y;
const NUMBERS_MAX = 200;
const DIGITS_MIN = 6;

/**
 * Returns the phone numbers that dashes or slashes join, if each begins with the same area code ("0442 17-0442 18-0442
 * 19"): an area code never continues a number. Returns none for a single number.
 */
export function joinedPhones(text: string, from: number): Finding[] {
  const found: Finding[] = [];
  let area: string | undefined;
  for (let at = from; found.length < NUMBERS_MAX; ) {
    const written = matchAt(NUMBER, text, at) ?? '';
    area ??= AREA.exec(written)?.[0];
    if (area === undefined || !written.startsWith(area) || digitsOf(written).length < DIGITS_MIN) {
      break;
    }
    const end = at + written.length;
    found.push({ kind: 'PHONE', start: at, end, strength: 2, value: digitsOf(written) });
    const joint = matchAt(JOINT, text, end);
    if (joint === null) {
      break;
    }
    at = end + joint.length;
  }
  const last = found.at(-1);
  return last !== undefined && found.length > 1 && beginsAlone(text, from) && endsAlone(text, last.end) ? found : [];
}

/** Whether digits have their area code twice, which means that they are several numbers. */
export function repeatsArea(written: string): boolean {
  const area = AREA.exec(written)?.[0];
  return area !== undefined && (written.includes(`-${area}`) || written.includes(`/${area}`));
}
