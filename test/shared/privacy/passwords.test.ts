// Guarantee: a password is found by its characters, even some words after the word for it, and so is the key of a
// program after its label; names of settings stay. Risk: a password in a chat or a log is shown to everybody who asks.
import { expect, it } from 'vitest';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { found } from './found.ts';

it.each([
  ['hey, the wifi pw is Harbor2031!east but mine fails', 'Harbor2031!east'],
  ['password for the shared drive is still Tulip!grove_88.', 'Tulip!grove_88'],
  ['nouveau mdp défini: Acacia#4410 (journalisé par erreur)', 'Acacia#4410'],
  ['wachtwoord gewijzigd gebruiker=avdberg nieuw=Molen_19!', 'Molen_19!'],
  ['angelegt, Startkennwort Herbst!Mantel77, bitte ändern', 'Herbst!Mantel77'],
  ['Temporary password Heron-Gate-52 was read out to her.', 'Heron-Gate-52'],
  ['password hunter2024 no longer works', 'hunter2024'],
  ['lösen Hallon!12 funkar inte', 'Hallon!12'],
  ["le mdp c'est lavande75", 'lavande75'],
  ['con la clave limon1988 tampoco entro', 'limon1988'],
  ['já não sei a senha, penso que era sardinha77', 'sardinha77'],
  ['a palavra-passe é Oliveira.2020', 'Oliveira.2020'],
  ['hasło to Kasztan7', 'Kasztan7'],
  ['het ww is fietsbel44', 'fietsbel44'],
  ['Non riesco ad accedere, ho provato anche con Papavero.1951x', 'Papavero.1951x'],
  ['Einloggen geht nicht, weder mit Ahorn!77 noch ohne', 'Ahorn!77'],
])('finds the password in %s', (text, password) => {
  expect(found(text, ['SECRET'])).toEqual([`SECRET ${password}`]);
});

it('finds short and long passwords below the heading of their column', () => {
  expect(found('System;Password\nPortal;abc12\nMail;x9y8z7w6')).toEqual(['SECRET abc12', 'SECRET x9y8z7w6']);
});

it.each([
  'The password policy is in PASSWORD_POLICY_2.',
  'password reset: see MAX_TRIES_3 or call max_tries_3',
  'Passwort ändern: mindestens 12 Zeichen, ein Sonderzeichen!',
  'pw: 5 tries, then 10 minutes',
  'add the password to server01 in v2.4',
  'contraseña caducada tras la actualización KB5034441',
  'mot de passe oublié depuis la version 8.6.2',
  'lösen 12 månader, Problem lösen in Kapitel 3',
  'login fixed in Release_2024 and Figure.12; see Covid-19 plan',
  'password-protected file report2026.xlsx',
])('finds no password in %s', (text) => {
  expect(found(text, ['SECRET'])).toEqual([]);
});

it.each([
  ['api-sleutel=mj-4c81e0f7b2a94d', 'mj-4c81e0f7b2a94d'],
  ['clé API : 4c81e0f7b2a94dxx', '4c81e0f7b2a94dxx'],
  ['clave de API: 8f2k-4c81e0f7b2a94d', '8f2k-4c81e0f7b2a94d'],
  ['cle: tf_7Hq29xLmPz0aVd3K', 'tf_7Hq29xLmPz0aVd3K'],
])('finds the key of a program in %s', (text, key) => {
  expect(found(text, ['SECRET'])).toEqual([`SECRET ${key}`]);
});

it.each(['Schlüssel: Kasten-4', 'clé : armoire-salle-12-nord', 'cle: 4c81e0f7b2a94d', 'sleutel: kast-12-links-boven'])(
  'finds no key of a program in %s',
  (text) => {
    expect(found(text, ['SECRET'])).toEqual([]);
  },
);

it.each(['Fábio recepção: obg', 'Malou K 16.52: ja'])('ends a password before the line of a speaker: %s', (line) => {
  expect(found(`user harbour_res password Berlengas-2520\n${line}`, ['SECRET'])).toEqual(['SECRET Berlengas-2520']);
});

it('finds the whole of a very long key', () => {
  const key = `sk-${'a1'.repeat(130)}`;
  expect(found(`the key ${key} is old`)).toEqual([`SECRET ${key}`]);
});

it('distinguishes keys that differ only in the case of a letter', () => {
  const keys = ['a', 'A'].map((letter) => `sk-${letter.repeat(40)}`);
  const values = findPersonalData(keys.join(' '), ['SECRET']).map(({ value }) => value);
  expect(values).toEqual(keys);
});
