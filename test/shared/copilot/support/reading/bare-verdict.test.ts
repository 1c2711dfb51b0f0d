// Guarantee: in each language of the check, a sentence that only says yes, no or to what degree is recognized, because
// it needs no source. Risk: a right answer is refused for its first two words, or a sentence that states something
// passes without a source.
import { describe, expect, it } from 'vitest';
import { beginsWithYes, isBareVerdict, isBareYes } from '../../../../../shared/copilot/support/reading/bare-verdict.ts';

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
    'Yeah.',
    'Absolutely!',
    'Yes, it is.',
    'It does!',
    'No, you cannot.',
    "They can't.",
    'Yes, that is correct.',
    'Das stimmt.',
    'Klopt.',
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
    'Surely, partly.',
    'It is free.',
    'Yes, it is free.',
    'It is, it is.',
    'Of course you can.',
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

it.each([
  ['Yes.', true],
  ['Yes, partly.', true],
  ['Yes, it is.', true],
  ['It does!', true],
  ['That is correct.', true],
  ['No.', false],
  ['No, it is not.', false],
  ["It isn't.", false],
  ['They cannot.', false],
  ['Partly.', false],
  ['It is free.', false],
])('"%s" is only a yes: %s', (sentence, expected) => {
  expect(isBareYes(sentence)).toBe(expected);
});
