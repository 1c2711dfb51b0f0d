import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';

// What the code opens, folded, as the nine languages name it. "Code" alone names too many other things.
const CODES = [
  '(?:door|gate|alarm|entry|entrance|access|lock|lock ?box|key ?safe|safe|garage|building) (?:code|pin)|key ?safe|(?:temp|temporary|door|alarm|new) pin',
  '(?:tur|tor|zugangs|zutritts|alarm|haustur|garagen|schlusselsafe|schlusselkasten|safe) ?-?(?:code|pin)',
  "(?:code|digicode)(?: (?:du|de la|de l'|d'|de))? ?(?:portail|porte|alarme|acces|entree|immeuble|coffre|boite a cles|garage)|digicode|alarme",
  '(?:codigo|clave)(?: de(?: la| el)?| del)? (?:puerta|portal|alarma|acceso|garaje|entrada|caja fuerte|verja)',
  "codice(?: della| del(?:l')?| di)? ?(?:porta|portone|cancello|allarme|ingresso|accesso|cassaforte|cassetta)",
  '(?:sleutel|deur|alarm|toegangs|poort|kluis)-?code',
  'codigo(?: d[aeo])? (?:porta|portao|alarme|acesso|entrada|cofre|garagem)',
  'kod(?: do)? (?:klatki|bramy|drzwi|alarmu|domofonu|furtki|wejscia|garazu|sejfu)',
  '(?:port|larm|dorr|grind|entre|nyckelskaps)-?kod(?:en)?',
].join('|');
const NAMED = compileExpression(
  `(?<![a-z])(?:${CODES})(?: (?:is|now|ist|jetzt|c'est|est|es|ahora|e|ora|agora|is nu|to|jest|teraz|ar|nu)){0,2}[ ]?[:=]?[ ]["']?`,
  'g',
);
// Digits, with up to two letters and signs of a keypad: "4B71", "2580#7", "7719*Danube".
const VALUE = /^[A-Za-z]{0,2}\d{1,10}(?:[#*-]?[A-Za-z0-9]{1,12})?[#*]?(?![A-Za-z0-9]|[.,:/-]\d)/;
const DIGITS_MIN = 3;

/** Finds codes of doors, alarms and key safes, after the words that say what they open. */
export function findDoorCodes({ text, lower }: ScannedText): Finding[] {
  return allMatches(NAMED, lower).flatMap(({ 0: written, index }) => {
    const start = index + written.length;
    const value = VALUE.exec(text.slice(start, start + VALUE_MAX))?.[0] ?? '';
    const isCode = value.replace(/\D/g, '').length >= DIGITS_MIN;
    return isCode ? [{ kind: 'SECRET', start, end: start + value.length, strength: 2, value }] : [];
  });
}

// More than the expression above can match.
const VALUE_MAX = 32;
