// Guarantee: any of the words for an additional amount, in each language, shows that a source gives one. Risk: a list
// loses one of several words, and right sums of two amounts are refused.
import { expect, it } from 'vitest';
import { readEvidence } from '../../../../../../shared/copilot/support/reading/evidence.ts';
import { sourceUnits } from '../../../../../../shared/copilot/support/reading/source-units.ts';
import { announcesMore } from '../../../../../../shared/copilot/support/rules/numbers/calculations/calculation-cues.ts';

const WORDS =
  'more additional extra further another weitere weiteren weiterer weiteres zusätzlich zusätzliche mehr supplémentaire ' +
  'supplémentaires plus autres adicional adicionales adicionais más otras otros ulteriori ' +
  'aggiuntive aggiuntivi aggiuntivo più mais outras outros bijkomende nog dodatkowe dodatkowych kolejne ' +
  'kolejnych surcharge surcharges supplement supplements zuschlag zuschläge zuschlägen aufschlag aufschläge ' +
  'aufschlägen aufpreis zuzüglich zzgl toeslag toeslagen toegevoegd suplemento suplementos recargo recargos ' +
  'supplemento supplementi maggiorazione maggiorazioni sobretaxa sobretaxas acréscimo acréscimos dopłata dopłaty 另 再 加';

function announcesMoreIn(text: string): boolean {
  const units = sourceUnits(text);
  return announcesMore(readEvidence({ touched: units, units }, 'Handbook', null));
}

it.each(WORDS.split(' '))('a source with the word "%s" gives an additional amount', (word) => {
  expect(announcesMoreIn(`12 ${word} 5.`)).toBe(true);
});

it('a source without such a word gives no additional amount', () => {
  expect(announcesMoreIn('12 days for guests and 5 days for members.')).toBe(false);
});
