// Guarantee: a repeat of a question under the same idempotency key is recognized by its text and its bases, in whatever
// order the bases are. Risk: a stored answer from other bases, or a repeat that is refused because its bases are in
// another order.
import { expect, it } from 'vitest';
import { canonicalQuestion } from '../../../../shared/copilot/answer-question.ts';

const canonical = (question: string, base_ids?: readonly string[]) => canonicalQuestion({ question, base_ids });

it('the canonical form of a question is the same for bases in any order', () => {
  expect(canonical('q', ['b', 'a'])).toBe(canonical('q', ['a', 'b']));
});

it('the canonical form of a question differs for another text, for other, more or no bases, and for no restriction to bases', () => {
  const forms = [
    canonical('q'),
    canonical('Q'),
    canonical('q '),
    canonical('q', ['a']),
    canonical('q', ['b']),
    canonical('q', ['a', 'b']),
    canonical('q', []),
  ];
  expect(new Set(forms).size).toBe(forms.length);
});
