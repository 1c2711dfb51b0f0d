// Guarantee: a title with a raised letter is not part of the name after it, and a second title begins a second name.
// Risk: two persons get one number.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['Presentes: D.ª Ermelinda Serpa', ['Ermelinda Serpa']],
  ['Presentes: Sr. Tibúrcio e Dr. João Pedro Valadares.', ['Tibúrcio', 'João Pedro Valadares']],
  ['Presentes: Eng.º Costa e Silva', ['Costa e Silva']],
])('finds the persons in %s', (text, names) => {
  expect(found(text, ['PERSON'])).toEqual(names.map((name) => `PERSON ${name}`));
});
