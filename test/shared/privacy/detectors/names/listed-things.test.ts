// Guarantee: names in a list of brands, firms or places are not persons, and the list ends where a person begins. Risk:
// a brand becomes a placeholder, or a guest at the end of a list of firms stays.
import { expect, it } from 'vitest';
import { withoutListedThings } from '../../../../../shared/privacy/detectors/names/listed-things.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

function isKept(row: string): boolean {
  const [before = '', name = '', after = ''] = row.split(/[«»]/);
  const found = [
    { kind: 'PERSON', start: before.length, end: before.length + name.length, strength: 1 } as const,
  ] as const;
  return withoutListedThings(scanText(foldForMatching(before + name + after)), [...found]).length === 1;
}

it.each(['Wir führen die Marken Bosch, Zwilling und «Rosa».', 'the firms Volvo, Saab, «Rosa»'])(
  'is no person: %s',
  (row) => {
    expect(isKept(row)).toBe(false);
  },
);

it.each([
  'Eingeladen sind die Firmen Volvo, Saab, Frau Linde, «Rosa Quellhorst»',
  'We invited the firms Volvo, Saab, Mrs Linde, «Rosa Quellhorst»',
  'We invited the firms Volvo, Saab, the manager, «Rosa Quellhorst»',
  'Marek «Nowak»',
])('is not redacted: %s', (row) => {
  expect(isKept(row)).toBe(true);
});
