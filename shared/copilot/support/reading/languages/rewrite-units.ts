// Capital and small letters differ: Mb/s are bits and MB/s bytes, MW is a million watts and mW a thousandth of one.
const DATA_RATE =
  /(?<![\p{L}])(?:([kKMGmg])(?:[Bb]its?|b)(?:\/s(?:ec)?|ps)|([kKMGmg])(?:B|[Bb]ytes?)(?:\/s(?:ec)?|ps))(?![\p{L}\d])/gu;
const DOLLARS =
  /(?<![\p{L}\p{N}])(US|USA|AU?|CAN?|C|NZ|HK|SG?|MX|NT|R)(?:\$|(?<=S) \$)(?=\s?\d)|(?<=\d\s?)(US|AU?|CA?|NZ|HK|SG?)\$/gu;
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ US: 'usd', USA: 'usd', A: 'aud', AU: 'aud', C: 'cad', CA: 'cad', CAN: 'cad', NZ: 'nzd', HK: 'hkd' },
  ...{ S: 'sgd', SG: 'sgd', MX: 'mxn', NT: 'twd', R: 'brl' },
};
const TOLERANCE = /\+\s?\/?\s?[-–](?=\s?\d)/gu;
const POINTS = /%(?:\s|\s?-\s?)(?:points?|[Pp]unkte?n?|punten|enheter|puntos|punti|pontos)(?!\p{L})/gu;
const SCALED: readonly (readonly [sign: RegExp, word: string])[] = [
  [/(?<=\d\s?)MW(?![\p{L}\d])/gu, ' megawatt'],
  [/(?<=\d\s?)mW(?![\p{L}\d])/gu, ' milliwatt'],
  [/(?<=\d\s?)ms(?![\p{L}\d])/gu, ' millisecond'],
  [/(?<=\d\s?)[µμ]s(?![\p{L}\d])/gu, ' microsecond'],
  [/(?<=\d )s(?![\p{L}\d'’])/gu, 'second'],
  [/(?<![\p{L}\d])p\.\s?a\.(?!\p{L})/giu, 'per annum'],
];

/** Writes units that only capital letters or signs tell apart as words: "US$5" as "usd 5", "5 Mb/s" as "5 mbitps". */
export function withUnitWords(text: string): string {
  const written = text.includes('$')
    ? text.replace(DOLLARS, (_, before?: string, after?: string) => ` ${CURRENCIES[before ?? after ?? '']} `)
    : text;
  const tolerant = written.includes('+') ? written.replace(TOLERANCE, '± ') : written;
  const rated = /[/p]s/.test(tolerant)
    ? tolerant.replace(DATA_RATE, (_, bits?: string, bytes?: string) => {
        const scale = (bits ?? bytes ?? '').toLowerCase();
        return ` ${scale}${bits === undefined ? 'byteps' : 'bitps'} `;
      })
    : tolerant;
  const pointed = rated.includes('%') ? rated.replace(POINTS, 'pp') : rated;
  return SCALED.reduce((current, [sign, word]) => current.replace(sign, word), pointed);
}
