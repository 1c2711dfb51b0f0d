import type { Finding } from '../../finding.ts';
import { contextWords, hasWordAfter, hasWordBefore, type WordsByLanguage } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { isChosen, isNumberedThing } from './password-forms.ts';
import { foundSecret } from './secret-value.ts';

// Words, digits and signs without a space. The end of a sentence may follow.
const TOKEN =
  /(?<![^\s"'(:=>|,])(?=[A-Za-z!#$%&*@^~._-]{0,28}\d)[A-Za-z0-9](?:[A-Za-z0-9#$%&*^~._-]|[!?](?=[A-Za-z0-9!?])|@(?=\d{2,6}(?![A-Za-z0-9.]))){6,30}[A-Za-z0-9!#*$?](?![A-Za-z0-9/\\@(=:]|[._-][A-Za-z0-9])/g;
// "Heron!42west", "Renskav_612", "Vesuvio.1944x": a sign that is rare in names and part numbers. "Rechnung_2024" is a
// file.
const WITH_SIGN = /[A-Za-z0-9](?:[!#$%&*@^~]|_(?!(?:19|20)\d\d(?![\d!?#*]))|(?<=[a-z]{3})[._-]\d{1,6}[a-z]{1,8}$)/;
const SIGN_INSIDE = /[A-Za-z0-9][!#$%&*^~][A-Za-z0-9]/;
// "Heron-Ladder-52", "Jesion_93.sur", "Pastel-de-Nata22": capitalized words with digits between or after them.
const WORDS =
  /^(?:[A-Za-z]{3,20}|d[aeiou]|[aeiouyz])(?:[._-](?:\d{0,3}[A-Za-z]{3,20}|d[aeiou]|[aeiouyz]|\d{1,4}))*[._-]?\d{0,6}[a-z]{0,2}$/;
const FILE =
  /\.(?:exe|msi|dll|sql|zip|iso|img|pdf|docx?|xlsx?|pptx?|csv|json|xml|log|txt|js|ts|py|sh|ps1|html?|png|jpe?g|cfg|conf|ini|bak)$/i;
const PASSWORD_NAMES: WordsByLanguage = {
  en: 'password*,passcode*,pass,pw,pwd',
  de: 'passwort*,kennwort*,startpasswort*,startkennwort*,initialpasswort*,initialkennwort*,pw,einmalpasswort*,einmalkennwort*',
  fr: 'mot de passe,mdp',
  es: 'contrasena*,clave',
  it: 'password*,parola d ordine',
  nl: 'wachtwoord*',
  pt: 'senha*,palavra passe',
  pl: 'hasl*',
  sv: 'losenord*,losen,engangslosen*',
  other: 'adgangskode*,koden,salasana*,heslo*',
};
/** Words for passwords and signing in. */
export const SIGN_IN: RegExp = contextWords(PASSWORD_NAMES, {
  en: 'login*,log in,logs in,logged in,sign in,signed in,signing in,account locked,is locked,locked out,reset,credentials,username*,wi fi,wifi,alarm*,access code',
  de: 'login*,anmeld*,einlogg*,eingeloggt,zugang*,gesperrt,kennung,benutzer*,wlan,alarm*',
  fr: 'alarme*,connexion*,connecte*,identifiant*,session,bloque,mon compte,utilisateur*',
  es: 'alarma*,usuario*,acceso*,acceder,entro,entrar,iniciar sesion,sesion,bloquead*,mi cuenta',
  it: 'utente,utenza,accesso,accedo,accedere,entro,entrare,gestionale,bloccat*,sbloccat*,allarme*',
  nl: 'inlog*,gebruiker*,account,aanmeld*,geblokkeerd',
  pt: 'utilizador*,usuario*,entrar,entro,aceder,acesso,sessao,bloquead*,codigo',
  pl: 'login*,zalog*,logow*,konto,konta,zablokow*,uzytkownik*',
  sv: 'logga*,larm*,losen*,inlogg*,anvandar*,konto*,sparrat,upplast',
  other: 'brugernavn*,tunnus*,uzivatel*',
});
const PASSWORDS = contextWords(PASSWORD_NAMES);
// Half a sentence.
const PASSWORD_BEFORE = 60;
// The sentence in which someone tries to sign in: two lines before a password, one after it. Not measured.
const BEFORE = 160;
const AFTER = 60;
const LETTERS_MIN = 4;

/**
 * Finds passwords without a word beside them, by their characters, where the text is about signing in: "try with
 * Heron!42west".
 */
export function findTriedPasswords(scanned: ScannedText): Finding[] {
  return allMatches(TOKEN, scanned.text).flatMap(({ 0: written, index }): Finding[] => {
    // The last sign may end the sentence; "!" is more often a part of the password if it has no other.
    const value = written.replace(SIGN_INSIDE.test(written) ? /(?<![!?])[!?]$/ : /\?$/, '');
    if (value.replace(/[^A-Za-z]/g, '').length < LETTERS_MIN || isNumberedThing(value) || FILE.test(value)) {
      return [];
    }
    return isPassword(scanned, index, { value, written }) ? [foundSecret(index, value)] : [];
  });
}

function isPassword(
  scanned: ScannedText,
  index: number,
  { value, written }: { readonly value: string; readonly written: string },
): boolean {
  const hasBothCases = /[A-Z]/.test(value) && /[a-z]/.test(value);
  if (hasBothCases && WITH_SIGN.test(written)) {
    return isNearSignIn(scanned, index, value);
  }
  const isOfWords = hasBothCases ? /[._-]/.test(value) && WORDS.test(value) : isChosen(value);
  return isOfWords && isNearPassword(scanned, index);
}

const isNearSignIn = (scanned: ScannedText, index: number, value: string): boolean =>
  hasWordBefore(scanned, index, { words: SIGN_IN, reach: BEFORE }) ||
  hasWordAfter(scanned, index + value.length, { words: SIGN_IN, reach: AFTER });

// Words and a number could be anything, so a password must be mentioned.
const isNearPassword = (scanned: ScannedText, index: number): boolean =>
  hasWordBefore(scanned, index, { words: PASSWORDS, reach: PASSWORD_BEFORE });
