// Guarantee: no text can slow down an expression of `shared/privacy/`: each is checked for exponential and polynomial
// matching, and the whole scan takes steps in proportion to the text, however it was crafted. Risk: one crafted
// question that keeps a function busy until it times out.
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { redactOnce } from '../../../shared/privacy/redact-once.ts';
import { compiledExpressions } from '../../../shared/privacy/text/compiled-expression.ts';
import { expressionSteps } from '../../harness/expressions/expression-steps.ts';
import { slownessOf } from '../../harness/expressions/slow-expressions.ts';
import { privacyExpressions, sharedFiles, writtenExpressions } from '../../harness/expressions/written-expressions.ts';
import { adversarialTexts } from '../../harness/privacy/adversarial.ts';

describe('every expression', () => {
  it('is found by this test', () => {
    expect(writtenExpressions(sharedFiles('privacy')).length).toBeGreaterThan(70);
    expect(compiledExpressions().length).toBeGreaterThan(20);
  });
  it.each(privacyExpressions())('cannot be slowed down: $source', (expression) => {
    expect(slownessOf(expression)).toBe('safe');
  });
});

// The 2,700 texts take 40 s of processor time, and several times as long while other tests run browsers.
describe('a text that was crafted to cost time', { timeout: 400_000 }, () => {
  it('takes little more than twice the steps when it is twice as long', () => {
    const short = adversarialTexts(2_000);
    const long = adversarialTexts(4_000);
    expect(short.length).toBeGreaterThan(400);
    const slow = short.flatMap(({ name, text }, i) => {
      const [once, twice] = [stepsOf(text), stepsOf(long[i]?.text ?? '')];
      return twice > once * 2.6 + 400 ? [{ name, once, twice }] : [];
    });
    expect(slow).toEqual([]);
  });
});

const stepsOf = (text: string) => expressionSteps(() => redactOnce(text, PERSONAL_DATA_KINDS));
