import type { Finding } from '../finding.ts';
import { compileExpression } from '../text/compiled-expression.ts';
import { allMatches } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { textBefore } from '../text/text-beside.ts';
import { wordSet } from '../word-set.ts';
import { isMonthAndDay } from './checksums.ts';
import { AFTER_LABEL, type FindFormats, type Format, findByFormats, wordsOf } from './format.ts';
import { wordAfter, wordBefore, wordList } from './vocabulary.ts';

/** Words that make a date beside them a date of birth. */
const BIRTH_WORDS = wordList(
  {
    en: 'gave birth,born,dob,d o b,d.o.b.,d.o.b,date of birth,birth date,birthdate,birthday,date birth,birth',
    de: 'entbunden,geboren,geb.,geb,geburtsdatum*,geburtstag*,geburt,gebdat,gebdatum,geb dat',
    fr: 'a accouche,accouche de,ne le,nee le,ne(e) le,ne a,nee a,ne(e) a,ne au,nee au,date de naissance,naissance,anniversaire,ddn',
    es: 'dio a luz,ha dado a luz,f. nac,nac.,nac,fecha nac,nacido,nacida,nacio,fecha de nacimiento,nacimiento,cumpleanos,naci,naci el',
    it: 'ha partorito,dato alla luce,nato il,nata il,nato a,nata a,nato,nata,nat_ a,nat_ il,d.d.n.,n. il,data di nascita,nascita,compleanno',
    nl: 'bevallen van,beviel van,geboren,geb.,geboortedatum*,geboorteplaats en datum,geboorte,verjaardag',
    pt: 'deu a luz,data nasc,nasc.,nasc,nascido,nascida,nasceu,data de nascimento,nascimento,aniversario,nasci,d.n.,dn',
    pl: 'urodzony,urodzona,urodzon*,data urodzenia,date urodzenia,daty urodzenia,miejsce urodzenia,ur.,urodzin*,data ur,urodzil*',
    sv: '(f.,fodd,fodda,foddes,fodelsedatum*,fodelsedag*',
    other:
      'fodt,fodtes,fodsel*,foedt,narozen*,naroden*,datum narozeni,nascut*,data nasterii,szuletett,szuletesi*,szul.,roden,rodena,datum rodenja,nar.,nacimi*,fnac,syntynyt,syntyma*,synt.',
  },
  {
    other: 'fecha nac*,fec nac*,fch nac*,data nas*,dt nasc,date naiss*',
  },
);

// The first letters of the months in the nine languages, Czech, Finnish, Hungarian and Romanian.
const MONTHS = wordSet(
  `jan sty gen ene feb fev lut fev mar maa mae mrz abr apr avr kwi mai maj may mei mag jun jui cze giu jul lip lug aug aou ago sie sep set wrz oct okt
  out ott paz nov lis dec dez dic gru
  led uno bre dub kve cer srp zar rij pro tam hel huh tou kes hei elo syy lok mar jou sze ian iun iul noi`,
);
const isMonth = (word: string): boolean => MONTHS.has(word.slice(0, 3).toLowerCase());

// Half a line: a date further from "born" belongs to something else.
const REACH = 32;
// "Anna Huber, *14.07.1952", "Jan Claes (° 14/07/1952)", "(n. 09/08/2003)", "f. 430917": signs for a birth directly
// before its date. Folding turns "°" into \x1f. And "nato/a a San Giovanni in Persiceto (BO) il": a birth, its place
// and the word before a date.
const SIGN =
  '(?:(?<![a-z0-9])(?:b\\.|n\\.|geb\\.|nee?|f\\.) ?|(?<=[a-z.)],? ?)\\* ?|(?<=[a-z.)],? )\\x1f|\\([*\\x1f] ?|(?<=^|\\n)\\*(?=[\\d./-]{6,10}(?: in |[,\\n)]|$)))';
const AND_PLACE =
  "(?<![a-z])(?:nat[oa_](?:/a)?|nee?|ne\\(e\\)|nacid[oa]|nascid[oa]|geboren|urodzon[ya]|fodd|born) (?:a|en|em|in|te|w|i|zu|na) [a-z'\\u00aa-\\ufffb][a-z'\\u00aa-\\ufffb ,.()-]{1,72}? (?:il|le|el|em|am|op|dnia|den|on)(?: dia| giorno)?[ \\t:]{1,8}";

