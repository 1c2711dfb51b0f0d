// Guarantee: a reply in a list of questions and answers is quoted without its label, in nine languages, and a line that
// only looks like one keeps its first word. Risk: every answer from such a list begins with "A:".
import { expect, it } from 'vitest';
import { extractAnswer } from '../answers/extract-answer.ts';

const answerFrom = (text: string, question: string) =>
  extractAnswer({ excerpts: [{ n: 1, title: 'Harbor', headings: '', text }], question }).split('ANSWER: ')[1] ?? null;

it.each([
  ['Q: Where do I moor my boat?', 'A: Boats are moored at the red jetty.', 'Where do I moor my boat?'],
  ['Question: Where do I moor my boat?', 'Answer: Boats are moored at the red jetty.', 'Where do I moor my boat?'],
  ['F: Wo lege ich mein Boot an?', 'A: Boote liegen am roten Steg.', 'Wo lege ich mein Boot an?'],
  ['Frage: Wo lege ich mein Boot an?', 'Antwort: Boote liegen am roten Steg.', 'Wo lege ich mein Boot an?'],
  ['Q : Où amarrer mon bateau ?', 'R : Les bateaux sont amarrés au quai rouge.', 'Où amarrer mon bateau ?'],
  ['P: ¿Dónde amarro mi barco?', 'R: Los barcos se amarran en el muelle rojo.', '¿Dónde amarro mi barco?'],
  ['D: Dove ormeggio la mia barca?', 'R: Le barche si ormeggiano al molo rosso.', 'Dove ormeggio la mia barca?'],
  ['P: Onde atraco o meu barco?', 'R: Os barcos atracam no cais vermelho.', 'Onde atraco o meu barco?'],
  ['V: Waar leg ik mijn boot aan?', 'A: Boten liggen aan de rode steiger.', 'Waar leg ik mijn boot aan?'],
  ['P: Gdzie cumuje moja łódź?', 'O: Łodzie cumują przy czerwonym pomoście.', 'Gdzie cumuje moja łódź?'],
  ['F: Var förtöjer jag min båt?', 'S: Båtarna förtöjs vid den röda bryggan.', 'Var förtöjer jag min båt?'],
])('%j, %j', (asked, reply, question) => {
  const said = reply.replace(/^\w+ ?: /, '').replace('.', ' [1].');
  expect(answerFrom(`${asked}\n${reply}`, question)).toBe(said);
  expect(answerFrom(`${asked} ${reply}`, question)).toBe(said);
});

it('a reply without a full stop is not the heading of the next question', () => {
  const text = 'Q: Is there a crane at the harbor?\nA: Yes, at the blue quay\nQ: Who runs it?\nA: The warden';
  expect(answerFrom(text, 'Is there a crane at the harbor?')).toBe('Yes, at the blue quay [1].');
});

it('a letter without a question before it stays', () => {
  const text = 'Berths of the harbor\nA: boats of up to 6 meters of length are moored here.';
  expect(answerFrom(text, 'Up to how many meters of length are boats moored?')).toContain('A: boats');
});
