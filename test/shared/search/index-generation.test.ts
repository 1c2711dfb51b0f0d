// Guarantee: exactly one of the listed indexes answers, whichever was chosen before, and a call reserves the price of
// the most expensive model. Risk: a choice that is no longer listed stops every search, or a switch makes a call cost
// more than it reserved.
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../../lib/stages.ts';
import { PRICES, type Price } from '../../../shared/pricing/prices.ts';
import {
  answeringGeneration,
  mostExpensiveModel,
  sameSettings,
  settingsOf,
} from '../../../shared/search/index-generation.ts';

const [first] = STAGES.dev.indexGenerations;
const second = { ...first, name: 'passages-v3', modelId: 'second' };

describe('the generation that answers', () => {
  it.each([
    ['the first, while none was chosen', null, 'passages-v2'],
    ['the chosen one', 'passages-v3', 'passages-v3'],
    ['the first, when the chosen one is no longer listed', 'passages-v0', 'passages-v2'],
  ])('the generation that answers is %s', (_name, chosen, expected) => {
    expect(answeringGeneration([first, second], chosen).name).toBe(expected);
  });

  it('cannot be chosen from an empty list', () => {
    expect(() => answeringGeneration([], 'passages-v2')).toThrow('A stage has at least one index generation.');
  });
});

describe('the model that bounds the cost of a call', () => {
  const [anyPrice] = PRICES as [Price];
  const priced = (prices: Record<string, bigint>) => (modelId: string) =>
    prices[modelId] === undefined ? null : { ...anyPrice, modelId, inputPico: prices[modelId] };

  it.each([
    ['the more expensive one', { [first.modelId]: 20n, second: 30n }],
    ['one without a price, so that the call is refused', { [first.modelId]: 20n }],
  ])('is %s, in either order', (_name, prices) => {
    expect(mostExpensiveModel([first, second], priced(prices))).toBe('second');
    expect(mostExpensiveModel([second, first], priced(prices))).toBe('second');
  });

  it('is the first of two that have the same price', () => {
    const same = priced({ [first.modelId]: 20n, second: 20n });
    expect(mostExpensiveModel([first, second], same)).toBe(first.modelId);
    expect(mostExpensiveModel([second, first], same)).toBe('second');
  });
});

describe('the settings that identify an index', () => {
  it.each([
    ['its name', { name: 'passages-v9' }],
    ['its schema', { schema: 1 as const }],
    ['its model', { modelId: 'x' }],
    ['the length of its vectors', { dimensions: 256 as const }],
  ])('an index with other settings differs by %s', (_name, change) => {
    expect(sameSettings(first, { ...first, ...change })).toBe(false);
  });

  it('do not include the weights of the ranking', () => {
    const reweighted = { ...first, vectorWeight: first.vectorWeight + 1 };
    expect(sameSettings(first, reweighted)).toBe(true);
  });
});

it('reads only the name, schema, model and dimensions of a generation as its settings', () => {
  const { name, schema, modelId, dimensions } = first;
  expect(settingsOf(first)).toEqual({ name, schema, modelId, dimensions });
});
