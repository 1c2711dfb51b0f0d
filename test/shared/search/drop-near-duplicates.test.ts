// Guarantee: copies of a passage are shown once, and passages that contradict each other are both shown. Risk: "3
// months" hides "6 months", and the answer is certain of what the documents disagree about.
import { describe, expect, it } from 'vitest';
import { dropNearDuplicates } from '../../../shared/search/drop-near-duplicates.ts';

const REST =
  'and the notice has to be given in writing to the office that issued the contract, with a copy to the person in charge of it.';
const keptOf = (...texts: string[]) =>
  dropNearDuplicates(
    texts.map((text) => ({ text })),
    20,
  ).map(({ text }) => text);

describe('of two passages that are alike', () => {
  it.each([
    ['copies', 'The term is three months,', 'The term is three months,'],
    ['copies with other signs and case', 'The term is three months,', 'the TERM is three months;'],
  ])('%s are one', (_name, one, other) => {
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
  ])('both stay when they differ in %s', (_name, one, other) => {
    expect(keptOf(`${one} ${REST}`, `${other} ${REST}`)).toHaveLength(2);
  });
});
