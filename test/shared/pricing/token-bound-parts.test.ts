// Guarantee: the bound of a text, a conversation and a passage consists of exactly the parts that docs/budget.md names.
// Risk: a missing margin that nobody notices, because on most texts the others are large enough.
import { describe, expect, it } from 'vitest';
import { conversationTokensMax, passageTokensMax, textTokensMax } from '../../../shared/pricing/token-bound.ts';

// Tokens at the start and the end of a text.
const EDGE = 4;
// Tokens of the template around the texts of a conversation.
const TEMPLATE = 64;

// The bytes of a character: ẞ has three, and two in lower case; Ⱥ has two, and three in lower case; U+0958 has three,
// and six composed; é has two, and three decomposed; ﷺ has three, and 33 decomposed.
it.each<[name: string, text: string, bytes: number]>([
  ['nothing', '', 0],
  ['ASCII', 'How long is the lease?', 22],
  ['a text that is shorter in lower case', 'ẞ'.repeat(10), 30],
  ['a text that is longer in lower case', 'Ⱥ'.repeat(10), 30],
  ['a text that is longer composed', '\u0958'.repeat(10), 60],
  ['a text that is longer decomposed', 'é'.repeat(10), 30],
  ['a ligature of a whole sentence', 'ﷺ'.repeat(10), 330],
])('bounds a text by the bytes of its longest form: %s', (_name, text, bytes) => {
  expect(textTokensMax(text)).toBe(bytes + EDGE);
});

it('adds up the texts of a conversation, each with its start and end, and the template around them', () => {
  expect(conversationTokensMax([])).toBe(TEMPLATE);
  expect(conversationTokensMax(['lease', 'ends'])).toBe(TEMPLATE + 5 + EDGE + 4 + EDGE);
});

describe('a passage', () => {
  it.each<[name: string, text: string, counted: number, bound: number]>([
    ['twice the count, in Latin letters', 'the lease ends here', 4, 8],
    ['its bytes, if these are fewer', 'the lease', 9, 9],
    ['four times the count, in other letters', 'η μίσθωση λήγει εδώ', 4, 16],
    ['four times the count, if one word has other letters', 'the lease of μίσθωση', 4, 16],
    ['its count and the bytes of its punctuation', 'the lease (2nd floor) ends here.', 6, 12 + 4],
    ['its count and the bytes of additional spaces', 'the lease   ends here', 4, 8 + 3],
    ['its count and the bytes of letters that few models know', 'the lease ᚠᚢ ends', 3, 12 + 6],
    ['nothing when it is empty', '', 0, 0],
  ])('has at most %s', (_name, text, counted, bound) => {
    expect(passageTokensMax(text, counted)).toBe(bound + EDGE);
  });
});
