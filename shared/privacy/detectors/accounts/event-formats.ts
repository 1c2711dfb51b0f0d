import { ACCOUNT as A, type AccountFormat, ACCOUNT_BEFORE as BEFORE } from './account-format.ts';

const raw = String.raw;

// What can follow an account at the end of a sentence or clause of a log.
const END = raw`(?=$|[\n,;)\]"']|\.(?:\s|$)| \(| (?:from|at|on|with|because|due|after|via|by|ip|in|von|aus|um|am|nach|depuis|desde|da|dal|vanaf|om|z|o|fran|kl)(?![a-z]))`;
const SIGN_IN =
  '(?:log-?in|log-?on|sign-?in|authentication|auth|anmeldung|connexion|inicio de sesion|accesso|aanmelding|inloggen|inicio de sessao|logowanie|inloggning)';
const OUTCOME =
  '(?:failed|failure|denied|rejected|refused|succeeded|successful|ok|attempt|attempts|fehlgeschlagen|erfolgreich|echouee|reussie|fallido|correcto|fallito|riuscito|mislukt|geslaagd|falhou|concluido|nieudane|udane|misslyckades|lyckades)';
const FOR =
  '(?:: ?| (?:for|by|from|fur|von|pour|de|para|por|per|di|da|voor|door|van|dla|przez|for|av)(?: (?:user|account|benutzer|konto|utilisateur|usuario|utente|gebruiker|utilizador|uzytkownika|anvandare))? )';

/** Wordings of trackers, event logs and forums, in the nine languages. */
export const EVENT_FORMATS: readonly AccountFormat[] = [
  // Actions on an issue, a branch, a file.
  {
    sign: '(?:opened|created|closed|reopened|merged|committed|pushed|assigned|edited|updated|deployed|triggered|requested|approved|changed|modified|uploaded|deleted|submitted|started|reported|commit|owned|erstellt|geandert|modifie|cree|creado|modificado|creato|modificato|gewijzigd|aangemaakt|criado|alterado|utworzon[ey]|zmienion[ey]|skapad|andrad) (?:by|von|par|por|da|door|przez|av) ',
    after: A,
    isStrict: true,
  },
  {
    sign: ' (?:commented|pushed|merged|opened|closed|reopened|approved|requested|reviewed|committed|joined|left|deployed|uploaded|assigned) ',
    before: raw`(?:^|[\n\s(])${BEFORE}`,
    isStrict: true,
  },

  // Wording of event logs in the nine languages.
  { sign: `${SIGN_IN} ${OUTCOME}${FOR}`, after: raw`["']?${A}["']?${END}` },
  { sign: `${OUTCOME} ${SIGN_IN}(?: ${OUTCOME})?${FOR}`, after: raw`["']?${A}["']?${END}` },
  {
    sign: `(?:password|session|passwort|sitzung|mot de passe|contrasena|sesion|wachtwoord|sessie|senha|sessao|haslo|sesja|losenord) (?:reset|changed|expired|started|opened|closed|ended|terminated|zuruckgesetzt|geandert|reinitialise|modifie|restablecida|cambiada|gewijzigd|alterada|zmienione|andrat)${FOR}`,
    after: raw`["']?${A}["']?${END}`,
  },
  {
    sign: '(?:created|deleted|disabled|enabled|unlocked|locked|added|removed) (?:user|account) ',
    after: raw`["']?${A}["']?${END}`,
  },
  {
    sign: 'user ',
    after: raw`["']?${A}["']? (?:locked out|logged|signed|connected|disconnected|authenticated|not found|does not exist|has no access|denied)`,
  },
  {
    sign: '(?:benutzer|utilisateur|usuario|utente|gebruiker|utilizador|uzytkownik|anvandare) ',
    after: raw`["']?${A}["']? (?:(?:hat|ist|wurde|s'est|est|a ete|ha|se ha|foi|is|heeft|zostal|har) )?(?:an|ab|ein|aus)?(?:gemeldet|angemeldet|abgemeldet|gesperrt|connecte|deconnecte|bloque|iniciado|cerrado|bloqueado|autenticado|autenticato|bloccato|collegato|aangemeld|afgemeld|ingelogd|geblokkeerd|zalogowany|wylogowany|zablokowany|loggade|inloggad|utloggad|sparrad)`,
  },
  {
    sign: '(?:eingeloggt|angemeldet|ingelogd|aangemeld|inloggad|zalogowano|zalogowany|connecte|autenticado|conectado|autenticato): ',
    after: A,
  },

  // Forums: who wrote a post and who is quoted (phpBB, and programs that use its wording).
  {
    sign: ' " ',
    before: raw`(?:^|\n)(?:by|von|par|por|da|door|przez|autor:|av) ${BEFORE}`,
    after: raw`[^\n]{4,28}\d[:.h]\d\d`,
  },
  {
    sign: ' (?:wrote|a ecrit|hat geschrieben|schrieb|escribio|ha scritto|schreef|escreveu|napisal(?:\\(a\\)|a)?|pisze|skrev)',
    before: raw`(?:^|\n)${BEFORE}`,
    after: raw` ?: ?(?:\n|$)`,
  },
];
