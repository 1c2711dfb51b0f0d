// Guarantee: two questions in one are answered one by one, and the part that the excerpts do not answer is named. Risk:
// a sentence with "and" is split and only half of it answered, or the answer to one part passes as the answer to all.
import { expect, it } from 'vitest';
import { extractAnswer } from '../answers/extract-answer.ts';
import { questionParts, readQuestionParts } from './question-parts.ts';

it.each([
  ['When do you open and do I need a ticket?', ['When do you open?', 'do I need a ticket?']],
  ['Where is the pool and also when do you open?', ['Where is the pool?', 'when do you open?']],
  ['Où est la piscine et aussi combien coûte un ticket ?', ['Où est la piscine?', 'combien coûte un ticket ?']],
  [
    'Who is the mayor? Where is the pool? When do you open? What is a fine?',
    ['Who is the mayor?', 'Where is the pool?', 'When do you open?', 'What is a fine?'],
  ],
  ['What does a ticket cost; who cleans the pool?', ['What does a ticket cost?', 'who cleans the pool?']],
  ['Wann öffnet das Bad, und was kostet der Eintritt?', ['Wann öffnet das Bad?', 'was kostet der Eintritt?']],
  ['¿Cuándo abren y cuánto cuesta la entrada?', ['¿Cuándo abren?', 'cuánto cuesta la entrada?']],
  ['Quando aprite? Quanto costa il biglietto?', ['Quando aprite?', 'Quanto costa il biglietto?']],
  [
    'When do you open, what does a ticket cost, where is the pool?',
    ['When do you open?', 'what does a ticket cost?', 'where is the pool?'],
  ],
  [
    'When do you open, what does a ticket cost, and where is the pool?',
    ['When do you open?', 'what does a ticket cost?', 'where is the pool?'],
  ],
  [
    'Wann öffnet das Bad, was kostet der Eintritt, wo parke ich und wer putzt?',
    ['Wann öffnet das Bad?', 'was kostet der Eintritt?', 'wo parke ich?', 'wer putzt?'],
  ],
  [
    'Quando aprite, quanto costa il biglietto, dove parcheggio?',
    ['Quando aprite?', 'quanto costa il biglietto?', 'dove parcheggio?'],
  ],
  ['When does the pool open and by when must I leave?', ['When does the pool open?', 'by when must I leave?']],
  ['Wie viele Bahnen gibt es und bis wann gilt die Karte?', ['Wie viele Bahnen gibt es?', 'bis wann gilt die Karte?']],
  ['Où est la piscine et jusqu’à quand est-elle fermée ?', ['Où est la piscine?', 'jusqu’à quand est-elle fermée ?']],
  ['¿Cuánto cuesta la entrada y hasta cuándo vale?', ['¿Cuánto cuesta la entrada?', 'hasta cuándo vale?']],
  ['Dove parcheggio e fino a quando è aperto?', ['Dove parcheggio?', 'fino a quando è aperto?']],
  ['Quanto custa o bilhete e até quando vale?', ['Quanto custa o bilhete?', 'até quando vale?']],
  ['Wat kost een kaartje en tot wanneer is het geldig?', ['Wat kost een kaartje?', 'tot wanneer is het geldig?']],
  ['Gdzie jest basen i do kiedy jest otwarty?', ['Gdzie jest basen?', 'do kiedy jest otwarty?']],
  ['Vad kostar biljetten och från när gäller den?', ['Vad kostar biljetten?', 'från när gäller den?']],
  ['When does the pool open and who are you?', ['When does the pool open?', 'who are you?']],
  ['What does a ticket cost, is there a café?', ['What does a ticket cost?', 'is there a café?']],
  ['Was kostet die Karte, gibt es ein Café?', ['Was kostet die Karte?', 'gibt es ein Café?']],
  ['Wo parke ich und ist das Bad am Sonntag offen?', ['Wo parke ich?', 'ist das Bad am Sonntag offen?']],
  ['Où est la piscine et y a-t-il un café ?', ['Où est la piscine?', 'y a-t-il un café ?']],
  ['¿Dónde está el baño? ¿Y a qué hora cierra?', ['¿Dónde está el baño?', '¿Y a qué hora cierra?']],
  ['¿Dónde aparco y se puede cargar un coche?', ['¿Dónde aparco?', 'se puede cargar un coche?']],
  ['Quiero saber cuánto cuesta la entrada y cuándo abren.', ['cuánto cuesta la entrada?', 'cuándo abren?']],
  ['Dove parcheggio e a che ora aprite?', ['Dove parcheggio?', 'a che ora aprite?']],
  ['Waar parkeer ik en is er een café?', ['Waar parkeer ik?', 'is er een café?']],
  ['Hello, could you tell me when you open and who cleans?', ['when you open?', 'who cleans?']],
])('%j asks several questions', (asked, parts) => {
  expect(questionParts(asked)).toEqual(parts);
});

