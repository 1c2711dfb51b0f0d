// Guarantee: in a plan of at least two rows, unknown words are names if enough of the other words are listed names and
// more than half of the entries may be persons; fewer listed names suffice if somebody is on the plan twice. Risk:
// unknown words of any plan become names, or the names of a ward stay.
import { expect, it } from 'vitest';
import { findPersonsOnDuty } from '../../../../../shared/privacy/detectors/rosters/roster.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

function namesOf(text: string): string {
  const scanned = scanText(foldForMatching(text));
  const found = findPersonsOnDuty(scanned);
  return found.map(({ start, end }) => scanned.text.slice(start, end)).join(' ');
}

const SEVEN = 'Zorkel, Vlim, Krant, Brusk, Stolp, Fremt, Gralt';

it.each([
  ['Rota\nMon: Annika, Zorkel\nTue: Vlim', 'Annika Zorkel Vlim'],
  ['Rota\nMon: Annika, Zorkel', ''],
  ['Rota\nMon: Krant, Zorkel\nTue: Vlim', ''],
  // One name in four must be known, or one in ten if somebody is on the plan twice.
  [`Rota\nMon: Annika\nTue: ${SEVEN}`, ''],
  [`Rota\nMon: Annika\nTue: Annika, ${SEVEN}`, 'Annika Annika Zorkel Vlim Krant Brusk Stolp Fremt Gralt'],
  // Without a word for duties: two names and six in ten must be known, or four in ten if somebody is on the plan twice.
  ['Mon: Annika\nTue: Markus\nWed: Zorkel', 'Annika Markus Zorkel'],
  ['Mon: Annika\nTue: Vlim\nWed: Zorkel', ''],
  ['Mon: Annika\nTue: Markus, Vlim\nWed: Zorkel', ''],
  ['Mon: Annika\nTue: Markus, Vlim\nWed: Zorkel, Vlim', 'Annika Markus Vlim Zorkel Vlim'],
  // Names must outnumber the other entries.
  ['Rota\nMon: Annika\nTue: Markus, Logistics', 'Annika Markus'],
  ['Rota\nMon: Annika\nTue: Logistics', ''],
])('finds in %j the names %j', (text, names) => {
  expect(namesOf(text)).toBe(names);
});
