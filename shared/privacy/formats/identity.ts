import {
  type Check,
  complement,
  digitSums,
  every,
  hasDate,
  hasOddEvenLetter,
  isVaried,
  lastDigit,
  passesLuhn,
  passesModulo1110,
  remainderLetter,
  weightedSum,
} from './checksums.ts';
import type { Format } from './format.ts';
import { type WordsByLanguage, wordList } from './vocabulary.ts';

/** A number that a state issues to persons. */
interface Identity {
  readonly name: string;
  /** Its letters and digits without separators. */
  readonly form: string;
  readonly words: WordsByLanguage;
  readonly valid?: Check;
  /** How it is printed, if that and the check are enough without a word: "850101-1234". */
  readonly printed?: RegExp;
  /** The possible lengths of its first group of digits as printed. */
  readonly first?: readonly number[];
  /** The number of its digits, if a part may be letters. */
  readonly digits?: number;
  readonly kind?: Format['kind'];
}

// Up to nine groups with a sign or a space between them: people group a number as they like.
const GROUPS = /[A-Z0-9]{1,16}(?:(?: ?[./+-] ?| )[A-Z0-9]{1,13}){0,8}/iy;

const letterOf = (code: string, at: number): string => String(code.charCodeAt(at) - 64).padStart(2, '0');
const key97 = (number: string): number => 97 - Number(BigInt(number) % 97n);
const HETU = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const SPANISH_SECURITY = {
  es: 'ss,s.s,s.s.,nss,nass,naf,nuss,n ss,seguridad social*,seg social,seg. social,afiliacion*,n afiliacion',
  en: 'social security*',
};
const isSsn: Check = (digits) => !/^(?:000|666|9)|^...00|0000$/.test(digits) && isVaried(digits);

