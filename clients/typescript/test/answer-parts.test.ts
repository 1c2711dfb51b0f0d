// Guarantee: the parts of an answer, put together, are the answer, and each mark of a citation is that citation; a
// number in brackets that is none, in code or without a citation, stays text. Risk: a reader follows a wrong source.
import { expect, it } from 'vitest';
import { MARKED_ANSWERS } from '../../test/marked-answers.ts';
import { partsOf } from '../src/answer-parts.ts';

it.each(MARKED_ANSWERS)('$answer', ({ answer, parts }) => {
  const citations = [1, 2].map((n) => ({ n, source_title: `Title ${n}`, excerpt: `Excerpt ${n}` }));
  const usage = { input_tokens: 0, output_tokens: 0 };
  const found = partsOf({ answer, grounded: true, citations, usage });
  expect(found.map((part) => (typeof part === 'string' ? part : part.n))).toEqual(parts);
  expect(found.map((part) => (typeof part === 'string' ? part : `[${part.n}]`)).join('')).toBe(answer);
});
