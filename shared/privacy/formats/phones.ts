import type { Finding, Strength } from '../finding.ts';
import { compileExpression } from '../text/compiled-expression.ts';
import { digitsOf } from '../text/digits-of.ts';
import { allMatches, matchAt } from '../text/match-at.ts';
import type { DigitGroup, ScannedText } from '../text/scanned-text.ts';
import { endsAlone, standsAlone } from '../text/stands-alone.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';
import { AFTER_PENALTY, cellAround, OTHER_NEAR, otherBefore, wordsOf } from './format.ts';
import type { CountryCode, NumberingPlans } from './numbering-plans.ts';
import { REACH_AFTER, REACH_BEFORE, wordAfter, wordBefore, wordList } from './vocabulary.ts';

// Words that make digits beside them a phone number.
const PHONE_WORDS = wordList({
  en: `line on,claims line,phone*,*phone,*phones,tel,tel.,telno,mobile*,mobil,cell,cellular,cellphone*,fax,faxno,call,calls,called me,called us,called him,called her,called from,calling,caller,callback,dial,dialed,ring,text me,text us,texted,sms,
    whatsapp,viber,signal,telegram,reach me,reach us,reach him,reach her,reach them,reachable,contact*,hotline*,helpline*,desk,office line,direct line,home line,work line,private line,landline*,
    direct dial,voicemail*,answering,answer,answered,my number,his number,her number,their number,our number,your number,number is,'s number,new number,emergency number,
    mine is,code to,registered,message,messages,messaging,pager,work number,home number,office number,switchboard,toll free`,
  de: `twint*,telefon*,*telefon,tel.,handy*,mobil*,rufnummer*,ruf,rufen,anruf*,anrufen,festnetz*,durchwahl*,erreichbar,erreichen,faxnummer,meine nummer,ihre nummer,
    seine nummer,nummer ist,fon,ruckfrage*,zuruckrufen,ruckruf*,hotline,melden,kontakt*,notfallkontakt*,angehorige*,meine ist,meins ist,code an`,
  fr: `ligne directe,port.,par lydia,via lydia,sur lydia,wero,le 06 de,le 07 de,telephone*,tel.,mon portable,son portable,numero de portable,portable:,mobile*,appel*,appelez,rappel*,joindre,joignable*,mon numero,son numero,numero est,fixe,standard,contact*,contacter,fax,sms,le mien est,le mien c'est,code au`,
  es: `linea directa,bizum*,tfno*,telf*,tlf*,atendera*,localizable*,telefono*,tel.,movil*,celular*,llama*,llame*,contact*,mi numero,su numero,el num de,el numero de,numero es,fijo,fax,contesta*,el mio es,codigo al,sms al`,
  it: `linea diretta,satispay,recapiti,fax,telefono*,telefonic*,tel.,cellulare*,chiama*,contatt*,mio numero,suo numero,il num di,il numero di,numero e,recapito,fisso,fax,il mio e,codice al,sms al`,
  nl: `directe lijn,doorkiesnr*,doorkiesnummer*,tikkie*,telefoon*,tel.,mobiel*,gsm,bel,bellen,belt,belde,gebeld,mijn nummer,nummer van,haar 06,zijn 06,uw nummer,nummer is,bereikbaar,contact*,fax,die van mij is,code naar,code gaat naar`,
  pt: `linha direta,linha directa,mbway,mb way,no dela,no dele,fone,zap,o num de,o numero de,telefone*,tel.,telemovel*,celular*,ligue,ligar,liga,ligou,contacto*,contato*,contact*,meu numero,numero e,fixo,fax,o meu e,codigo para o,sms para o`,
  pl: `blik,blika,blikiem,telefon*,tel.,nr do,numer do,komork*,komorkow*,zadzwon*,dzwon*,oddzwon*,moj numer,jej numer,jego numer,ich numer,nasz numer,wasz numer,pani numer,pana numer,numer to,kontakt*,faks,stacjonarn*,kom.,moj to,kod na,sms na`,
  sv: `swish,swisha*,telefon*,tel.,tfn*,mobil*,mob.,ring,ringer,ringa,nas pa,direkt,dir,vaxel,sms,kontakt*,nummer till,anhorig*,mitt ar,koden till,koden ga till`,
  other: `parorende*,tlf*,telefonnummer*,puhelin*,gsm,telefonu*,ktory,numer do,nr tel*,tel do,fon,ph,mob,t:,m:,p:,f:`,
});
// Labels and headings of columns that mean something else in a sentence.
const PHONE_LABELS = wordList({
  en: 'cell phone,phone1,phone2,direct,direct dial,dir,t,m,dial in',
  de: 'privat,dienstlich,telnr,handynr',
  fr: 'portable,portables,port,fixe,lignes directes,tels',
  es: 'tfnos,tlfno,fijo,moviles,celulares,n telefono',
  it: 'cell,fisso,cellulari,recapiti',
  nl: 'vast,telnr,mobiele nummers',
  pt: 'tlm,telef,fixo,celulares',
  pl: 'kom,tel kom,komorka,nr tel',
  sv: 'direkt,vaxel,telnr,mobilnr',
});

