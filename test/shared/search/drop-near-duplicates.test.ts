// Guarantee: of passages that say the same, one is kept, and passages that may contradict each other are all kept.
// Risk: "3 months" hides "6 months", and the answer is certain of something about which the documents disagree.
import { describe, expect, it } from 'vitest';
import { dropNearDuplicates } from '../../../shared/search/drop-near-duplicates.ts';

const REST =
  'and the notice has to be given in writing to the office that issued the contract, with a copy to the person in charge of it.';
const keptOf = (...texts: string[]) =>
  dropNearDuplicates(
    texts.map((text) => ({ text })),
    20,
  ).map(({ text }) => text);

describe('of two similar passages', () => {
  it.each([
    ['copies', 'The term is three months,', 'The term is three months,'],
    ['copies with another function word', 'This term is some months,', 'The term has some months,'],
    ['copies with another form of a word', 'The tenants may sublet,', 'The tenant may sublet,'],
    ['German copies with another article', 'Der Mieter zahlt,', 'Dieser Mieter zahlt,'],
    ['copies with a Chinese negation', '承租人不可以转租房屋。租金', '承租人不可以转租房屋。租金'],
    ['copies without accents', 'The café of the résumé may open,', 'The cafe of the resume may open,'],
    ['copies with combining accents', 'The cafe\u0301 may open,', 'The caf\u00e9 may open,'],
    ['copies with another apostrophe', 'The tenant can’t sublet,', "The tenant can't sublet,"],
    ['copies without a genitive', "The tenant's dog may stay,", 'The tenant dog may stay,'],
    ['copies with other punctuation and case', 'The term is three months,', 'the TERM is three months;'],
  ])('%s: one stays', (_name, one, other) => {
    expect(keptOf(`${one} ${REST}`, `${other} ${REST}`)).toHaveLength(1);
  });

  it.each([
    ['a number', 'The term is 3 months,', 'The term is 6 months,'],
    ['a number word', 'The term is three months,', 'The term is six months,'],
    ['a negation', 'The tenant may sublet,', 'The tenant may not sublet,'],
    ['a contraction', 'The tenant can sublet,', 'The tenant can’t sublet,'],
    ['a German negation', 'Der Mieter darf untervermieten,', 'Der Mieter darf nicht untervermieten,'],
    ['a Chinese negation', '承租人可以转租房屋。', '承租人不可以转租房屋。'],
    ['a name', 'The contract with Miller ends,', 'The contract with Meyer ends,'],
    ['a word', 'The members pay a fee,', 'The guests pay a fee,'],
    ['a quantifier', 'Some tenants may sublet,', 'Many tenants may sublet,'],
    ['the first word of a sentence', 'It ends. Members may sublet,', 'It ends. Guests may sublet,'],
    ['a German word', 'Mitglieder zahlen eine Pauschale,', 'Besucher zahlen eine Pauschale,'],
    ['a direction', 'The rent is paid from the day of signing,', 'The rent is paid before the day of signing,'],
    ['a word of a Chinese clause', '承租人不可以转租房屋。租金', '承租人不可以转租房屋。押金'],
    ['one number of two', 'The tenant may not sublet 3 rooms,', 'The tenant may not sublet rooms,'],
  ])('both stay when they differ in %s', (_name, one, other) => {
    expect(keptOf(`${one} ${REST}`, `${other} ${REST}`)).toHaveLength(2);
    expect(keptOf(`${other} ${REST}`, `${one} ${REST}`)).toHaveLength(2);
  });
});

describe('of a passage and a longer version of it', () => {
  const less = `The tenant may sublet, ${REST}`;
  const more = `The tenant may sublet with consent, ${REST}`;

  it('the longer one alone stays if it comes first, because the other adds nothing', () => {
    expect(keptOf(more, less)).toEqual([more]);
  });

  it.each([
    ['a name', 'The contract with Miller ends,', 'The contract ends,'],
    ['a name after a sentence', 'It ends. The contract with Miller ends,', 'It ends. The contract ends,'],
    ['a number', 'The tenant may keep 2 small pets,', 'The tenant may keep small pets,'],
    ['a number word', 'The tenant may keep two small pets,', 'The tenant may keep small pets,'],
    ['a negation', 'The tenant may never sublet,', 'The tenant may sublet,'],
    ['a contraction', 'The tenant can pay and can’t sublet,', 'The tenant can pay and sublet,'],
    ['a Chinese negation', '租金每月付。押金不退。', '租金每月付。'],
    ['a Turkish negation', 'Kiracı değil ev sahibi öder,', 'Kiracı ev sahibi öder,'],
    ['a Hindi negation', 'किरायेदार घर नहीं बेच सकता,', 'किरायेदार घर बेच सकता,'],
    ['a Korean negation', '세입자는 지불하지 않습니다,', '세입자는 지불하지,'],
  ])('both stay when the longer one comes first and has %s', (_name, longer, shorter) => {
    expect(keptOf(`${longer} ${REST}`, `${shorter} ${REST}`)).toHaveLength(2);
  });

  it('the longer one alone stays, even if the common text begins late in it and is long', () => {
    const letters = [...'abcdefghijklmnopqrst'];
    const body = letters.flatMap((one) => letters.map((other) => `the ${one}tenan${other}`)).join(' ');
    const longer = `${'please see that all of this applies here and there, '.repeat(10)}${body}`;
    expect(keptOf(longer, body)).toEqual([longer]);
  });

  it.each([
    ['begins a text', 'Please see that the tenant may sublet,', 'the tenant may sublet,'],
    ['begins a sentence', 'It ends. Please see that the tenant may sublet,', 'It ends. the tenant may sublet,'],
  ])('a word is not a name if it %s', (_name, longer, shorter) => {
    expect(keptOf(`${longer} ${REST}`, `${shorter} ${REST}`)).toHaveLength(1);
  });

  it('both stay when the longer one comes later', () => {
    expect(keptOf(less, more)).toEqual([less, more]);
  });
});

describe('of overlapping passages', () => {
  const words = 'the tenant may keep small pets here and large plants too if'.split(' ');
  const firstWords = (count: number, end: string) => [...words.slice(0, count), ...end.split(' ')].join(' ');

  it.each<[name: string, one: string, other: string, kept: number]>([
    ['with four fifths in common, one stays', firstWords(11, 'it is'), firstWords(11, 'they are'), 1],
    ['with less in common, both stay', firstWords(10, 'it is this'), firstWords(10, 'they are that'), 2],
    ['a short one inside a long one, both stay', words.join(' '), words.slice(0, 8).join(' '), 2],
    ['with other words, both stay', 'small pets are allowed here', 'large cars are parked there', 2],
    ['with other word boundaries, both stay', 'aaa a aaa a aaa', 'aa aa aa aa aa', 2],
    ['with the same two words, one stays', 'small pets', 'Small pets!', 1],
    ['with one other word of two, both stay', 'small pets', 'large pets', 2],
    ['of two words and one word, both stay', 'in put', 'input', 2],
    ['without words, one stays', '?!', '…', 1],
  ])('%s', (_name, one, other, kept) => {
    expect(keptOf(one, other)).toEqual([one, other].slice(0, kept));
  });
});

it('returns at most the requested number of passages', () => {
  const texts = ['small pets are allowed', 'large cars are parked', 'small pets are allowed', 'old trees are felled'];
  const passages = texts.map((text) => ({ text }));
  const [pets, cars, , trees] = passages;
  expect(dropNearDuplicates(passages, 2)).toEqual([pets, cars]);
  expect(dropNearDuplicates(passages, 3)).toEqual([pets, cars, trees]);
});
