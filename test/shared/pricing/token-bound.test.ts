// Guarantee: no tokenizer produces more tokens from a text than were reserved for it, whatever the text. Risk: a caller
// who knows how tokenizers work spends more than was reserved, and so more than the cap.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composePrompt, promptTokensMax } from '../../../shared/copilot/prompt/prompt.ts';
import { passageTokensMax, textTokensMax } from '../../../shared/pricing/token-bound.ts';
import { countBilledTokens } from '../../harness/local-cloud/tokenizers.ts';
import { HOSTILE_TEXTS, hostileText } from './hostile-text.fixture.ts';

type Count = (text: string) => number;

// A byte-level tokenizer produces at most one token per byte of a text, or of its normalized form if it normalizes.
const tokenizers: Record<string, Count> = {
  bytes: (text) => Buffer.byteLength(text),
  'bytes of NFKC': (text) => Buffer.byteLength(text.normalize('NFKC')),
  'bytes of NFKD in lower case': (text) => Buffer.byteLength(text.normalize('NFKD').toLowerCase()),
  'the local cloud': countBilledTokens,
};

describe('textTokensMax', () => {
  it.each(Object.keys(HOSTILE_TEXTS))('bounds 4,000 code points of %s', (name) => {
    const text = HOSTILE_TEXTS[name] as string;
    expect([...text]).toHaveLength(4_000);
    for (const [tokenizer, count] of Object.entries(tokenizers)) {
      expect(count(text), tokenizer).toBeLessThanOrEqual(textTokensMax(text));
    }
  });

  it('bounds any text for every tokenizer', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const [name, count] of Object.entries(tokenizers)) {
          expect(count(text), name).toBeLessThanOrEqual(textTokensMax(text));
        }
      }),
    );
  });

  it('bounds a prompt by the bytes of its parts, even when its marks are escaped', () => {
    fc.assert(
      fc.property(hostileText, (question) => {
        const prompt = composePrompt(question, [], 'lines');
        expect(countBilledTokens(`${prompt.system}\n${prompt.message}`)).toBeLessThan(promptTokensMax(prompt));
      }),
    );
  });
});

describe('passageTokensMax', () => {
  it('is never above the bytes or below the counted tokens', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const counted = countBilledTokens(text);
        const bound = passageTokensMax(text, counted);
        expect(bound).toBeLessThanOrEqual(textTokensMax(text));
        expect(bound).toBeGreaterThanOrEqual(counted);
      }),
    );
  });

  it('is at most 2.2 times the count for prose', () => {
    const prose = (HOSTILE_TEXTS.english as string).slice(0, 1_500);
    expect(passageTokensMax(prose, countBilledTokens(prose)) / countBilledTokens(prose)).toBeLessThan(2.2);
  });

  it.each(['zero width', 'control characters', 'punctuation', 'rare scripts'])(
    'is at least the bytes of %s, which one tokenizer may drop and another one counts',
    (name) => {
      const text = HOSTILE_TEXTS[name] as string;
      expect(passageTokensMax(text, 0)).toBeGreaterThanOrEqual(Buffer.byteLength(text));
    },
  );
});
