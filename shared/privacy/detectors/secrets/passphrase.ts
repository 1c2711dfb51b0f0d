import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
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

/** Finds passphrases of several words in quotation marks, and network keys that consist of digits. */
export const findPassphrases = ({ text, lower }: ScannedText): Finding[] =>
  [...allMatches(QUOTED, lower), ...allMatches(DIGITS, lower)].map((match) => secretAtEnd(text, match));
