import { wordSet } from '../../../privacy/word-set.ts';

const CURRENCIES: ReadonlySet<string | null> = wordSet(
  'eur dollar usd aud cad nzd sgd mxn twd gbp chf pln brl sek nok dkk czk jpy cny hkd inr rub try ils uah cent pence',
);
const UNITS_OF_TIME: ReadonlySet<string | null> = wordSet(
  'second minute quarterhour hour day week fortnight month quarter halfyear year',
);
const TEMPERATURES: ReadonlySet<string | null> = wordSet('celsius degree fahrenheit');

/** Whether a unit is a currency. */
export function isCurrency(unit: string | null): boolean {
  return CURRENCIES.has(unit);
}

/** Whether a unit measures how long something takes. */
export function isUnitOfTime(unit: string | null): boolean {
  return UNITS_OF_TIME.has(unit);
}

/** Whether a unit is or may be that of a time of day: "20 h" can also be a duration. */
export function isTimeOfDay(unit: string | null): boolean {
  return unit?.endsWith('clock') === true;
}

/** Whether a unit is a temperature. */
export function isTemperature(unit: string | null): boolean {
  return TEMPERATURES.has(unit);
}