// Labels and headings of columns that mean something else in a sentence.
const BIRTH_LABELS = wordList({
  en: 'born on,birth day,b day,bday,bdate,b date,dt brth,dt birth,brth dt,birth dt,brth date,birth dte,d d n',
  de: 'geb datum,geboren am,geb am,geburtsdat,gebtag,geb dt,gebdt,geb tag,gbdat,geb d',
  fr: 'ne e le,naiss,dnaiss,dt naiss,dat naiss,dte naiss,dnais,dt nais',
  es: 'nacido el,nacida el,f nacim,dt nac,nac el',
  it: 'nato a il,datanascita',
  nl: 'geboren op,geboren te op,geboortedat',
  pt: 'nascido a,nascida a,nascido em,nascida em,dtnasc,datnasc,d n',
  pl: 'ur,data urodz,urodz,dt ur,urodzenie,ur dnia,rok urodzenia,dataur,dat ur,dt urodz',
  sv: 'fodelsedat,fod dat,fod datum,fod dt,foddat,fdat,fodseldato,fodselsdato,fodselsdag,syntymaaika,synt,nar,narozena,narozeni,dat nar,datum nar',
});

const YEAR = '(?:19|20)\\d{2}';
const FIGURES = `\\d{1,2}(?:[./-]|\\. | / )\\d{1,2}(?:[./-]|\\. | / )`;
const DATES: readonly (readonly [name: string, source: string, check?: (value: string) => boolean])[] = [
  [
    'year first',
    `${YEAR}[./-]\\d{1,2}[./-]\\d{1,2}(?:T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,6})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?`,
  ],
  [
    'year first, month in letters',
    `${YEAR}[.,]? [A-Za-z]{3,12} \\d{1,2}\\.?(?![\\d.:])`,
    (value) => isMonth(value.slice(4)),
  ],
  ['day or month first', `${FIGURES}(?:${YEAR}|'?\\d{2}(?!\\d))`],
  ['day, month in Roman numerals', `\\d{1,2}[./ -](?:I{1,3}|I[VX]|VI{0,3}|XI{0,2})[./ -]${YEAR}`],
  ['eight digits', `${YEAR}\\d{4}|\\d{4}${YEAR}`, isEightDigitDate],
  [
    'day, month in letters',
    `\\d{1,2}(?:st|nd|rd|th|er|o|[^A-Za-z0-9\\s,;:()/-])?[ \\n/-]?(?:(?:of|de|di)[ \\n])?[A-Za-z]{3,12}\\.?,?(?:[ ./\\n-](?:(?:de|del|of)[ \\n])?(?:(?:1[89]|20)\\d{2}|'?\\d{2}(?![\\d:]))(?: r\\.)?)`,
    containsMonth,
  ],
];

function isEightDigitDate(digits: string): boolean {
  const [first, second] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  const isYearFirst = isMonthAndDay(Number(digits.slice(4, 6)), Number(digits.slice(6)));
  return isYearFirst || isMonthAndDay(second, first) || isMonthAndDay(first, second);
}

// "8demayode1996": the first word of a date without its spaces and signs.
function containsMonth(value: string): boolean {
  return isMonth(value.toLowerCase().replace(/^\d{1,2}(?:st|nd|rd|th|er|o(?!c|k|u|t))?(?:of|de(?![cz])|di(?!c))?/, ''));
}

const isSixDigitDate = (digits: string): boolean => {
  const [first, month, last] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number);
  return isMonthAndDay(month as number, first as number) || isMonthAndDay(month as number, last as number);
};

const BIRTH = { kind: 'DATE_OF_BIRTH', proof: 'context' } as const;

const BIRTH_FORMATS: readonly Format[] = [
  ...DATES.flatMap(([name, source, valid]): Format[] => {
    const dated = { ...BIRTH, expression: compileExpression(source, 'iy'), ...(valid && { valid }) };
    return [
      { ...dated, name, words: BIRTH_WORDS, reach: REACH, after: true },
      { ...dated, name: `${name}, after a label`, proof: 'name', words: BIRTH_LABELS, gap: AFTER_LABEL },
    ];
  }),
  {
    ...BIRTH,
    name: 'figures with spaces, directly after the word',
    first: [2],
    digits: 8,
    expression: /[0-3]\d [0-3]\d (?:19|20)\d{2}(?! ?\d)/y,
    proof: 'name',
    words: BIRTH_WORDS,
  },
  {
    // Other numbers also have six digits, so the word must be directly beside them.
    ...BIRTH,
    name: 'six digits, directly after the word',
    first: [6],
    digits: 6,
    expression: /\d{6}(?![\d./-])(?! (?:[a-z]?[oueds]g|raum|achse|etage|zimmer|pcs|stk|m2?)\b)/iy,
    valid: isSixDigitDate,
    proof: 'name',
    words: BIRTH_WORDS,
    reach: 16,
  },
];

