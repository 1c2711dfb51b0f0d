// Guarantee: a word that is hyphenated at the end of its line ends on the next one, and a word that merely follows a
// hyphen there is another word. Risk: the second half of a surname stays, or "und" is hidden with it.
import { expect, it } from 'vitest';
import { hyphenatedEnd } from '../../../../shared/privacy/text/hyphenated-end.ts';

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