// A slash or a dash with spaces after an area code: "0911 / 41 20 77". After a complete number it separates two
// numbers.
const AFTER_AREA = String.raw`(?:(?<=(?<!\d)(?:0\d{1,5}|\d\d)\)?) [/-] (?=\(?\d)|(?<=(?<!\d)\d{3,4}\)?) \/ (?=\d{2,3} ?\d{3,4}(?!\d)|\d\d \d\d \d\d))?`;
// A dash with spaces before an extension, or a slash with spaces after an area code in groups: "04 21 / 55 83 - 117".
const BETWEEN_GROUPS = String.raw` - (?=\d{1,5}(?![ ./-]?\d))|(?<=(?<!\d)(?:0 \d{2,3}(?: \d\d)?|(?<!\d[ .-])(?:0\d \d\d(?: \d\d?)?|0-\d\d))) \/ `;
const NATIONAL = compileExpression(
  String.raw`\(?\d{1,12}\)?${AFTER_AREA}(?:(?:[ ./-]|\/ |${BETWEEN_GROUPS})?\(?\d{1,12}\)?){0,7}`,
  'y',
);
// "+49 (0) 89 / 45 67 - 0": a slash or a dash with spaces after an area code, and a dash before an extension.
const INTERNATIONAL =
  /(?:\+ ?|00[ .-]?)\(?[1-9]\d{0,14}\)?(?:(?:[ ./-]{0,2}|(?<=(?:\+|(?<!\d)00)[\d ()]{3,12}) \/ |(?<=\)|\(0\)\d{1,4}) - |(?<=\/ [\d ]{2,12}) - (?=\d{1,5}(?![ ./-]?\d)))\(?\d{1,12}\)?){0,8}/y;
// Three, three and four digits, with neither of the first two groups beginning with 0 or 1: the North American plan;
// and five pairs from 01 to 09, the French format.
const BY_FORM =
  /(?:1[ .-])?(?:\([2-9]\d{2}\)[ .-]{0,2}|[2-9]\d{2}[.-]\/?)[2-9]\d{2}[ .-]\d{4}|0[1-9](?:[ .-]\d{2}){4}(?![ .-]?\d)/y;
