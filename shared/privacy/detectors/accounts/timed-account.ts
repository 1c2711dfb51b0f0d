import { isFunctionWord } from '../../names/name-bits.ts';
import { compileExpression, withIndices } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { isImpersonalAccount } from './system-accounts.ts';

// A date and a time at the beginning of a line, with fractions of a second and a time zone.
const LINE_TIME =
  '(?:^|\\n)[ \\t[(]{0,3}(?:(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?[ t]|[a-z]{3} {1,2}\\d{1,2} )?\\d{1,2}:\\d\\d(?::\\d\\d(?:[.,]\\d{1,9})?)?|\\d{1,2}/[a-z]{3}/\\d{4}[ :]\\d{1,2}:\\d\\d(?::\\d\\d)?)(?:z|[+-]\\d\\d:?\\d\\d)?[\\])]?[ :,-]{1,3}';
const SIGNED_IN =
  'logged (?:in|on|out)|signed (?:in|out)|(?:failed|invalid|bad|rejected) (?:log-?in|logon|sign-?in)|log-?in (?:failed|denied|rejected|ok|successful)|eingeloggt|ausgeloggt|angemeldet|abgemeldet|anmeldung (?:erfolgreich|fehlgeschlagen|abgelehnt)|fehlgeschlagene anmeldung|connectee?|deconnectee?|echec de connexion|connexion (?:reussie|echouee|refusee)|sesion iniciada|inicio de sesion fallido|acceso (?:correcto|fallido|denegado)|accesso (?:fallito|negato|effettuato)|accesso riuscito|login fallito|ingelogd|uitgelogd|aangemeld|afgemeld|mislukte (?:login|aanmelding|inlogpoging)|(?:login|aanmelding) (?:gelukt|mislukt)|sessao iniciada|(?:login|acesso) (?:efetuado|falhado|recusado)|falha (?:de|no) (?:login|acesso)|zalogowan[aoy]|wylogowan[aoy]|udane logowanie|nieudane logowanie|bledne logowanie|inloggad|utloggad|lyckad inloggning|misslyckad inloggning|inloggning misslyckades|logget (?:ind?|ud|ut)|mislykket (?:login|palogging)';
const BLOCKED =
  '(?:is |was |ist |wurde |est |a ete |esta |e |foi |zostalo |har |ar |blev )?(?:locked|disabled|blocked|suspended|expired|gesperrt|deaktiviert|bloque|desactive|bloquead[oa]|bloccat[oa]|geblokkeerd|zablokowan[eya]|last|sparrat|sparrad|sparret)';
// What an account did, after it: "08:11 khofman changed password", "08:11 khofman heeft zich aangemeld".
const DID =
  "(?:logged (?:in|out|on|off)|signed (?:in|out)|log-?(?:in|on|out) (?:failed|ok|denied|rejected|successful)|changed (?:the )?password|mfa (?:ok|failed)|(?:hat sich |ist )?(?:ein|aus)geloggt|(?:hat sich |ist )?(?:an|ab)gemeldet|s'est (?:de)?connectee?|(?:ha )?(?:iniciado|cerrado|inicio|cerro) sesion|(?:ha effettuato|effettuato) l'accesso|(?:heeft zich |is )?(?:aan|af)gemeld|(?:is )?(?:in|uit)gelogd|(?:iniciou|terminou) sessao|(?:za|wy)logowal[aoy]? sie|(?:har )?loggat (?:in|ut)|loggade (?:in|ut)|loggede (?:ind|ud))(?![a-z])";
// A word for a sign-in and one for its outcome, with the account between them: "08:11 Anmeldung khofman erfolgreich".
const SIGN_IN =
  "(?:anmeldung|log-?in|connexion|acceso|inicio de sesion|accesso|aanmelding|inlogpoging|sessao|acesso|logowanie|inloggning)(?: (?:von|de|d'|di|van|por|av|by|of|for))?";
