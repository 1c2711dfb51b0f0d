// Guarantee: the local judge accepts a translation with only the numbers of its source, and none with another number.
// Risk: locally, every answer in a language other than that of its document is refused, and nobody can try one.
import { expect, it } from 'vitest';
import { judgeClaims } from './judge-claims.ts';

const claim = ([source, statement]: readonly [string, string], at: number) =>
  `<claim n="${at + 1}">\n<source>\n${source}\n</source>\n<statement>\n${statement}\n</statement>\n</claim>`;
const TRANSLATIONS: readonly (readonly [string, string])[] = [
  ['Guests pay in cash.', 'Gäste zahlen bar.'],
  ['Guests pay 5 euros by 9 May.', 'Gäste zahlen 5 Taler bis zum 9. Mai.'],
  ['Guests pay 5 euros.', 'Gäste zahlen 5 Taler bis zum 9. Mai.'],
];

it('compares the numbers of a translation with those of its source', () => {
  expect(judgeClaims(TRANSLATIONS.map(claim).join('\n'), 'reads')).toBe('{"1":"yes","2":"yes","3":"no"}');
});
