import { ACCOUNT as A, type AccountFormat, ACCOUNT_BEFORE as BEFORE } from './account-format.ts';

const raw = String.raw;

const PRIVILEGE =
  '(?:all(?: privileges)?|select|insert|update|delete|execute|usage|references|connect|create|temporary)';

/**
 * Formats of databases, account files, version control, profiles, URLs, home directories, shells, commands and wikis.
 */
export const PROGRAM_FORMATS: readonly AccountFormat[] = [
  // Users in the options of commands, in JSON, and in Git's settings.
  {
    sign: '(?:docker login|mysql(?:dump|admin)?|mariadb|psql|pg_dump|pg_restore|sqlcmd|mongosh|smbclient) ',
    after: raw`(?:[^\n]{0,80}? )??(?:-u ?|--user(?:name)?[= ])${A}`,
  },
  { sign: '"user":', after: raw` ?\{(?: ?"[a-z_.]{1,20}": ?"[^"\n]{0,60}",){0,3} ?"(?:user)?name": ?"${A}"` },
  { sign: raw`(?:-d)?user\.name`, after: raw`["']{0,2} ?[:=] ?["']?${A}` },

  // PostgreSQL, MySQL, SQL Server: sign-ins, roles, owners, line prefixes, pg_hba.conf.
  { sign: `for user ["']`, after: raw`${A}["']` },
  { sign: 'role "', after: raw`${A}" (?:does not exist|is not permitted|cannot be|already exists)` },
  {
    sign: '@',
    before: raw`(?:^|[\s\]])${BEFORE}`,
    after: raw`[a-z0-9_]{1,63} (?:log|fatal|error|warning|detail|hint|statement): `,
  },
  { sign: 'owner to ', after: raw`["\`]?${A}["\`]?;` },
  { sign: '; owner: ', after: A },
  {
    sign: '(?:create|alter|drop) (?:user|role) ',
    after: raw`(?:if (?:not )?exists )?["'\`]?${A}["'\`]?(?:@|;| with | password | identified | login| nologin| superuser| createdb| set | in role )`,
  },
  {
    sign: 'grant ',
    after: raw`${PRIVILEGE}(?:, ?${PRIVILEGE}){0,9} on (?:[a-z]{1,12} )??[^\s;]{1,80} to ["'\`]?${A}["'\`]?(?:[;@]| with grant)`,
  },
  { sign: "'@'", before: `'${BEFORE}` },
  { sign: 'user@host: ', after: raw`${A}\[${A}\]` },
  { sign: 'connect ', after: raw` {0,4}${A}@[a-z0-9.%-]{1,60} on ` },
  {
    sign: 'host(?:no)?(?:ssl)? ',
    after: raw` {0,20}[a-z0-9_,]{1,63} {1,20}${A} {1,20}[0-9a-f.:/]{3,45} {1,20}(?:md5|scram-sha-256|trust|reject|peer|ident|cert|ldap|gss|pam|radius|password)`,
  },

  // Directories and account files: passwd, shadow, group.
  { sign: '(?:samaccountname|memberuid): ', after: A },
  { sign: raw`:(?:x|\*|!!?):\d`, before: raw`(?:^|[\s"'])${BEFORE}` },
  { sign: raw`:(?:x|\*|!!?):\d`, after: raw`\d{0,9}:${A}(?:,${A})?(?:,${A})?(?:,${A})?(?=[\s"']|$)` },

  // Subversion, Perforce, merge requests.
  { sign: raw` \| \d{4}-\d\d-\d\d `, before: raw`r\d{1,9} \| ${BEFORE}` },
  { sign: 'change ', after: raw`\d{1,10} on \d{4}/\d\d/\d\d(?: \d\d:\d\d:\d\d)? by ${A}@` },
  { sign: 'pull request #', after: raw`\d{1,7} from ${A}/` },

  // Profiles of people; on these networks, the pages of organizations have other paths.
  { sign: raw`linkedin\.com/in/|xing\.com/profile/`, after: raw`${A}(?![a-z0-9_-]|\.[a-z0-9])` },
  { sign: raw`facebook\.com/`, after: raw`(?=[a-z_-]{2,30}\.[a-z]{2})${A}(?=[\s"'<>),;]|/?$|/ )` },

  // Users in URLs and home directories, of ssh and its settings, and in shell prompts.
  { sign: '://', after: raw`${A}:[^\s/@]{1,80}@` },
  { sign: raw`documents and settings\\`, after: raw`\\?${A}` },
  { sign: raw`\\(?:homes?|users|profiles?)[$\\]`, before: raw`\\\\[a-z0-9.-]{1,40}\\?`, after: raw`\\{0,2}${A}` },
  { sign: '[=: ]/home/', after: raw`${A}(?=[:"'\s]|$)` },
  { sign: '(?:ssh|scp|sftp|rsync|sshfs|mosh) ', after: raw`(?:[^\n@]{0,80} )?${A}@[a-z0-9]` },
  {
    sign: '@',
    before: raw`(?:^|[\n(\[ ])${BEFORE}`,
    after: raw`[a-z0-9-]{1,40}(?::[~/][a-z0-9_./-]{0,60}[$#]| [~/][a-z0-9_./-]{0,60}\][$#])(?: |\n|$)`,
  },
  { sign: 'hostname ', after: raw`[^\n]{1,80}\n(?:[ \t]{1,8}[a-z]{1,20} [^\n]{1,80}\n){0,4}?[ \t]{1,8}user ${A}` },

  // Commands and their output: chown, sudo, su, ls, who, last, ps.
  { sign: 'chown ', after: raw`(?:-[a-z-]{1,20} ){0,3}${A}(?::[a-z0-9_.-]{0,40})? [/.~$"a-z0-9]` },
  { sign: 'sudo ', after: raw`(?:-[a-z] ){0,3}-u ?${A} ` },
  { sign: 'su (?:-l?|-c|--login) ', after: A },
  { sign: '(?:userdel|deluser|adduser|chage|gpasswd) ', after: raw`(?:-[a-z] ){0,2}${A}(?:\n|;|$)` },
  { sign: '[-dlcbps]r[w-][xs-][r-][w-][xs-][r-][w-][xt-]', after: raw`[.+@]? {1,4}\d{1,6} {1,4}${A} {1,8}[a-z0-9_]` },
  {
    sign: raw`(?:pts/|tty)\d`,
    before: raw`(?:^|\n)${BEFORE} {1,20}`,
    after: raw`\d{0,2} {1,20}(?:\d{4}-|[0-9a-f]{1,4}[.:]|[a-z]{3} |:)`,
  },
  {
    sign: raw`\.\d `,
    before: raw`(?:^|\n)${BEFORE} {1,20}\d{1,8} {1,8}\d{1,3}`,
    after: raw` {0,8}\d{1,3}\.\d {1,8}\d{2,10} {1,8}\d{1,10} {1,8}(?:\?|pts/\d|tty)`,
  },

  // Wikis and trackers.
  { sign: raw`\[~`, after: raw`${A}\]` },
  {
    sign: raw`\[\[`,
    after: raw`(?:user|benutzer|benutzerin|utilisateur|usuario|utente|gebruiker|wikipedysta|anvandare):${A}[|\]]`,
  },

  // URLs with a user and no password.
  { sign: '://', after: raw`${A}@[a-z0-9]` },
  { sign: '(?:sip|xmpp):', after: raw`${A}@[a-z0-9]` },

  // Git: authors and trailers that hold an account instead of a name, and its setting.
  {
    sign: '(?:author|committer|(?:signed-off|co-authored|reviewed|acked|tested|reported|suggested)-by): ',
    after: raw`${A}(?: <|$|\n)`,
  },
  { sign: raw`user\.name`, after: raw` ["']${A}["']` },
  { sign: 'git config ', after: raw`(?:--[a-z]{1,10} ){0,2}user\.name ${A}` },

  // Home directories and mailboxes of Unix outside /home, and the commands that manage accounts.
  {
    sign: '/(?:export/home|var/mail|var/spool/mail|var/spool/cron(?:/crontabs)?|(?:data|mnt|nfs|srv)/home)/',
    after: A,
  },
  { sign: '/public_html', before: raw`~${BEFORE}` },
  { sign: 'crontab -u ', after: A },
  { sign: 'usermod ', after: raw`(?:-[a-z]{1,3} [a-z0-9,_-]{1,40} ){1,3}${A}(?:\n|$)` },
  { sign: 'net user ', after: raw`${A} /` },
];
