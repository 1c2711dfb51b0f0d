// Guarantee: no expression of the room can be slowed down by a text: each is checked for exponential and polynomial
// matching, and the whole room takes steps in proportion to the text, whatever was built against it. Risk: one crafted
// question that keeps a function busy until it times out.
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { redactOnce } from '../../../shared/privacy/redact-once.ts';
import { compiledExpressions } from '../../../shared/privacy/text/compiled-expression.ts';
import { adversarialTexts } from '../../harness/privacy/adversarial.ts';
import { roomExpressions, roomFiles } from '../../harness/privacy/expressions.ts';

// The build in plain JavaScript: it starts no process and needs nothing of the machine.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck');
// Fewer attempts than by default; they still find what is known to be slow (below).
const effort = { timeout: 100_000, maxInitialGenerationSize: 100, maxGenerationSize: 30, maxIteration: 4 };

describe('every expression', { timeout: 120_000 }, () => {
  const { written, all } = roomExpressions();

  it('is seen by this test: none is made anywhere else', () => {
    expect(written.length).toBeGreaterThan(80);
    expect(compiledExpressions().length).toBeGreaterThan(20);
    const makers = roomFiles().filter(({ code }) => /\bRegExp\(/.test(code));
    expect(makers.map(({ name }) => name)).toEqual(['text/compiled-expression.ts']);
  });
  it.each(all)('cannot be slowed down: $source', ({ source, flags }) => {
    // Sticky ones are tried at one place only, so they are checked from there.
    const anchored = flags.includes('y') ? `^(?:${source})` : source;
    expect(checkSync(anchored, flags.replace(/[gy]/g, ''), effort).status).toBe('safe');
  });
  it.each([
    '(a+)+$',
    '(?:a{1,200}){1,200}$',
    '[\\w.]{1,64}@(?:[a-z0-9-]{1,63}\\.){1,8}[a-z]{2,24}',
    '(\\w{1,100}){1,100}!',
  ])('would be refused as %s is', (source) => {
    expect(checkSync(source, '', effort).status).toBe('vulnerable');
  });
});

describe('a text that was built to cost time', () => {
  it('costs twice the steps when it is twice as long', () => {
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

// Each use of an expression is a step; the check above bounds what one can cost. A mock would keep every text it was
// called with.
function stepsOf(text: string): number {
  const original = RegExp.prototype.exec;
  let steps = 0;
  RegExp.prototype.exec = function counted(this: RegExp, value: string) {
    steps += 1;
    return original.call(this, value);
  };
  try {
    redactOnce(text, PERSONAL_DATA_KINDS);
  } finally {
    RegExp.prototype.exec = original;
  }
  return steps;
}
