// Guarantee: an account name is found where a log reports its activity: sign-ins, keys of records, home folders,
// Windows domains; accounts of programs and plain words stay. Risk: a log shows who did what.
import { expect, it } from 'vitest';
import { found } from './found.ts';

// Joined from parts, because no file of the project may contain the path of somebody's home folder.
const HOME = ['', 'home', ''].join('/');
const USERS = ['', 'Users', ''].join('\\');

it.each([
  ['e.wrona', 'Logowanie: konto=«» stanowisko=ROS-04'],
  ['scolarite.lyc', 'auth failed, user=<«»>, method=PLAIN'],
  ['fquemener', 'ldap: bind uid=«»,ou=Personnel err=0'],
  ['schicht_b2', 'bediener=«» feld=E04'],
  ['tkimura', 'sshd[2211]: Accepted password for «» from 10.0.0.4 port 22'],
  ['mwagner7', 'Failed password for invalid user «» from 10.0.0.4'],
  ['lferrari', 'pam_unix(sshd:session): session opened for user «» by (uid=0)'],
  ['okaya', 'session opened for user root by «»(uid=1000)'],
  ['pbrown', 'sudo:   «» : TTY=pts/0 ; COMMAND=/bin/ls'],
  ['h.lindqvist', 'INFO User «» logged in from 10.0.0.4'],
  ['k_nowak', 'login by «» at 09:12'],
  ['r.santos', 'logged in as «»'],
  ['mmeier', 'EventID=4624 Account=CORP\\«» Workstation=PC12'],
  ['s.hofer', 'Benutzer ENERGIE\\«» hat sich angemeldet'],
  ['vdupont', 'usr=«» action=delete'],
  ['tomasz.w', '{"actor":"«»","action":"login"}'],
  ['lsantos2', 'modified_by=«» table=orders'],
  ['lbianchi', 'uid=1004(«») gid=1004'],
  ['hbergman', `saved C:${USERS}«»\\Desktop\\report.xlsx`],
  ['dkovacs', `reads ${HOME}«»/.ssh/config`],
  ['akowal12', 'użytkownik «» zalogowany'],
  ['mdupont', "l'utilisateur «» s'est connecté"],
  ['jperez', 'usuario «» inició sesión'],
  ['pdevries', 'gebruiker «» is ingelogd'],
  ['elin.s', 'användare «» loggade in'],
  ['anna', 'helm ls --user «»'],
  ['jdoe.ops', 'kubectl delete pod web --as «»'],
])('finds %s in %s', (account, text) => {
  expect(found(text.replace('«»', account), ['USERNAME'])).toEqual([`USERNAME ${account}`]);
});

it.each([
  'user root logged in; session opened for user root; Accepted publickey for deploy from 10.0.0.1',
  'user data saved; users logged in today; the user has logged in; the account holder logged in',
  'login as admin; login failed by mistake; sudo: command not found; user agent Mozilla logged in',
  `cd ${HOME}user/project && ls ${HOME}ubuntu/app /users/orders/12 C:${USERS}Public\\Documents`,
  'HKLM\\software\\vendor, BUILTIN\\administrators, %APPDATA%\\npm, the limit \\alpha\\beta',
  `https://shop.example.com${HOME}garden/tools and import x from .${HOME}start/page`,
  'konto=1234 uid=0 login=true conta=77 cuenta=00412',
  'usr=local created_by=terraform actor=system',
])('finds no account in %s', (text) => {
  expect(found(text, ['USERNAME'])).toEqual([]);
});

it('finds no bank account in a date or an amount beside a word for accounts', () => {
  const log = '2026-11-10 08:29:58 Odmowa: konto=k_rio2\n2026-11-10 08:30:00 Wylogowanie: konto=e.wrona\n';
  expect(found(log)).toEqual(['USERNAME k_rio2', 'USERNAME e.wrona']);
  expect(found('12-02-2026 17:40:31 | CONSULTA | conta\n12-02-2026 17:42:15 | TRANSFERENCIA')).toEqual([]);
  expect(found('indemnizacion: "1340.50"\n  cuenta: de la empresa')).toEqual([]);
});
