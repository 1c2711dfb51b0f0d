// Guarantee: an account is recognized when it is formed from a name near it, in the ways of user directories; a word
// that only begins like a name is not. Risk: "bosterma" stays beside "Birgit Ostermann", or an ordinary word is
// removed.
import { expect, it } from 'vitest';
import { isBuiltFromNames } from '../../../../../shared/privacy/detectors/accounts/built-from-names.ts';

const isBuilt = (account: string, after: string, reach?: number): boolean =>
  isBuiltFromNames(account, { text: `${account}${after}`, start: 0, ...(reach === undefined ? {} : { reach }) });

it.each([
  // An initial or the beginning of a given name, and four letters of the surname or more.
  ['boste', 'Birgit Ostermann'],
  ['bostermann', 'Birgit Ostermann'],
  ['biosterm', 'Birgit Ostermann'],
  // The beginnings of both, three letters each.
  ['birost', 'Birgit Ostermann'],
  // The surname first.
  ['osteb', 'Birgit Ostermann'],
  ['ostermab', 'Birgit Ostermann'],
  ['ostermabi', 'Birgit Ostermann'],
  // A surname of four letters, names in capitals, a double name.
  ['borst', 'Birgit Orst'],
  ['BOSTERMA', 'BIRGIT OSTERMANN'],
  ['bostermannlang', 'Birgit Ostermann-Lang'],
  // A surname cut to eight letters.
  ['zorblaut', 'Zorblautin'],
  // Parts of both, with a sign between.
  ['birgit.ostermann', 'Birgit Ostermann'],
  ['bi.oste', 'Birgit Ostermann'],
  ['ostermann_b12', 'Birgit Ostermann'],
])('recognizes %s beside %s', (account, names) => {
  expect(isBuilt(account, ` for ${names}`)).toBe(true);
});

it.each([
  // Too few letters of a name.
  ['biost', 'Birgit Ostermann'],
  ['biros', 'Birgit Ostermann'],
  ['ostb', 'Birgit Ostermann'],
  ['birors', 'Birgit Ors'],
  ['b.oste', 'Birgit Ostermann'],
  ['bi.ost', 'Birgit Ostermann'],
  // A part that is in no name, and the same name twice.
  ['xosterma', 'Birgit Ostermann'],
  ['zorkelb', 'Birgit Ostermann'],
  ['oosterma', 'Ostermann'],
  ['os.oste', 'Ostermann'],
  ['zork.oste', 'Birgit Ostermann'],
  // A whole surname of eight letters, and fewer letters of a longer one.
  ['zorblaut', 'Zorblaut'],
  ['zorblau', 'Zorblautin'],
  // A name itself, and a word that is listed.
  ['Bosterma', 'Birgit Ostermann'],
  ['miller', 'Marta Iller'],
])('does not recognize %s beside %s', (account, names) => {
  expect(isBuilt(account, ` for ${names}`)).toBe(false);
});

it('reads as far as its reach after the account', () => {
  const after = ' for Birgit Ostermann';
  expect(isBuilt('bosterma', after, after.length)).toBe(true);
  expect(isBuilt('bosterma', `, ${after}`, 12)).toBe(false);
});
