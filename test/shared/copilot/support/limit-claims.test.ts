// Guarantee: an answer must not extend a statement of its source to what the source excludes, from some to all, or
// beyond its condition or limit. Risk: a rule is stated for somebody for whom it does not hold.
import { describe, expect, it } from 'vitest';
import { acceptAndRefuse } from './claims.fixture.ts';
import { quotedWhole } from './outcomes.fixture.ts';
import { supportFlaw } from './support-flaw.fixture.ts';

describe('a statement about something that the source excludes', () => {
  acceptAndRefuse([
    [
      'Helmets are required for sailing, but not for rowing.',
      'Helmets are required for sailing.',
      'Helmets are required for rowing.',
    ],
    [
      'Der Rabatt gilt für Bücher, nicht für Karten.',
      'Der Rabatt gilt für Bücher.',
      'Der Rabatt gilt für Bücher und Karten.',
    ],
    [
      'Le bus est gratuit pour les élèves, mais pas pour les parents.',
      'Le bus est gratuit pour les élèves.',
      'Le bus est gratuit pour les élèves et les parents.',
    ],
    [
      'El turno puede cambiarse con los cocineros, pero no con los camareros.',
      'El turno puede cambiarse con los cocineros.',
      'El turno solo puede cambiarse con los camareros.',
    ],
    [
      'Lo sconto vale per i soci, ma non per gli ospiti.',
      'Lo sconto vale per i soci.',
      'Lo sconto vale per gli ospiti.',
    ],
    [
      'No bikes are allowed, except folding bikes.',
      'Folding bikes are allowed as an exception.',
      'Folding bikes are not allowed.',
    ],
    [
      'The gym is only included in the family plan.',
      'The gym is included in the family plan.',
      'The single plan includes the gym.',
      'Is the gym in the single plan?',
    ],
    ['All parcels are weighed; some are opened.', 'All parcels are weighed.', 'All parcels are opened.'],
    [
      'Refunds are free within a week; after that a fee of 20 % is charged.',
      'After that a fee of 20 % is charged.',
      'A fee of 20 % is always charged.',
    ],
  ]);
});

describe('a statement with another limit', () => {
  acceptAndRefuse([
    [
      'Above 30 °C the yellow light is on, above 40 °C it is the red one.',
      'The yellow light is on above 30 °C and not above 40 °C.',
      'The yellow light is on below 30 °C.',
    ],
    [
      'Anfänger mit weniger als drei Jahren Erfahrung dürfen den Kran nicht bedienen.',
      'Für den Kran müssen Sie mindestens drei Jahre Erfahrung haben.',
      'Für den Kran müssen Sie höchstens drei Jahre Erfahrung haben.',
    ],
    [
      'Jugendliche unter 16 Jahren nehmen an der Nachtschicht nicht teil.',
      'Jugendliche unter 16 sind davon ausgenommen.',
      'Jugendliche über 16 nehmen an der Nachtschicht nicht teil.',
    ],
    [
      'Le bruit ne doit pas dépasser 60 dB.',
      'Le bruit est limité à 60 dB au maximum.',
      'Le bruit doit dépasser 60 dB.',
    ],
    ['未满12岁者须由成人陪同。', '不必成人陪同', '未满12岁者不必由成人陪同', '我14岁，要成人陪同吗？'],
  ]);
});

it('accepts a condition that the next sentence of the answer states, if the source supports that sentence', () => {
  const text = 'Watering is forbidden in July, unless the council grants a written permit.';
  const sources = [quotedWhole(text, 'Garden')];
  const flawWith = (condition: string) => supportFlaw(`Watering is forbidden in July [1]. ${condition} [1].`, sources);
  expect(flawWith('The council grants a written permit')).toBeNull();
  expect(flawWith('The council grants three written permits')).not.toBeNull();
  expect(supportFlaw('Watering is forbidden in July [1].', sources)).toBe('condition');
});
