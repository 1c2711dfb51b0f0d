// Guarantee: words of one concept make vectors alike in every language, and a word of the text itself still counts.
// Risk: a question in a language other than that of its document finds nothing, or every question finds the same
// document.
import { expect, it } from 'vitest';
import { hashWords } from '../hashed-words.ts';

const cosine = (one: string, other: string) => {
  const [a = [], b = []] = [one, other].map((text) => hashWords(text, 1_024));
  return a.reduce((sum, part, at) => sum + part * (b[at] ?? 0), 0);
};

it.each([
  ['the invoice and the salary', 'die Rechnung und das Gehalt'],
  ['the invoice and the salary', 'la factura y el salario'],
  ['la fattura e lo stipendio', 'de factuur en het salaris'],
])('"%s" is nearer to "%s" than to another subject', (one, other) => {
  expect(cosine(one, other)).toBeGreaterThan(0.5);
  expect(cosine(one, 'the horse in the garden')).toBeLessThan(0.3);
});

it('of two synonyms in one language, the word itself is nearer', () => {
  expect(cosine('das Auto', 'das Auto')).toBeGreaterThan(cosine('das Auto', 'der Wagen'));
});
