// Guarantee: the names, codes and years of a question that an answer and its documents do not have are found, and
// ordinary words are not taken for names. Risk: the judge, or the reader of a stage without one, does not learn that an
// answer is about another place, or reads that the documents do not mention "Betten".
import { expect, it } from 'vitest';
import { namesNotIn } from '../../../shared/copilot/question-names.ts';

it.each<[question: string, text: string, missing: string[]]>([
  ['How many beds does Spital Liestal have?', 'Spital Möhlin has 212 beds.', ['Liestal']],
  ['How many beds does Spital Möhlin have?', 'Spital Möhlin has 212 beds.', []],
  ['Wie viele Betten hat das Spital Liestal?', 'Das Spital Möhlin zählt 212 Plätze.', ['Liestal']],
  ['Wie viele Betten gibt es in Liestal?', 'In Möhlin gibt es 212 Plätze.', ['Liestal']],
  ['Wie viele Tage Ferien habe ich?', 'Der Urlaub beträgt 25 Tage.', []],
  ['Ist das Wasser in Ordnung, und gilt die Gleitzeit in Ausbildung?', 'Alles geht.', []],
  ['Fährt die Fähre bei Sturm, und geben Betreuer meinem Kind Hustensaft?', 'Alles geht.', []],
  ['Was sagt Frau Keller zu den Betten?', 'Herr Meier lobt die Liegen.', ['Keller']],
  ["What does Liestal's hospital cost?", 'Liestal has a hospital.', []],
  ['Combien de lits a la clinique de Genève ?', 'La clinique de Sion a 12 lits.', ['Genève']],
  ['What does error E42 mean?', 'Error E41 means that the lid is open.', ['E42']],
  ['What does E-42 mean?', 'E42: the lid is open.', []],
  ['Is the VPN free?', 'The network is free.', ['VPN']],
  ['What was the turnover in 2024?', 'In 2023 the turnover was 12 million.', ['2024']],
  ['How much is 10kg, the 1st time, at 14h30?', 'It costs 4 euros.', []],
  ["Is it open on Tuesdays in June, and when may I come if I'm at Chur?", 'It is open.', ['Chur']],
  ['Ist am Samstag im Dezember offen?', 'Es ist offen.', []],
  ['What may I do, and do you know it?', 'Guests swim.', []],
  ['WHO APPROVES REFUNDS', 'The manager does.', []],
  ['Where is [PERSON_1] in Chur?', 'In Davos.', ['Chur']],
  ['利斯塔尔医院2024年有多少张床位?', '默林医院2023年有212张床位。', ['2024']],
  ['利斯塔尔医院2024年有多少张床位?', '2024年有212张床位。', []],
])('%j, answered with %j, has missing names: %j', (question, text, missing) => {
  expect(namesNotIn(question, [text])).toEqual(missing);
});

it('names each once, in order', () => {
  expect(namesNotIn('Is Chur in Davos or is Chur in Arosa?', ['No.'])).toEqual(['Chur', 'Davos', 'Arosa']);
});
