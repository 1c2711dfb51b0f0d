import type { Form } from './form.ts';

const MONTHS: Readonly<Record<string, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
};

type Parts = { readonly d: number; readonly m: number; readonly y: number; readonly month: string };
const two = (number: number): string => String(number).padStart(2, '0');
const short = (y: number): string => two(y % 100);
const WAYS: Readonly<Record<string, (parts: Parts) => string>> = {
  '3.4.1987': ({ d, m, y }) => `${d}.${m}.${y}`,
  '03.04.1987': ({ d, m, y }) => `${two(d)}.${two(m)}.${y}`,
  '3. 4. 1987': ({ d, m, y }) => `${d}. ${m}. ${y}`,
  '03/04/1987': ({ d, m, y }) => `${two(d)}/${two(m)}/${y}`,
  '3/4/1987': ({ d, m, y }) => `${d}/${m}/${y}`,
  '03/04/87': ({ d, m, y }) => `${two(d)}/${two(m)}/${short(y)}`,
  '3/4/87': ({ d, m, y }) => `${d}/${m}/${short(y)}`,
  '03.04.87': ({ d, m, y }) => `${two(d)}.${two(m)}.${short(y)}`,
  '3.4.87': ({ d, m, y }) => `${d}.${m}.${short(y)}`,
  "3.4.'87": ({ d, m, y }) => `${d}.${m}.'${short(y)}`,
  '3-4-1987': ({ d, m, y }) => `${d}-${m}-${y}`,
  '03-04-1987': ({ d, m, y }) => `${two(d)}-${two(m)}-${y}`,
  '03-04-87': ({ d, m, y }) => `${two(d)}-${two(m)}-${short(y)}`,
  '1987-04-03': ({ d, m, y }) => `${y}-${two(m)}-${two(d)}`,
  '1987/04/03': ({ d, m, y }) => `${y}/${two(m)}/${two(d)}`,
  '1987.04.03': ({ d, m, y }) => `${y}.${two(m)}.${two(d)}`,
  '19870403': ({ d, m, y }) => `${y}${two(m)}${two(d)}`,
  '03041987': ({ d, m, y }) => `${two(d)}${two(m)}${y}`,
  '03 04 1987': ({ d, m, y }) => `${two(d)} ${two(m)} ${y}`,
  '03 / 04 / 1987': ({ d, m, y }) => `${two(d)} / ${two(m)} / ${y}`,
  '3 April 1987': ({ d, y, month }) => `${d} ${month} ${y}`,
  '03 April 1987': ({ d, y, month }) => `${two(d)} ${month} ${y}`,
  '3. April 1987': ({ d, y, month }) => `${d}. ${month} ${y}`,
  '3 APRIL 1987': ({ d, y, month }) => `${d} ${month.toUpperCase()} ${y}`,
  '3 April, 1987': ({ d, y, month }) => `${d} ${month}, ${y}`,
  '3 Apr 1987': ({ d, y, month }) => `${d} ${month.slice(0, 3)} ${y}`,
  '3. Apr. 1987': ({ d, y, month }) => `${d}. ${month.slice(0, 3)}. ${y}`,
  '3-Apr-1987': ({ d, y, month }) => `${d}-${month.slice(0, 3)}-${y}`,
  '03-APR-87': ({ d, y, month }) => `${two(d)}-${month.slice(0, 3).toUpperCase()}-${short(y)}`,
  '3 Apr 87': ({ d, y, month }) => `${d} ${month.slice(0, 3)} ${short(y)}`,
  '3/Apr/1987': ({ d, y, month }) => `${d}/${month.slice(0, 3)}/${y}`,
  '3.Apr.1987': ({ d, y, month }) => `${d}.${month.slice(0, 3)}.${y}`,
  '3.IV.1987': ({ d, m, y }) => `${d}.${'I II III IV V VI VII VIII IX X XI XII'.split(' ')[m - 1]}.${y}`,
};
const IN_LANGUAGE: Readonly<Record<string, readonly (readonly [name: string, write: (parts: Parts) => string])[]>> = {
  en: [
    ['April 3, 1987', ({ d, y, month }) => `${month} ${d}, ${y}`],
    ['April 3rd, 1987', ({ y, month }) => `${month} 3rd, ${y}`],
    ['3rd April 1987', ({ y, month }) => `3rd ${month} ${y}`],
    ['3rd of April 1987', ({ y, month }) => `3rd of ${month} ${y}`],
    ['Apr. 3, 1987', ({ d, y, month }) => `${month.slice(0, 3)}. ${d}, ${y}`],
    ['the 3rd of April, 1987', ({ y, month }) => `the ⟨3rd of ${month}, ${y}⟩`],
  ],
  fr: [['1er avril 1987', ({ y, month }) => `1er ${month} ${y}`]],
  es: [
    ['3 de abril de 1987', ({ d, y, month }) => `${d} de ${month} de ${y}`],
    ['3 de abril del 1987', ({ d, y, month }) => `${d} de ${month} del ${y}`],
    ['3-abr.-1987', ({ d, y, month }) => `${d}-${month.slice(0, 3)}.-${y}`],
  ],
  pt: [
    ['3 de abril de 1987', ({ d, y, month }) => `${d} de ${month} de ${y}`],
    ['3/abr/1987', ({ d, y, month }) => `${d}/${month.slice(0, 3)}/${y}`],
  ],
  it: [['1° aprile 1987', ({ y, month }) => `1° ${month} ${y}`]],
  pl: [['3 kwietnia 1987 r.', ({ d, y, month }) => `⟨${d} ${month} ${y}⟩ r.`]],
  sv: [['den 3 april 1987', ({ d, y, month }) => `den ⟨${d} ${month} ${y}⟩`]],
  nl: [["3 april '87", ({ d, y, month }) => `${d} ${month} '${short(y)}`]],
};

function dateForm(name: string, write: (parts: Parts) => string, fits: (language: string) => boolean): Form {
  return {
    kind: 'DATE_OF_BIRTH',
    name,
    fits: ({ language, value }) => fits(language) && /\d{2}.*\d{2}/s.test(value),
    write: ({ below }, { language }) => {
      const m = 1 + below(12);
      const month = (MONTHS[language] ?? '').split(' ')[m - 1] ?? '';
      return write({ d: 1 + below(28), m, y: 1940 + below(65), month });
    },
  };
}

/** Dates in figures and in letters, with the months of nine languages. */
export const DATE_FORMS: readonly Form[] = [
  ...Object.entries(WAYS).map(([name, write]) => dateForm(name, write, (language) => language in MONTHS)),
  ...Object.entries(IN_LANGUAGE).flatMap(([language, ways]) =>
    ways.map(([name, write]) => dateForm(`${language} ${name}`, write, (other) => other === language)),
  ),
];
