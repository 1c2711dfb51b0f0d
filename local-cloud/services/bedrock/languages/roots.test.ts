// Guarantee: forms of a word in German, Dutch and the Romance languages have one root, and a question matches a form of
// a synonym. Risk: the sentence that answers shares no word with the question, because it has a participle where the
// question has an infinitive.
import { expect, it } from 'vitest';
import { matchTerm } from '../answers/terms.ts';
import { rootOf } from './roots.ts';

it.each([
  ['signaler', 'signalee'],
  ['reparieren', 'repariert'],
  ['kaufen', 'gekauft'],
  ['prenotare', 'prenotazione'],
  ['reservar', 'reservada'],
])('%s and %s', (one, other) => {
  expect(rootOf(one)).toBe(rootOf(other));
});

it('leaves at least four letters', () => {
  expect(rootOf('oro')).toBe('oro');
  expect(rootOf('tarif')).toBe('tarif');
});

it('a question about a French verb finds the participle of its synonym', () => {
  expect(matchTerm(new Set(['signalee']), 'prevenir')).toBe(0.8);
});
