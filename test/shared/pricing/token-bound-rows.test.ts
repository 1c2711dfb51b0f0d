// Guarantee: the bound of a text, a conversation and a passage is made of exactly the parts that docs/budget.md names.
// Risk: a margin that is left out unseen, because on most texts the others are large enough.
import { describe, expect, it } from 'vitest';
import { conversationTokensMax, passageTokensMax, textTokensMax } from '../../../shared/pricing/token-bound.ts';

// Tokens at the beginning and the end of a text, and around the texts of a conversation.
const EDGE = 4;
const CONVERSATION = 64;

it.each<[name: string, text: string, bytes: number]>([
  ['nothing', '', 0],
  ['ASCII', 'How long is the lease?', 22],
  ['what is shorter in lower case', 'ẞ'.repeat(10), 30],
  ['what is longer in lower case', 'Ⱥ'.repeat(10), 30],
  ['what is longer composed', '\u0958'.repeat(10), 60],
  ['what is longer taken apart', 'é'.repeat(10), 30],
  ['a ligature of a whole sentence', 'ﷺ'.repeat(10), 330],
])('a text has a token for each byte of its longest form: %s', (_name, text, bytes) => {
  expect(textTokensMax(text)).toBe(bytes + EDGE);
});

it('adds the texts of a conversation, each with its ends, to what the template puts around them', () => {
  expect(conversationTokensMax([])).toBe(CONVERSATION);
  expect(conversationTokensMax(['lease', 'ends'])).toBe(CONVERSATION + 5 + EDGE + 4 + EDGE);
});

describe('a passage', () => {
  it.each<[name: string, text: string, counted: number, bound: number]>([
    ['twice what was counted, in Latin letters', 'the lease ends here', 4, 8],
    ['its bytes, where these are fewer', 'the lease', 9, 9],
    ['four times what was counted, in other letters', 'η μίσθωση λήγει εδώ', 4, 16],
    ['four times, where one word is of other letters', 'the lease of μίσθωση', 4, 16],
    ['and the bytes of its signs', 'the lease (2nd floor) ends here.', 6, 12 + 4],
    ['and the bytes of more than one space', 'the lease   ends here', 4, 8 + 3],
    ['and the bytes of letters that few models know', 'the lease ᚠᚢ ends', 3, 12 + 6],
    ['nothing where it is empty', '', 0, 0],
  ])('has at most %s', (_name, text, counted, bound) => {
    expect(passageTokensMax(text, counted)).toBe(bound + EDGE);
  });
});
