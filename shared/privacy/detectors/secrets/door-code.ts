import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { beforeCode, codesAfter } from './code-after.ts';
import { LOCKS } from './lock-words.ts';
import { foundSecret } from './secret-value.ts';

// What the code opens, folded, as the nine languages name it. "Code" alone names too many other things.
const CODES = [
  '(?:door|gate|alarm|entry|entrance|access|lock|lock ?box|key ?safe|safe|garage|building|locker|side door|shed|toilet|copier|photocopier|printer) (?:code|pin)|key ?safe|(?:temp|temporary|door|alarm|new) pin',
  '(?:tur|tor|zugangs|zutritts|alarm|haustur|garagen|schlusselsafe|schlusselkasten|safe|tresor|schranken|eingangs|keller|hof|hoftor|toiletten|kopierer|drucker) ?-?(?:code|pin)',
  "(?:code|digicode)(?: (?:du|de la|de l'|d'|de))? ?(?:portail|porte|alarme|acces|entree|immeuble|coffre|boite a cles|garage|photocopieuse|imprimante|toilettes)|digicode(?: (?:passe a|devient))?|alarme(?=,? ?[:=]|,? (?:c'est|est|reste|toujours|pour|du|de))",
  '(?:codigo|clave)(?: de(?: la| el)?| del)? (?:puerta|portal|alarma|acceso|garaje|entrada|caja fuerte|verja|fotocopiadora|impresora|bano)',
  "codice(?: della| del(?:l')?| di)? ?(?:porta|portone|cancello|allarme|ingresso|accesso|cassaforte|cassetta|fotocopiatrice|stampante|bagno)",
  '(?:sleutel|deur|alarm|toegangs|poort|kluis)-?code',
  'codigo(?: d[aeo])? (?:porta|portao|alarme|acesso|entrada|cofre|garagem|fotocopiadora|impressora)',
  'kod(?: do)? (?:klatki|bramy|drzwi|alarmu|domofonu|furtki|wejscia|garazu|sejfu|szlabanu|budynku|skrytki|kserokopiarki|drukarki|toalety)',
  '(?:port|larm|dorr|grind|entre|nyckelskaps|kopierings)-?kod(?:en)?|nyckelskap(?:et)?(?: har)? koden',
  '(?:dor|port|alarm|noglebo(?:ks|x))-?koden?',
].join('|');
// The same as a phrase, "the code for the gate", with at most one more word: "code for the back door".
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
/** The source of an expression for the codes of doors, alarms and key safes, folded. */
export const LOCK_CODES: string = `${CODES}|${CODES_FOR}`;
const NAMED = beforeCode(LOCK_CODES);
// "portkod från 1 november: 5821", "alarm code btw is 4719"
const LATER = compileExpression(
  `(?<![a-z0-9])(?:${CODES})(?:(?: [a-z0-9./]{1,12}){1,4} ?:| [a-z]{2,5} (?:is|ist|est|es|e|is nu|to|ar|er)) `,
  'g',
);
// Digits, with up to two letters and signs of a keypad: "4B71", "2580#7", "7719*Danube"; or pairs: "12-34-56".
const VALUE = /(?:\d{2}(?:-\d{2}){2}|[A-Za-z]{0,2}\d{1,10}(?:[#*-]?[A-Za-z0-9]{1,12})?[#*]?)(?![A-Za-z0-9]|[.,:/-]\d)/y;
// An answer that is a code of four digits or more, with up to two letters after it, and no year.
const ANSWER = /(?!(?:19|20)\d\d(?![A-Za-z0-9#*]))\d{4,8}[A-Za-z]{0,2}[#*]?(?![A-Za-z0-9]| ?[.,:/-]?\d)/y;
// Codes as people type them on a keypad, if the text also mentions a door or the like: "2580#", "#2580*", "2-4-7-1",
// "18 klucz 4718".
const KEYED =
  /(?<![A-Za-z0-9#*.,:/-])(?:#?\d{3,6}[#*]|\d{4}[#*][A-Za-z]{3,12}|\d(?:-\d){3,5}|\d{1,4} ?klucz ?\d{3,6})(?![A-Za-z0-9#*-]|[.,:/]\d)/g;
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
  const { text } = scanned;
  const named = [...codesAfter(scanned, NAMED, VALUE), ...codesAfter(scanned, LATER, ANSWER)];
  const keyed = allMatches(KEYED, text).flatMap(({ 0: value, index }) => {
    const isNear = [OPENED, LOCKS].some((words) => hasWordBefore(scanned, index, { words, reach: REACH }));
    return isNear ? [foundSecret(index, value)] : [];
  });
  return [...named, ...keyed];
}