it.each([
  'How often and when is the pool cleaned?',
  'Which tickets are sold at the door and are refunded?',
  'I lost my key and my card. Where do I get new ones?',
  'Who cleans the pool and who cleans it?',
  'Who built the pool and when?',
  'Wer hat das Bad gebaut und wann?',
  'Où est la piscine et pourquoi ?',
  'When the alarm rings, who comes, what do we close?',
  'When the alarm rings, what do we close?',
  'When the alarm rings, is there a plan?',
  'Der Ofen in Halle 2 und ist das Tor zu?',
  'What do we bring, towels, caps, locks?',
  'When do you open and when do you close and where are you and what does it cost?',
])('%j is not split', (asked) => {
  expect(questionParts(asked)).toEqual([asked]);
});

it('each part of a question is answered, and a part without an answer is named', () => {
  const text = 'The pool opens at 9:30 in the morning.\n\nA ticket for the pool costs 6 euros.';
  const answer = (question: string) =>
    extractAnswer({ excerpts: [{ n: 1, title: 'Pool', headings: '', text }], question })
      .split('\n')
      .slice(-3);
  expect(answer('When does the pool open and how much does a ticket cost?')).toEqual([
    'QUOTE [1]: A ticket for the pool costs 6 euros.',
    'VERDICT: fully',
    'ANSWER: The pool opens at 9:30 in the morning [1]. A ticket for the pool costs 6 euros [1].',
  ]);
  expect(answer('When does the pool open and where do I park my bicycle?')).toEqual([
    'VERDICT: partly',
    'ANSWER: The pool opens at 9:30 in the morning [1].',
    'MISSING: where do I park my bicycle?',
  ]);
});

it.each([
  ['How many rafts are on the ferry and when are they inspected?', ['inspect', 'raft', 'ferry']],
  ['Where do we keep the pumps and how many are in stock?', ['stock', 'keep', 'pump']],
  ['Wer wartet die Pumpe und wann wurde sie gebaut?', ['gebaut', 'wartet', 'pump']],
  ['Wer wartet die Pumpe und wann öffnen Sie die Kasse?', ['offnen', 'kass']],
  ['When do you open and how many cranes are there?', ['cran']],
])('%j: its second part is about %j', (asked, stems) => {
  expect(readQuestionParts(asked)[1]?.question.terms.map(({ stem }) => stem)).toEqual(stems);
});

it('two parts about one row get the cells of that row, and no other row', () => {
  const text = [
    'Ship | Built | Passengers',
    'Halcyon Wren | 2009 | 310',
    'Saltmarsh | 2017 | 480',
    'Old Tern | 1986 | 120',
  ].join('\n');
  const answer = (question: string) =>
    extractAnswer({ excerpts: [{ n: 1, title: 'Fleet', headings: '', text }], question }).split('ANSWER: ')[1];
  expect(answer('How many passengers can the Saltmarsh carry and when was the Saltmarsh built?')).toBe(
    'Saltmarsh: Passengers 480 [1]. Saltmarsh: Built 2017 [1].',
  );
  expect(answer('How many passengers can the Saltmarsh carry and when was it built?')).toBe(
    'Saltmarsh: Passengers 480 [1]. Saltmarsh: Built 2017, Passengers 480 [1].',
  );
});

