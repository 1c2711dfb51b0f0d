// Folded: "zehnjährig", "fünftägige", and without its number the end of "24-stündig".
const COMPOUND = /^(\p{L}*?)(jahrig|tagig|monatig|stundig|wochig|minutig)(?:e[rnms]?|es)?$/u;
const UNITS: Readonly<Record<string, string>> = {
  jahrig: 'year',
  tagig: 'day',
  monatig: 'month',
  stundig: 'hour',
  wochig: 'week',
  minutig: 'minute',
};
const NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  vierzehn: 14,
  funfzehn: 15,
  achtzehn: 18,
  zwanzig: 20,
  vierundzwanzig: 24,
  funfundzwanzig: 25,
  dreissig: 30,
  sechzig: 60,
};

/** Returns the number and the unit of a German adjective such as "zehnjährig"; null for any other word. */
export function compoundNumber(word: string): { values: number[]; unit: string } | null {
  const [, number = '', ending = ''] = (word.includes('ig') ? COMPOUND.exec(word) : null) ?? [];
  const value = NUMBERS[number];
  return value === undefined ? null : { values: [value], unit: UNITS[ending] ?? ending };
}

/** Returns the unit of the end of such an adjective, like the "stündig" of "24-stündig"; null for any other word. */
export function unitOfEnding(word: string): string | null {
  const [, number, ending = ''] = COMPOUND.exec(word) ?? [];
  return number === '' ? (UNITS[ending] ?? null) : null;
}