const findDates = findByFormats(BIRTH_FORMATS);
const AFTER_SIGN = compileExpression(
  `(?:${SIGN}|${AND_PLACE})((?:\\d{1,2}([./-])\\d{1,2}\\2(?:(?:19|20)\\d{2}|'?\\d{2})|(?:19|20)\\d{2}-\\d{2}-\\d{2}|\\d{6}(?=[\\s,;)]|$)|\\d{1,2}\\.? (?:de )?([a-z]{3,12})\\.? (?:de )?(?:19|20)\\d{2}))(?![\\d./-]*\\d)`,
  'g',
);

const NO_PLACE = /^[A-Za-z_/()]{3,12} (?:a|en|em|in|te|w|i|zu|na) (?:[a-z]|.* (?:e|ed|and|und|et|y|och|i) [a-z])/;

// Finds the dates directly after a sign for a birth.
const findAfterSign = ({ text, lower }: ScannedText): Finding[] =>
  allMatches(AFTER_SIGN, lower)
    .filter(
      ({ 1: date = '', 3: month }) =>
        (month === undefined || isMonth(month)) && (!/^\d{6}$/.test(date) || isSixDigitDate(date)),
    )
    // The place is capitalized, unlike in "born in a small barn and opened on".
    .filter(({ 0: { length }, index }) => !NO_PLACE.test(text.slice(index, index + length)))
    .map(({ 0: { length }, 1: date = '', index }) => ({
      kind: 'DATE_OF_BIRTH',
      start: index + length - date.length,
      end: index + length,
      strength: 2,
    }));
const MONTH_FIRST = /(?<![A-Za-z])([A-Za-z]{3,12})\.?[ \n]\d{1,2}(?:st|nd|rd|th)?,?[ \n](?:19|20)\d{2}(?![\dA-Za-z])/g;

// "March 3, 1990", beside a word for a birth.
function findMonthFirst(scanned: ScannedText): Finding[] {
  const hits = wordsOf(scanned);
  return hits[BIRTH_WORDS.index] === undefined
    ? []
    : allMatches(MONTH_FIRST, scanned.text)
        .filter(({ 1: month = '' }) => isMonth(month))
        .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
        .filter(
          ({ start, end }) =>
            wordBefore(hits, BIRTH_WORDS, start, REACH) < REACH || wordAfter(hits, BIRTH_WORDS, end) < REACH,
        )
        .map((place) => ({ ...place, kind: 'DATE_OF_BIRTH', strength: 2 }));
}

/** Finds dates of birth. A date without a word or sign for a birth is not removed, because answers need dates. */
export const findBirthDates: FindFormats = (scanned) =>
  [...findDates(scanned), ...findMonthFirst(scanned), ...findAfterSign(scanned)].filter(
    (date) => isOwnDate(scanned, date) && !isListItem(scanned.lower, date.start),
  );

// A barrier covers a date that was already found.
const OTHER_DATE = /\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2,4}|(?:19|20)\d{2}|\x9f/;
const JOINED_DATE = /[\da-z\x9f](?:, | (?:and|und|et|y|e|en|i|och|resp\.|bzw\.|or|oder|ou|o|of|lub|eller|&|\/) )$/;

// "geb. 12.03.1981; Eintritt 01.04.2010": the word belongs to the date next to it, and to a date joined by "and". A
// word in another column does not count; a single border separates a key from its value.
function isOwnDate(scanned: ScannedText, { start, end }: Finding): boolean {
  const hits = wordsOf(scanned);
  const before = wordBefore(hits, BIRTH_WORDS, start, REACH);
  if (before === Number.POSITIVE_INFINITY) {
    const after = wordAfter(hits, BIRTH_WORDS, end);
    return (
      after === Number.POSITIVE_INFINITY ||
      !compileExpression('["|;\\t\\n\\x9f\\x1f]', '').test(scanned.text.slice(end, end + after))
    );
  }
  const between = scanned.lower.slice(start - before, start);
  // "</birthDate><created>" ends the value of the word.
  return (
    !/>[^<>]{0,32}</.test(between) &&
    between.split('\x1f', 3).length < 3 &&
    (!OTHER_DATE.test(between) || JOINED_DATE.test(between))
  );
}

const ITEM = /(?:^|[^a-z])([bf])\. ?$/;
const BEFORE_ITEM: Readonly<Record<string, RegExp>> = { b: /(?:^|[\s(,;])a[.)] ?\d/, f: /(?:^|[\s(,;])e[.)] ?\d/ };

// "a. 1 March 2025, b. 15 April 2025": the letter numbers a list item.
function isListItem(lower: string, start: number): boolean {
  const sign = ITEM.exec(textBefore(lower, start, 4))?.[1];
  return sign !== undefined && BEFORE_ITEM[sign]?.test(textBefore(lower, start, 120)) === true;
}
