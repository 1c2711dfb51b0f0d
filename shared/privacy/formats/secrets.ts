import type { Finding } from '../finding.ts';
import { compileExpression } from '../text/compiled-expression.ts';
import { digitsOf } from '../text/digits-of.ts';
import { allMatches, matchAt } from '../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../text/scanned-text.ts';
import { wordsOf } from './format.ts';
import { type WordList, type WordsByLanguage, wordAfter, wordBefore, wordList } from './vocabulary.ts';

// The formats of keys, tokens and hashed passwords of known services.
const SECRET_FORMS: readonly RegExp[] = [
  /A[KS]IA[A-Z2-7]{16}/y,
  /gh[opsru]_[A-Za-z0-9]{36,255}/y,
  /github_pat_[A-Za-z0-9_]{22,255}/y,
  /glpat-[A-Za-z0-9_-]{20,64}/y,
  /xox[abeoprs]-(?:\d{1,14}-){0,4}[A-Za-z0-9-]{10,200}/y,
  /hooks\.slack\.com\/services\/T[A-Z0-9]{6,14}\/B[A-Z0-9]{6,14}\/[A-Za-z0-9]{16,40}/y,
  /sk-(?:(?:proj|ant|or|svcacct)-)?[A-Za-z0-9_-]{20,220}/y,
  /[sr]k_(?:live|test)_[A-Za-z0-9]{16,128}/y,
  /whsec_[A-Za-z0-9+/]{24,64}/y,
  /AIza[A-Za-z0-9_-]{35}/y,
  /ya29\.[A-Za-z0-9_-]{20,512}/y,
  /npm_[A-Za-z0-9]{36}/y,
  /pypi-[A-Za-z0-9_-]{50,512}/y,
  /SG\.[A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{16,64}/y,
  /hf_[A-Za-z0-9]{30,64}/y,
  /dop_v1_[0-9a-f]{64}/y,
  /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/y,
  /kc_(?:live|test)_[0-9A-Za-z]{38}/y,
  // An encrypted token (JWE) has five parts, of which the second may be empty; a signed one (JWT) has three.
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{0,1024}\.[A-Za-z0-9_-]{8,64}\.[A-Za-z0-9_-]{1,8192}\.[A-Za-z0-9_-]{16,128}/y,
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{4,8192}\.[A-Za-z0-9_-]{0,2048}/y,
  // A private key up to its end, and one that is cut off, which has hyphens only in lines such as "DEK-Info:
  // AES-128-CBC,3F17".
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!-{4})){1,16384}-----END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y,
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?=[A-Za-z0-9]{3,10}[,:-])){1,16384}/y,
  // Password hashes in the formats of directories, crypt(3), Apache, Argon2, scrypt and PBKDF2.
  /\{(?:S?SHA(?:256|512)?|CRYPT|S?MD5|PBKDF2[A-Z0-9-]{0,8})\}[A-Za-z0-9+/$.]{16,160}={0,2}/y,
  /\$(?:2[aby]\$\d\d|(?:[156y]|apr1)(?:\$rounds=\d{1,9}|\$[A-Za-z0-9./]{1,8})?\$[A-Za-z0-9./]{1,32})\$[A-Za-z0-9./]{22,86}/y,
  // The same in docker-compose, where each dollar sign is doubled.
  /\$(?:2[aby]\$\$\d\d|(?:[156y]|apr1)\$\$[A-Za-z0-9./]{1,32})\$\$[A-Za-z0-9./]{22,86}/y,
  /\$(?:argon2(?:id?|d)|scrypt|pbkdf2(?:-sha\d{1,3})?)\$(?:[A-Za-z0-9=,./+]{1,64}\$){1,3}[A-Za-z0-9+/.]{16,128}={0,2}/y,
  /pbkdf2_sha\d{1,3}\$\d{1,9}\$[A-Za-z0-9+/=]{1,64}\$[A-Za-z0-9+/]{20,128}={0,2}/y,
  /AccountKey=[A-Za-z0-9+/]{40,100}={0,2}/y,
];
// Where one of them can begin, in lower case.
const FORM_BEGINNING =
  /\{(?:s?sha|crypt|s?md5|pbkdf2)|\$(?:2[aby]|[156y]|apr1|argon2(?:id?|d)|scrypt|pbkdf2(?:-sha\d{1,3})?)\$|pbkdf2_sha|a[ks]ia|gh[opsru]_|github_pat_|glpat-|xox[abeoprs]-|hooks\.slack|sk-|[sr]k_(?:live|test)_|whsec_|aiza|ya29\.|npm_|pypi-|sg\.|hf_|dop_v1_|shp(?:at|ca|pa|ss)_|eyj|kc_(?:live|test)_|-----begin|accountkey/g;
// Longer than all keys of a fixed length.
const LONG = 128;
const URL_SECRET = /:\/\/[A-Za-z0-9._%+-]{0,64}:([^\s:@/"'<>]{3,128})(?=@)/g;
const BEARER = /(?:bearer|basic) {1,2}([A-Za-z0-9._~+/-]{16,2048}={0,2})/gi;
// Arguments of commands: "mysql -u report -pSecret", "sshpass -p 'Secret'", "curl -u user:Secret"; and an environment
// variable of a container, with its value in the next line.
const ARGUMENT =
  /(?<![A-Za-z])(?:(?:mysql(?:dump|admin)?|mariadb(?:-dump)?)\b[^\n|]{0,80}? -p["']?|sshpass -p ?["']?|(?:curl|wget)\b[^\n|]{0,80}? (?:-u|--user) ?["']?[A-Za-z0-9._-]{1,32}:|name: ?["']?[A-Z0-9_]{0,40}(?:PASSWORD|PASSWD|SECRET|TOKEN|API_KEY)["']?\n[ \t]{1,24}value: ?["']?)(?![$<{])([^\s"']{4,128})/g;

// Words that mean a password or the key of a network, folded.
const PASSWORD = [
  "pass(?:word|wd|phrase|code|wort|ord)|pwd|parola(?: d'ordine)?|contrasena|clave|senha|palavra-(?:passe|chave)",
  'haslo|wachtwoord|ww|kennwort|losen(?:ord)?(?:et)?|adgangskode[nr]?|koden|salasana|heslo|mot de passe|mdp',
  '(?:code|codigo|codice|kod) (?:provisoire|temporaire|provisional|temporal|provisorio|provvisorio|temporaneo|tymczasowy)',
  '(?:temp|temporary|tijdelijke|tillfallig|vorlaufiger) (?:code|kod)|(?:security|memorable) word',
  '(?:wi-?fi|wlan)[ -](?:code|kod|kode|key|schlussel|sleutel|nyckel)(?:en)?|(?:wpa[23]?|vpn|guest|network|netzwerk|netz)[ -]?(?:key|schlussel)',
  'pre-?shared[ -]key|psk|snmp community|netwerksleutel|(?:natverks|wifi|wlan)-?nyckel(?:n)?',
  'cle (?:du )?(?:wi-?fi|wlan|wpa[23]?|reseau)|cle de securite(?: (?:du reseau|(?:du )?wi-?fi))?',
  'chiave (?:di rete|(?:del )?wi-?fi|wpa[23]?)|clave (?:de (?:la )?red|(?:del )?wi-?fi|wpa[23]?)',
  'klucz (?:sieciowy|(?:do )?wi-?fi|wpa[23]?)|chave (?:d[ae] rede|(?:do )?wi-?fi|wpa[23]?)',
].join('|');
const VERBS =
  "is|(?<=hasl[oa] )to|was|ist|war|est|c'est|etait|es|era|e|foi|lautet|jest|to bylo|bylo|byl|ar|var|er|til|on|je";
// A name that means a secret, up to seven words between, and a sign or a verb. "Key" and "token" alone name too many
// other things.
const KEYS =
  '(?:api|app|access|secret|private|auth|account|encryption|signing|master|license|client|bearer|refresh|session|bot|deploy)[ _-]?(?:key|token|secret)|secret|geheimnis|(?:api|licen[cs]e|product|activation|recovery)[ _-](?:key|sleutel|schlussel|nyckel|klucz|chave)|(?:clave|cle|chave|chiave|klucz)(?: de)? (?:api|secret[ae]?)';
const NAMED = compileExpression(
  `(?<![a-z])(?:[a-z]{0,12}[_-])?(?:(?:start|initial|einmal|erst)?(?:${PASSWORD})|${KEYS}|pw|pass)(?![a-z])(?:_[a-z0-9]{1,12})?["']?(?:[ \\t]{0,2}(?:[:=]|=>|:=)[ \\t]{0,2}|'s (?:just |still |now )?|(?:,? [a-z0-9][a-z0-9'-]{0,15}){0,7}?(?:(?:,? (?:${VERBS}|now|nu|nun|jetzt|ora|ahora|agora|teraz|(?:set|reset|changed?|geandert|gesetzt|zuruckgesetzt|cambiad[oa]|cambiat[oa]|alterad[ao]|zmienion[ey]|bytt|andrat) (?:to|auf|in|en|a|por|para|na|till)))[: \\t]{1,2}|[ \\t]?[:=][ \\t]{0,2})|(?: [a-z]{3,14})? )["']?`,
  'g',
);
// A text without one of these has no match of the expression above.
const NAMES = wordList({
  other:
    '*pass*,*pwd*,*parola*,*contrasena*,*clave*,*senha*,palavra*,*hasl*,*wachtwoord*,*ww,*kennwort*,*losen*,*adgangskode*,*kod*,*salasana*,*heslo*,*mot de*,*mdp*,*code*,*codi*,*word*,*key*,*schlussel*,*sleutel*,*nyckel*,*psk*,*snmp*,*cle,*chiave*,*klucz*,*chave*,*geheimnis*,*token*,*secret*,*pw',
});
// A word that also names the key of a door or a column: the value must have the form of a key of a program.
const KEY =
  /(?<![a-z])(?:token|key|nyckeln?|sleutel|schlussel|klucz|chave|cle|chiave|clave)["']?[ \t]{0,2}(?:[:=]|=>)[ \t]{0,2}["']?/g;
const KEY_VALUE =
  /(?=[A-Za-z0-9_-]{0,255}\d)(?=[A-Za-z0-9_-]{0,255}[a-z])(?=[A-Za-z0-9_-]{0,255}[A-Z])[A-Za-z0-9_-]{16,256}(?![A-Za-z0-9_-])/y;
// A value up to the next space, quote, bracket or border of a cell. In a form body, the next key ends it.
const VALUE = compileExpression('(?:(?!&[a-z_]{1,20}=)[^\\s\\x1f"\'`<>,;{}()[\\]|\\\\]){5,256}', 'y');
// What manuals write in place of a secret, and what is none: a path, a variable, an address.
const NO_VALUE =
  /^(?:string|number|boolean|null|undefined|true|false|required|optional|example|changeme|password|secret|token|process\.env|env\.|https?:|file:|ftp:|arn:|urn:|[$%*.#/@&<{]|x{3}|[a-z_]{2,16}=)|^(?:pass|pwd|pw)$/i;
const EXPRESSION = /^[A-Za-z_$][\w$]{0,40}(?:\.[A-Za-z_$][\w$]{0,40}){1,6}$/;
const ENDING = /[.?:!]{1,4}$/;

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
const PASSWORD_WORDS = wordList(PASSWORD_NAMES);
// Words for passwords and signing in.
const SIGN_IN = wordList(PASSWORD_NAMES, {
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
// Words, digits and signs without a space. The end of a sentence may follow.
const TOKEN =
  /(?<![^\s"'(:=>|,])(?=[A-Za-z!#$%&*@^~._-]{0,28}\d)[A-Za-z0-9](?:[A-Za-z0-9#$%&*^~._-]|[!?](?=[A-Za-z0-9!?])|@(?=\d{2,6}(?![A-Za-z0-9.]))){6,30}[A-Za-z0-9!#*$?](?![A-Za-z0-9/\\@(=:]|[._-][A-Za-z0-9])/g;
// "Heron!42west", "Renskav_612", "Vesuvio.1944x": a sign that is rare in names and part numbers. "Rechnung_2024" is a
// file.
const WITH_SIGN = /[A-Za-z0-9](?:[!#$%&*@^~]|_(?!(?:19|20)\d\d(?![\d!?#*]))|(?<=[a-z]{3})[._-]\d{1,6}[a-z]{1,8}$)/;
// "Heron-Ladder-52", "tulpe-2291": words with digits between or after them, near a word for a password.
const OF_WORDS =
  /^(?:[A-Za-z]{3,20}|d[aeiou])(?:[._-](?:\d{0,3}[A-Za-z]{3,20}|d[aeiou]|[aeiouyz]|\d{2,6}))+[._-]?\d{0,6}[a-z]{0,2}[!?*#]?$/;
const FILE =
  /\.(?:exe|msi|dll|sql|zip|iso|img|pdf|docx?|xlsx?|pptx?|csv|json|xml|log|txt|js|ts|py|sh|ps1|html?|png|jpe?g|cfg|conf|ini|bak|de|com|org|net|eu|fr|es|it|nl|pt|pl|se)$/i;
// "Raum-12", "KB5034441": a word for a thing and its number.
const NUMBERED = /^[A-Za-z]{2,20}[.-]\d{1,3}[A-Za-z]?$|^[A-Z]{1,5}[-_.]?\d/;

// What a code opens or protects, folded.
const DOOR_CODES = [
  '(?:door|gate|alarm|entry|entrance|access|lock|lock ?box|key ?safe|safe|garage|building|locker|side door|shed|toilet|copier|photocopier|printer) (?:code|pin)|key ?safe|(?:temp|temporary|door|alarm|new) pin',
  '(?:tur|tor|zugangs|zutritts|alarm|haustur|garagen|schlusselsafe|schlusselkasten|safe|tresor|schranken|eingangs|keller|hof|hoftor|toiletten|kopierer|drucker) ?-?(?:code|pin)',
  "(?:code|digicode)(?: (?:du|de la|de l'|d'|de))? ?(?:portail|porte|alarme|acces|entree|immeuble|coffre|boite a cles|garage|photocopieuse|imprimante|toilettes)|digicode(?: (?:passe a|devient))?|alarme(?=,? ?[:=]|,? (?:c'est|est|reste|toujours|pour|du|de))",
  '(?:codigo|clave)(?: de(?: la| el)?| del)? (?:puerta|portal|alarma|acceso|garaje|entrada|caja fuerte|verja|fotocopiadora|impresora|bano)',
  "codice(?: della| del(?:l')?| di)? ?(?:porta|portone|cancello|allarme|ingresso|accesso|cassaforte|cassetta|fotocopiatrice|stampante|bagno)",
  '(?:sleutel|deur|alarm|toegangs|poort|kluis)-?code',
  'codigo(?: d[aeo])? (?:porta|portao|alarme|acesso|entrada|cofre|garagem|fotocopiadora|impressora)',
  'kod(?: do)? (?:klatki|bramy|drzwi|alarmu|domofonu|furtki|wejscia|garazu|sejfu|szlabanu|budynku|skrytki|kserokopiarki|drukarki|toalety)',
  '(?:port|larm|dorr|grind|entre|nyckelskaps|kopierings)-?kod(?:en)?|nyckelskap(?:et)?(?: har)? koden',
  '(?:dor|port|alarm|noglebo(?:ks|x))-?koden?',
  '(?:one[ -]?time|verification|authentication|authenticator|2fa|mfa|otp|sms|log-?in|sign-in) (?:code|pin|passcode)|otp',
  '(?:einmal|bestatigungs|verifizierungs|sicherheits|anmelde|freischalt|aktivierungs|sms|otp)-?(?:code|pin)',
  "code (?:de verification|de securite|de validation|d'activation|a usage unique|(?:recu )?par sms|sms|otp)",
  'codigo (?:de verificacion|de seguridad|de un solo uso|(?:recibido )?por sms|sms|otp)',
  'codice (?:di verifica|di sicurezza|di conferma|usa e getta|(?:ricevuto )?via sms|sms|otp)',
  '(?:verificatie|beveiligings|bevestigings|aanmeld|sms|eenmalige ?)-?code',
  'codigo (?:de verificacao|de seguranca|de confirmacao|de utilizacao unica|de uso unico)',
  'kod (?:jednorazowy|weryfikacyjny|autoryzacyjny|aktywacyjny|z sms-?a|sms)',
  '(?:engangs|verifierings|sakerhets|aktiverings|bekraftelse|bekraeftelses|sms-?)kode?n?',
].join('|');
// Words for codes that also name those of goods, errors or laws.
const CODES = `${DOOR_CODES}|(?:pin|puk)[12]?(?:[ -]?(?:code|koden|kod|nummer|number))?|passcode|(?:[a-z]{3,12}-)?kode?n?|codes?|codigo|codice|clave|digicode|kodem|kodu|combination|kombination|combinaison|combinacion|combinazione|combinatie|combinacao|szyfr`;
const LINK = [
  "has changed|is|it's|its|was|now|still|remains|stays|becomes|will be|changes to|changed to|this month|this week|just",
  'ist neu|hat sich geandert|ist|war|er|sie|es|lautet|jetzt|nun|noch|immer|weiterhin|bleibt|wird|diesen monat|diese woche',
  "a change|c'est|est|etait|reste|toujours|tjrs|tjs|encore|maintenant|desormais|devient|passe a|sera|le",
  'ha cambiado|es|era|ahora|sigue|siendo|todavia|aun|pasa a|sera|ser|el',
  'e cambiato|e|ora|adesso|ancora|sempre|rimane|resta|diventa|sara|il',
  'is gewijzigd|is veranderd|is nu|nu|nog|steeds|altijd|blijft|wordt|deze maand|deze week|vanaf maandag|het',
  'mudou|agora|ainda|continua|passa a|sera|a ser|o',
  'zmienil sie|dalej|bez zmian|to|jest|teraz|bedzie|nadal|wciaz|pozostaje',
  'har andrats|har bytts|ar|fortfarande|stadig|forblir|blir|galler|det|den',
].join('|');
const CODE = compileExpression(
  `(?<![a-z0-9'-])(${CODES})(?![a-z])(?:,? [a-z][a-z'-]{0,15}){0,3}?(?:,? (?:${LINK})){0,3}(?: ?[:=] ?| {1,2})["']?(?=[a-z]{0,2}\\d)`,
  'g',
);
// A text without one of these has no match of the expression above.
const CODE_NAMES = wordList({
  other:
    '*code*,*kod*,*codi*,*clave,*pin,*pin1,*pin2,*pinnumber,*pinnummer,*pin number,*pin nummer,*puk*,*combin*,*kombin*,*szyfr,*otp,*alarme*,*key safe*',
});
const CODE_VALUE =
  /(?:\d{2}(?:[ -]\d{2}){1,2}|\d{3} ?\d{3}|[A-Za-z]?\d{3,8}[A-Za-z]{0,2}|[A-Za-z]{1,2}\d[A-Za-z0-9]?\d|\d{1,3}[A-Za-z]\d{1,4}|[A-Z0-9]{4,7}(?:-[A-Z0-9]{4,7}){1,8})[#*]?(?![A-Za-z0-9]|[.,:/-]\d| ?(?:%|€|=|(?:eur|euros?|zl|kr|sek|chf|usd|gbp|m|mm|cm|kg|w|kw|v|n|h|min|uhr|bar|pcs|szt)(?![a-z])))/y;
// A code names itself by these words alone; the others need what they open beside them.
const SURE = compileExpression(`^(?:${DOOR_CODES}|(?:pin|puk)[12]?[ -]?(?:code|koden|kod|nummer|number)|passcode)$`);
const LOCKS = wordList(
  {
    en: 'alarm',
    de: 'alarmanlage*',
    fr: 'alarme',
    es: 'alarma',
    it: 'allarme',
    nl: 'alarminstallatie',
    pt: 'alarme',
    pl: 'alarmu',
    sv: 'larmet,larm,larmpanel*,alarmen',
  },
  {
    en: 'door*,gate,gates,keybox,lockbox,key safe,safe,shed,garage,locker*,cabinet*,padlock*,bike cellar,bike room,bike cage,bike store,side entrance,main entrance,back entrance,keypad*,toilet*,copier*,photocopier*,printer*,till,cash box,tablet*,ipad*,barrier*,bin store,boiler room',
    de: '*haustur*,*eingangstur*,tur,turen,*turoffner*,hoftor,rolltor,einfahrtstor,*garagentor*,tor,*schlusselkasten*,*schlusselsafe*,*schlusseltresor*,*tresor,schranke,*schrank,garage*,spind*,schuppen,*radkeller*,kellertur,*eingang,zahlenschloss,*tastenfeld*,bedienfeld*,warteraum,*toilette*,wc,*kopierer*,drucker*,kasse,tablet*,ipad*,mullraum,aufzug',
    fr: 'porte,portes,portail,coffre,garage,armoire*,cadenas,digicode,immeuble,local a velos,local velos,boite a cles,entree laterale,entree principale,clavier,vigik,toilettes,wc,photocopieu*,copieur*,imprimante*,caisse,tablette*,ipad*,barriere,local poubelles',
    es: 'puerta*,portal,caja fuerte,caja de llaves,armario*,garaje,candado*,verja,trastero*,entrada lateral,entrada principal,teclado,bano,banos,aseo*,fotocopiadora*,impresora*,caja registradora,tableta,ipad*,barrera,cuarto de basuras',
    it: 'porta,portone,cancello,cassetta,cassaforte,armadi*,garage,lucchett*,deposito bici,ingresso laterale,ingresso principale,tastiera,tastierino,bagno,bagni,fotocopiatrice*,stampante*,cassa,ipad*,sbarra,locale rifiuti',
    nl: '*deur,*deuren,poort,*kluis*,*kast,hek,hangslot,fietsenkelder,*fietsenstalling,*berging,zij ingang,hoofdingang,toetsenbord,paneel,toilet*,wc,kopieer*,printer*,kassa,tablet,ipad*,slagboom,containerruimte',
    pt: 'porta,portao,cofre*,armario*,garagem,cadeado*,arrecadacao,entrada lateral,entrada principal,teclado,casa de banho,fotocopiadora*,impressora*,caixa registadora,ipad*,cancela,barreira,casa do lixo',
    pl: 'drzwi,brama,bramy,furtk*,skryt*,skrzynka na klucze,sejf*,szafk*,klodk*,garaz*,rowerown*,klatki,domofon*,wejscie,wejscia,klawiatur*,toalet*,kserokopiark*,ksero,drukark*,kasy,tablet*,ipad*,szlaban*,smietnik*',
    sv: '*dorr,*dorren,porten,grinden,garaget,*skapet,*skap,hanglas*,cykelkallare*,cykelrum*,*ingangen,knappsats*,panelen,nogle*,*toalett*,wc,kopiator*,skrivare*,kassan,surfplatt*,ipad*,bommen,soprum*',
  },
  {
    en: '*card,sim,voicemail*,phone,mobile,terminal*',
    de: '*karte,handy*',
    fr: 'carte,portable',
    es: 'tarjeta,movil',
    it: 'tessera,cellulare',
    nl: '*pas,*kaart',
    pt: 'cartao,telemovel',
    pl: 'karty,telefonu',
    sv: '*kort,*kortet',
  },
);
// Codes of goods, errors, countries, bookings, taxes or laws.
const OTHER_CODES = wordList({
  en: 'mm,cm,error*,fault*,exit,status,return,event,zip,post,postal,postcode,country,area,bar,qr,source,product*,article*,item,order,colou?r,tax,cost,project,promo*,discount,voucher,spare part,model,booking*,reservation,customer code,customer codes,http,dress,conduct,activity,nace,icd,plu,hs,version,display*,screen,shows,show,appears,text,flight,price,description,shop,machine code,key code',
  de: '*bestell*,*fehler*,artikel*,produkt*,postleitzahl,farb*,lander*,buchung*,gutschein*,rabatt*,aktions*,display,anzeige,zeigt,meldung*,quell*,version,bezeichnung,preis,flug,shop',
  fr: 'erreur*,panne,article*,produit*,postal,insee,ape,naf,promo*,reduction,couleur*,code client,reservation,route,travail,civil,penal,barres,affiche,ecran,pays,designation,prix,vol,boutique,commande*',
  es: 'articulo*,producto*,color,codigo de cliente,reserva*,descuento,promocion*,cnae,barras,pantalla,muestra,civil,fiscal,pais,averia,descripcion,precio,vuelo,pedido*',
  it: 'errore*,articolo*,prodotto*,postale,sconto,colore*,codice cliente,prenotazion*,fiscale,civile,ateco,sdi,univoco,barre,mostra,tributo,guasto,schermo,descrizione,prezzo,volo,ordine',
  nl: 'fout*,foutmelding,artikel*,kleur*,boeking*,korting*,toont,scherm,storing*,landnummer,omschrijving,prijs,vlucht,bestel*',
  pt: 'erro,erros,artigo*,produto*,cor,postal,cae,desconto,promocional,barras,ecra,mostra,fiscal,certidao,avaria,pais,descricao,preco,voo,encomenda*',
  pl: 'bledu,bledow,towaru,artykulu,produktu,pocztow*,kreskow*,rabatow*,promocyjn*,koloru,kod klienta,rezerwacji,pkd,wyswietl*,kraju,usterki,kierunkow*,nazwa,cena,cene,lotu,zamowieni*',
  sv: 'fel,felet,artikel*,produkt*,farg*,bokning*,rabatt*,visar,skarmen,sni,benamning,pris,flyg*,bestall*',
});
const YEAR = /^(?:19|20)\d\d$/;

/** Finds keys and tokens by their format, passwords by the words beside them or by their characters, and codes. */
export function findSecrets(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  const inside = [URL_SECRET, BEARER, ARGUMENT].flatMap((expression) =>
    allMatches(expression, text).flatMap(({ 0: written, 1: value = '', index }) =>
      NO_VALUE.test(value) ? [] : [secret(index + written.length - value.length, value.replace(ENDING, ''))],
    ),
  );
  const formed = allMatches(FORM_BEGINNING, lower).flatMap(({ index }) => byForm(text, index) ?? []);
  const keys = allMatches(KEY, lower).flatMap(({ 0: { length }, index }) => {
    const value = matchAt(KEY_VALUE, text, index + length);
    return value === null ? [] : [secret(index + length, value)];
  });
  return [...formed, ...inside, ...keys, ...findNamed(scanned), ...findTried(scanned), ...findCodes(scanned)];
}

const secret = (start: number, value: string): Finding => ({
  kind: 'SECRET',
  start,
  end: start + value.length,
  strength: 2,
  value,
});

function byForm(text: string, start: number): Finding | null {
  if ((isAlphanumeric(text, start - 1) || text.charAt(start - 1) === '_') && isAlphanumeric(text, start)) {
    return null;
  }
  for (const form of SECRET_FORMS) {
    const length = matchAt(form, text, start)?.length ?? 0;
    let end = start + length;
    // A key of a fixed length inside a longer word is not a key; a key without a fixed length is found in full.
    if (length === 0 || (isAlphanumeric(text, end) && length < LONG)) {
      continue;
    }
    while (isAlphanumeric(text, end)) {
      end += 1;
    }
    return { ...secret(start, text.slice(start, end)), strength: 3 };
  }
  return null;
}

const matchesNear = (words: WordList, expression: RegExp, scanned: ScannedText): RegExpExecArray[] =>
  wordsOf(scanned)[words.index] === undefined ? [] : allMatches(expression, scanned.lower);

// "The password for the scanner is …", "apiKey: …", "pw: …": letters with digits or signs.
function findNamed(scanned: ScannedText): Finding[] {
  const { text } = scanned;
  return matchesNear(NAMES, NAMED, scanned).flatMap(({ 0: written, index }) => {
    const start = index + written.length;
    const value = matchAt(VALUE, text, start)?.replace(ENDING, '') ?? '';
    const isDirect = /[:=]["' \t]*$/.test(written);
    // "Pass: C01X00T47" is a passport in German and Swedish.
    const isPassport = /pass["':= \t]*$/.test(written) && /^[A-Z0-9]{7,10}$/.test(value);
    return isSecret(value, isDirect) && !isPassport ? [secret(start, value)] : [];
  });
}

function isSecret(value: string, isDirect: boolean): boolean {
  if (value.length < 5 || NO_VALUE.test(value) || (EXPRESSION.test(value) && !/^[A-Z].*\d/.test(value))) {
    return false;
  }
  const [hasLetter, hasDigit, hasSign] = [/[A-Za-z]/.test(value), /\d/.test(value), /[!$%^&*?~#@+=]/.test(value)];
  return hasLetter && (hasDigit || hasSign) && (isDirect || isMixed(value));
}

// "MAX_TRIES_3", "server01", "settings.database1": an identifier or a machine.
const IDENTIFIER =
  /^(?:[A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){2,6}|[a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){2,6})$|^(?:server|client|host|node|version|port|level|step|line|item|user|test|admin)\d|^[a-z_$][\w$]{0,40}(?:\.[a-z_$][\w$]{0,40}){1,6}$/;

// Away from its word, a password is known by its characters: both cases and a digit, or a digit and a rare sign.
const isMixed = (value: string): boolean =>
  /\d/.test(value) &&
  ((/[A-Z]/.test(value) && /[a-z]{2}/.test(value)) ||
    /[!#$%&*+^~?]/.test(value) ||
    /^[a-z]{4,20}[._-]?\d{1,6}$/.test(value)) &&
  !NUMBERED.test(value) &&
  !IDENTIFIER.test(value) &&
  !/[@/\\]/.test(value);

// "Try with Heron!42west": in a text about signing in, by its characters alone.
function findTried(scanned: ScannedText): Finding[] {
  const hits = wordsOf(scanned);
  return hits[SIGN_IN.index] === undefined
    ? []
    : allMatches(TOKEN, scanned.text).flatMap(({ 0: written, index }) => {
        const value = written.replace(/[A-Za-z0-9][!#$%&*^~][A-Za-z0-9]/.test(written) ? /(?<![!?])[!?]$/ : /\?$/, '');
        if (value.replace(/[^A-Za-z]/g, '').length < 4 || [NUMBERED, FILE, IDENTIFIER].some((no) => no.test(value))) {
          return [];
        }
        const isSigned = /[A-Z]/.test(value) && /[a-z]/.test(value) && WITH_SIGN.test(written);
        return isSigned ? nearSignIn(scanned, index, value) : nearPassword(scanned, index, value);
      });
}

function nearSignIn(scanned: ScannedText, start: number, value: string): Finding[] {
  const hits = wordsOf(scanned);
  const isNear = wordBefore(hits, SIGN_IN, start, 160) < 160 || wordAfter(hits, SIGN_IN, start + value.length, 60) < 60;
  return isNear ? [secret(start, value)] : [];
}

const nearPassword = (scanned: ScannedText, start: number, value: string): Finding[] =>
  OF_WORDS.test(value) && wordBefore(wordsOf(scanned), PASSWORD_WORDS, start, 60) < 60 ? [secret(start, value)] : [];

// "Door code: 4B71", "PIN is 4821", "the code for the back gate is 2580#".
function findCodes(scanned: ScannedText): Finding[] {
  const hits = wordsOf(scanned);
  return matchesNear(CODE_NAMES, CODE, scanned).flatMap(({ 0: written, 1: name = '', index }) => {
    const start = index + written.length;
    const value = matchAt(CODE_VALUE, scanned.text, start) ?? '';
    const end = start + value.length;
    if (digitsOf(value).length < 3 || (YEAR.test(value) && written.length > name.length + 8)) {
      return [];
    }
    const isOther =
      wordBefore(hits, OTHER_CODES, start, written.length + 40) < 99 || wordAfter(hits, OTHER_CODES, end, 32) < 32;
    const isNear =
      wordBefore(hits, LOCKS, start, Math.max(80, written.length + 40)) < 999 || wordAfter(hits, LOCKS, end, 40) < 40;
    return SURE.test(name) || (isNear && !isOther) ? [secret(start, value)] : [];
  });
}
