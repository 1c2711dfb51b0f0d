import type { Finding } from '../../finding.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { rosterItem } from './roster-items.ts';
import { type Roster, rosterLines } from './roster-rows.ts';
import { rosterTables } from './roster-tables.ts';

// One line with a day and a name is not a plan.
const ROWS_MIN = 2;
// How many of the names a list must know: fewer where people have several duties, most where no word means a duty.
const SHARE_REPEATED = 0.1;
const SHARE_ON_DUTY = 0.25;
const SHARE_REPEATED_ELSEWHERE = 0.4;
const SHARE_ELSEWHERE = 0.6;
const KNOWN_MIN_ELSEWHERE = 2;

/**
 * Who is on duty in a roster: lines or cells of one plan with a day, a date, a time or a shift before, above or after
 * them, where the plan mentions duties or shifts, or covers a week. A surname that no list has counts where others are
 * known.
 */
export function findPersonsOnDuty(scanned: ScannedText): Finding[] {
  return [...rosterLines(scanned), ...rosterTables(scanned)].flatMap((roster) => personsIn(scanned, roster));
}

function personsIn(scanned: ScannedText, { rows, isOfDuties }: Roster): Finding[] {
  const items = rows.length < ROWS_MIN ? [] : rows.flat().flatMap((piece) => rosterItem(scanned, piece) ?? []);
  const names = items.filter(({ likeness }) => likeness !== 'other');
  const all = new Set(names.map(({ name }) => name)).size;
  const known = new Set(names.filter(({ likeness }) => likeness === 'name').map(({ name }) => name)).size;
  const isRepeated = all < names.length;
  const needed = isOfDuties
    ? Math.max(1, all * (isRepeated ? SHARE_REPEATED : SHARE_ON_DUTY))
    : Math.max(KNOWN_MIN_ELSEWHERE, all * (isRepeated ? SHARE_REPEATED_ELSEWHERE : SHARE_ELSEWHERE));
  // Things are on plans as well: "Mon: filter, pump".
  const isOfPersons = known >= needed && names.length * 2 > items.length;
  return isOfPersons ? names.map(({ start, end }) => ({ kind: 'PERSON', start, end, strength: 2 })) : [];
}
