// Guarantee: in ten languages, the words that compare two things are read as more or less on a scale, together with the
// two things. Risk: "shorter" is compared by the price, or a comparison is not recognized at all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { WordLanguage } from '../../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { readStatement } from '../../../../../../shared/copilot/support/reading/statement.ts';
import { comparedThings } from '../../../../../../shared/copilot/support/rules/facts/comparatives.ts';

const ROWS = readFileSync(join(import.meta.dirname, 'comparatives.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => row.split(' | ') as [WordLanguage, string, string]);

function readIn(language: WordLanguage, sentence: string) {
  const compared = comparedThings(readStatement(sentence, language));
  const textOf = (tokens: readonly { readonly text: string }[]) => tokens.map(({ text }) => text).join(' ');
  return compared === null
    ? null
    : {
        said: `${compared.isMore ? 'more' : 'less'} ${compared.scale}`,
        left: textOf(compared.left),
        right: textOf(compared.right),
      };
}

it.each(ROWS)('reads the comparison in the %s sentence "%s": %s', (language, sentence, said) => {
  expect(readIn(language, sentence)?.said).toBe(said);
});

it.each([
  ['The ferry is cheaper than the bus, on Sundays', 'less price', 'The ferry is', 'the bus'],
  ['The ferry is cheaper by far in the whole year than the bus', null],
  ['The ferry takes more guests than bus 4', 'more amount', 'The ferry takes', 'bus 4'],
  ['The ferry has more guests on every long ride than the bus', null],
  ['The ferry is cheaper by far for most than the bus', 'less price', 'The ferry is', 'the bus'],
  ['The ferry is cheaper by far for most guests than the bus', null],
  ['On Sundays, the ferry (A) is cheaper than the bus (B)', 'less price', 'On Sundays the ferry A is', 'the bus B'],
  ['The ferry is faster', null],
  ['The ferry is other than the bus', null],
])('reads the comparison in the English sentence "%s" as %s', (sentence, said, left = '', right = '') => {
  expect(readIn('en', sentence)).toEqual(said === null ? null : { said, left, right });
});

it.each([
  ['大渡船比巴士快。', 'more speed', '大 渡 船', '巴 士'],
  ['渡船比大巴士快。', 'more speed', '渡 船', '大 巴 士'],
  ['渡船比旧大巴士快。', 'more speed', '渡 船', '旧 大 巴 士'],
  ['渡船比车快。', 'more speed', '渡 船', '车'],
  ['船（新）比巴士（旧）快。', 'more speed', '船 新', '巴 士 旧'],
  ['船比巴士快。', 'more speed', '船', '巴 士'],
  ['渡船比巴士适宜。', null],
  ['渡船比巴士快，但小。', 'more speed', '渡 船', '巴 士'],
  ['比巴士快。', null],
  ['渡船比巴士。', null],
])('reads the comparison in the Chinese sentence "%s" as %s', (sentence, said, left = '', right = '') => {
  expect(readIn('zh', sentence)).toEqual(said === null ? null : { said, left, right });
});
