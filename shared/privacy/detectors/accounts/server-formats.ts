import { ACCOUNT as A, type AccountFormat, ACCOUNT_BEFORE as BEFORE, HOST } from './account-format.ts';

const raw = String.raw;

/** Log formats of web servers, Unix sign-ins, mail, file servers, networks and Windows. */
export const SERVER_FORMATS: readonly AccountFormat[] = [
  // Apache and nginx, common and combined format: the third field; page_log of CUPS: the second.
  {
    sign: raw`\[\d\d/`,
    before: raw`(?: ${BEFORE} \d{1,10} | ${BEFORE} )`,
    after: raw`[a-z]{3}/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}\]`,
  },
  // W3C extended format of IIS: the name is between the port and the client's address.
  {
    sign: raw`(?:get|post|put|head|delete|options|patch|propfind) /`,
    after: raw`[^\s]{0,300} [^\s]{1,300} \d{2,5} ${A} ${HOST} `,
  },
  { sign: raw`\] (?:ok|fail) (?:login|upload|download|delete|mkdir|rename)`, before: raw`\[${BEFORE}` },
  { sign: ' hier_(?:none|direct)/', before: raw` ${BEFORE}` },
  { sign: 'user "', after: raw`${A}"(?:: password mismatch| was not found in)` },
  { sign: 'user ', after: raw`${A}(?: not found: /|: authentication failure for)` },

  // sshd, PAM, sudo, su, cron, systemd, and the commands that manage accounts.
  {
    sign: 'accepted ',
    after: raw`(?:password|publickey|hostbased|none|keyboard-interactive(?:/pam)?|gssapi-(?:with-mic|keyex)) for ${A} from`,
  },
  { sign: '(?:authenticating|invalid) user ', after: raw`${A} ${HOST} port` },
  { sign: 'disconnected from user ', after: raw`${A} ${HOST}` },
  { sign: 'user ', after: raw`${A} from ${HOST} not allowed` },
  { sign: 'session (?:opened|closed) for user ', after: raw`${A}(?:\(uid=\d{1,10}\))?(?: by ${A}\(uid=)?` },
  { sign: 'sudo: ', after: raw` {0,12}${A} : (?:tty=|user not|command not|\d{1,3} incorrect|a password)` },
  {
    sign: raw`su(?:\[|: )`,
    after: raw`(?:\d{1,10}\]: )?(?:successful su for ${A} by ${A}|failed su (?:for ${A} by |\(to ${A}\) )${A}|\(to ${A}\) ${A} on |[+-] [a-z0-9/?]{1,20} ${A}:${A})`,
  },
  { sign: "' failed for ", after: raw`${A} on /dev/` },
  { sign: raw`cron\[`, after: raw`\d{1,10}\]: \(${A}\) (?:cmd|list|replace|reload|info|error)` },
  { sign: raw`crontab\[`, after: raw`\d{1,10}\]: \(${A}\) (?:list|replace|delete|begin edit|end edit)(?: \(${A}\))?` },
  { sign: raw`session [a-z]?\d`, after: raw`\d{0,9} of user ${A}` },
  { sign: 'new user: name=', after: A },
  { sign: "(?:add|delete|change|lock|unlock) (?:user )?'", after: raw`${A}'(?: to (?:shadow )?group| password|\n|$)` },
  { sign: 'login on ', after: raw`[a-z0-9/]{1,12} by ${A}` },
  { sign: '(?:au|eu|fsu|su|ou)id="', after: raw`${A}"` },

  // Mail, files, RADIUS, Kerberos, switches, proxies.
  { sign: 'sasl_username=', after: A },
  { sign: 'authenticated(?:[ -](?:sender|user)): ', after: A },
  { sign: '331 password required for ', after: A },
  { sign: raw`login (?:ok|incorrect)`, after: raw`(?: \([^)\n]{1,60}\))?: \[${A}` },
  { sign: raw`login (?:success|failed) \[user: `, after: A },
  { sign: 'user-name = "', after: raw`${A}"` },
  { sign: '@', before: BEFORE, after: raw`[a-z0-9.-]{2,60} for krbtgt/` },
  { sign: 'configured from ', after: raw`[a-z0-9]{1,20} by ${A} on ` },
  { sign: ': user = ', after: A },
  { sign: raw`\] peer connection initiated`, before: raw`\[${BEFORE}` },
  { sign: 'user ', after: raw`\[${A}\]` },
  {
    sign: raw`(?:openvpn|ovpn-[a-z0-9]{1,12})\[`,
    after: raw`\d{1,10}\]: ${A}(?:/[0-9a-f.]{7,15}:\d|(?:/[0-9a-f.:]{7,45})? (?:multi|sent control|peer (?:info|connection)|push|tls|sigterm|mfa|2fa|otp|auth[ _]failed|auth[ _]pending|authenticat|connected|disconnected|logged|login|session))`,
  },
  // Other VPN gateways: strongSwan, ocserv, and those that log the account before what it did.
  { sign: "authentication of '", after: raw`${A}(?:@[a-z0-9.-]{2,60})?' (?:with|\()` },
  { sign: raw`worker\[`, after: raw`${A}\]: ` },
  {
    sign: raw`(?:ssl|any|open)?vpn[a-z]{0,8}\d{0,2}(?:\[\d{1,10}\])?:`,
    after: raw` (?!tunnel|peer|link|client|server|gateway|remote|local)${A} (?:mfa|2fa|otp|auth[ _]failed|authenticat|connected|disconnected|logged|login|session)`,
  },
  // What administration tools log about who used them.
  { sign: raw`\[(?:adm|admin|audit|auth|user|sec|web|app|backoffice)\] `, after: '([a-z]{5,24}) ', isStrict: true },
  { sign: '(?:op|oper|agent|who|resp):', after: raw` ?["']?${A}["']?(?=[,}\n]|$)`, isStrict: true },
  { sign: 'as user ', after: raw`${A} \(uid=\d` },

  // Windows: the fields of security events and their XML, in the system's languages; sign-ins in commands.
  { sign: '(?:target|subject)username', after: raw`["']?(?:>|[:=] ?["']?)${A}` },
  {
    sign: '(?:kontoname|nom du compte ?|nombre de cuenta|nome account|nazwa konta|accountnaam|nome da conta|kontonamn):',
    after: raw`[ \t]{2,40}${A}`,
  },
  { sign: 'account name:', after: raw`[ \t]{1,40}${A}[ \t]{0,9}\n?[ \t]{0,9}account domain` },
  { sign: '/user:', after: raw`(?:[a-z0-9.-]{1,20}\\{1,2})?${A}` },
  { sign: 'owned by ', after: raw`${A} on \\\\` },
];
