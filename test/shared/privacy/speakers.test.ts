// Guarantee: speakers in a chat, neighbors, teachers and colleagues, people who sign after a short greeting, and names
// with "Filho" or "d’" are found completely, known or not; labels and departments are not speakers. Risk: a chat or a
// letter keeps unlisted names.
import { expect, it } from 'vitest';
import { found } from './found.ts';

const persons = (text: string): string[] => found(text, ['PERSON']).map((each) => each.slice('PERSON '.length));

it.each([
  ['Wiola: kto ma klucz?\nSławek: ja nie\nWiola: a Zuza?', ['Wiola', 'Sławek', 'Wiola', 'Zuza']],
  ['Maëlys : coucou\nZorblax : quoi ?\nMaëlys : rien\nZorblax : bon', ['Maëlys', 'Zorblax', 'Maëlys', 'Zorblax']],
  ['our neighbour Zbyszko rang', ['Zbyszko']],
  ['vaktmästare Ibro öppnar', ['Ibro']],
  ['la vecina Itziar llama', ['Itziar']],
  ['de buurvrouw Sjoukje belt', ['Sjoukje']],
  ['o colega Jandir vem', ['Jandir']],
  ['Nyckeln ligger kvar. Mvh Henrik, 076', ['Henrik']],
  ['Verletzte Person: Ilir Hoxha', ['Ilir Hoxha']],
  ['O réu, Wanderley Couto Filho, foi ouvido.', ['Wanderley Couto Filho']],
  // Surnames with an article, an apostrophe or a gap before them.
  ['Present: Marcin Zięba, Omar al-Hassan, S. Kaur', ['Marcin Zięba', 'Omar al-Hassan', 'S. Kaur']],
  ['Nome: Yusuf bin al-Amin\nLuogo: Roma', ['Yusuf bin al-Amin']],
  ['Reported by Siobhán O’Connor on Monday', ['Siobhán O’Connor']],
  ['signed by Ana d’Almeida', ['Ana d’Almeida']],
  ['firmato da Giovanni dell’Acqua', ['Giovanni dell’Acqua']],
  ['Nome: Anna  Schneider\nLuogo: Roma', ['Anna  Schneider']],
  ['Närvarande: Anna  Schneider (ordf.), T. Björnfot', ['Anna  Schneider', 'T. Björnfot']],
  ['Encarregado: Anna  Schneider     Entrada: 24/08', ['Anna  Schneider']],
  ['ref;nom;prenom\nD-1;d’Hauteville;Bérengère\n', ['d’Hauteville', 'Bérengère']],
  ['| Équipe | Chef de quai |\n|---|---|\n| Nuit | Vandeputte |', ['Vandeputte']],
])('finds the persons in %s', (text, names) => {
  expect(persons(text)).toEqual(names);
});

it.each([
  'Frage: Wer ist da?\nAntwort: niemand\nFrage: Wann?',
  'Ops: deploy is done\nSupport: thanks\nOps: bye now',
  'name: nginx\nvalue: 3 x\nname: redis',
  'teacher training, nurse station and colleague feedback; collega Samsung',
  'Lohn von CHF 1850, Serie DS-418-ZK von Siemens',
])('finds nobody in %s', (text) => {
  expect(persons(text)).toEqual([]);
});