const EXTENSION =
  /[,;]? ?(?:(?:x|extn?\.?|extension|extensao|app?\.?|durchwahl|dw\.?|nst\.?|poste|int\.|interno|w\.|wew\.?|toestel|tst\.?|ankn\.?|anknytning|ramal|linka|#)[ =]?-?\d{1,6}|\((?:ext\.?|extension|option|durchwahl|dw\.?|nst\.?|poste|int\.?|interno|wew\.?|tst\.?|toestel|ankn\.?|anknytning|ramal)[ =:]{0,2}-?\d{1,6}\))/iy;
// The longest international number (ITU-T E.164), and the shortest local one.
const DIGITS_MAX = 15;
const DIGITS_MIN = 6;

/** A text, and the numbering plans by which its numbers are judged. */
interface Dialed {
  readonly scanned: ScannedText;
  readonly plans: NumberingPlans;
  /** Where the number before ends: "+49 171 2345678+49 171 2345679" are two. */
  done: number;
}

/** Finds phone numbers: by their international or North American format, a numbering plan, or a word beside them. */
export const findPhonesBy = (plans: NumberingPlans): ((scanned: ScannedText) => Finding[]) => {
  return (scanned) => findPhones({ scanned, plans, done: 0 });
};

function findPhones(dialed: Dialed): Finding[] {
  const { scanned } = dialed;
  const found: Finding[] = [];
  let isAfterFound = false;
  for (const group of scanned.groups) {
    // A group after a number that was found does not continue it. Otherwise each round would find one number of a list.
    const isFirst = isAfterFound;
    isAfterFound = group.start < dialed.done;
    if (group.start < dialed.done || group.digitsAhead < DIGITS_MIN) {
      continue;
    }
    const finding = phoneAt(dialed, isFirst ? { ...group, isLater: false } : group);
    if (finding !== null) {
      found.push(finding);
      dialed.done = finding.end;
      isAfterFound = true;
    }
  }
  return [...found, ...findExtensions(scanned)];
}

function phoneAt(dialed: Dialed, group: DigitGroup): Finding | null {
  const { scanned } = dialed;
  const { text } = scanned;
  const lead = leadStart(text, group.start);
  // "(0049) 421 72 09 50": the bracket is around the country's code.
  const start = text.startsWith('(00', lead) ? lead + 1 : lead;
  const isSigned = text.charAt(start) === '+' || (!group.isLater && text.startsWith('00', start));
  const found = (isSigned ? international(dialed, start) : null) ?? byForm(dialed, start);
  return found ?? (group.isLater ? null : national(dialed, start));
}

// The sign and the bracket before the first digit are part of the number.
function leadStart(text: string, digits: number): number {
  const start = text.charAt(digits - 1) === '(' ? digits - 1 : digits;
  if (text.charAt(start - 1) === '+') {
    return start - 1;
  }
  return text.startsWith('+ ', start - 2) ? start - 2 : start;
}

function international(dialed: Dialed, start: number): Finding | null {
  const { scanned } = dialed;
  const written = matchAt(INTERNATIONAL, scanned.text, start);
  if (written === null) {
    return null;
  }
  const whole = internationalAs(dialed, start, written);
  const shorter = whole ?? internationalAs(dialed, start, withoutLastGroup(written));
  // "+44 1423 555 0190" has a digit too many. Without its last group, it is not a valid number of a country either.
  const isTooLong = whole === null && shorter?.strength === 2 && digitsOf(written).length <= DIGITS_MAX;
  return isTooLong ? finish(dialed, start, { written, strength: 2, value: digitsOf(written) }) : shorter;
}

// "+" before plain digits can also be a sum or a difference, and "00" begins many other numbers: these need a country's
// format or a word.
function internationalAs(dialed: Dialed, start: number, written: string): Finding | null {
  const { scanned, plans } = dialed;
  const { length } = digitsOf(written);
  const number =
    length < 8 || length > DIGITS_MAX + 2 ? null : plans.international(written.replace(/^00/, '+').replace('(0)', ''));
  if (number === null) {
    return null;
  }
  const { isValid, value } = number;
  const isSpaced = /[ ()./-]/.test(written.slice(2));
  if (written.startsWith('+') && (isValid || isSpaced)) {
    // In groups, a number that no country has may continue in the next line.
    return finish(dialed, start, { written, strength: !isValid && written.includes(' ') ? 2 : 3, value });
  }
  if (isValid && isSpaced) {
    return unlessOther(dialed, start, { written, strength: 3, value });
  }
  return isNamed(scanned, start, written) ? finish(dialed, start, { written, strength: 3, value }) : null;
}

const withoutLastGroup = (written: string): string => written.replace(/(?: [/-] |[ ./-]{0,2})\(?\d{1,12}\)?$/, '');

function byForm(dialed: Dialed, start: number): Finding | null {
  const written = matchAt(BY_FORM, dialed.scanned.text, start);
  if (written === null) {
    return null;
  }
  const digits = digitsOf(written);
  const value = digits.startsWith('0') ? digits : `+1${digits.slice(-10)}`;
  return unlessOther(dialed, start, { written, strength: 3, value });
}

/** A phone number as it is written, and what it is. */
interface PhoneNumber {
  readonly written: string;
  readonly strength: Strength;
  readonly value: string;
}

const unlessOther = (dialed: Dialed, start: number, number: PhoneNumber): Finding | null =>
  isOfOther(dialed.scanned, start, OTHER_NEAR) && !isNamed(dialed.scanned, start, number.written)
    ? null
    : finish(dialed, start, number);

// Leaves groups out at the end until a number is short enough and stands alone.
function cutToFit(text: string, start: number, longest: string): string | null {
  let written = longest;
  while (digitsOf(written).length > DIGITS_MAX || !standsAlone(text, start, start + written.length)) {
    const shorter = withoutLastGroup(written);
    if (shorter === written || shorter === '') {
      return null;
    }
    written = shorter;
  }
  return written;
}

// Returns a number without a country code, or null. A word must identify the number, or else it must be valid in the
// numbering plan of a country.
function national(dialed: Dialed, start: number): Finding | null {
  const { scanned } = dialed;
  const { text, lower } = scanned;
  const longest = isCode(scanned, start) ? null : matchAt(NATIONAL, text, start);
  // "07911-123456-B" is an article number.
  if (longest === null || /^-[A-Z]{1,2}(?![A-Za-z])/.test(textAfter(text, start + longest.length, 4))) {
    return null;
  }
  const written = cutToFit(text, start, longest);
  if (written === null) {
    return null;
  }
  const isShort = LOCAL.test(written) && TO_CALL.test(textBefore(lower, start, 48));
  if (
    digitsOf(written).length < DIGITS_MIN ||
    !(isShort || isPhoneShaped(written)) ||
    holdsOther(written, text, start)
  ) {
    return null;
  }
  // "2024-0311" can be a number of Panama only directly after a word for phone numbers.
  const isFile = !isShort && FILE_OR_SIZE.test(written) && wordBefore(wordsOf(scanned), PHONE_WORDS, start) > 3;
  const isPhone =
    isNamed(scanned, start, written) ||
    (!isOfOther(scanned, start, Number.POSITIVE_INFINITY) && isKnownWithoutWord(dialed, start, written));
  return isPhone && !isFile ? finish(dialed, start, { written, strength: 2, value: digitsOf(written) }) : null;
}

// "1250-186 Lisboa", a post code and its town; "DHCPACK on 192.168.40.17".
const POST_CODE_AND_TOWN = /(?:\d{2}|\d{4,5})-\d{3} [A-Z\u00AA-\uFFFB][a-z]/y;
const PRIVATE_ADDRESS = /^(?:10\.\d{1,3}|127\.\d|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.\d{1,3}\.\d{1,3}$/;

const holdsOther = (written: string, text: string, start: number): boolean =>
  matchAt(POST_CODE_AND_TOWN, text, start + written.lastIndexOf('\n') + 1) !== null || PRIVATE_ADDRESS.test(written);

// "tag=1928301774", `HTTP/1.1" 200 2326`: a key or the format of a log line gives the number another meaning.
const OWN_KEY = /([a-z0-9_.-]{2,24}|[?&][a-z])=["']?$|(http\/\d(?:\.\d)?)" (?:\d{3} )?$/;
const LABELED = /^\.?["'*)]{0,3} ?[:=|>\t][\s"'*|]{0,24}$/;

function isNamed(scanned: ScannedText, start: number, { length }: string): boolean {
  const hits = wordsOf(scanned);
  const key = OWN_KEY.exec(textBefore(scanned.lower, start, 28))?.[0];
  if (key !== undefined && wordBefore(hits, PHONE_WORDS, start, key.length) > 2) {
    return false;
  }
  const label = wordBefore(hits, PHONE_LABELS, start, 28);
  if (label < 28 && LABELED.test(scanned.lower.slice(start - label, start))) {
    return true;
  }
  const cell = cellAround(scanned, { start, end: start + length });
  const own = Math.min(
    wordBefore(hits, PHONE_WORDS, start, Math.min(REACH_BEFORE, start - cell.start)),
    wordAfter(hits, PHONE_WORDS, start + length, Math.min(REACH_AFTER, cell.end - start - length)) + AFTER_PENALTY,
  );
  return own < Number.POSITIVE_INFINITY && own <= otherBefore(hits, scanned.lower, start);
}

// "about her parcel, 06 70 70 12 12": after a comma, a number does not belong to the word before it, unless that is
// "number". Nor does it if the word has a number of its own: "CIF G-08914427 · 93 846 01 55".
const OF_NUMBER = /(?:^|[^a-z])(?:no|nr|num|number|nummer|numero|numer|n[°º])\.?, $/;
const AFTER_NUMBER = compileExpression('\\d{3}[A-Z]? [\\x1f|] $|[A-Za-z\\d]{3} \\. $', '');
// "its redemption line (0345 871 2046)", "ligne directe 03 84 …": the line of a program has no number with a 0.
const AFTER_LINE = / (?:lines?|ligne|linea|linha|lijn)(?: direct[ae]?| dirett?a| direta)?(?: is| est| e|:)? $/;

// Whether a word within this distance before a number says that it is an order, a file or the like.
function isOfOther(scanned: ScannedText, start: number, within: number): boolean {
  const { text, lower } = scanned;
  const distance = otherBefore(wordsOf(scanned), lower, start);
  if (distance >= within || distance === Number.POSITIVE_INFINITY) {
    return false;
  }
  const between = text.slice(start - distance, start);
  const isApart = (between === ', ' && !OF_NUMBER.test(textBefore(lower, start, 12))) || AFTER_NUMBER.test(between);
  return !isApart && !(/^\(?0[1-9]/.test(textAfter(text, start, 3)) && AFTER_LINE.test(textBefore(lower, start, 24)));
}

// Returns the finding of a number with its extension, or null within a longer word or number.
function finish({ scanned: { text }, done }: Dialed, from: number, number: PhoneNumber): Finding | null {
  const { written, strength, value } = number;
  // Brackets around the whole number, and brackets without their counterpart in it, belong to the surrounding text.
  const to = from + written.length;
  const isBracketed = written.startsWith('(') && written.indexOf(')') === written.length - 1;
  const start = isBracketed || (written.startsWith('(') && !written.includes(')')) ? from + 1 : from;
  const end = isBracketed || (written.endsWith(')') && !written.includes('(')) ? to - 1 : to;
  const extension = end === to ? (matchAt(EXTENSION, text, end) ?? '') : '';
  const suffix = extension === '' ? '' : `x${digitsOf(extension)}`;
  const last = end + extension.length;
  const isAlone = start === done && text.charAt(start) === '+' ? endsAlone(text, last) : standsAlone(text, start, last);
  return isAlone ? { kind: 'PHONE', start, end: last, strength, value: value + suffix } : null;
}

// Words that mean nothing but an extension before a number of two to five digits, folded; not a measure or a count.
const ALONE = compileExpression(
  '(?<![a-z0-9_./-])(?:extn?\\.?|durchwahl|nebenstelle|nst\\.|tst\\.|anknytning|ankn\\.|wewnetrzny|(?:interno|linea) telefonic[oa])["\']?[ :.=]{0,3}(?:(?:nr|no|n\\.o|num|number|numero|nummer|is|ist|lautet|est|es|e|ar)\\.?:? )?["\'#]?-?\\d{2,5}(?![a-z0-9%]|[.,:/-]\\d| ?(?:%|€|\\x1f|m2?|cm|mm|km|kg|h|min|zl|eur|v|kw)(?![a-z])| \\d)',
  'g',
);

const findExtensions = ({ lower }: ScannedText): Finding[] =>
  allMatches(ALONE, lower).map(({ 0: written, index }) => {
    const digits = /-?\d{1,5}$/.exec(written)?.[0] ?? '';
    const end = index + written.length;
    return { kind: 'PHONE', start: end - digits.length, end, strength: 2, value: `x${digitsOf(digits)}` };
  });

// Dates, years, laws, ZIP codes, months, doses of a medicine, times, departures in order, and financial years.
const NO_PHONES: readonly RegExp[] = [
  /(?:^|[^0-9])(?:(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2})(?:[^0-9]|$)|^\d{1,2}([./-])\d{1,2}\1\d{2}$/,
  /^(?:\d{6}|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/,
  /^\(?(?:1\d{3}|20\d{2})[/-](?:1\d{3}|20\d{2})\)?$|^(?:19|20)\d{2}\/\d{1,4}$|^(?:0?[1-9]|1[0-2]|[1-9]\d{2,3})\/(?:19|20)\d{2}$|^(?:0[1-9]|1[0-2])[.-](?:19|20)\d{2}$|^\d{5}-\d{4}$/,
  /^(?:[1-9]\d{0,3} )?\d(?:-\d){2,3}$/,
  /^(?:[01]\d|2[0-3])[.:][0-5]\d(?: (?:[01]\d|2[0-3])[.:][0-5]\d)+$/,
  /^(?:19|20)\d\d\/\d\d /,
];
const BARE_TIMES = /^(?:[01]\d|2[0-3])[0-5]\d(?: (?:[01]\d|2[0-3])[0-5]\d){2,}$/;
const AMOUNT = /^\d{1,3}(?:[ .]\d{3}){1,3}$/;
// "7.4.1740" is a version and "1371454150.909" a decimal: full stops separate groups of two or more digits, and at
// least two of them do so, unless an area code or the prefix of an Italian mobile number comes first.
const DOTTED =
  /^(?:\(?\d{2,6}\)?[ .]|\(?0\d{1,5}\)?[/-]|3\d{2}\/)\d{2,6}(?:[ .-]\d{2,6}){1,6}$|^(?:0[1-9]\d{0,3}|3[2-9]\d)\.\d{4,8}(?:-\d{1,4})?$/;

/** Whether digits may be a phone number, because they are not a date, an amount, a version or years. */
function isPhoneShaped(bracketed: string): boolean {
  const written = bracketed.replace(/^\((.{6,})\)$/, '$1');
  const isTimetable =
    BARE_TIMES.test(written) && written.split(' ').every((time, i, all) => i === 0 || time > (all[i - 1] ?? ''));
  return (
    !NO_PHONES.some((other) => other.test(written)) &&
    !isTimetable &&
    (!written.includes('.') || DOTTED.test(written)) &&
    // "12 500 000" is an amount; an amount never begins with 0.
    (!AMOUNT.test(written) || written.startsWith('0') || digitsOf(written).length >= 8)
  );
}

// Case numbers ("2024-0311", "1447/19"), months, opening hours, German tax numbers, sizes and prices ("120/180/240").
const FILE_OR_SIZE =
  /^20[12]\d[/-]0\d{3}$|^(?:[01]\d|2[0-4])(?:00|15|30|45) ?- ?(?:[01]\d|2[0-4])(?:00|15|30|45)$|^(?:19|20)\d{2}[.-](?:0[1-9]|1[0-2])$|^\d{3,5}\/\d{2}$|^(?!0\d{1,2}\/\d{3}\/\d{4}$)\d{2,3}\/\d{3}\/\d{4,5}$|^[1-9]\d{0,2}(?:\/\d{1,3}){2,3}$|^[1-9]\d\/\d{6}$|^\d\d\/\d\d\/\d{5,7}$|^([1-9]\d)(\d{2})-\1(?!\2)\d{2}$/;
// A number without its area code: "223344", "604 733", "22 33 44", "45/223344".
const LOCAL = /^(?:[2-9]\d{5}|[2-9]\d{2} \d{3}|[2-9]\d \d{2} \d{2}|[1-9]\d\/\d{6})$/;

// The forms of countries, with the countries in whose plans the digits must be valid.
const WITH_ZERO: readonly CountryCode[] = ['GB', 'DE', 'FR', 'IT', 'NL', 'BE', 'CH', 'AT', 'SE', 'FI', 'IE', 'RO'];
const PLANS: readonly (readonly [form: RegExp, countries: readonly CountryCode[]])[] = [
  [/^\(?0\d{1,5}\)?(?: ?[ /-] ?\d{2,8}){1,5}$/, WITH_ZERO],
  // "07942/722 18-4": no number begins with 0 after its area code.
  [/^\(?0\d{2,5}\)?(?: ?\/ ?\d{2,4}(?: \d{2,4}){1,3}|[ /][1-9]\d{3,7})-\d$/, WITH_ZERO],
  // "04 21 / 55 83 - 117", "(0421) 55 83-0", "0577/99.41.18", "0721.123.456", "01712345678".
  [
    /^(?:\(0(?: ?\d){1,5}\) ?(?:\/ )?|0(?: ?\d){1,5} ?\/ ?|0\d{2,5} - )\d{1,4}(?: \d{1,4}){1,4}(?: ?- ?\d{1,5})?$/,
    WITH_ZERO,
  ],
  [/^0\d{1,5}[/-]\d{2,4}(?:\.\d{2,4}){1,3}$/, WITH_ZERO],
  [/^0\d{1,4}\.\d{2,8}(?:[ .-]\d{2,4}){0,4}$/, WITH_ZERO],
  [/^0(?:6\d{8}|7\d{8,9}|1[5-7]\d{8,9})$/, WITH_ZERO],
  [
    /^\(?3\d{2}\)?(?: ?[ /-] ?\d{6,7}|[ .-]\d{3}[ .-]\d{4}|[ .-]\d{4}[ .-]\d{3}|[ .-]\d{2}[ .-]\d{2}[ .-]\d{2,3}|[ .-]\d{3} \d{2} \d{2})$/,
    ['IT'],
  ],
  [/^\(?\d{2}\)? 9\d{4}-\d{4}$/, ['BR']],
  [/^(?:2[1-8]\d|69\d) (?:\d{7}|\d{3} ?\d{4})$/, ['GR']],
  // Numbers of Madrid and Barcelona are written like Portuguese ones.
  [
    /^(?:2\d|9[1236]) \d{3} (?:\d{4}|\d{2} \d{2})$|^9[1236]\d-\d{3}-\d{3}$|^\(2\d\) \d{3} ?(?:\d{4}|\d{2} \d{2})$/,
    ['PT', 'ES'],
  ],
  [/^(?:(?:0-)?[1-9]\d|\((?:0-)?[1-9]\d\))[ /]\d{3} \d{2} \d{2}$|^[1-9]\d-\d{3}-\d{2}-\d{2}$/, ['PL', 'ES']],
  [
    /^[6-9]\d{2}(?:-\d{2}-\d{2}-\d{2}|\/\d{2} \d{2} \d{2}|\.\d{2}\.\d{2}\.\d{2})$|^(?:9\d[-.]|\(9\d\) )\d{3}[ .]\d{2}[ .]\d{2}$/,
    ['ES'],
  ],
];
// Nine digits without a 0: every such number is valid in Spain, Portugal or Poland.
const NINE = /^[2-9](?:\d{2} \d{3} \d{3}|\d{2} \d{2} \d{2} \d{2}|\d \d{3} \d{2} \d{2})$/;
// Every number in this format is valid in Denmark and Norway; tables of figures have such numbers too.
const NORDIC = /^[2-9]\d(?: \d{2}){3}$|^[2-9]\d{2} \d{2} \d{3}$/;

/** Whether a number is written as in a country in whose plan it is valid: "0171 2345678", "06-48 21 09 77". */
function isPhoneInPlan(written: string, plans: NumberingPlans): boolean {
  const digits = digitsOf(written);
  const plan = PLANS.find(([form]) => form.test(written));
  if (plan === undefined) {
    return NINE.test(written) && !digits.endsWith('000');
  }
  const [, countries] = plan;
  return (
    (countries !== WITH_ZERO || (digits.length >= 9 && digits.length <= 12)) &&
    plans.isValidIn(countries[0] === 'PL' ? digits.slice(-9) : digits, countries)
  );
}

const TO_NUMBER =
  /(?:^|[^a-z])(?:to|auf|an(?: die)?|au|du|al|del|dal|naar|van|para o|ao|do|na|pod|z|till|fran) (?:numbers?|nummer|nr|numero|numer|numeru)(?: tel\.?)?:? $/i;
// "Ersatzrolle Nr. 800 264 405", "lokal nr 0418-203-01": the number of a thing, unless it begins like a mobile number.
const OF_THING = /(?:^| )Nr\. $|[A-Za-z\u00AA-\uFFFB-]{3} (?:nr|num|numer|numero|n\.o) $/;
const OF_PERSON =
  /(?:^|[^A-Za-z])(?:min|mitt|ditt|vart|hans|hennes|nytt|moj|twoj|jego|jej|nowy|ten|moja|mijn|jouw|haar|zijn|mein|dein|ihre?|neue|mon|son|mio|suo|nuovo|mi|su|nuevo|meu|seu|novo|my|your|his|her|new|the|inny|privat|prive|personal|pod|na|det|dat|das|die|der) [a-z.]{2,6} $/i;
// "zé: 967118204", "Daniela (914471209)", "o canalizador é o 914471209": said by somebody, in brackets after a name, or
// after "is". A number after a colon alone may be any code.
const SPOKEN =
  /(?:(?:^|\n|\] ?)(?!(?:cod|matr|cont|client|prat|prot|nif|proc|utent|num|nr|no|id|ref|kod|klient|account|kund|code|key|user|uid|value|total|size|count|hash|seed|build)[a-z]{0,9}: )[a-z\u00AA-\uFFFB]{2,14}: |(?:^|[^A-Za-z])[A-Z][a-z\u00AA-\uFFFB]{1,20} \(| (?:on|is|e o|al|allo|ao) )$/;

// Whether a number that no word identifies is valid in the numbering plan of a country.
function isKnownWithoutWord({ scanned: { text }, plans }: Dialed, from: number, written: string): boolean {
  // "(0171 2345678)", and "(Mehmet, 0171 2345678)", where the first bracket is before the name.
  const isLast = written.endsWith(')');
  const start = isLast && written.startsWith('(') ? from + 1 : from;
  const end = from + written.length - (isLast ? 1 : 0);
  const number = text.slice(start, end).replace(/\((?=\d+$)/, '');
  const before = textBefore(text, start, 24);
  const isOfThing = OF_THING.test(before) && !/^0[67]/.test(number) && !OF_PERSON.test(before);
  const isPlain = /^\d{9,12}$/.test(number) && !/(\d)\1{4}/.test(number);
  return (
    (isPhoneInPlan(number, plans) && !isOfThing) ||
    (NORDIC.test(number) && /[a-z)]: ?$/i.test(before) && /^(?:\.?(?:\s|$)|,)/.test(textAfter(text, end, 2))) ||
    (isPlain && SPOKEN.test(before) && plans.isValidIn(number, ['IT', 'PT', 'GB'])) ||
    (isPlain && TO_NUMBER.test(before) && plans.isValidIn(number, [...WITH_ZERO, 'ES', 'PT', 'PL']))
  );
}

// A word for an article, a receipt or a meter directly before its number, a room, a grant, a standard, a step of a
// path, a file reference ("TO-4418-2024") or a container number.
const OF_ARTICLE =
  /(?:^|[^a-z])(?:art|artnr|cod|pallet|collo|colli|colis|parcel|paket|pakket|paczka|bulto|palet|paleta|palete|volume|lotto|lote|batch|codice|codigo|kod|indeks|item|part|sku|best\.?-?nr|bestell|bestelnr|symbol|matricola|ordernr|bon|contador|contatore|compteur|zahler|licznik|matare|col|colegiad[oa])[.:-]?(?: ?(?:nummer|number|numer|numero|nr|no|n|num)[.:]?o?)?[: ]? ?$/;
const OF_ROOM =
  /(?:^|[^a-z])(?:room|zimmer|raum|bureau|salle|sala|stanza|kamer|pokoj|pok|rum)[.:-]?(?: ?(?:nummer|number|numer|numero|nr|no|n|num)[.:]?o?)?[: ]? ?$/;
const OF_STANDARD =
  /(?:^|[^A-Za-z])(?:(?:DIN|EN|ISO|IEC|VDE|NEN|NBN|NF|UNE|UNI|CEI|BS|PN|SS|ASTM|ONORM)[ -]|grant (?:(?:no|number|agreement)\.? )?)$/;
const STANDARD = /^[1-9]\d{2,5}(?:[-:]\d{1,4}){0,2}(?![\d/-]| \d)|^\d{3} \d{3} \d{3}/;
const IN_CODE =
  /[A-Za-z0-9]\/$|\d[A-Z]{1,2}\.$|(?:^|[^A-Za-z])(?!(?:TEL|FAX|MOB|FON|GSM|TFN?|PH)[.-])[A-Z]{2,4}[.-]$|[A-Z]{3}[UJZ] ?$/;
// Shorter than any number with its area code, which begins with 0 in most countries.
const SHORT = /^\(?[1-9](?:[ ./-]?\d){0,7}(?![ ./-]?\d)/;

const isCode = ({ text, lower }: ScannedText, start: number): boolean =>
  IN_CODE.test(textBefore(text, start, 6)) ||
  OF_ARTICLE.test(textBefore(lower, start, 24)) ||
  (OF_STANDARD.test(textBefore(text, start, 24)) && STANDARD.test(textAfter(text, start, 16))) ||
  (SHORT.test(textAfter(text, start, 24)) && OF_ROOM.test(textBefore(lower, start, 24)));

// Requests to be called, folded, directly before the number: "ring me on 604 733".
const TO_CALL = compileExpression(
  `(?<![a-z])(?:${[
    '(?:ring|call|phone|text|reach) (?:me|us|him|her|them|mum|dad|home)(?: back)? (?:on|at)',
    '(?:erreichst du mich|erreichen sie (?:mich|uns)|erreichbar|ruf(?:t|en sie)? (?:mich|uns)(?: bitte)?) unter',
    '(?:joignable|me joindre|nous joindre|appelez-(?:moi|nous)|rappelez-(?:moi|nous)|appelle-moi|rappelle-moi) au',
    '(?:llama(?:me|nos)|llame(?:me|nos)|me llamas|localizable) (?:al|en el)',
    '(?:chiama(?:mi|ci|temi|teci)|mi chiami|reperibile) (?:al|allo)',
    '(?:bel (?:me|ons|mij)|bereikbaar) op',
    '(?:liga-(?:me|nos)|ligue-(?:me|nos)|ligue|contactavel) (?:para o|pelo)',
    '(?:zadzwon|dzwon|prosze dzwonic|dzwonic) pod(?: (?:nr|numer))?',
    '(?:ring (?:mig|oss)|nas) pa',
  ].join('|')})(?: tel\\.?)? $`,
);
