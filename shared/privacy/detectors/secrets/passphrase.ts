import type { Finding } from '../../finding.ts';
import { isOrdinaryWord, listedBits } from '../../names/name-bits.ts';
import { COMMON } from '../../names/word-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { PASSWORD_WORDS, VERBS } from './password-words.ts';
import { secretAtEnd } from './secret-value.ts';

// "The passphrase for the disk is "violet anchor tundra 19"", folded: three words or more in quotation marks.
const QUOTED = compileExpression(
  `(?<![a-z])(?:${PASSWORD_WORDS})["']?(?: [a-z0-9-]{1,16}){0,6}(?: ?[:=]| (?:${VERBS})) ?"((?:[a-z0-9]{2,16}[ _-]){2,7}[a-z0-9]{2,16})(?=")`,
  'g',
);
// "Network key: 49218830175526648123": with digits alone, only the key of a network is found.
const DIGITS = compileExpression(
  String.raw`(?<![a-z])(?:wi-?fi|wlan|wpa[23]?|netzwerk|network)[ -]?(?:key|schlussel|passwor[dt]|code|kennwort) ?[:=] ?(\d{8,63})(?!\d)`,
  'g',
);

// "hasło do wifi: mewy-nad-Sopotem": words that hyphens join, after the word for the password of a network.
const JOINED = compileExpression(
  `(?<![a-z])(?:${PASSWORD_WORDS})(?: [a-z]{1,12}(?:-fi)?){0,4}?(?: ?[:=]| (?:${VERBS}))? ["']?([a-z]{1,16}(?:[-_][a-z]{1,16}){1,5})(?![a-z0-9_/@-])`,
  'g',
);
// "Wifi: HotelMare, chiave mareblu44": a word with a number after a word for a key, near the word for a network.
const KEYED = compileExpression(
  `(?<![a-z])(?:key|schlussel|cle|clave|chiave|code|kod|klucz|nyckel|sleutel|chave|pass) ?:? ["']?((?=[a-z_.-]{0,24}\\d)(?=[\\d_.-]{0,24}[a-z])[a-z0-9][a-z0-9!#_.-]{5,31})(?<![.!-])(?![a-z0-9/@_(=])`,
  'g',
);
const NETWORKS = contextWords({
  en: 'wi fi,wifi,ssid,router,hotspot,guest network',
  de: '*wlan*,*gastenetz*',
  fr: 'reseau',
  pl: 'siec,sieci',
  sv: '*natverk*,*gastnat*',
});
const BEFORE = 60;
const KEY_REACH = 40;
const LETTERS_MIN = 10;

/**
 * Finds passphrases of several words in quotation marks or, for a network, joined by hyphens, and keys of networks that
 * are digits or a word with a number.
 */
export function findPassphrases(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  const isOfNetwork = (start: number, reach: number): boolean =>
    hasWordBefore(scanned, start, { words: NETWORKS, reach });
  const at = (expression: RegExp): Finding[] => allMatches(expression, lower).map((match) => secretAtEnd(text, match));
  const found = [...at(QUOTED), ...at(DIGITS)];
  // Most texts mention no network.
  return allMatches(NETWORKS, lower).length === 0
    ? found
    : [
        ...found,
        ...at(JOINED).filter(({ start, value = '' }) => isPhrase(value) && isOfNetwork(start, BEFORE)),
        ...at(KEYED).filter(({ start }) => isOfNetwork(start, KEY_REACH)),
      ];
}

// Not "out-of-date". Of three or more words, a later one is capitalized, or a long one is not an ordinary word; of two
// words, both are capitalized and neither is an ordinary word.
function isPhrase(value: string): boolean {
  const words = value.split(/[-_]/);
  const isRare = (word: string): boolean =>
    word.length > 3 && !isOrdinaryWord(word.toLowerCase()) && (listedBits(word.toLowerCase()) & COMMON) === 0;
  return words.length === 2
    ? /^[A-Z].{1,20}[-_][A-Z]/.test(value) && words.every(isRare)
    : words.join('').length >= LETTERS_MIN && (/[-_][A-Z]/.test(value) || words.some(isRare));
}
