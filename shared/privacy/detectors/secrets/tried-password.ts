import type { Finding } from '../../finding.ts';
import { contextWords, distanceAfter, distanceBefore, type WordsByLanguage } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';

// Common ways to turn a word into a password: "Vesuvio.1944x", "Heron!42west", "Jesion_93.sur".
const PASSWORD =
  /(?<![^\s"'(:=])(?:[A-Z][a-z]{3,20}\d{2,6}[!#$%&*+?^~]{1,3}|[A-Za-z]{3,20}(?:[!#$%&*+?^~]{1,2}\d{1,6}|[._-]\d{1,6}(?:[!#$%&*+?^~._-]?[A-Za-z]{1,8}|[!#$%&*+?^~]))(?:[!#$%&*+?^~]{0,3}[A-Za-z]{0,8}))(?![A-Za-z0-9/\\@(=:]|[._-][A-Za-z0-9])/g;
const PASSWORD_NAMES: WordsByLanguage = {
  en: 'password*,passcode*',
  de: 'passwort*,kennwort*',
  fr: 'mot de passe,mdp',
  es: 'contrasena*,clave',
  nl: 'wachtwoord*',
  pt: 'senha,palavra passe',
  pl: 'hasl*',
};
const SIGN_IN = contextWords(PASSWORD_NAMES, {
  en: 'login*,log in,logs in,logged in,sign in,signed in,signing in,account locked,is locked,reset',
  de: 'login*,anmeld*,einlogg*,eingeloggt,zugang*,gesperrt',
  fr: 'connexion*,connecte*,identifiant*,session,bloque,mon compte',
  es: 'usuario*,acceso*,acceder,entro,entrar,iniciar sesion,sesion,bloquead*,mi cuenta',
  it: 'utente,accesso,accedo,accedere,entro,entrare,password,gestionale,bloccat*,sbloccat*',
  nl: 'inlog*,gebruiker*,account,aanmeld*,geblokkeerd',
  pt: 'utilizador*,usuario*,entrar,entro,aceder,acesso,sessao,bloquead*,codigo',
  pl: 'login*,zalog*,logow*,konto,zablokow*',
  sv: 'logga*,inlogg*,losen*,anvandar*,konto*,sparrat',
  other: 'adgangskode*,koden,brugernavn*,salasana*,tunnus*,heslo*',
});
// "Tempranillo.2024", "Stroopwafel-58": a word and a number could be anything, so a password must be mentioned.
const WORD_AND_NUMBER = /(?<![^\s"'(:=])[A-Z][a-z]{3,20}[._-]\d{2,4}(?![A-Za-z0-9/\\@(=:]|[._-][A-Za-z0-9])/g;
const PASSWORDS = contextWords(PASSWORD_NAMES, { sv: 'losenord*' });
// Half a sentence.
const PASSWORD_BEFORE = 60;
// The sentence in which someone tries to sign in: two lines before a password, one after it. Not measured.
const BEFORE = 160;
const AFTER = 60;

/**
 * Finds passwords without a word beside them, by their characters, where the text is about signing in: "try with
 * Heron!42west".
 */
export function findTriedPasswords(scanned: ScannedText): Finding[] {
  const dated = allMatches(WORD_AND_NUMBER, scanned.text).flatMap(({ 0: value, index }): Finding[] =>
    distanceBefore(scanned, index, { words: PASSWORDS, reach: PASSWORD_BEFORE }) < Number.POSITIVE_INFINITY
      ? [{ kind: 'SECRET', start: index, end: index + value.length, strength: 2, value }]
      : [],
  );
  const tried = allMatches(PASSWORD, scanned.text).flatMap(({ 0: written, index }): Finding[] => {
    const value = written.replace(/\?$/, '');
    const end = index + value.length;
    const isStrong = /[A-Z]/.test(value) && /[a-z]/.test(value) && value.length >= PASSWORD_LENGTH_MIN;
    const isNear =
      distanceBefore(scanned, index, { words: SIGN_IN, reach: BEFORE }) < Number.POSITIVE_INFINITY ||
      distanceAfter(scanned, end, { words: SIGN_IN, reach: AFTER }) < Number.POSITIVE_INFINITY;
    return isStrong && isNear ? [{ kind: 'SECRET', start: index, end, strength: 2, value }] : [];
  });
  return [...tried, ...dated];
}

/**
 * The minimum length of a password in most systems; shorter words with digits and signs are part numbers and versions.
 */
export const PASSWORD_LENGTH_MIN = 8;
