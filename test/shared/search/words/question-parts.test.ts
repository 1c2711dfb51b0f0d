// Guarantee: a query with several questions is split into them in the languages that search knows, and one question
// with an "and" in it stays whole. Risk: a question that the documents answer is lost beside one that they do not
// answer, or half of a question finds what the whole does not ask for.
import { expect, it } from 'vitest';
import { questionParts } from '../../../../shared/search/words/question-parts.ts';

it.each([
  ['How long can I keep a DVD, and who is the mayor?', ['How long can I keep a DVD,', 'who is the mayor?']],
  ['Who is the mayor? How long can I keep a DVD?', ['Who is the mayor?', 'How long can I keep a DVD?']],
  ['When do you open and do I need a card?', ['When do you open', 'do I need a card?']],
  ['Is it free?\nWhere is it and also when does it close?', ['Is it free?', 'Where is it', 'when does it close?']],
  [
    'Wie lange darf ich eine DVD behalten und wer ist Landrat?',
    ['Wie lange darf ich eine DVD behalten', 'wer ist Landrat?'],
  ],
  ['What is a fine; who is the mayor?', ['What is a fine;', 'who is the mayor?']],
  ['Wann öffnet ihr und kann ich parken?', ['Wann öffnet ihr', 'kann ich parken?']],
  ['Combien coûte une carte et qui est le maire ?', ['Combien coûte une carte', 'qui est le maire ?']],
  ['Quand ouvrez-vous et faut-il une carte ?', ['Quand ouvrez-vous', 'faut-il une carte ?']],
  ['¿Cuánto cuesta el carné y quién es el alcalde?', ['¿Cuánto cuesta el carné', 'quién es el alcalde?']],
  ['¿Cuándo abren? ¿Hay aparcamiento?', ['¿Cuándo abren?', '¿Hay aparcamiento?']],
  ['Quanto costa la tessera e chi è il sindaco?', ['Quanto costa la tessera', 'chi è il sindaco?']],
  ['Quanto custa o cartão e quem é o prefeito?', ['Quanto custa o cartão', 'quem é o prefeito?']],
  ['Wat kost een pas en wie is de burgemeester?', ['Wat kost een pas', 'wie is de burgemeester?']],
  ['Ile kosztuje karta i kto jest burmistrzem?', ['Ile kosztuje karta', 'kto jest burmistrzem?']],
  ['借书证多少钱？谁是市长？', ['借书证多少钱？', '谁是市长？']],
])('splits %j, which asks several questions', (query, parts) => {
  expect(questionParts(query)).toEqual(parts);
});

it.each([
  'What are the opening hours on Saturdays and Sundays?',
  'Who are Smith and Sons?',
  'Smith and How Ltd',
  'Which tickets are sold at the door and are refunded?',
  'Who built the pool and when?',
  'Was kosten Bücher und Filme?',
  'Quels sont les prix et les horaires ?',
  '¿Quiénes son Pérez y Compañía?',
  'Wie heißen die Brüder und Schwestern?',
  'What is at https://example.com/?and how=1',
  'Why?',
  '?? ?',
  '',
])('does not split %j, which asks at most one question', (query) => {
  expect(questionParts(query)).toEqual([query]);
});
