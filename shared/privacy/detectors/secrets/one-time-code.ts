import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { beforeCode, codesAfter } from './code-after.ts';

// Folded, as services and people name the codes that a sign-in or a call asks for.
const SIGN_IN_CODES = [
  '(?:one[ -]?time|verification|authentication|authenticator|2fa|mfa|otp|sms|log-?in|sign-in) (?:code|pin|passcode)|otp',
  '(?:einmal|bestatigungs|verifizierungs|sicherheits|anmelde|freischalt|aktivierungs|sms|otp)-?(?:code|pin)',
  "code (?:de verification|de securite|de validation|d'activation|a usage unique|(?:recu )?par sms|sms|otp)",
  'codigo (?:de verificacion|de seguridad|de un solo uso|(?:recibido )?por sms|sms|otp)',
  'codice (?:di verifica|di sicurezza|di conferma|usa e getta|(?:ricevuto )?via sms|sms|otp)',
  '(?:verificatie|beveiligings|bevestigings|aanmeld|sms|eenmalige ?)-?code',
  'codigo (?:de verificacao|de seguranca|de confirmacao|de utilizacao unica|de uso unico)',
  'kod (?:jednorazowy|weryfikacyjny|autoryzacyjny|aktywacyjny|z sms-?a|sms)',
  '(?:engangs|verifierings|sakerhets|aktiverings|bekraftelse|bekraeftelses|sms-?)kode?n?',
];
// What unlocks a phone or a tablet, and what a parcel is handed over for.
const OTHER_CODES = [
  '(?:unlock|unlocking|collection|pick-?up) code|(?:ent)?sperr-?code|abhol-?code|ontgrendel-?code|(?:ophaal|afhaal)-?code',
  'code de (?:deverrouillage|retrait)|codigo de (?:desbloqueo|recogida|desbloqueio|levantamento)|codice di (?:sblocco|ritiro)',
  '(?:activation|access) code|(?:zugangs|activerings|toegangs)code|codigo de (?:activacion|ativacao|acceso|acesso)|codice di (?:attivazione|accesso)|(?:atkomst|losen)kod(?:en)?',
  'kod (?:odblokowania|odbioru|dostepu|blik)|(?:upplasnings|hamt|utlamnings)kod(?:en)?|m?tan(?:-nummer)?',
];
const CALL_CODES = [
  '(?:conference|meeting|zoom|teams|webex|dial-in|voicemail|mailbox|moderator|host|participant) (?:pin|passcode|code)|passcode',
  '(?:konferenz|moderator(?:en)?|teilnehmer|mailbox|besprechungs)-?(?:pin|code)|kenncode(?: fur (?:die|das) [a-z]{4,16})?',
  '(?:code|pin)(?: (?:de|de la|du))? (?:conference|reunion|moderateur|moderatrice|participant|messagerie)|moderateur ?: code pin',
  'pin (?:de|del) (?:la )?(?:conferencia|reunion|buzon)|(?:codice|pin) (?:della )?(?:conferenza|riunione|segreteria)',
  '(?:vergader|conferentie|voicemail)-?(?:pin|code)|(?:pin|codigo) da (?:reuniao|conferencia)|(?:kod|pin) (?:spotkania|konferencji)|(?:motes|konferens)kod(?:en)?',
];
const NAMED = beforeCode([...SIGN_IN_CODES, ...OTHER_CODES, ...CALL_CODES].join('|'));
const CODE =
  /(?:\d{2,4}(?: \d{2,4}){1,2}|\d{4,10}|[A-Z0-9]{4,5}-[A-Z0-9]{4,5}|(?=[A-Z]{0,9}\d)(?=\d{0,9}[A-Z])[A-Z0-9]{6,12})#?(?![A-Za-z0-9]|[.,:/-]\d)/y;

// "Meeting ID: 884 2210 7719, code 118220": after the number of a call.
const OF_CALL = compileExpression(
  '(?<![a-z])id(?: (?:reunion|spotkania|reuniao|riunione|vergadering))?[: ]{1,2}\\d{3} ?\\d{3,4} ?\\d{3,4},? (?:code|codigo|codice|kod|kenncode|passcode|haslo|losenkod|wachtwoord|passwort|password|pin)(?: ?:)? ',
  'g',
);
// "wysłano kod 771204", "código 338 104 enviado por SMS": sent to somebody, in the line of a log.
const SENT = compileExpression(
  '(?<![a-z0-9])(?:(?:wyslano|wyslalismy|inviato|enviado|envoye|sent|verschickt|gesendet|verzonden|skickat) (?:kod|codice|codigo|code)(?: sms)?|(?:kod|codice|codigo|code|sms-code|koden)(?= \\d{3} ?\\d{3},? (?:enviado|inviato|envoye|sent|verschickt|gesendet|verzonden|skickad|wyslany)(?![a-z])))(?: |: )',
  'g',
);
const SIX_DIGITS = /\d{3} ?\d{3}(?![A-Za-z0-9]|[.,:/-]\d)/y;

/** Finds the codes of sign-ins, devices, transactions, parcels and conference calls, after the words that name them. */
export const findOneTimeCodes = (scanned: ScannedText): Finding[] => [
  ...codesAfter(scanned, NAMED, CODE),
  ...codesAfter(scanned, OF_CALL, SIX_DIGITS),
  ...codesAfter(scanned, SENT, SIX_DIGITS),
];
