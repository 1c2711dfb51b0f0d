import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { digitsOf } from '../../../text/digits-of.ts';

// Countries that write a 0 before an area code or mobile prefix.
const WITH_ZERO: readonly CountryCode[] = ['GB', 'DE', 'FR', 'IT', 'NL', 'BE', 'CH', 'AT', 'SE', 'FI', 'IE', 'RO'];

const SEPARATED = /^\(?0\d{1,5}\)?(?: ?[ /-] ?\d{2,8}){1,5}$/;
// "07942/722 18-4", "0421 3577-0": an area code and a one-digit extension. "0281 002315-4" is an article, because no
// number begins with 0 after its area code.
const WITH_EXTENSION = /^\(?0\d{2,5}\)?(?: ?\/ ?\d{2,4}(?: \d{2,4}){1,3}|[ /][1-9]\d{3,7})-\d$/;
// "04 21 / 55 83 - 117", "(0421) 55 83-0", "0172 / 4 81 90 36": an area code in groups of any length, then a slash, a
// dash or a bracket, and an extension after a dash.
const GROUPED =
  /^(?:\(0(?: ?\d){1,5}\) ?(?:\/ )?|0(?: ?\d){1,5} ?\/ ?|0\d{2,5} - )\d{1,4}(?: \d{1,4}){1,4}(?: ?- ?\d{1,5})?$/;
// "0577/99.41.18"
const DOTTED = /^0\d{1,5}[/-]\d{2,4}(?:\.\d{2,4}){1,3}$/;
const MOBILE = /^0(?:6\d{8}|7\d{8,9}|1[5-7]\d{8,9})$/;
// Nine digits without a 0: every such number is valid in Spain, Portugal or Poland.
const NINE = /^[2-9](?:\d{2} \d{3} \d{3}|\d{2} \d{2} \d{2} \d{2}|\d \d{3} \d{2} \d{2})$/;
// "678-40-19-22", "921/50 03 17", "612.36.14.62", "91-844 63 59", "(91) 914 30 98": Spanish numbers with other signs.
// Groups of three with hyphens are article numbers.
const SPANISH =
  /^[6-9]\d{2}(?:-\d{2}-\d{2}-\d{2}|\/\d{2} \d{2} \d{2}|\.\d{2}\.\d{2}\.\d{2})$|^(?:9\d[-.]|\(9\d\) )\d{3}[ .]\d{2}[ .]\d{2}$/;

// "347 112 0847", "347 1120 847", "338-4471209", "328 44 71 209", "340-771 20 58": Italian mobiles, without a 0.
const ITALIAN_MOBILE =
  /^\(?3\d{2}\)?(?: ?[ /-] ?\d{6,7}|[ .-]\d{3}[ .-]\d{4}|[ .-]\d{4}[ .-]\d{3}|[ .-]\d{2}[ .-]\d{2}[ .-]\d{2,3}|[ .-]\d{3} \d{2} \d{2})$/;
// "22 447 1209", "93 447 12 09", "962-118-405": Portuguese area codes and mobile prefixes of two digits. Numbers of
// Madrid and Barcelona are written like the second.
const PORTUGUESE =
  /^(?:2\d|9[1236]) \d{3} (?:\d{4}|\d{2} \d{2})$|^9[1236]\d-\d{3}-\d{3}$|^\(2\d\) \d{3} ?(?:\d{4}|\d{2} \d{2})$/;
// "18 550 21 40", "(0-14) 626 18 43", "94-349-34-79": Polish area codes.
const POLISH = /^(?:(?:0-)?[1-9]\d|\((?:0-)?[1-9]\d\))[ /]\d{3} \d{2} \d{2}$|^[1-9]\d-\d{3}-\d{2}-\d{2}$/;
// "(24) 99817-3320": Brazilian mobile numbers, with their area code.
const BRAZILIAN = /^\(?\d{2}\)? 9\d{4}-\d{4}$/;
// "210 1234567", "691 234 5678": Athens and Greek mobile prefixes.
const GREEK = /^(?:2[1-8]\d|69\d) (?:\d{7}|\d{3} ?\d{4})$/;
// "0721.123.456", "0261.97 35 11": an area code or mobile prefix and a full stop.
const STOP_AFTER_AREA = /^0\d{1,4}\.\d{2,8}(?:[ .-]\d{2,4}){0,4}$/;
// "3471120847", "914471209", "01632960123": mobile numbers of Italy, numbers of Portugal and of Britain.
const UNSPACED = /^(?:3[2-9]\d{8}|9[1236]\d{7}|0(?:1[2-9]|2\d)\d{8})$/;

// Every number in this format is valid in Denmark and Norway.
const NORDIC = /^[2-9]\d(?: \d{2}){3}$|^[2-9]\d{2} \d{2} \d{3}$/;

/** Whether a number is written as in Denmark and Norway; tables of figures have such numbers too: "86 12 34 56". */
export function isNordicPhone(written: string): boolean {
  return NORDIC.test(written);
}

/**
 * Whether a number is written as in a country in whose plan it is valid: "0171 2345678", "06-48 21 09 77", "505 118
 * 340".
 */
export function isPhoneInPlan(written: string): boolean {
  const digits = digitsOf(written);
  if (
    SEPARATED.test(written) ||
    WITH_EXTENSION.test(written) ||
    GROUPED.test(written) ||
    STOP_AFTER_AREA.test(written) ||
    DOTTED.test(written) ||
    MOBILE.test(written)
  ) {
    return digits.length >= 9 && digits.length <= 12 && isValidIn(digits, WITH_ZERO);
  }
  if (ITALIAN_MOBILE.test(written)) {
    return isValidIn(digits, ['IT']);
  }
  if (BRAZILIAN.test(written)) {
    return isValidIn(digits, ['BR']);
  }
  if (GREEK.test(written)) {
    return isValidIn(digits, ['GR']);
  }
  if (PORTUGUESE.test(written)) {
    return isValidIn(digits, ['PT', 'ES']);
  }
  if (POLISH.test(written)) {
    return isValidIn(digits.slice(-9), ['PL', 'ES']);
  }
  if (SPANISH.test(written)) {
    return isValidIn(digits, ['ES']);
  }
  return NINE.test(written) && !digits.endsWith('000');
}

/** Whether digits without a gap are a valid number of Italy, Portugal or Britain; many other numbers look the same. */
export function isUnspacedPhone(written: string): boolean {
  return UNSPACED.test(written) && !/(\d)\1{4}/.test(written) && isValidIn(written, ['IT', 'PT', 'GB']);
}

/** Whether digits without a gap are a valid number of a country whose language the rules know, in any of its forms. */
export function isAnyUnspacedPhone(written: string): boolean {
  return (
    /^\d{9,12}$/.test(written) && !/(\d)\1{4}/.test(written) && isValidIn(written, [...WITH_ZERO, 'ES', 'PT', 'PL'])
  );
}

/** Whether digits without a gap begin with 00 and are a valid number of the country whose code follows. */
export const isUnspacedInternational = (written: string): boolean =>
  /^00[1-9]\d{8,13}$/.test(written) && parsePhoneNumberFromString(`+${written.slice(2)}`)?.isValid() === true;

function isValidIn(digits: string, countries: readonly CountryCode[]): boolean {
  return countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() === true);
}