const OUTCOME =
  '(?:erfolgreich|fehlgeschlagen|abgelehnt|reussie|echouee|refusee|correcto|fallido|denegado|riuscito|fallito|negato|gelukt|mislukt|efetuado|falhou|udane|nieudane|lyckades|misslyckades|ok|failed|successful|denied)(?![a-z])';
const ACCOUNT = '([a-z][a-z0-9._-]{2,30})';
const ACCOUNT_WORDS =
  'account|user|konto|konto[tn]|kontoen|compte|cuenta|conta|benutzer|utilisateur|usuario|utente|gebruiker|uzytkownik|konta|anvandaren?|bruger(?:en)?|utilizador';
const FROM = 'from|at|on|via|by|von|aus|um|am|depuis|de|a|desde|en|da|dal|alle|vanaf|om|z|o|fran|fra|kl|na';
const WITHIN_EVENT = expressionOf(
  `${LINE_TIME}(?:[^\\n]{0,40}?[ :])??(?:${ACCOUNT} ${DID}|${SIGN_IN} ${ACCOUNT} ${OUTCOME})`,
);
const AFTER_EVENT = expressionOf(
  `${LINE_TIME}(?:[^\\n]{0,40}[ :])?(?:(?:${SIGNED_IN})(?: (?:user|benutzer|for|fur|pour|de|di|do|voor|av|by))?:? ${ACCOUNT}(?=$|[\\n,;.(]| (?:${FROM}) )|(?:${ACCOUNT_WORDS}) ${ACCOUNT} ${BLOCKED}(?![a-z]))`,
);

// A match of either expression has one account, in one of its two groups.
function expressionOf(source: string): RegExp {
  return withIndices(compileExpression(source, 'g'));
}

const FAILED =
  /fail|invalid|bad|denied|reject|fehlgeschl|abgelehnt|echec|echou|refus|fallid|deneg|fallit|negat|mislukt|falh|recus|nieud|bledn|misslyck|mislykk/;
const FROM_ADDRESS = /^ [a-z]{1,6} (?:ip )?\d{1,3}\.\d/;

// Words beside a sign-in that say how often it happened or how it went, and things that sign in by themselves.
const ADVERBS = wordSet(
  `scanner wifi wlan lan again twice successfully remotely manually locally wieder erneut erfolgreich automatisch manuell encore nouveau automatiquement correctement otra nuevo correctamente automaticamente
  ancora nuovo correttamente opnieuw weer automatisch handmatig novamente outra ponownie znowu poprawnie automatycznie recznie igen automatiskt manuellt korrekt lokalt remote local`,
);

/**
 * Finds accounts in lines that begin with a time, where a word of letters alone counts too: "05:01 kassa 3 inloggad
 * linqui", "05:08 kontot linqui sparrat".
 */
export function accountsAfterTimes({ text, lower }: Pick<ScannedText, 'text' | 'lower'>): TextRange[] {
  const matches = [...allMatches(AFTER_EVENT, lower), ...allMatches(WITHIN_EVENT, lower)];
  return matches.flatMap(({ 0: written, indices }) => {
    const places = indices as RegExpIndicesArray;
    const [start, end] = (places[1] ?? places[2]) as [number, number];
    const isCapital = text.charAt(start) !== lower.charAt(start);
    const after = lower.slice(end, end + 16);
    return isCapital || !isAccount(lower.slice(start, end), { written, after }) ? [] : [{ start, end }];
  });
}

// Someone who fails to sign in from an address may even use the name of a department or a program.
function isAccount(value: string, { written, after }: Readonly<Record<'written' | 'after', string>>): boolean {
  if (FAILED.test(written) && FROM_ADDRESS.test(after)) {
    return !/^(?:root|admin|user|account)$/.test(value);
  }
  return !isFunctionWord(value) && !ADVERBS.has(value) && !isImpersonalAccount(value);
}
