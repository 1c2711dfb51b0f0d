// Guarantee: the language of a question is told by its script, by most of its small words, and by letters that only one
// language has, which count twice. Risk: a refusal stands in a language that its reader does not know.
import { expect, it } from 'vitest';
import { languageOf } from '../../../../shared/copilot/question-language.ts';

it.each([
  // No small word says anything here, only a letter.
  ['Straßenmaut Lkw?', 'de'],
  ['¿Peaje?', 'es'],
  ['Isenções?', 'pt'],
  ['Wysokość opłat?', 'pl'],
  ['Vergi borcu yaş?', 'tr'],
  ['Phí đỗ xe?', 'vi'],
  // Only small words.
  ['hay peaje', 'es'],
  ['ile kosztuje', 'pl'],
  ['kac lira', 'tr'],
  ['khong phep', 'vi'],
  ['bagaimana caranya', 'id'],
  ['gibt Rabatte', 'de'],
  // More words of one language than of another.
  ['Wie lautet Text "what is it"?', 'en'],
  ['Wie lautet der Text, was steht da und wo ist "what is it"?', 'de'],
  ['Is there a "Straße" in the plan?', 'en'],
  ['Parking?', 'en'],
  // One character of another script is a sign; two are a language.
  ['Parking π Ж?', 'en'],
  ['Где парковка?', 'ru'],
])('%j is written in %s', (question, language) => {
  expect(languageOf(question)).toBe(language);
});
