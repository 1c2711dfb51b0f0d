// Guarantee: a copied list is shown with the copied line that introduces it, even if this line says no more than the
// question. Risk: "For the course you need:" and all its items are refused as
// an echo of "What do I need for the course?".
import { expect, it } from 'vitest';
import { checkAnswer, citeAnswer } from '../../../../../shared/copilot/check-answer.ts';

// Returns what is shown of an answer that quotes each line of a list without its sign.
function shownOf(answer: string, text: string, question: string): string {
  const quotes = text.split('\n').map((line) => ({ n: 1, text: line.replace(/^- /, '') }));
  const passages = [{ title: 'Handbook', headings: '', text }];
  const checked = checkAnswer({ text: answer, verdict: 'fully', quotes }, question, passages);
  const cited = 'flaw' in checked ? checked : citeAnswer(checked, passages);
  return 'flaw' in cited ? cited.flaw : cited.answer;
}

it.each([
  ['What do I need for the course?', 'For the course you need:', ['a towel', 'dry clothes']],
  ['Was brauche ich für den Kurs?', 'Für den Kurs brauche ich:', ['ein Handtuch', 'trockene Kleidung']],
  ['Que faut-il pour le cours ?', 'Pour le cours, il faut :', ['une serviette', 'des vêtements secs']],
  ['¿Qué necesito para el curso?', 'Para el curso necesito:', ['una toalla', 'ropa seca']],
  ['Che cosa serve per il corso?', 'Per il corso serve:', ['un asciugamano', 'vestiti asciutti']],
])('%j is answered by a copied list after its first line: %s', (question, leadIn, items) => {
  const text = [leadIn, ...items.map((item) => `- ${item}`)].join('\n');
  const answer = [leadIn, ...items.map((item) => `- ${item} [1]`)].join('\n');
  expect(shownOf(answer, text, question)).toBe(answer);
});

it('the name of a list is shown above its items', () => {
  const text = 'Opening hours:\n- Monday: 9 to 5\n- Saturday: 10 to 2';
  const answer = 'Opening hours:\n- Monday: 9 to 5 [1]\n- Saturday: 10 to 2 [1]';
  const question = 'When can I swim?';
  expect(shownOf(answer, text, question)).toBe(answer);
});
