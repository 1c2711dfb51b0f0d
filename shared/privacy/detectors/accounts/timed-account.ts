import { COMMON, listedBits } from '../../names/name-bits.ts';
import { isFunctionWord } from '../../names/words-of-languages.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../text/word-set.ts';
import { isImpersonalAccount } from './system-accounts.ts';

// A date and a time at the beginning of a line.
const LINE_TIME =
  '(?:^|\\n)[ \\t[(]{0,3}(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?[ t])?\\d{1,2}:\\d\\d(?::\\d\\d)?[\\])]?[ :,-]{1,3}';
const SIGNED_IN =
  'logged (?:in|on|out)|signed (?:in|out)|(?:failed|invalid|bad|rejected) (?:log-?in|logon|sign-?in)|log-?in (?:failed|denied|rejected)|eingeloggt|ausgeloggt|angemeldet|abgemeldet|anmeldung (?:fehlgeschlagen|abgelehnt)|fehlgeschlagene anmeldung|connectee?|deconnectee?|echec de connexion|connexion (?:echouee|refusee)|sesion iniciada|inicio de sesion fallido|acceso (?:fallido|denegado)|accesso (?:fallito|negato|effettuato)|login fallito|ingelogd|uitgelogd|aangemeld|afgemeld|mislukte (?:login|aanmelding|inlogpoging)|(?:login|aanmelding) mislukt|sessao iniciada|(?:login|acesso) (?:falhado|recusado)|falha (?:de|no) (?:login|acesso)|zalogowan[aoy]|wylogowan[aoy]|nieudane logowanie|bledne logowanie|inloggad|utloggad|misslyckad inloggning|inloggning misslyckades|logget (?:ind?|ud|ut)|mislykket (?:login|palogging)';
const BLOCKED =
  '(?:is |was |ist |wurde |est |a ete |esta |e |foi |zostalo |har |ar |blev )?(?:locked|disabled|blocked|suspended|expired|gesperrt|deaktiviert|bloque|desactive|bloquead[oa]|bloccat[oa]|geblokkeerd|zablokowan[eya]|last|sparrat|sparrad|sparret)';
const ACCOUNT_WORDS =
  'account|user|konto|konto[tn]|kontoen|compte|cuenta|conta|benutzer|utilisateur|usuario|utente|gebruiker|uzytkownik|konta|anvandaren?|bruger(?:en)?|utilizador';
const FROM = 'from|at|on|via|by|von|aus|um|am|depuis|de|a|desde|en|da|dal|alle|vanaf|om|z|o|fran|fra|kl|na';
const TIMED = compileExpression(
  `${LINE_TIME}(?:[^\\n]{0,40}[ :])?(?:(?:${SIGNED_IN})(?: (?:user|benutzer|for|fur|pour|de|di|do|voor|av|by|user))?:? ([a-z][a-z0-9._-]{2,30})(?=$|[\\n,;.(]| (?:${FROM}) )|(?:${ACCOUNT_WORDS}) ([a-z][a-z0-9._-]{2,30}) ${BLOCKED}(?![a-z]))`,
  'g',
);
const FAILED =
  /fail|invalid|bad|denied|reject|fehlgeschl|abgelehnt|echec|echou|refus|fallid|deneg|fallit|negat|mislukt|falh|recus|nieud|bledn|misslyck|mislykk/;
const FROM_ADDRESS = /^ [a-z]{1,6} (?:ip )?\d{1,3}\.\d/;

// Words after a sign-in that say how often or how it went.
const ADVERBS = wordSet(
  `again twice successfully remotely manually locally wieder erneut erfolgreich automatisch manuell encore nouveau automatiquement correctement otra nuevo correctamente automaticamente
  ancora nuovo correttamente opnieuw weer automatisch handmatig novamente outra ponownie znowu poprawnie automatycznie recznie igen automatiskt manuellt korrekt lokalt remote local`,
);

/**
 * Finds accounts in lines that begin with a time, where a word of letters alone counts too: "05:01 kassa 3 inloggad
 * linqui", "05:08 kontot linqui sparrat".
 */
export function accountsAfterTimes({ text, lower }: Pick<ScannedText, 'text' | 'lower'>): TextRange[] {
  return allMatches(TIMED, lower).flatMap(({ 0: written, 1: signedIn, 2: blocked, index }) => {
    const value = signedIn ?? blocked ?? '';
    const start = index + written.lastIndexOf(value);
    const place = { start, end: start + value.length };
    const isCapital = text.charCodeAt(start) !== value.charCodeAt(0);
    return isCapital || !isAccount(value, { written, after: lower.slice(place.end, place.end + 16) }) ? [] : [place];
  });
}

// Who fails to sign in from an address may also use the name of a department or a program.
function isAccount(value: string, { written, after }: Readonly<Record<'written' | 'after', string>>): boolean {
  if (FAILED.test(written) && FROM_ADDRESS.test(after)) {
    return !/^(?:root|admin|user|account)$/.test(value);
  }
  const isWord = /^[a-z]+$/.test(value) && (isFunctionWord(value) || (listedBits(value) & COMMON) !== 0);
  return !isWord && !ADVERBS.has(value) && !isImpersonalAccount(value);
}