const NUMBERS: readonly Identity[] = [
  {
    name: 'IT tax code',
    form: '[A-Z]{6}[0-9LMNP-V]{2}[A-EHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]',
    words: { it: 'codice fiscale,cod fiscale,cod. fiscale,cod. fisc.,c.f.,cf,tessera sanitaria' },
    valid: hasOddEvenLetter,
    printed:
      /[A-Z]{3}[ .-]?[A-Z]{3}[ .-]?[0-9LMNP-V]{2}[ .-]?[A-EHLMPRST][ .-]?[0-9LMNP-V]{2}[ .-]?[A-Z][ .-]?[0-9LMNP-V]{3}[ .-]?[A-Z]/iy,
    digits: 1,
  },
  {
    name: 'ES DNI or NIE',
    form: '(?:\\d{8}|[XYZ]\\d{7})[A-HJ-NP-TV-Z]',
    words: { es: 'dni,nie,nif,d.n.i,n.i.e,n.i.f,documento*,identidad', en: 'dni,nie,national id*' },
    valid: remainderLetter('TRWAGMYFPDXBNJZSQVHLCKE', (code) =>
      Number(code.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))),
    ),
    printed:
      /(?:(?:\d{8}|\d{1,2}[. ]\d{3}[. ]\d{3})[ -]?|[XYZ][ -]?(?:\d{7}|\d[. ]?\d{3}[. ]?\d{3})[ -]?)[A-HJ-NP-TV-Z]/y,
    digits: 1,
  },
  {
    name: 'FR NIR',
    form: '[1-478]\\d{4}(?:\\d{2}|2[AB])\\d{6}(?:CLE)?(?:\\d{2})?',
    words: {
      fr: 'nir,securite sociale,numero de secu,secu,n ss,no ss,n° ss,numero ss,insee,assure*,carte vitale',
      en: 'social security*,nir,insee',
    },
    // Corsica's departments 2A and 2B count as 19 and 18.
    valid: (code) =>
      /\d{15}$|2[AB]\d{8}$/.test(code.replace('CLE', '')) &&
      key97(code.slice(0, 13).replace('2A', '19').replace('2B', '18')) === Number(code.slice(-2)),
    first: [1, 6, 15],
    printed: /[1-478][ .-]?\d{2}[ .-]?\d{2}[ .-]?(?:\d{2}|2[AB])[ .-]?\d{3}[ .-]?\d{3}(?:[ ./-]{0,3}|,? cle:? )\d{2}/y,
    digits: 13,
  },
  {
    name: 'DE tax identification number',
    form: '[1-9]\\d{10}',
    words: {
      de: 'st id,st id nr,st idnr,steuer id*,steuerid*,steueridentifikation*,steuer identifikation*,identifikationsnummer*,idnr,tin',
      en: 'tax id*,german tax*,tin',
    },
    valid: passesModulo1110,
  },
  {
    name: 'GB national insurance number',
    form: '[A-Z]{2}\\d{6}[A-D]',
    words: { en: 'national insurance*,nino,ni number,ni no,ni nr,ni:,n.i,insurance number' },
    printed: /(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]/y,
    digits: 2,
  },
  {
    name: 'GB NHS number',
    form: '\\d{10}',
    words: { en: 'nhs,nhs number,nhs no,patient,health service,chi,chi number,chi no,community health index' },
    valid: every(isVaried, lastDigit('a98765432', 11, complement(11))),
  },
  { name: 'GB taxpayer reference', form: '\\d{10}', words: { en: 'utr,utr number,unique taxpayer*,self assessment' } },
  {
    name: 'NL BSN',
    form: '\\d{8,9}',
    words: {
      nl: 'sofinr*,bsn,bsn nummer*,burgerservicenummer*,sofinummer*,sofi,burger service nummer',
      en: 'bsn,citizen service*,dutch',
    },
    valid: (digits) =>
      weightedSum(digits.padStart(9, '0'), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 && Number(digits) > 1_000_000,
  },
  {
    name: 'NL number of a foreigner',
    form: '\\d{10}',
    words: { nl: 'v nummer,v nr,vreemdelingennummer*' },
  },
  {
    name: 'PL PESEL',
    form: '\\d{11}',
    words: { pl: 'pesel*,numer pesel,nr pesel', en: 'pesel*' },
    valid: every(hasDate(4, 2, { monthPlus: [0, 20, 40, 60, 80] }), lastDigit('1379137913', 10, complement(10))),
  },
  {
    name: 'PT NIF',
    form: '(?:PT)?[1-3]\\d{8}',
    words: { pt: 'nif,contribuinte*,numero fiscal,identificacao fiscal', en: 'nif,tax*' },
    valid: (code) => lastDigit('98765432', 11, (rest) => (rest < 2 ? 0 : 11 - rest))(code.replace('PT', '')),
  },
  {
    name: 'PT social security and patient number',
    form: '\\d{9}|[12]\\d{10}',
    words: {
      pt: 'niss,seguranca social*,seg social,seg. social,utente,n.o de utente,n° de utente,sns,numero de utente,n. de utente',
    },
  },
  {
    name: 'BR CPF',
    form: '\\d{11}',
    words: { pt: 'cpf,cpf mf,cpf/mf', en: 'cpf' },
    valid: (digits) => {
      const last = (weights: readonly number[]): number => ((weightedSum(digits, weights) * 10) % 11) % 10;
      const [nine, ten] = [last([10, 9, 8, 7, 6, 5, 4, 3, 2]), last([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])];
      return digits.endsWith(`${nine}${ten}`) && isVaried(digits);
    },
    printed: /\d{3}\.\d{3}\.\d{3}-\d{2}/y,
  },
  {
    name: 'BE national number',
    form: '\\d{11}',
    words: {
      nl: 'rijksregister*,insz,rrn,nationaal nummer',
      fr: 'registre national*,niss,nrn,numero national',
      de: 'nationalregister*',
      en: 'national register*,national number',
    },
    // Bis numbers add 20 or 40 to the month; for people born since 2000, a 2 comes before the digits.
    valid: (digits) =>
      Number(digits.slice(2, 4)) % 20 <= 12 &&
      Number(digits.slice(4, 6)) <= 31 &&
      [digits.slice(0, 9), `2${digits.slice(0, 9)}`].some((number) => key97(number) === Number(digits.slice(9))),
    printed: /\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}/y,
  },
  {
    name: 'CH AHV number',
    form: '756\\d{10}',
    words: { de: 'ahv*,sozialversicherung*', fr: 'avs', it: 'avs', en: 'ahv*,social security*' },
    valid: lastDigit('131313131313', 10, complement(10)),
    printed: /756[ .-]?\d{4}[ .-]?\d{4}[ .-]?\d{2}/y,
  },
  {
    name: 'SE personal number',
    form: '(?:18|19|20)?\\d{10}',
    words: {
      sv: 'personnummer*,personnr*,pers nr,persnr,pers.nr,pnr,samordningsnummer*,samordningsnr*,person /org.nr,person /org nr,pers.nr/org.nr,fodd,fodda',
      en: 'personal number*,swedish id*,personal identity*',
    },
    // A coordination number has 60 added to the day.
    valid: (digits) => hasDate(4, 2, { dayPlus: [0, 60] })(digits.slice(-10)) && passesLuhn(digits.slice(-10)),
    printed: /(?:(?:18|19|20)\d{6}|\d{6})[-+]\d{4}/y,
  },
  {
    name: 'DK CPR number',
    form: '\\d{10}',
    words: { other: 'cpr,cpr nr,cpr nummer*,personnummer*', en: 'cpr*,danish id*' },
    valid: hasDate(0, 2),
  },
  {
    name: 'FI HETU',
    form: '\\d{6}[A-FU-Y]?\\d{3}[0-9A-Y]',
    words: { other: 'henkilotunnus*,hetu', sv: 'personbeteckning*', en: 'hetu,personal identity*' },
    valid: every(
      hasDate(0, 2),
      remainderLetter(HETU, (code) => Number(code.slice(0, 6) + code.slice(-4, -1))),
    ),
    printed: /\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/iy,
    digits: 6,
  },
  {
    name: 'NO birth number',
    form: '\\d{11}',
    words: { other: 'fodselsnummer*,fodselsnr*,fnr,f.nr,personnummer*,d nummer', en: 'norwegian*,national id*' },
    // A D number has 40 added to the day, an H number to the month.
    valid: every(
      hasDate(0, 2, { dayPlus: [0, 40], monthPlus: [0, 40] }),
      (digits) => weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0,
      (digits) => weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    ),
    printed: /\d{6}[ -]?\d{5}/y,
  },
  {
    name: 'EE and LT personal code',
    form: '[1-6]\\d{10}',
    words: {
      other: 'isikukood*,asmens kod*,ak,a.k.,a. k.',
      en: 'personal code*,personal id*,national id*,estonian*,lithuanian*',
    },
    valid: every(hasDate(5, 3), (digits) => {
      const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
      const second = (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11) % 10;
      return Number(digits.slice(-1)) === (first === 10 ? second : first);
    }),
  },
  {
    name: 'LV personal code',
    form: '\\d{11}',
    words: { other: 'personas kod*,p.k,p. k', en: 'latvian*,personal code*' },
    // Codes issued since 2017 begin with 32 and say nothing else.
    valid: (digits) =>
      /^3[2-9]/.test(digits) ||
      (hasDate(0, 2)(digits) &&
        ((1 + weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === Number(digits.slice(-1))),
  },
  {
    name: 'IE PPS number',
    form: '\\d{7}[A-W][A-IT-X]?',
    words: { en: 'pps,ppsn,pps no,pps number,pps nr,personal public service*' },
    // T, W and X after the check letter were given to spouses and do not count; other letters do since 2013.
    valid: (code) =>
      code.charAt(7) ===
      'WABCDEFGHIJKLMNOPQRSTUV'.charAt(
        (weightedSum(code, [8, 7, 6, 5, 4, 3, 2]) +
          (/[A-S]/.test(code.charAt(8)) ? 9 * (code.charCodeAt(8) - 64) : 0)) %
          23,
      ),
    digits: 7,
  },
  {
    name: 'CZ and SK birth number',
    form: '\\d{9,10}',
    words: {
      other: 'rodne cislo*,rodneho cisla*,r. c.,r.c,rc,rodnym cislem',
      de: 'geburtsnummer*',
      en: 'birth number*,czech*,slovak*',
    },
    // Multiples of 11 since 1954; 50 is added to the month of women, and 20 when the numbers of a day have run out.
    valid: every(hasDate(4, 2, { monthPlus: [0, 20, 50, 70] }), (digits) =>
      digits.length === 9
        ? Number(digits.slice(0, 2)) <= 53
        : Number(digits) % 11 === 0 || (digits.endsWith('0') && Number(digits.slice(0, 9)) % 11 === 10),
    ),
    printed: /\d{6} ?\/ ?\d{3,4}/y,
  },
  {
    name: 'BG EGN',
    form: '\\d{10}',
    words: { other: 'egn,edinen grazhdanski*,eгh,eгн', en: 'egn,bulgarian*,national id*' },
    valid: every(
      hasDate(4, 2, { monthPlus: [0, 20, 40] }),
      (digits) => (weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(digits.slice(-1)),
    ),
  },
  {
    name: 'RO CNP',
    form: '[1-8]\\d{12}',
    words: { other: 'cnp,c.n.p,cod numeric personal*', en: 'cnp,romanian*,national id*' },
    valid: every(
      hasDate(5, 3),
      lastDigit('279146358279', 11, (rest) => (rest === 10 ? 1 : rest)),
    ),
  },
  {
    name: 'HR OIB',
    form: '(?:HR)?\\d{11}',
    words: { other: 'oib,osobni identifikacijski*', en: 'oib,croatian*' },
    valid: (code) => passesModulo1110(code.replace('HR', '')),
  },
  {
    name: 'SI EMSO and JMBG',
    form: '\\d{13}',
    words: { other: 'emso,jmbg,maticni broj,maticna stevilka', en: 'emso,slovenian*' },
    valid: every(hasDate(0, 2), lastDigit('765432765432', 11, complement(11))),
  },
  {
    name: 'SI tax number',
    form: '[1-9]\\d{7}',
    words: { other: 'davcna,davcna stevilka,davcna st' },
    valid: lastDigit('8765432', 11, (rest) => (11 - rest > 9 ? 0 : 11 - rest)),
  },
  {
    name: 'HU tax, TAJ and personal number',
    form: '8\\d{9}|\\d{9}|[1-8]\\d{10}',
    words: {
      other: 'taj,taj szam*,adoazonosito*,ado azonosito*,szemelyi szam*,szemelyi azonosito*,adoszam*',
      en: 'hungarian*,tax id*,taj*',
    },
    valid: (digits) => {
      const last = Number(digits.slice(-1));
      const upward = (count: number): number =>
        weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, count)) % 11;
      return digits.length === 9
        ? weightedSum(digits, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === last
        : digits.length === 10
          ? upward(9) === last
          : hasDate(5, 3)(digits) &&
            (upward(10) === last || weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === last);
    },
  },
  {
    name: 'GR AMKA',
    form: '\\d{11}',
    words: { other: 'amka', en: 'amka,greek*' },
    valid: every(hasDate(0, 2), passesLuhn),
  },
  {
    name: 'GR tax number',
    form: '\\d{9}',
    words: { other: 'afm,aφm,aφμ', en: 'afm,greek*,tax id*' },
    valid: (digits) => (weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(digits.slice(-1)),
  },
  {
    name: 'CY tax number',
    form: '\\d{8}[A-Z]',
    words: { en: 'tic,tax id*,tin,cyprus*,cypriot*' },
    valid: hasOddEvenLetter,
  },
  {
    name: 'MT identity card',
    form: '\\d{4,7}[MGAPLHBZ]',
    words: { en: 'id card*,identity card*,id number*,maltese*,malta*,karta tal identita*' },
    digits: 4,
  },
  {
    name: 'DE health insurance number',
    form: '[A-Z]\\d{9}',
    words: {
      de: 'versichertennummer*,versicherten nr,versichertennr*,krankenversicher*,krankenkasse*,kvnr,kv nr,kv nr.,vers.-nr.,gesundheitskarte*,egk,kasse',
      en: 'health insurance*,insured*',
    },
    valid: digitSums((code) => letterOf(code, 0) + code.slice(1, 9)),
  },
  {
    name: 'DE insurance number',
    form: '\\d{8}[A-Z]\\d{3}',
    words: {
      de: 'sv nummer*,sv nr*,svnr*,sozialversicherung*,sozialvers.-nr,rentenversicherung*,rentenvers.-nr,versicherungsnummer*,vers. nr,vers nr,rv nummer*,rv nr,rvnr,vsnr',
      en: 'german*,insurance number*,social security*',
    },
    // 50 may be added to the day, and an unknown day is 00.
    valid: every(
      (code) => code.startsWith('00', 2) || hasDate(2, 4, { dayPlus: [0, 50] })(code),
      digitSums(
        (code) => code.slice(0, 8) + letterOf(code, 8) + code.slice(9, 11),
        [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1],
      ),
    ),
    printed: /\d{2} ?\d{6} ?[A-Z] ?\d{3}/iy,
    digits: 8,
  },
  {
    name: 'AT insurance number',
    form: '[1-9]\\d{9}',
    words: {
      de: 'sv nummer*,sv nr*,svnr*,sozialversicherung*,versicherungsnummer*,vers. nr,vers nr,vsnr',
      en: 'austrian*,social insurance*',
    },
    // Months 13 to 15 are issued when the serial numbers of a day have run out.
    valid: (digits) =>
      weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(digits.charAt(3)) &&
      hasDate(4, 6, { monthPlus: [0, 12] })(digits),
  },
  {
    name: 'ES social security number',
    form: '\\d{12}',
    words: SPANISH_SECURITY,
    // A number that begins with 0 is joined to its province without this digit.
    valid: (digits) =>
      (Number(digits.slice(2, 10)) < 10_000_000
        ? Number(digits.slice(0, 2)) * 10_000_000 + Number(digits.slice(2, 10))
        : Number(digits.slice(0, 10))) %
        97 ===
      Number(digits.slice(10)),
  },
  {
    name: 'ES patient',
    form: '[A-Z]{4}\\d{10,12}',
    words: { es: 'tarjeta sanitaria,tsi,cip,cip sns,codigo de identificacion personal' },
  },
  {
    name: 'FR tax number',
    form: '[0-3]\\d{12}',
    words: { fr: 'numero fiscal,n fiscal,spi,identifiant fiscal,fiscal', en: 'french tax*' },
    valid: (digits) => Number(digits.slice(0, 10)) % 511 === Number(digits.slice(10)),
  },
  {
    name: 'IT health card',
    form: '80380\\d{15}',
    words: { it: 'tessera sanitaria,team,tessera europea*', en: 'ehic,health card' },
  },
  {
    name: 'LU national number',
    form: '(?:18|19|20)\\d{11}',
    words: {
      fr: 'matricule*,cns,securite sociale',
      de: 'matrikel*,sozialversicherung*',
      en: 'luxembourg*,national id*',
    },
    valid: every(hasDate(6, 4), (digits) => passesLuhn(digits.slice(0, 12))),
  },
  {
    name: 'TR identity number',
    form: '[1-9]\\d{10}',
    words: { other: 'tckn,t.c. kimlik*,tc kimlik*,kimlik no', en: 'turkish id*' },
    valid: (digits) => {
      const odd = weightedSum(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
      const even = weightedSum(digits, [0, 1, 0, 1, 0, 1, 0, 1]);
      const tenth = (((odd * 7 - even) % 10) + 10) % 10;
      return tenth === Number(digits.charAt(9)) && (odd + even + tenth) % 10 === Number(digits.charAt(10));
    },
  },
  {
    name: 'US Medicare',
    form: '[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\\d[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\\d[AC-HJKMNP-RT-Y]{2}\\d{2}',
    words: { en: 'medicare*,mbi' },
    digits: 1,
  },
  {
    name: 'AU Medicare, AU tax and CA insurance',
    form: '\\d{9,11}',
    words: { en: 'medicare,medicare no,medicare number,medicare card,tfn,tax file number,sin,social insurance number' },
  },
  { name: 'CL RUT', form: '\\d{7,8}[\\dK]', words: { es: 'rut,run' } },
  { name: 'IN Aadhaar', form: '\\d{12}', words: { en: 'aadhaar*,aadhar*,uidai' } },
  {
    name: 'HK identity card',
    form: '[A-Z]{1,2}\\d{6}[\\dA]',
    words: { en: 'hkid,hkid no,hkid number,hkid card' },
    digits: 6,
  },
  {
    name: 'US social security number',
    kind: 'US_SSN',
    form: '\\d{9}',
    words: {
      en: 'ssn,ssns,social security*,social sec*,soc sec*,social,ss no,ss number,ss#',
      es: 'seguro social*,seguridad social',
    },
    // The SSA never issues area 000, 666 or 900-999, group 00 or serial 0000.
    valid: isSsn,
    printed: /\d{3}-\d{2}-\d{4}/y,
  },
  {
    name: 'US taxpayer number',
    kind: 'US_ITIN',
    form: '9\\d{8}',
    words: { en: 'itin,itins,individual taxpayer*,taxpayer id*,taxpayer*,tax id*,tin' },
    // The fourth and fifth digits: 50-65, 70-88, 90-92, 94-99 (IRS publication 1915).
    valid: (digits) => /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])/.test(digits),
    printed: /9\d{2}-\d{2}-\d{4}/y,
  },
];

function formatsOf({ name, kind = 'NATIONAL_ID', form, words, valid, printed, first, digits }: Identity): Format[] {
  const list = wordList(words);
  const whole = new RegExp(`^(?:${form})$`);
  const common = { kind, words: list, digits: digits ?? 7, lead: /^\(*(?:\?:)?[[(A-Z]/.test(form) } as const;
  const grouped = { ...common, expression: GROUPS, shrinks: true } as const;
  return [
    ...(printed === undefined
      ? []
      : [
          {
            ...common,
            name: `${name}, as printed`,
            expression: printed,
            ...(first && { first }),
            proof: 'form',
            ...(valid && { valid }),
          } as const,
        ]),
    ...(valid === undefined
      ? []
      : [
          {
            ...grouped,
            name,
            proof: 'context',
            after: true,
            valid: (code: string) => whole.test(code) && valid(code),
          } as const,
        ]),
    // A number with a mistyped digit fails its check but still identifies a person.
    { ...grouped, name: `${name}, after its name`, proof: 'name', valid: (code: string) => whole.test(code) },
  ];
}

/** The numbers that states issue to persons, by country. */
export const IDENTITY_FORMATS: readonly Format[] = NUMBERS.flatMap(formatsOf);
