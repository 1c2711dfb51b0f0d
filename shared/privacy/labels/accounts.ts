import type { Finding } from '../finding.ts';
import { wordsOf } from '../formats/format.ts';
import { wordBefore, wordList } from '../formats/vocabulary.ts';
import { isOrdinaryWord, listedBits, nameBits } from '../names/name-bits.ts';
import { COMMON, GIVEN, SURNAME, TECHNICAL } from '../names/word-bits.ts';
import { compileExpression } from '../text/compiled-expression.ts';
import { allMatches, type GatedExpression, gatedMatches, matchAt } from '../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../text/scanned-text.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';
import { wordSet } from '../word-set.ts';

const raw = String.raw;
// An account: up to 40 letters, digits, dots, dashes and underscores, not part of a longer word; before or after a
// sign.
const A = '([a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)(?![a-z0-9_$-]|\\.[a-z0-9])';
const BEFORE = '(?<![a-z0-9_.$@\\\\-])([a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)';
const HOST = '[0-9a-f.:]{3,45}';

// Where logs, settings and the output of programs put an account, folded and in lower case. Before each expression:
// strings of which a text must contain one to contain a match.
const DOCUMENTED: readonly GatedExpression[] = [
  // Web servers (common and combined format), IIS, and access logs with the user after the host.
  raw`[ :: (?: ${BEFORE} \d{1,10} | ${BEFORE} )(?=\[\d\d/[a-z]{3}/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}\])`,
  raw`/ :: (?:get|post|put|head|delete|options|patch|propfind) /[^\s]{0,300} [^\s]{1,300} \d{2,5} ${A} ${HOST} `,
  // sshd, PAM, sudo, su, cron, systemd, the commands that manage accounts, ls, who and ps.
  raw`accepted :: accepted (?:password|publickey|hostbased|none|keyboard-interactive(?:/pam)?|gssapi-(?:with-mic|keyex)) for ${A} from`,
  raw`user :: (?:authenticating|invalid|disconnected from) user ${A} ${HOST}`,
  raw`failed,postponed :: (?:failed|postponed) (?:password|publickey|none) for (?:invalid user )?${A} from`,
  raw`session :: session (?:opened|closed) for user ${A}(?:\(uid=\d{1,10}\))?(?: by ${A}\(uid=)?`,
  raw`sudo: :: sudo: {1,12}${A} : (?:tty=|user not|command not|\d{1,3} incorrect|a password)`,
  raw`su:,su[ :: su(?:\[\d{1,10}\])?: (?:successful su for ${A} by ${A}|failed su (?:for ${A} by |\(to ${A}\) )${A}|\(to ${A}\) ${A} on )`,
  raw`cron :: cron(?:tab)?\[\d{1,10}\]: \(${A}\) (?:cmd|list|replace|reload|info|error|delete|begin edit|end edit)`,
  raw`session :: session [a-z]?\d{1,9} of user ${A}`,
  raw`new user,sasl_username,authenticated,331 pass,account,memberuid :: (?:new user: name=|sasl_username=|authenticated[ -](?:sender|user): |331 password required for |(?:sam ?account ?name|memberuid): )${A}`,
  raw`username :: (?:target|subject)username["']?(?:>|[:=] ?["']?)${A}`,
  raw`user-name,principal,kinit,-req,_req :: user-name = "${A}"|principal(?: name)?: ${A}@|kinit (?:-[a-z] ){0,3}${A}@|(?:as|tgs)[-_]req ${A}@`,
  raw`kontoname,nom du compte,nombre de,nome account,nazwa konta,accountnaam,nome da conta,kontonamn,account name :: (?:kontoname|nom du compte ?|nombre de cuenta|nome account|nazwa konta|accountnaam|nome da conta|kontonamn|account name):[ \t]{2,40}${A}`,
  raw`rwx,rws,rw-,r-x,r-s,r-- :: [-dlcbps]r[w-][xs-][r-][w-][xs-][r-][w-][xt-][.+@]? {1,4}\d{1,6} {1,4}${A} {1,8}[a-z0-9_]`,
  raw`userdel,deluser,adduser,chage,gpasswd,crontab,usermod :: (?:userdel|deluser|adduser|chage|gpasswd|crontab -u|usermod(?: -[a-z]{1,3} [a-z0-9,_-]{1,40}){1,3}) (?:-[a-z]{1,2} ){0,2}${A}(?=\n|;|$)`,
  raw`chown :: chown (?:-[a-z-]{1,20} ){0,3}${A}(?::[a-z0-9_.-]{0,40})? [/.~$"a-z0-9]`,
  raw`pts/,tty :: (?:^|\n)${BEFORE} {1,20}(?:pts/|tty)\d{1,2} {1,20}(?:\d{4}-|[0-9a-f]{1,4}[.:]|[a-z]{3} |:)`,
  // Account files, databases and directories.
  raw`:x:,:*:,:! :: (?:^|[\s"'])${BEFORE}:(?:x|\*|!!?):\d`,
  raw`for user,role,owner to :: for user ["']${A}["']|role "${A}" (?:does not exist|is not permitted|cannot be|already exists)|owner to ["\`]?${A}["\`]?;`,
  raw`create,alter,drop :: (?:create|alter|drop) (?:user|role) (?:if (?:not )?exists )?["'\`]?${A}["'\`]?(?:@|;| with | password | identified | login| set )`,
  raw`cn= :: cn=${A},(?:(?:ou|cn)=(?!(?:group|role|computer|server|service|builtin|system))[a-z0-9 _-]{1,40},){1,4}dc=`,
  // VPN gateways, clouds, Kubernetes.
  raw`vpn :: (?:(?:ssl|any|open)?vpn[a-z]{0,8}\d{0,2}|ovpn-[a-z0-9]{1,12})(?:\[\d{1,10}\])?: (?!tunnel|peer|link|client|server|gateway|remote|local)${A}(?:/[0-9a-f.:]{7,45})? (?:mfa|2fa|otp|auth|connected|disconnected|logged|login|session|multi|peer|push|tls)`,
  raw`arn:aws :: arn:aws[a-z-]{0,10}:(?:iam|sts)::\d{12}:(?:user/(?:[^/\s"']{1,60}/){0,5}|assumed-role/[^/\s"']{1,64}/)${A}(?!/)`,
  raw`user ",kind: user,--as,--user :: user "${A}" cannot |kind: user\n {0,12}name: ["']?${A}|--(?:as|user(?:name)?)[= ]${A}`,
  // Commands, URLs, home directories, domains and shell prompts.
  raw`-u :: (?:docker login|mysql(?:dump|admin)?|mariadb|psql|pg_dump|pg_restore|sqlcmd|mongosh|smbclient) (?:[^\n]{0,80}? )??-u ?${A}`,
  raw`@ :: (?:ssh|scp|sftp|rsync|sshfs|mosh) (?:[^\n@]{0,80} )?${A}@[a-z0-9]|(?:sip|xmpp):${A}@[a-z0-9]|://${A}(?::[^\s/@]{1,80})?@[a-z0-9]`,
  raw`/home/,/users/,users\,settings\,public_html,/var/ :: (?:/home/|/users/|:\\{1,2}users\\{1,2}|documents and settings\\{1,2}|/public_html/~|/var/(?:spool/)?(?:mail|cron)/)${A}(?=[/\\:"'\s]|$)`,
  raw`\ :: (?<![a-z0-9.%\\-])(?!hklm|hkcu|hkcr|builtin|authority|service|path|home|temp)[a-z][a-z0-9-]{2,14}\\{1,2}([a-z][a-z0-9._-]{1,38}[a-z0-9])(?![\\{(])`,
  raw`@ :: (?:^|[\n(\[ ])${BEFORE}@[a-z0-9-]{1,40}(?::[~/][a-z0-9_./-]{0,60}[$#]| [~/][a-z0-9_./-]{0,60}\][$#])(?: |\n|$)`,
  // Version control, trackers, wikis, forums and profiles.
  raw`|,pull request,user.name :: r\d{1,9} \| ${BEFORE} \| \d{4}-\d\d-\d\d |pull request #\d{1,7} from ${A}/|user\.name["']{0,2} ?[:= ] ?["']?${A}`,
  raw`author:,committer:,-by: :: (?:author|committer|(?:signed-off|co-authored|reviewed|acked|tested|reported|suggested)-by): ${A}(?: <|$|\n)`,
  raw`[~,[[ :: \[~${A}\]|\[\[(?:user|benutzer|benutzerin|utilisateur|usuario|utente|gebruiker|wikipedysta|anvandare):${A}[|\]]`,
  raw`linkedin.com,xing.com :: (?:linkedin\.com/in/|xing\.com/profile/)${A}(?![a-z0-9_-])`,
  raw`wrote,ecrit,schrieb,escribio,scritto,schreef,escreveu,napisal,pisze,skrev :: (?:^|\n)${BEFORE} (?:wrote|a ecrit|hat geschrieben|schrieb|escribio|ha scritto|schreef|escreveu|napisal(?:\(a\)|a)?|pisze|skrev) ?: ?(?:\n|$)`,
].map((each) => {
  const [signs = '', source = ''] = each.split(' :: ');
  return { signs: signs.split(','), expression: compileExpression(source, 'gd') };
});

