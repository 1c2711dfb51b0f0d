// Guarantee: an account name is found where somebody mentions it in a sentence without a colon, in nine languages:
// after a word for accounts, after "I log in as"; words of the sentence stay. Risk: a ticket shows somebody's login.
import { expect, it } from 'vitest';
import { found } from './found.ts';

it.each([
  ['hdawson', 'My login is «» and I cannot get in.'],
  ['jpetrov4', 'Login «», locked out since Monday'],
  ['kestrel_99', 'I log in as «» on the portal.'],
  ['marble.finch2', 'Her account on the shop is «».'],
  ['hkessler', 'Benutzername «» geht nicht'],
  ['k.brandt', 'Anmeldung mit «» nicht möglich'],
  ['svogel', 'Ich melde mich als «» an.'],
  ['pgarnier', 'Identifiant réseau : «»'],
  ['j_fabre', 'je me connecte avec le compte «»'],
  ['lgomez', 'Usuario de red «», clave caducada'],
  ['pablo.r89', 'entro con el usuario «»'],
  ['fgalli', 'il mio utente è «», non entro'],
  ['rbruni', "accedo con l'utente «»"],
  ['pdejong', 'gebruiker «» kan niet inloggen'],
  ['smeets_b', 'ik log in als «»'],
  ['rcosta', 'O meu utilizador é «»'],
  ['joana_m82', 'A conta é «»'],
  ['akowalski', 'Mój login to «»'],
  ['wrobel7', 'loguję się jako «»'],
  ['k_berg', 'Jag loggar in som «»'],
  ['hmorrow', 'failed password for account «» from 10.0.0.4'],
  ['hpietrasik', 'błędne hasło dla konta «» z adresu 10.0.0.4'],
  ['ylefloch', "Demandeur : Yannick Le Floc'h. Mon login c'est «»."],
  ['bnh204', 'I use «» and the password from the letter.'],
  ['pj.talvikki', 'angelegt: «», Startkennwort folgt per Post'],
  ['kdudek3', 'wpisuję «» i hasło, nie działa'],
  ['schicht_b2', 'Quittierung durch Bediener «» am Leitstand'],
  ['scolarite.lyc2', 'ouverture session «» poste 4'],
  ['zorblaxo', 'Reported by Ann Orblaxo. User «» is locked.'],
  ['jhorblaxo', 'Mail ann.orblaxoni@mail.example, Orblaxo. User «» is locked.'],
  ['mvdberg', 'Signed in as «» at nine'],
  ['mvdberg', 'The intranet lets nobody in. Log in with the account «» works on the other PC.'],
])('finds %s in %s', (account, text) => {
  expect(found(text.replace('«»', account), ['USERNAME'])).toEqual([`USERNAME ${account}`]);
});

it.each([
  'Login failed for all users. The login form is broken. Log in as another user or as a guest.',
  'Login nicht möglich, Benutzer können sich nicht anmelden; Anmeldung mit Windows11 und Office365',
  "identifiant client requis, l'utilisateur final doit accepter, connectez-vous avec votre compte",
  'usuario registrado desde 2020, el usuario final debe aceptar',
  'nome utente richiesto, utente finale; il login non funziona',
  'gebruikers loggen in met SSO, gebruiker moet inloggen',
  'o login não funciona, o utilizador deve confirmar',
  'login nie działa, użytkownik musi potwierdzić, konto bankowe firmy',
  'användaren måste logga in, inloggningen fungerar inte',
  'Use v8.6.2 and the password. In read-only mode, password needed. Windows11 and the password. Operator v2 waits.',
  'The user plane carries calls. Login Grossmann fehlt. Log in with test.example, user a1 or user b_2.',
  'The account is closed. Account no. 12-445. User v8.6.2, login portal.example, user KB5034441',
])('finds no account in %s', (text) => {
  expect(found(text, ['USERNAME'])).toEqual([]);
});

