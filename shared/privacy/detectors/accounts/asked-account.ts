import type { Finding } from '../../finding.ts';
import { LOOK_BACK_MAX } from '../../text/excerpts-around-barriers.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { isBuiltFromNames } from './built-from-names.ts';
import { isNamedAccount } from './mentioned-account.ts';
import { isSystemAccount } from './system-accounts.ts';

// A line that asks for an account, folded, in nine languages, and the line of the answer: "what's your login?\n…".
const ASKED =
  /(?:user ?name|user id|log-?in(?: ?name| id)?|(?:benutzer|nutzer|anmelde)(?:name|kennung)|kennung|identifiant|nom d'utilisateur|pseudo|usuario|nome utente|utilizador|gebruikersnaam|inlognaam|nazwe? uzytkownika|nazwa uzytkownika|anvandarnamn(?:et)?|brugernavn)(?![a-z])(?:[^\n?]{0,40}\?[^\n]{0,24}| ?(?:pls|please|plz|bitte|svp|stp|porfa|por favor|per favore|aub|prosze|tack))\n([^\n]{4,160})/g;
const WORD = /(?<![a-z0-9@/\\._-])[a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,20}){0,3}(?![a-z0-9@/\\(:=_-]|\.[a-z0-9])/g;

/** Finds accounts in the answer to a question for one: "tjitske_hz, or else thoekzema". */
export function findAskedAccounts({ text, lower }: ScannedText): Finding[] {
  return allMatches(ASKED, lower).flatMap(({ 0: written, 1: answer = '', index }) => {
    const from = index + written.length - answer.length;
    return allMatches(WORD, answer)
      .map(({ 0: value, index: at }) => ({ value, start: from + at }))
      .filter(
        ({ value, start }) =>
          text.startsWith(value, start) &&
          !isSystemAccount(value) &&
          (isNamedAccount({ value, near: textBefore(lower, start, LOOK_BACK_MAX) }) ||
            isBuiltFromNames(value, { text, start })),
      )
      .map(({ value, start }) => ({ kind: 'USERNAME', start, end: start + value.length, strength: 1 }));
  });
}
