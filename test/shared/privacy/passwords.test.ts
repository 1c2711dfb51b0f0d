// Guarantee: a password is found by its characters some words behind the word for it, and names of settings stay.
// Risk: a password in a chat or a log is shown to everybody who asks.
import { expect, it } from 'vitest';
import { found } from './found.ts';

it.each([
  ['hey, the wifi pw is Harbor2031!east but mine fails', 'Harbor2031!east'],
  ['password for the shared drive is still Tulip!grove_88.', 'Tulip!grove_88'],
  ['nouveau mdp défini: Acacia#4410 (journalisé par erreur)', 'Acacia#4410'],
  ['wachtwoord gewijzigd gebruiker=avdberg nieuw=Molen_19!', 'Molen_19!'],
])('%s', (text, password) => {
  expect(found(text)).toContain(`SECRET ${password}`);
});

it.each([
  'The password policy is in PASSWORD_POLICY_2.',
  'password reset: see MAX_TRIES_3 or call max_tries_3',
  'Passwort ändern: mindestens 12 Zeichen, ein Sonderzeichen!',
  'pw: 5 tries, then 10 minutes',
])('nothing in: %s', (text) => {
  expect(found(text, ['SECRET'])).toEqual([]);
});
