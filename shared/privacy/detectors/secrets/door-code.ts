import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, distanceBefore } from '../../text/context-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { BEFORE_VALUE } from './before-value.ts';

// What the code opens, folded, as the nine languages name it. "Code" alone names too many other things.
const CODES = [
  '(?:door|gate|alarm|entry|entrance|access|lock|lock ?box|key ?safe|safe|garage|building|locker|side door|shed) (?:code|pin)|key ?safe|(?:temp|temporary|door|alarm|new) pin',
  '(?:tur|tor|zugangs|zutritts|alarm|haustur|garagen|schlusselsafe|schlusselkasten|safe|tresor|schranken|eingangs|keller|hof|hoftor) ?-?(?:code|pin)',
  "(?:code|digicode)(?: (?:du|de la|de l'|d'|de))? ?(?:portail|porte|alarme|acces|entree|immeuble|coffre|boite a cles|garage)|digicode(?: (?:passe a|devient))?|alarme",
  '(?:codigo|clave)(?: de(?: la| el)?| del)? (?:puerta|portal|alarma|acceso|garaje|entrada|caja fuerte|verja)',
  "codice(?: della| del(?:l')?| di)? ?(?:porta|portone|cancello|allarme|ingresso|accesso|cassaforte|cassetta)",
  '(?:sleutel|deur|alarm|toegangs|poort|kluis)-?code',
  'codigo(?: d[aeo])? (?:porta|portao|alarme|acesso|entrada|cofre|garagem)',
  'kod(?: do)? (?:klatki|bramy|drzwi|alarmu|domofonu|furtki|wejscia|garazu|sejfu|szlabanu|budynku|skrytki)',
  '(?:port|larm|dorr|grind|entre|nyckelskaps)-?kod(?:en)?|nyckelskap(?:et)?(?: har)? koden',
  '(?:dor|port|alarm|noglebo(?:ks|x))-?koden?',
].join('|');
// The same in two words, "the code for the gate", with at most one word between: "code for the back door".
const CODES_FOR = [
  'code (?:for|of|to) (?:(?:the|our|my) )?(?:[a-z]{3,10} )?(?:door|gate|alarm|garage|entrance|building|key ?safe|lock ?box|safe|shed|barrier|lobby|stairwell)',
  'code (?:furs|fur (?:die|das|den)|vom|von der|der|des|zum|zur) (?:[a-z]{3,10} )?(?:tur|haustur|hintertur|tor|hoftor|garagentors?|einfahrt|garage|tiefgarage|alarmanlage|alarms?|schlussel(?:kasten|kastens|safe|safes|box)|tresors?|safes?|schranke|eingangs?|kellers?)',
  "code pour (?:le |la |l')(?:portail|porte|alarme|entree|immeuble|coffre|boite a cles|garage|barriere|local)",
  '(?:codigo|clave) para (?:el|la) (?:puerta|portal|alarma|garaje|entrada|caja fuerte|verja|barrera)',
  "codice per (?:il |la |l')(?:porta|portone|cancello|allarme|ingresso|cassaforte|cassetta|garage|sbarra)",
  'code (?:van|voor) (?:de|het|onze) (?:[a-z]{3,10} )?(?:deur|voordeur|achterdeur|zijdeur|poort|garage|alarm|kluis|sleutelkluis(?:je)?|slagboom|berging|fietsenstalling|hek|ingang|hal)',
  'codigo para (?:a|o) (?:porta|portao|alarme|entrada|cofre|garagem|barreira)',
  'kod(?:en)? (?:till|for) (?:porten|dorren|larmet|grinden|entren|nyckelskapet|garaget|bommen|cykelrummet|forradet|kallaren)',
  'koden? til (?:doren|porten|alarmen|garagen|kaelderen|nogleboksen)',
].join('|');
// "It is still": what stays has been said before, so the sentence gives the code again.
const LINK_WORDS =
  "is|was|now|still|remains|stays|ist|war|jetzt|noch|immer|weiterhin|bleibt|c'est|est|etait|reste|toujours|encore|es|era|ahora|sigue|siendo|todavia|aun|e|ora|ancora|sempre|rimane|resta|agora|ainda|continua|(?:continua )?a ser|is nu|nu|nog|steeds|altijd|blijft|to|jest|teraz|nadal|wciaz|pozostaje|ar|er|fortfarande|stadig";
const NAMED = compileExpression(
  `(?<![a-z])(?:${CODES}|${CODES_FOR})(?: (?:${LINK_WORDS})){0,3}${BEFORE_VALUE}["']?`,
  'g',
);
// More than the expression below can match.
const VALUE_MAX = 32;
// Digits, with up to two letters and signs of a keypad: "4B71", "2580#7", "7719*Danube".
const VALUE = /^[A-Za-z]{0,2}\d{1,10}(?:[#*-]?[A-Za-z0-9]{1,12})?[#*]?(?![A-Za-z0-9]|[.,:/-]\d)/;
const DIGITS_MIN = 3;
// Codes as people type them on a keypad, if the text also mentions a door or the like: "2580#", "#2580*", "2-4-7-1",
// "18 klucz 4718".
const KEYED =
  /(?<![A-Za-z0-9#*.,:/-])(?:#?\d{3,6}[#*]|\d(?:-\d){3,5}|\d{1,4} ?klucz ?\d{3,6})(?![A-Za-z0-9#*-]|[.,:/]\d)/g;
const OPENED = contextWords({
  en: 'code,pin,door*,gate*,alarm*,keypad*',
  de: '*code*,tur,haustur*,schranke*,alarm*,pin',
  fr: 'code*,digicode*,porte*,portail*,alarme*',
  es: 'codigo*,clave,puerta*,portal,alarma*',
  it: 'codice,porta,portone,cancello,allarme*',
  nl: '*code,deur*,poort*,alarm*',
  pt: 'codigo*,porta,portao,alarme*',
  pl: 'kod,kodu,kodem,domofon*,bram*,klatk*,alarm*',
  sv: '*kod,*koden,port,dorr*,larm*',
});
// The question in one line of a chat, and the code in the next. Not measured.
const REACH = 80;

/** Finds codes of doors, alarms and key safes: after words that say what they open, or as typed on a keypad. */
export function findDoorCodes(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  const named = allMatches(NAMED, lower).flatMap(({ 0: written, index }) => {
    const start = index + written.length;
    const value = VALUE.exec(text.slice(start, start + VALUE_MAX))?.[0];
    return value !== undefined && digitsOf(value).length >= DIGITS_MIN ? [codeAt(start, value)] : [];
  });
  const keyed = allMatches(KEYED, text).flatMap(({ 0: value, index }) => {
    const isNear = distanceBefore(scanned, index, { words: OPENED, reach: REACH }) < Number.POSITIVE_INFINITY;
    return isNear ? [codeAt(index, value)] : [];
  });
  return [...named, ...keyed];
}

const codeAt = (start: number, value: string): Finding => ({
  kind: 'SECRET',
  start,
  end: start + value.length,
  strength: 2,
  value,
});
