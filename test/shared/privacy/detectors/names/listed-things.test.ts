// Guarantee: names in a list of brands, firms or places are not persons, and the list ends where a person begins. Risk:
// a brand becomes a placeholder, or a guest at the end of a list of firms stays.
import { expect, it } from 'vitest';
import { withoutListedThings } from '../../../../../shared/privacy/detectors/names/listed-things.ts';
import { markedName } from './marked-name.fixture.ts';

function isPerson(row: string): boolean {
  const { scanned, name } = markedName(row);
  return withoutListedThings(scanned, [{ kind: 'PERSON', ...name, strength: 1 }]).length === 1;
}

it.each(['Wir führen die Marken Bosch, Zwilling und «Rosa».', 'the firms Volvo, Saab, «Rosa»'])(
  'the marked name is not a person: %s',
  (row) => {
    expect(isPerson(row)).toBe(false);
  },
);

it.each([
  'Eingeladen sind die Firmen Volvo, Saab, Frau Linde, «Rosa Quellhorst»',
  'We invited the firms Volvo, Saab, Mrs Linde, «Rosa Quellhorst»',
  'We invited the firms Volvo, Saab, the manager, «Rosa Quellhorst»',
  'Marek «Nowak»',
])('the marked name is a person: %s', (row) => {
  expect(isPerson(row)).toBe(true);
});