it.each([
  ['en', 'A ticket costs 6 euros.', 'What does a ticket cost', 'and who is the mayor?', 'Who is the mayor?'],
  [
    'de',
    'Eine Karte kostet 6 Euro.',
    'Was kostet eine Karte',
    'und wer ist der Bürgermeister?',
    'Wer ist der Bürgermeister?',
  ],
  ['fr', 'Un billet coûte 6 euros.', 'Combien coûte un billet', 'et qui est le maire ?', 'Qui est le maire ?'],
  ['es', 'La entrada cuesta 6 euros.', '¿Cuánto cuesta la entrada', 'y quién es el alcalde?', '¿Quién es el alcalde?'],
  ['it', 'Un biglietto costa 6 euro.', 'Quanto costa un biglietto', 'e chi è il sindaco?', 'Chi è il sindaco?'],
  ['pt', 'O bilhete custa 6 euros.', 'Quanto custa o bilhete', 'e quem é o prefeito?', 'Quem é o prefeito?'],
  ['nl', 'Een kaartje kost 6 euro.', 'Wat kost een kaartje', 'en wie is de burgemeester?', 'Wie is de burgemeester?'],
])('in %s, the covered part is answered and the other named, joined or apart, first or last', (...given) => {
  const [, text, covered, joined, apart] = given;
  const verdictAndAnswer = (question: string) =>
    extractAnswer({ excerpts: [{ n: 1, title: 'Notes', headings: '', text }], question })
      .split('\n')
      .slice(-3, -1);
  const expected = ['VERDICT: partly', `ANSWER: ${text.replace(/\.$/, ' [1].')}`];
  expect(verdictAndAnswer(`${covered} ${joined}`)).toEqual(expected);
  expect(verdictAndAnswer(`${covered}? ${apart}`)).toEqual(expected);
  expect(verdictAndAnswer(`${apart} ${covered}?`)).toEqual(expected);
});

it('reads a part with nothing but what is asked as one about the part before', () => {
  const [, second] = readQuestionParts('Was wurde zum Sprungturm beschlossen und wer ist verantwortlich?');
  expect(second?.question.terms.map(({ stem }) => stem)).toContain('sprungturm');
});

it('does not say that a part is not answered if its sentence is quoted for another', () => {
  const text =
    'TOP 2: Sprungturm\n\nOdd Lind wünscht Matten. Beschluss: Es werden acht Matten für 900 Euro gekauft; verantwortlich ist Aino Moss.';
  const question = 'Was wurde zum Sprungturm beschlossen und wer ist verantwortlich?';
  const reply = extractAnswer({ excerpts: [{ n: 1, title: 'Protokoll', headings: '', text }], question });
  expect(reply).toContain('acht Matten');
  expect(reply).not.toContain('MISSING');
});

it.each([
  ['How often are gloves replaced, and who pays for lost gloves?', 'who pays for lost gloves?'],
  ['How often are gloves replaced, is there a spare pair?', 'is there a spare pair?'],
])('%j: a sentence that only has a word of a part does not answer it', (question, missing) => {
  const text = 'Gloves are replaced every two weeks.';
  expect(extractAnswer({ excerpts: [{ n: 1, title: 'Works', headings: '', text }], question }).split('\n')).toEqual([
    'QUOTE [1]: Gloves are replaced every two weeks.',
    'VERDICT: partly',
    'ANSWER: Gloves are replaced every two weeks [1].',
    `MISSING: ${missing}`,
  ]);
});
