// Guarantee: what a text of a request has called a university or the like is no longer taken for a person with that
// surname; a given name always is. Risk: an answer about Harvard without the word.
import { expect, it } from 'vitest';
import { createPlaceholderRegistry } from '../../../../../shared/privacy/placeholder-registry.ts';

function redacted(texts: readonly string[]): string[] {
  return createPlaceholderRegistry(['PERSON'])
    .redactAll(texts)
    .map(({ text }) => text);
}

it.each([
  'Harvard University has six museums.',
  'Die Universität Harvard hat sechs Museen.',
  'Die Harvard-Universität hat sechs Museen.',
  'La Universidad de Harvard tiene seis museos.',
])('leaves what another text of the request calls a university: %s', (naming) => {
  expect(redacted(['He was called John Harvard.', naming, 'In 1936 Harvard had 8,000 students.'])).toEqual([
    'He was called [PERSON_1].',
    naming,
    'In 1936 Harvard had 8,000 students.',
  ]);
});

it('hides it in what comes before', () => {
  const naming = 'Harvard University has six museums.';
  expect(redacted(['He was called John Harvard.', 'In 1936 Harvard had 8,000 students.', naming])).toEqual([
    'He was called [PERSON_1].',
    'In 1936 [PERSON_1] had 8,000 students.',
    naming,
  ]);
});

it('hides a surname that no text of the request calls an institution', () => {
  expect(redacted(['He was called John Harvard.', 'In 1936 Harvard had 8,000 students.'])).toEqual([
    'He was called [PERSON_1].',
    'In 1936 [PERSON_1] had 8,000 students.',
  ]);
});

it('hides a given name, although an institution is called so', () => {
  expect(redacted(['Ask Lena Harvard.', 'Lena College is closed.', 'Lena is ill today.'])).toEqual([
    'Ask [PERSON_1].',
    'Lena College is closed.',
    '[PERSON_1] is ill today.',
  ]);
});
