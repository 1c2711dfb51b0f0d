// Guarantee: no expression of shared/ can be slowed down by a text, whether a caller, a document or a model wrote it;
// those of personal data are checked in privacy/expressions.test.ts. What `npm run test:expressions` found safe is not
// checked again. Risk: one crafted text that keeps a function busy until it times out.
import { describe, expect, it } from 'vitest';
import { slownessOf } from '../harness/expressions/slow-expressions.ts';
import { otherExpressions, sharedFiles } from '../harness/expressions/written-expressions.ts';

describe('every expression', { timeout: 120_000 }, () => {
  const files = sharedFiles();
  const others = otherExpressions();

  // The check cannot read the sets of index-words.ts; its own test runs them on the texts that would be slow. That of
  // name-key.ts is one letter, without repetition.
  it('is seen: they are in the code, and three files make expressions from parts', () => {
    expect(others.length).toBeGreaterThan(120);
    const makers = files.filter(({ code }) => /\bRegExp\(/.test(code));
    expect(makers.map(({ name }) => name).sort()).toEqual([
      'administration/name-key.ts',
      'privacy/text/compiled-expression.ts',
      'search/index-words.ts',
    ]);
  });
  it.each(others)('cannot be slowed down: $source', (expression) => {
    expect(slownessOf(expression)).toBe('safe');
  });
  it.each(['(a+)+$', '(?:a{1,200}){1,200}$', '(\\w{1,100}){1,100}!', '\\[([^\\]]*)\\]\\(([^)\\s]*)[^)]*\\)'])(
    'would be refused as %s is',
    (source) => {
      expect(slownessOf({ source, flags: '' })).toBe('vulnerable');
    },
  );
});
