// Guarantee: no text of a caller, a document or a model can slow down a regular expression of shared/; those for
// personal data are checked in privacy/expressions.test.ts. Expressions that `npm run test:expressions` found safe are
// not checked again. Risk: one crafted text that keeps a function busy until it times out.
import { describe, expect, it } from 'vitest';
import { stepExpressions } from '../../shared/copilot/support/ordered-steps.ts';
import { builtExpressions } from '../../shared/copilot/support/reading/instructions/instructing-text.ts';
import { addingExpressions } from '../../shared/copilot/support/referring-words.ts';
import { encodedDataExpression } from '../../shared/extraction/encoded-data.ts';
import { cssExpressions } from '../../shared/extraction/html/css-text.ts';
import { questionJoints } from '../../shared/search/words/question-parts.ts';
import { tellingExpression } from '../../shared/search/words/telling-words.ts';
import { slownessOf } from '../harness/expressions/slow-expressions.ts';
import { otherExpressions, sharedFiles } from '../harness/expressions/written-expressions.ts';

describe('every expression', () => {
  const files = sharedFiles();
  const others = otherExpressions();

  // The check cannot read the sets of index-words.ts; their own test runs them on the texts that would be slow. The
  // expression of name-key.ts matches one letter, without repetition, and those of the two rules one word from its
  // first letter to its last; those of the others are checked below.
  it('is found by this test, except those that twelve known files build from parts', () => {
    // Far fewer would mean that the search for expressions misses most of them.
    expect(others.length).toBeGreaterThan(120);
    const filesWithBuiltExpressions = files.filter(({ code }) => /\bRegExp\(/.test(code));
    expect(filesWithBuiltExpressions.map(({ name }) => name).sort()).toEqual([
      'administration/name-key.ts',
      'copilot/support/ordered-steps.ts',
      'copilot/support/reading/instructions/instructing-text.ts',
      'copilot/support/referring-words.ts',
      'copilot/support/rules/agent-rule.ts',
      'copilot/support/rules/doer-rule.ts',
      'extraction/encoded-data.ts',
      'extraction/html/css-text.ts',
      'privacy/text/compiled-expression.ts',
      'search/index-words.ts',
      'search/words/question-parts.ts',
      'search/words/telling-words.ts',
    ]);
  });

  const built = [
    questionJoints(),
    tellingExpression(),
    ...stepExpressions(),
    ...addingExpressions(),
    encodedDataExpression(),
    ...cssExpressions(),
  ];
  it.each(built)('cannot be slowed down: %s', ({ source, flags }) => {
    expect(slownessOf({ source, flags })).toBe('safe');
  });

  // Their lists of words make them too long for the check.
  it('repeats no group without a limit where it recognizes instructions, so that time grows in proportion', () => {
    const sources = builtExpressions().map(({ source }) => source.replaceAll(/\\[()]/g, ''));
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((source) => /\)(?:[*+]|\{\d+,\})/.test(source))).toEqual([]);
  });

  it.each(others)('cannot be slowed down: $source', (expression) => {
    expect(slownessOf(expression)).toBe('safe');
  });
});

describe('the check', () => {
  it.each(['(a+)+$', '(?:a{1,200}){1,200}$', '(\\w{1,100}){1,100}!', '\\[([^\\]]*)\\]\\(([^)\\s]*)[^)]*\\)'])(
    'finds that %s can be slowed down',
    (source) => {
      expect(slownessOf({ source, flags: '' })).toBe('vulnerable');
    },
  );
});
