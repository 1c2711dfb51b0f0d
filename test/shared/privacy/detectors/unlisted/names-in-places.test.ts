// Guarantee: an unlisted name is found by these places alone: after a job title, after words of a conversation, an
// absence or an introduction, before words that are only said about people, and as a signature. An unknown word alone
// is a name only if nothing else is possible. Risk: departments and goods count as people.
import { expect, it } from 'vitest';
import { namesInPlaces } from '../../../../../shared/privacy/detectors/unlisted/names-in-places.ts';
import { besideKnown } from './persons.fixture.ts';

it.each([
  ['Please ask the plumber Quillon Zabrek.', 'Quillon Zabrek'],
  ['Please ask the Plumber Quillon Zabrek.', 'Quillon Zabrek'],
  ['Please ask the plumber: Zuzzel.', 'Zuzzel'],
  ['Please ask the plumber Tom.', 'Tom'],
  ['Please ask the plumber Harry.', 'Harry'],
  ['It is in the room that the plumber has. Plumber Tom.', 'Tom'],
  ['Kierownik Jerzy Wygarz podpisał.', 'Jerzy Wygarz'],
  ['Spoke to Quillon Zabrek.', 'Quillon Zabrek'],
  ['Absence of Quillon Zabrek', 'Quillon Zabrek'],
  ['Ciao, sono Assuntilla Caccavulo.', 'Assuntilla Caccavulo'],
  ['Zuzzel is on leave.', 'Zuzzel'],
  ['Emily has the keys.', 'Emily'],
  ['Quillon Zabrek has the keys.', 'Quillon Zabrek'],
  ['Spedire a Emily Zabrek presso il bar.', 'Emily Zabrek'],
  ['Lampan är trasig. /Annifro', 'Annifro'],
  ['Lampan är trasig.\n/Annifro\n\nGlöm inte matsäcken', 'Annifro'],
  ['Det är klart och jag har den på hyllan.\n/Annifro\nJag kan inte den dagen.\n/Zuzzel', 'Annifro, Zuzzel'],
  ['Det är klart. /Karsten', 'Karsten'],
  ['Home\n/Emily\n/Zuzzel', 'Emily'],
])('finds the name in %j', (text, names) => {
  expect(besideKnown(namesInPlaces, text)).toBe(names);
});

it.each([
  'Please ask the Plumber Zuzzel.',
  'Please ask the Plumber Tom.',
  'It is in the room that the plumber has. Plumber Zuzzel.',
  'Das ist für den Klempner und nicht für die anderen. Klempner Tom.',
  'To jest kierownik Działu.',
  'Spoke to Zuzzel.',
  'Absence of Zuzzel',
  'Ciao, sono in ritardo.',
  'Ciao, sono Assuntilla.',
  'Ciao, sono Assuntilla Caccavulo presso il bar.',
  'Zuzzel has the keys.',
  'Katten är sjuk.',
  'Quillon Zabrek presso il bar.',
  'Emily presso il bar.',
  'Emily Zabrek in un bar.',
  'Det är klart. /Ledningen',
  'Det är klart. /Annifro är',
  'Home\n/Quillon\n/Zuzzel',
])('finds nobody in %j', (text) => {
  expect(besideKnown(namesInPlaces, text)).toBe('');
});
