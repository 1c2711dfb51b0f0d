// Guarantee: a word that is hyphenated at the end of its line ends on the next one, and a word that merely follows a
// hyphen there is another word. Risk: the second half of a surname stays, or "und" is hidden with it.
import { expect, it } from 'vitest';
import { foldForMatching } from '../../../../shared/privacy/text/fold-for-matching.ts';
import { hyphenatedEnd, typesetHyphensIn } from '../../../../shared/privacy/text/hyphenated-end.ts';

it.each([
  ['Eugen Schlot', '-\nter kam', 'Schlot-\nter'],
  ['Eugen Schlot', '-\n  ter, Ulm', 'Schlot-\n  ter'],
  ['Eugen Schlot', ' kam', 'Schlot'],
  ['Anna Huber', '-\nund Maiergasse', 'Huber'],
  ['Anna Huber', '-\nundorf kam', 'Huber-\nundorf'],
  ['Anna Huber', '-\nMaier kam', 'Huber'],
  ['Anna Huber', '-\nter@mail.example', 'Huber'],
])('ends the surname of %s, before %j, with %j', (name, rest, surname) => {
  const text = `${name}${rest}`;
  expect(text.slice(text.indexOf(' ') + 1, hyphenatedEnd(text, name.length))).toBe(surname);
});

it.each([
  ['die Argu\u2010\nmente', 'die Argumente'],
  ['die Argu\u2010\r\n    mente \u2010', 'die Argumente -'],
  ['die Argu\u00AD\nmente', 'die Argumente'],
  ['die Argu\u2010\nMente', 'die Argu-\nMente'],
  ['die 12\u2010\nfache', 'die 12-\nfache'],
  ['die Argu\u2010 mente', 'die Argu- mente'],
])('reads %j without the hyphens that a program set: %j', (text, expected) => {
  expect(foldForMatching(text).text).toBe(expected);
});

it('finds the hyphens that a program set', () => {
  expect(typesetHyphensIn('die Argu\u2010\n  mente und Ele\u00AD\nmente')).toEqual([
    { start: 8, end: 12, as: '' },
    { start: 25, end: 27, as: '' },
  ]);
});