// Words for an account, folded, with what may come between them and its name.
const NAMED = compileExpression(
  raw`(?<![a-z0-9])(?:user(?:[ _-]?name|[ _-]id)?|login(?:[ _-](?:name|id))?|log-in|screen[ _-]?name|nick[ _-]?name|account[ _-]?name|inlog|benutzer(?:name|kennung|in)?|nutzer(?:name|kennung|in)?|anmeldename|kennung|utilisat(?:eur|rice)|identifiant|pseudo|nom d'utilisateur|usuari[oa]|nombre de usuario|uten(?:te|za)|nome utente|gebruik(?:er(?:snaam)?|ster)|inlognaam|utilizadora?|nome de (?:usuario|utilizador)|uzytkowni(?:k(?:a|iem|owi)?|czk[ai])|nazwa uzytkownika|anvandar(?:en?|namn(?:et)?|konto(?:t)?|id)|anv\.? ?namn|inloggningsnamn|bruger(?:navn(?:et)?|id)?|brukernavn|tunnus|kayttajatunnus|uzivatel(?:ske jmeno)?|bediener|operat(?:ore?|eur)|operador|usr|uname|logname|acct|actor|uid|upn|skype|handle|(?:account|kont(?:ot?|a|u)|compte|cuenta|conta|conto|ucet)(?=["' ]{0,2}[:=]|[ "'(][a-z]{0,24}[._\d])|(?:by|von|por|par|av|door|przez|da)(?==)|[a-z]{0,16}_(?:by|av|af|por|par|von|durch|door|przez|da)|(?:ouverture|fermeture) de session|inicio de sesion(?: de)?)(?![a-z])(?: (?:for|fur|pour|para|per|voor|till|do) (?:(?:the|das|den|die|le|la|el|il|het|de|o|a) )?[a-z0-9-]{2,16}(?=[ :=])| (?:in|on|at|im|am|w|i|pa|vid|actual|nuevo|nuovo|new|neu|alt)(?: [a-z0-9'-]{1,24}){0,3}(?= ?[:=]))?["'\`*]{0,3}(?: (?:is|was|ist|war|lautet|est|c'est|es|era|e|to|jest|ar|er|on|of|called|named|heisst)(?: (?:now|still|jetzt|ora|ahora|teraz|nu))?|[ \t]?[:=,])?[ \t]{0,40}\(?["'\`@<*]{0,3}`,
  'g',
);
// How people say that they sign in, and the words that come before the account.
const SIGNED_IN = compileExpression(
  raw`(?<![a-z])(?:(?:log|sign)(?:s|ged|ging|ned|ning)? ?(?:in|on|into|onto)|melden?|anmeld(?:en|ung)|angemeldet|einloggen|eingeloggt|logge|connect(?:e|er|ee|es)|entr[oai]|entrar|acced[oe]|accedere?|acesso|acceso|accesso|inici(?:[ao]|ar) sess?[iao]o|conecto|collego|inloggen|ingelogd|aanmelden|aangemeld|loguje|zalogowa(?:c|l|lam|lem|n[ay])|loggar?|loggade|inloggad|inloggning)(?: [a-z]{1,14}){0,4}? (?:as|with|als|mit|unter|avec|en tant que|sous|comme|con|como|come|com|met|onder|jako|na|som|med|by|for|de|von)(?: (?:user|account|benutzer|utilisateur|usuario|utente|gebruiker|utilizador|uzytkownik|anvandare|the|my|mon|mi|il|meu))? ["']?`,
  'g',
);
// What happened to an account, after it: "tkimura logged in", "kontot linqui sparrat".
const EVENT: GatedExpression = {
  signs:
    'logged,signed,authenti,auten,gemeldet,eingeloggt,onnecte,inicio ses,gelogd,inlogg,loggade,logowan,locked,disabled,gesperrt,bloque,bloccato,geblok,zablok,last,sparrad,sparrat'.split(
      ',',
    ),
  expression: compileExpression(
    raw`(?<![a-z0-9@/._\\-])([a-z][a-z0-9._-]{2,38}[a-z0-9])["']? (?:(?:is|was|has been|has|ist|wurde|hat sich|est|a ete|esta|ha|foi|zostalo|zostal|ar|har) |s'est )?(?:logged (?:in|out|on|off)|signed (?:in|out)|authenticated|angemeldet|abgemeldet|eingeloggt|connecte|deconnecte|inicio sesion|autenticado|autenticato|ingelogd|uitgelogd|inloggad|loggade|zalogowan[ya]?|wylogowan[ya]?|locked|disabled|blocked|gesperrt|bloque|bloquead[oa]|bloccato|geblokkeerd|zablokowan[ey]|last|sparrad|sparrat)(?![a-z])`,
    'g',
  ),
};
const VALUE = /[A-Za-z0-9][A-Za-z0-9._-]{1,38}[A-Za-z0-9]/y;
const NEXT = /(?:, | ?\/ |,? (?:and|und|et|y|e|en|i|oraz|och|&) )/y;
// A person whom a message addresses or mentions: "thanks @tulipa", "@tulipa can you …"; not "@media" or "@Override".
const MENTION = /(?<=^|[\s([>,])@([A-Za-z][A-Za-z0-9._-]{1,38}[A-Za-z0-9])(?![A-Za-z0-9_@/({-])/g;
const ADDRESSED =
  /(?:^|[^a-z])(?:cc|thanks|thank you|hi|hey|hello|ping|dear|assigned to|fao|hallo|danke|bonjour|salut|merci|hola|gracias|ciao|grazie|hoi|bedankt|dank|ola|obrigad[oa]|czesc|dzieki|hej|tack),? $/;
const ASKED =
  /^[,:]? (?:(?:can|could|would|will|did|have|are|do) you|please|pls|plz|fyi|kannst|konntest|bitte|hast du|peux|pourrais|as tu|stp|puedes|podrias|porfa|puoi|potresti|kun je|kan je|wil je|heb je|podes|pode|mozesz|prosze|kan du|snalla)(?![a-z])/;
const NETWORKS = wordList({
  en: 'twitter,instagram,insta,tiktok,telegram,snapchat,mastodon,reddit,twitch,handle,follow,followed,dm,tweeted,posted',
  other: 'folge,folgt,suivez,sigue,siguenos',
});

/** Finds account names: after a word for them, in logs and the formats of programs, and as handles. */
export function findAccounts(scanned: ScannedText): Finding[] {
  return [
    ...findDocumented(scanned),
    ...allMatches(NAMED, scanned.lower).flatMap((match) => accountsAfter(scanned, match, true)),
    ...allMatches(SIGNED_IN, scanned.lower).flatMap((match) => accountsAfter(scanned, match, false)),
    ...gatedMatches(EVENT, scanned.lower).flatMap(({ 1: value = '', index }) =>
      looksLikeAccount(value, scanned, index) ? [found(index, value)] : [],
    ),
    ...findMentions(scanned),
  ];
}

const found = (start: number, value: string): Finding => ({
  kind: 'USERNAME',
  start,
  end: start + value.length,
  strength: 1,
});

function findDocumented({ text, lower }: ScannedText): Finding[] {
  return DOCUMENTED.flatMap((each) =>
    gatedMatches(each, lower).flatMap((match) =>
      ((match.indices ?? []) as readonly ([number, number] | undefined)[])
        .slice(1)
        // A group that took no part in the match has no position. Manuals write placeholders in capitals.
        .filter(
          (place): place is [number, number] =>
            place !== undefined && !/^[A-Z_-]{2,40}$|^\\[A-Z][a-z]+$/.test(text.slice(...place)),
        )
        .filter(([start, end]) => isSignInOf(match, start) || !isSystemAccount(lower.slice(start, end)))
        .map(([start, end]) => ({ ...found(start, lower.slice(start, end)), strength: 2 as const })),
    ),
  );
}

// "Failed password for invalid user oracle": somebody tried it, whatever the account is.
const isSignInOf = ({ 0: written, index }: RegExpExecArray, start: number): boolean =>
  /(?:invalid|authenticating) user (?!root|admin)$/.test(written.slice(0, start - index));

// Accounts directly after words for them, one or a list: anything after a sign, else only what looks like an account.
function accountsAfter(scanned: ScannedText, { 0: words, index }: RegExpExecArray, isNoun: boolean): Finding[] {
  const { text } = scanned;
  const accounts: Finding[] = [];
  const isSigned = isNoun && /[:=]["'`@<* \t(]*$/.test(words);
  for (let start = index + words.length; accounts.length < LIST_MAX; ) {
    const value = matchAt(VALUE, text, start) ?? '';
    const end = start + value.length;
    if (value === '' || start === index || isAlphanumeric(text, end) || /[@/(\\$=:]/.test(text.charAt(end))) {
      break;
    }
    const isFirst = accounts.length === 0;
    const isAccount =
      (isFirst && isSigned && isLabeled(value)) ||
      (isFirst && isNoun && isUnlisted(value, textAfter(text, end, 2))) ||
      looksLikeAccount(value, scanned, start);
    if (!isAccount) {
      break;
    }
    accounts.push(found(start, value));
    const next = matchAt(NEXT, scanned.lower, end);
    if (next === null) {
      break;
    }
    start = end + next.length;
  }
  return accounts;
}

const LIST_MAX = 40;

// "identifiant tlegoff, ": a word on no list that ends its clause.
const isUnlisted = (value: string, after: string): boolean =>
  /^[a-z]{6,24}(?:-[a-z]{3,12})?$/.test(value) &&
  /^(?:[,.;)\n]|$)/.test(after) &&
  value.split('-').some((part) => nameBits(part) === 0 && !isOrdinaryWord(part) && !SYSTEM.has(part));

// "user: tulipa": after a sign any word counts that is not an ordinary one.
const isLabeled = (value: string): boolean =>
  !isSystemAccount(value.toLowerCase()) &&
  (listedBits(value.toLowerCase()) & (COMMON | TECHNICAL)) === 0 &&
  !/^[A-Z]{1,3}[-_]?\d{4,}$|^[A-Z]{2}\d\d$|^\d+$|^[0-9a-f-]{16,}$/.test(value);

function findMentions(scanned: ScannedText): Finding[] {
  const hits = wordsOf(scanned);
  const { text, lower } = scanned;
  return allMatches(MENTION, text).flatMap(({ 1: value = '', index }) => {
    const end = index + value.length + 1;
    const isPerson =
      ADDRESSED.test(textBefore(lower, index, 16)) ||
      ASKED.test(textAfter(lower, end, 16)) ||
      looksLikeAccount(value, scanned, index + 1) ||
      wordBefore(hits, NETWORKS, index, 40) < 40;
    return isPerson && !isSystemAccount(value.toLowerCase()) && !EVERYBODY.has(value.toLowerCase())
      ? [{ ...found(index, value), end }]
      : [];
  });
}

const EVERYBODY = wordSet('here channel everyone all team alle tous todos tutti iedereen wszyscy media override');

/** Whether a word looks like an account: it mixes kinds of characters, or is an initial and a surname. */
export const looksLikeAccount = (value: string, { lower }: ScannedText, start: number): boolean =>
  isMixed(value) || isInitialAndSurname(value, textBefore(lower, start, 400));

const NOT_AN_ACCOUNT =
  /\.(?:com|org|net|eu|io|de|at|ch|fr|es|it|nl|be|pt|pl|se|uk|example|local|exe|pdf|docx?|xlsx?|csv|json|xml|ya?ml|ini|conf|log|txt|js|ts|py|sql|db|zip|html?)$/i;

// "kestrel_99", "marble.finch2", "mkrause7"; not "v8.6.2", "KB5034441", "events.field.account", "myUser.name".
function isMixed(value: string): boolean {
  const hasMark = /[a-z][._][A-Za-z0-9]|[a-z]\d/.test(value) || (value.includes('-') && /\d/.test(value));
  return (
    hasMark &&
    /^[a-z].*[a-z].*[a-z]|^[A-Za-z]*[a-z][._]/.test(value) &&
    !/\..{1,40}\.|[a-z][A-Z]/.test(value) &&
    !value
      .toLowerCase()
      .split(/[._-]/)
      .every((part) => isSystemAccount(part.replace(/\d{1,8}$/, ''))) &&
    !NOT_AN_ACCOUNT.test(value)
  );
}

// "hdawson", "pdejong": one or two letters before a listed surname, or before a word that occurs shortly before.
function isInitialAndSurname(value: string, near: string): boolean {
  if (!/^[a-z]{5,24}$/.test(value) || listedBits(value) !== 0) {
    return false;
  }
  return [1, 2].some((letters) => {
    const rest = value.slice(letters).replace(/^(?:van(?:de[nr]?)?|vd|von|de|di|da|el|al)(?=[a-z]{4})/, '');
    const isListed = letters === 1 && rest.length > 4 && (nameBits(rest) & (SURNAME | GIVEN)) !== 0;
    return rest.length > 3 && (isListed || near.includes(` ${rest}`)) && !SYSTEM.has(rest);
  });
}

// Accounts that ship with operating systems, databases and clouds, and placeholders written in place of an account.
const SYSTEM = wordSet(
  `root daemon bin sys sync games man lp mail news uucp proxy www-data backup list irc gnats nobody _apt messagebus syslog sshd tss uuidd tcpdump landscape pollinate
  polkitd fwupd-refresh adm shutdown halt operator ftp dbus polkit chrony rpc rpcuser nfsnobody avahi postfix dovecot dovenull vmail opendkim clamav amavis spamd ntp ntpd
  named bind unbound dnsmasq squid haproxy varnish memcache memcached redis rabbitmq mongodb mongod mysql mariadb postgres postgresql pgbouncer etcd elasticsearch logstash
  kibana grafana prometheus node_exporter telegraf influxdb zabbix nagios icinga munin collectd consul vault nomad jenkins gitlab gitlab-runner git gitea hudson tomcat jetty
  wildfly jboss solr kafka zookeeper hadoop hdfs yarn spark hive airflow nginx apache apache2 httpd lighttpd caddy traefik php-fpm puppet chef ansible salt terraform vagrant
  docker dockerd containerd kube kubelet core ec2-user ubuntu debian centos fedora rocky almalinux opc azureuser bitnami cloud-user alarm arch node runner deploy deployer
  admin administrator administrateur administratore amministratore beheerder administratorin sysadmin sysadm netadmin hostmaster postmaster webmaster noreply
  no-reply support info guest gast invite invitado ospite convidado gosc gasten test tester demo default user username users utilisateur benutzer nutzer usuario usuaria utente gebruiker utilizador uzytkownik anvandare benutzername everyone public shared anonymous system service
  local localservice networkservice defaultaccount wdagutilityaccount krbtgt sa sysdba sysman dbsnmp oracle db2inst1 sapsys nt reboot runlevel unset none null unknown nil
  all any replication sameuser me you self owner staff wheel sudo uid gid euid auid name target password passwd bot robot cron batch agent api app apps www web data script scripts
  github dependabot renovate codecov travis circleci foo bar baz example host server client invalid illegal unauthenticated pi steam samba smb nfs sftp rsync
  dumper exporter importer monitor monitoring replicator repl reader writer readonly read_only read-only
  import migration varchar usernames clusteradmin myuser case-sensitive yourname your-name your_name member windows office android chrome firefox edge sap citrix teams outlook google microsoft azure oauth saml ldap tty session apt stdin stdout stderr nodejs group input activity account
  prueba pruebas prova prove essai teste testes proba proef prov auth chauthtok login logout signin signup true false yes no on off enabled disabled active inactive open closed
  data undefined mistake command failed from with username_here
  ar er pueda abbruch tatsachlich gerade bereits schon nicht actualmente deja gedefinieerde pam-fejl kayttaja codename pam ucet konto compte cuenta conto conta`,
);
const PLACEHOLDER =
  /^(?:string|number|boolean|required|optional|varchar|text)$|^(?:your|my|some)[-_.]|^(?:your|my|some)(?:user|name|account|login|app|org|company|project|domain|service|server|db|team|bot)|^test.{0,3}$|^user\d{1,4}$|^(?:systemd|debian|pcp|rpc|nm|gnome|cups|dwm|umfd|svc|srv|app|bot|sa|tty)[-_.\d]|[-_](?:svc|bot|sa|agent|runner|service|daemon|user|e-?mail|adresse?|address)$|^i-[0-9a-f]{8,17}$|(?:full|first|last|user|group|login|benutzer|nutzer|gebruikers|anvandar|bruger)[-_.]?(?:names?|namn|naam|navn)$/;

/** Whether an account, folded and in lower case, belongs to a program or is a placeholder. */
export const isSystemAccount = (account: string): boolean =>
  SYSTEM.has(account) || PLACEHOLDER.test(account) || !/[a-z]/.test(account);
