// Guarantee: texts, of documents and of queries, are split into the words into which the deployed analyzer splits them.
// Risk: a word search that works locally finds nothing in another language, or the reverse.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';

const words = (
  text: string,
  tokenizer = 'standard',
  filters = ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram'],
) => analyze(text, { tokenizer, filters });

describe('words', () => {
  it.each([
    ['The Quick-Brown fox’s 3.14!', ['the', 'quick', 'brown', "fox's", '3.14']],
    ['Ünïcödé Straße ŁÓDŹ smørrebrød', ['unicode', 'strasse', 'lodz', 'smorrebrod']],
    ['Ｆｕｌｌ ｗｉｄｔｈ', ['full', 'width']],
    ['東京都の地図', ['東京', '京都', '都の', 'の地', '地図']],
    ['A は B', ['a', 'は', 'b']],
    ['ﾃﾞｰﾀベース', ['デー', 'ータ', 'タベ', 'ベー', 'ース']],
    ['한국어 문서', ['한국', '국어', '문서']],
    ['API를 한국어3 漢字한국', ['api를', '한국어3', '漢字', '字한', '한국']],
    [
      'Cafe\u0301한국어 한국\u0301어 API’를 어ー',
      ['cafe\u0301한국어', '한국', '국\u0301', '\u0301어', "api'를", '어ー'],
    ],
    ['〆切は31日 a〆 က〆カ 京ข〆 〆\ufe0f', ['切は', '31', '日', 'a', 'က', 'カ', '京', 'ข']],
    ['人々は 佐々木さん 々1 々’s 국々ー', ['人', '々', 'は', '佐', '々', '木さ', 'さん', '々1', "々's", '국々', 'ー']],
    ['____ a_b _', ['a_b']],
    ['😀👍🏽 🇩🇪★ © ½', ['😀', '👍🏽', '🇩🇪', '★', '©']],
    ['ΟΔΟΣ İstanbul Cafe\u0301', ['οδοσ', 'istanbul', 'cafe\u0301']],
    ['Ɓɔ ʰª Ⓐ ﬁ', ['bo', 'ʰª', 'a', 'fi']],
    ['Москва ёлка', ['москва', 'ёлка']],
    ['0￣1', ['0', '1']],
    ['', []],
    ['… — !?', []],
  ])('the words of %j are found', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('keep a Thai run whole, unless the ICU tokenizer splits it', () => {
    const text = 'ประเทศไทยสวยงาม';
    expect(words(text)).toEqual([text]);
    expect(words(text, 'icu_tokenizer').length).toBeGreaterThan(1);
  });

  it('contain no stop words and nothing after an apostrophe, if the filters remove these', () => {
    expect(words("the company's car", 'standard', ['lowercase', 'apostrophe', 'stop'])).toEqual(['company', 'car']);
  });

  it('are not empty and contain no space and no quote, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const word of words(text)) {
          expect(word).not.toMatch(/[ \n"]|^$/u);
        }
      }),
    );
  });
});