it.each([
  ['marlowhaul', 'Diesel!77again', 'pin for the fuel card portal, user «», pw “”. dont share'],
  ['ljus_stora', 'midsommarnatt7', 'Malou 16.51: användare «», lösen “”'],
  ['w.dyspozytor', 'Tir40ton!', 'zaloguj się na moje: «» hasło “”'],
  ['G.BOUZIDI.0418', 'Cl1-7xqP', 'Le ho rigenerate ieri, utente «» password “”. Le ha scritte giuste'],
  ['salle-nord', 'Tartiflette25', 'identifiant «», mdp “”'],
  ['recepcion2', 'Girasol88', 'usuario «» contraseña “”'],
  ['balie-west', 'Stroopwafel.58', 'gebruiker «» ww “”'],
  ['thekevorn', 'Kirschkern5', 'Zugang Kasse: Benutzer «», Passwort “”'],
])('finds the account %s beside the password %s', (account, password, text) => {
  const written = text.replace('«»', account).replace('“”', password);
  expect(found(written, ['USERNAME', 'SECRET'])).toEqual([`USERNAME ${account}`, `SECRET ${password}`]);
  expect(found(written, ['SECRET'])).toEqual([`SECRET ${password}`]);
});

it.each([
  'Login failed, password expired after 90days. Please reset.',
  'The account manager, password policy2 and user guide v2.3',
  'Benutzer und Passwort stehen in Kapitel3, user and password: see KB5034441',
  'users node_modules, package.json and src; the users can edit page_one, page_two and page_three',
  'I am k.osei of the third group, and this is the plan for the summer',
])('finds no account and no password in %s', (text) => {
  expect(found(text, ['USERNAME', 'SECRET'])).toEqual([]);
});

it.each([
  [
    ['tfl_dpryce', 'tfl_mkowalczyk', 'tfl_sgill2'],
    'Affected logins so far: tfl_dpryce, tfl_mkowalczyk and tfl_sgill2.',
  ],
  [['k.brandt', 's_vogel', 'mkrause7'], 'Betroffene Benutzer: k.brandt, s_vogel und mkrause7.'],
  [['j_fabre', 'tlefort2'], 'Comptes bloqués : j_fabre et tlefort2'],
  [['jp.wollenweber'], 'und für iserv? ich bin jp.wollenweber und der sagt gesperrt'],
  [['FARM0417'], 'Password nuova: Aspirina-500mg, utente sempre FARM0417'],
  [['257104682/3'], 'subutilizador do Portal das Finanças (utilizador 257104682/3)'],
  [['bjorkhaga.exposed'], 'kontot heter bjorkhaga.exposed'],
])('finds the accounts %j in %s', (accounts, text) => {
  expect(found(text, ['USERNAME'])).toEqual(accounts.map((account) => `USERNAME ${account}`));
});

// The rule looks back over several sentences, which read differently once a value in them is covered.
it.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'finds the same account %i sentences after a value, whether or not the value is covered',
  (sentences) => {
    const between = 'The list of the stores was read once more, twice. '.repeat(sentences);
    const text = `Write to ann.brexleya@mail.example, Brexley\n\n${between}\n\nMy login is jhbrexley. ${'Nothing else. '.repeat(150)}`;
    const redacted = text.replace('ann.brexleya@mail.example', '[EMAIL_1]');
    const accounts = ['USERNAME jhbrexley'];
    expect(found(text, ['USERNAME', 'EMAIL'])).toEqual(['EMAIL ann.brexleya@mail.example', ...accounts]);
    expect(found(redacted, ['USERNAME', 'EMAIL'])).toEqual(accounts);
  },
);

// A name that the text calls is a decorator, wherever it is called; one that only begins like it is an account.
it.each([
  ["@route('/users')\ncc @route please", []],
  ["cc @merlow please\n@merlow2('x')", ['@merlow']],
  ["cc @merlow.get please, @merlow('x')", ['@merlow.get']],
])('tells decorators from handles in %j: %j', (text, accounts) => {
  expect(found(text, ['USERNAME'])).toEqual(accounts.map((account) => `USERNAME ${account}`));
});
