import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { NumberingPlans } from './numbering-plans.ts';

/** The numbering plans of all countries, as libphonenumber has them. */
export const PLANS_OF_COUNTRIES: NumberingPlans = {
  international: (written) => {
    const number = parsePhoneNumberFromString(written);
    return number?.isPossible() === true ? { isValid: number.isValid(), value: number.number } : null;
  },
  isValidIn: (digits, countries) =>
    countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() === true),
};
