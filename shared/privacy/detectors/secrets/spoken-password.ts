import type { Finding } from '../../finding.ts';
import { isOrdinaryWord, listedBits } from '../../names/name-bits.ts';
import { COMMON, TECHNICAL } from '../../names/word-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { PASSWORD_WORDS, VERBS } from './password-words.ts';
import { secretAtEnd } from './secret-value.ts';

// Passwords that are said, not typed, folded.
const SPOKEN = [
  '(?:verbal|spoken|voice) (?:password|code)|(?:mundliche[sn]?|gesprochene[sn]?) (?:passwort|kennwort)|sprachkennwort',
  "mot de passe (?:verbal|oral|vocal)|contrasena (?:verbal|oral|hablada)|password verbale|parola d'ordine verbale",
  '(?:mondelinge?|gesproken) wachtwoord|(?:palavra-passe|senha) (?:verbal|oral|falada)|haslo (?:ustne|slowne)|muntlig(?:a|t) losenord(?:et)?',
].join('|');
// Words that also mean a motto, if no alarm or guard is mentioned.
const CODE_WORD =
  "code ?word|codewort|losungswort|mot[ -](?:de )?code|palabra clave|parola (?:chiave|d'ordine)|codewoord|palavra de seguranca|palavra-chave|haslo|kodord(?:et)?";
const SAID = compileExpression(
  `(?<![a-z])(?:${SPOKEN}|${CODE_WORD}|${PASSWORD_WORDS})(?: [a-z'-]{1,18}){0,6}?(?: (?:${VERBS}|to)(?: the)?| ?:) ["']?([a-z]{4,20})(?=["']?(?:[.,;!?)\\n]|$))`,
  'g',
);
const BY_ITSELF = compileExpression(`^(?:${SPOKEN})`, '');
// Words for a password. The expressions below are tried directly after them: "Passwort: Seepferdchen", in quotation
// marks, for a network also after a verb, and "user reception, password marigold".
const NAMES = compileExpression(
  '(?:password|passwort|kennwort|wachtwoord|losenord)(?:et)?|(?<![a-z])(?:mot de passe|mdp|contrasena|senha|palavra-passe|haslo)',
  'g',
);
const END = `(?=["']?(?:[.,;)\\n}]|$))`;
const LABELED = compileExpression(`["']?(?: ?[:=] ?| lautet )["']?([a-z]{5,20})${END}`, 'y');
const QUOTED = compileExpression(`(?: (?:${VERBS}|to)| ?[:=])? "([a-z]{4,20}(?: [a-z]{3,16})?)(?=[.,]?")`, 'y');
const OF_NETWORK = compileExpression(
  `(?: (?:van de|van het|do|du|de la|de|del|della|da|for the|furs?|till) ?(?:gosci|invites|gaste|gasten)?[ -]?(?:wi-?fi|wlan))? (?:${VERBS}|to) ["']?([a-z]{5,20})${END}`,
  'y',
);
const BESIDE_ACCOUNT = compileExpression(` ["']?([a-z]{5,20})${END}`, 'y');
const ACCOUNT_BEFORE = compileExpression(
  '(?<![a-z])(?:user(?: ?name)?|login|benutzer(?:name)?|utilisateur|identifiant|compte|usuario|utente|gebruiker(?:snaam)?|utilizador|uzytkownik|anvandare?|anvandarnamn)(?: ?[:=])? [a-z0-9._-]{2,24}[,;]?(?: ?/)? (?:(?:and|und|et|y|e|en|i|och|mit|with) )?$',
  '',
);
const ACCOUNT_REACH = 64;
const NETWORKS = contextWords({ en: 'wi fi,wifi,ssid', de: '*wlan*' });
const GUARDS = contextWords({
  en: 'alarm company,alarm receiving centre,monitoring,security company,security firm,guards,control room',
  de: '*leitstelle,*wachdienst*,sicherheitsdienst*,wachzentrale,alarmzentrale,notrufzentrale',
  fr: 'telesurveillance,societe de surveillance,societe de securite,gardiennage',
  es: 'central de alarmas,la central,empresa de seguridad',
  it: 'vigilanza,centrale d allarme,guardie giurate',
  nl: 'meldkamer,alarmcentrale,beveiliging,beveiligingsbedrijf',
  pt: 'central do alarme,central de alarmes,a central,empresa de seguranca',
  pl: 'agencji ochrony,ochrony,centrali,centrala,stacji monitorowania',
  sv: 'larmcentral*,vaktbolag*,bevakning*',
});

const REACH = 100;
const NETWORK_REACH = 40;

/**
 * Finds passwords that are a word: those that people say to a security company ("the verbal password is heron"), and
 * those after a label, beside an account, in quotation marks and for a network.
 */
export function findSpokenPasswords(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  const said = allMatches(SAID, lower)
    .map((match) => ({ finding: secretAtEnd(text, match), isSpoken: BY_ITSELF.test(match[0]) }))
    .filter(
      ({ finding, isSpoken }) => isSpoken || hasWordBefore(scanned, finding.start, { words: GUARDS, reach: REACH }),
    )
    .map(({ finding }) => finding);
  const named = allMatches(NAMES, lower).flatMap((match) => afterName(scanned, match));
  return [...said, ...named].filter(({ value = '' }) => value.toLowerCase().split(' ').some(isUnusual));
}

function afterName(scanned: ScannedText, { 0: name, index }: RegExpExecArray): Finding[] {
  const end = index + name.length;
  const isBeside = ACCOUNT_BEFORE.test(textBefore(scanned.lower, index, ACCOUNT_REACH));
  return [LABELED, QUOTED, ...(isBeside ? [BESIDE_ACCOUNT] : []), OF_NETWORK].flatMap((expression) => {
    expression.lastIndex = end;
    const match = expression.exec(scanned.lower);
    const finding = match === null ? null : secretAtEnd(scanned.text, match);
    const isOther =
      finding === null ||
      (expression === OF_NETWORK && !hasWordBefore(scanned, finding.start, { words: NETWORKS, reach: NETWORK_REACH }));
    return isOther ? [] : [finding];
  });
}

// "The verbal password is required."
const isUnusual = (word: string): boolean =>
  !SAID_OF_PASSWORDS.test(word) && !isOrdinaryWord(word) && (listedBits(word) & (COMMON | TECHNICAL)) === 0;

// "Mot de passe : inchangé": what forms and messages say about a password, in any gender.
const SAID_OF_PASSWORDS = compileExpression(
  `^(?:${[
    'oblig|obrig|requ|required|erforder|notwend|verplicht|verpflicht|wymag|krav|nodvand|nodig|option|facult',
    'caduc|expir|scad|abgelauf|verlo|vencid|perim|wygas|utgang|oubli|olvid|dimentic|vergess|verget|esquec|zapomn|glom|forgot|lost|perdu',
    'unchang|inchang|unver|ungeandert|ongewijzigd|ofor|inalter|invari|cambi|chang|geander|gewijzigd|zmien|andra|alter|modif|reset|reinit',
    'secret|gehei|segret|sekret|tajn|hemlig|person|osob|indiv|privat|confid|incorr|inval|falsch|errat|errad|onjuist|felakt|nieprawid|wrong',
    'temp|provis|inic|initial|uniq|unic|encrypt|encod|verschl|chiffr|cifr|szyfr|zaszyfr|krypt|hidden|masked|stored|gespeich|disab|desact|deakt|alphanum|alfanum',
  ].join('|')})`,
  '',
);
