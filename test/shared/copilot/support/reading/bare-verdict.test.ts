// Guarantee: a sentence that only says yes, no or to what degree needs no source, in each language of the check. Risk:
// a right answer is refused for its first two words, or a sentence that states something passes without a source.
import { describe, expect, it } from 'vitest';
import { beginsWithYes, isBareVerdict } from '../../../../../shared/copilot/support/reading/bare-verdict.ts';

describe('a bare verdict', () => {
  it.each([
    'Yes.',
    'No',
    'Not entirely.',
    'Yes, partly.',
    'Ja!',
    'Nicht immer.',
    'Nein, noch nicht.',
    'Pas entièrement.',
    'Oui, en partie.',
    'Si\u0301.',
    'No del todo.',
    'Depende',
    'Sì.',
    'Non sempre.',
    'Sim.',
    'Nem sempre.',
    'Não.',
    'Nee.',
    'Niet helemaal.',
    'Tak.',
    'Nie, jeszcze nie.',
    'Jo.',
    'Nej, inte helt.',
    'Częściowo.',
    '可以。',
    '不一定。',
    '不会。',
  ])('is recognized in "%s"', (sentence) => {
    expect(isBareVerdict(sentence)).toBe(true);
  });
});

describe('a sentence that states something', () => {
  it.each([
    '',
    ', partly',
    'Yes, on Mondays.',
    'Not entirely free.',
    'Partly, yes.',
    'Yes, yes, partly.',
    'Certainly, partly.',
    'You would lose part of it.',
    '可以带狗。',
  ])('is not a bare verdict: "%s"', (sentence) => {
    expect(isBareVerdict(sentence)).toBe(false);
  });
});

it.each([
  ['Yes, on Mondays.', true],
  ['Ja – aber nur montags.', true],
  ['Oui : le lundi.', true],
  [' Si\u0301, los lunes.', true],
  ['可以，周一。', true],
  ['No, on Mondays.', false],
  ['Yesterday, on Monday.', false],
  ['Yes on Mondays.', false],
  ['On Mondays, yes.', false],
  ['', false],
])('"%s" begins with a yes: %s', (sentence, expected) => {
  expect(beginsWithYes(sentence)).toBe(expected);
});
