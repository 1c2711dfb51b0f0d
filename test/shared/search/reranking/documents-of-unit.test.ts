// Guarantee: whatever the texts and the model's tokenizer, the documents that are sent make one billed unit, and none
// is sent that could make a second one. Risk: a search costs more than it reserved and than the ledger says.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textTokensMax } from '../../../../shared/pricing/token-bound.ts';
import { documentsOfUnit } from '../../../../shared/search/reranking/documents-of-unit.ts';

const documents = (count: number, tokensMax: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `document ${at}`, tokensMax }));
const sent = (query: string, count: number, tokensMax: number) =>
  documentsOfUnit(query, documents(count, tokensMax)).length;

describe('the documents of one unit', () => {
  it('are at most 25, in their order', () => {
    expect(documentsOfUnit('lease', documents(3, 900))).toEqual(['document 0', 'document 1', 'document 2']);
    expect(sent('lease', 26, 10)).toBe(25);
    expect(sent('lease', 0, 10)).toBe(0);
  });

  // A query of 96 bytes is at most 100 tokens, so a chunk has room for 400 of a document.
  it.each([
    ['four chunks', 1_600, 25],
    ['a little more than four chunks', 1_601, 20],
    ['ten chunks', 4_000, 10],
    ['the whole unit', 40_000, 1],
    ['more than a unit', 40_001, 0],
  ])('are as many as 100 chunks hold if each has %s', (_name, tokensMax, count) => {
    expect(sent('q'.repeat(96), 50, tokensMax)).toBe(count);
  });

  it('end before the first that may not fit, so that no better one comes behind a worse one', () => {
    const mixed = [...documents(1, 39_000), ...documents(1, 2_000), ...documents(1, 10)];
    expect(documentsOfUnit('q'.repeat(96), mixed)).toHaveLength(1);
  });

  it.each([
    ['400 tokens', 'q'.repeat(396), 1],
    ['more', 'q'.repeat(397), 0],
    ['more in another form', '\uFDFA'.repeat(13), 0],
  ])('fit beside a query of at most %s', (_name, query, count) => {
    expect(sent(query, 1, 100)).toBe(count);
  });

  it('never make more than 100 chunks of 500 tokens with their query', () => {
    const texts = fc.array(fc.nat(9_000), { maxLength: 40 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), texts, (query, tokens) => {
        const bounded = tokens.map((tokensMax, at) => ({ text: String(at), tokensMax }));
        const chosen = documentsOfUnit(query, bounded).map(Number);
        const room = 500 - textTokensMax(query);
        const chunks = chosen.reduce((sum, at) => sum + Math.ceil((tokens[at] ?? 0) / room), 0);
        expect(chosen).toEqual(chosen.map((_, at) => at));
        expect(chosen.length === 0 || (room >= 100 && chunks <= 100)).toBe(true);
      }),
    );
  });
});
