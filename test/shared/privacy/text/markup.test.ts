// Guarantee: markup that only formats a text is dropped before matching, and nothing else. Risk: a name in bold stays,
// or a path, a password or a footnote is read as another word.
import { describe, expect, it } from 'vitest';
import { htmlBreaksIn, markupIn } from '../../../../shared/privacy/text/markup.ts';
import { byStart } from '../../../../shared/privacy/text/text-range.ts';
import { replaced } from './replaced.ts';

function withoutMarkup(text: string): string {
  const signs = markupIn(text).sort(byStart);
  return replaced(
    text,
    signs.map(({ start, end }) => ({ start, end, as: '' })),
  );
}

describe('markup characters', () => {
  it.each([
    ['Mr **Abernathy**, hello', 'Mr Abernathy, hello'],
    ['Mr *Abernathy* and _Bell_', 'Mr Abernathy and Bell'],
    ['***Abernathy***', 'Abernathy'],
    ['__Abernathy__ (chair)', 'Abernathy (chair)'],
    ['the account `ab12`', 'the account ab12'],
    ['| **Name** | **Phone** |', '| Name | Phone |'],
    ['**Phone:** 12', 'Phone: 12'],
    ['**Ann** **Bell**', 'Ann Bell'],
    ['**Ann** Bell\nasks', 'Ann Bell\nasks'],
    ['**Ann** or Bell** asks', 'Ann or Bell** asks'],
    ['> one\n> > two\n>three', 'one\ntwo\nthree'],
  ])('are dropped: %s', (text, plain) => {
    expect(withoutMarkup(text)).toBe(plain);
  });

  it.each([
    '* 12.04.1987 in Bremen',
    'geb. *12.04.1987',
    '2**3 is 8 and 2*3*4 is 24',
    'src/**/x.ts and *.ts',
    'snake_case_name and __init',
    'a footnote* and another**',
    'NM1*MI*123~',
    'select * from a where b > 2',
    'a **\nb** c',
    'DB_PASSWORD=_aB3_',
    'https://anna:_pw12x_@host.example/',
    '\\*Ann\\*',
    '** a **',
    '**a ** b',
    '**Ann**a asks',
    '** a** b',
    '**a\nb** c',
  ])('are kept if they are not markup: %s', (text) => {
    expect(withoutMarkup(text)).toBe(text);
  });
});

it.each([
  ['Ann<br>Bell', [{ start: 3, end: 7, as: '\n' }]],
  ['Ann <BR /> Bell', [{ start: 3, end: 11, as: '\n' }]],
  ['| Ann<br/>Bell |', [{ start: 5, end: 10, as: ' ' }]],
  [
    'a|b\n|c<br>d|\ne<br>f',
    [
      { start: 6, end: 10, as: ' ' },
      { start: 14, end: 18, as: '\n' },
    ],
  ],
  ['Ann<brand>Bell and <b>r</b>', []],
])('reads the line breaks of HTML as breaks, in rows of tables as spaces: %j', (text, breaks) => {
  expect(htmlBreaksIn(text)).toEqual(breaks);
});
