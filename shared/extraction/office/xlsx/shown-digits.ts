// Excel calculates with this many digits.
const DIGITS_MAX = 15;
// A cell without a format of its own displays this many characters of a number, including the decimal point.
const GENERAL_LENGTH = 11;
// A smaller number is displayed in scientific notation, unless all its digits fit.
const PLAIN_MIN = 1e-4;
const SCIENTIFIC_DIGITS = 6;

/**
 * Returns a number as a cell without a format of its own displays it in a column that is wide enough, so that 0.56 is
 * not 0.559999999999999. All digits before the decimal point are kept: for an article number, Excel would show
 * 4.00638E+12.
 */
export function generalDigits(value: number): string {
  const near = Number(value.toPrecision(DIGITS_MAX));
  if (Number.isInteger(near) || !Number.isFinite(near)) {
    // The largest numbers have no neighbor with so few digits.
    return String(Number.isFinite(near) ? near : value);
  }
  const whole = String(Math.trunc(Math.abs(near))).length;
  const written = rounded(near, Math.max(0, GENERAL_LENGTH - 1 - whole), 0);
  return Math.abs(near) < PLAIN_MIN && Number(written) !== near ? scientific(near) : written;
}

function scientific(value: number): string {
  const [digits = '', exponent = ''] = Number(value.toPrecision(SCIENTIFIC_DIGITS)).toExponential().split('e-');
  return `${digits}E-${exponent.padStart(2, '0')}`;
}

/**
 * Rounds the decimal number that a cell displays: 1.005 is slightly less in binary, but is displayed as 1.01. Decimals
 * beyond `decimalsMin` are left out where they are zeros.
 */
export function rounded(value: number, decimals: number, decimalsMin: number): string {
  const [digits = '0', exponent = '0'] = Math.abs(value).toPrecision(15).split('e');
  const whole = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const near = Number(`${whole}e-${decimals}`);
  const written = (value < 0 ? -near : near).toFixed(decimals);
  const optional = Math.min(decimals - decimalsMin, /0{0,20}$/.exec(written)?.[0].length ?? 0);
  return optional > 0 ? written.slice(0, -optional).replace(/\.$/, '') : written;
}
