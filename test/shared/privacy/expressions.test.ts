// Guarantee: no text can slow down an expression of `shared/privacy/`: each is checked for exponential and polynomial
// matching, and the steps of a whole scan grow in proportion to the text, however it was crafted. Risk: one crafted
// question keeps a function busy until it times out.
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { redactOnce } from '../../../shared/privacy/redact-once.ts';
import { compiledExpressions } from '../../../shared/privacy/text/compiled-expression.ts';
import { expressionSteps } from '../../harness/expressions/expression-steps.ts';
import { slownessOf } from '../../harness/expressions/slow-expressions.ts';
import { privacyExpressions, sharedFiles, writtenExpressions } from '../../harness/expressions/written-expressions.ts';
import { adversarialTexts } from '../../harness/privacy/adversarial.ts';

describe('every expression', () => {
  // So that the test below is not about an empty list.
  it('is collected from the source and at run time', () => {
    expect(writtenExpressions(sharedFiles('privacy')).length).toBeGreaterThan(70);
    expect(compiledExpressions().length).toBeGreaterThan(20);
  });
  it.each(privacyExpressions())('cannot be slowed down: $source', (expression) => {
    expect(slownessOf(expression)).toBe('safe');
  });
});

// The 2,800 texts take 25 s of processor time, and several times as long while other tests run browsers.
describe('a text that was crafted to cost time', { timeout: 400_000 }, () => {
  it('takes little more than twice the steps when it is twice as long', () => {
    const short = adversarialTexts(400);
    const long = adversarialTexts(2_000);
    const longest = adversarialTexts(4_000);
    expect(short.length).toBeGreaterThan(400);
    // Five times the length of a short text shows the same growth as twice the length of a long one, in two fifths of
    // the time. But a rule that looks back over more than 400 characters takes more steps at first: such texts are
    // compared again where its reach is exceeded.
    const suspected = short.flatMap(({ text }, i) => (growsMore(text, long[i]?.text ?? '') ? [i] : []));
    // At some lengths the end of a word of thousands of letters is found as a name of its own, so a further reading
    // doubles the steps. Those of a text that can be slowed down grow at every length.
    const farthest = adversarialTexts(8_000);
    const slow = suspected
      .filter((i) => growsMore(long[i]?.text ?? '', longest[i]?.text ?? ''))
      .filter((i) => growsMore(longest[i]?.text ?? '', farthest[i]?.text ?? ''));
    expect(slow.map((i) => short[i]?.name)).toEqual([]);
    // The first comparison saves time only if few texts need the second.
    expect(suspected.length).toBeLessThan(40);
  });
});

// Whether the steps grow by a third more than the text; 400 steps are allowed for rules that apply only to the longer
// text.
function growsMore(text: string, longer: string): boolean {
  return stepsOf(longer) > stepsOf(text) * (longer.length / text.length) * 1.3 + 400;
}

const stepsOf = (text: string) => expressionSteps(() => redactOnce(text, PERSONAL_DATA_KINDS));
