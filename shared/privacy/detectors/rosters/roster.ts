import type { Finding } from '../../finding.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { withoutOtherColumns } from './roster-columns.ts';
import { rosterItem } from './roster-items.ts';
import { type Roster, rosterLines } from './roster-rows.ts';
import { rosterTables } from './roster-tables.ts';

// A single line with a day and a name is not a plan.
const ROWS_MIN = 2;
// The share of names that must be listed: small where names are repeated, large where the plan mentions no duties.
const SHARE_REPEATED = 0.1;
const SHARE_ON_DUTY = 0.25;
const SHARE_REPEATED_ELSEWHERE = 0.4;
const SHARE_ELSEWHERE = 0.6;
const KNOWN_MIN_ELSEWHERE = 2;

// The menu of a week is written like a roster: "Tisdag: Kalops, Onsdag: Biff Rydberg".
const OF_MENUS =
  /(?<![a-z])(?:menu|meny|lunch|speiseplan|dessert|desserts|nachtisch|postre|sobremesa|efterratt|deser|vegetari[a-z]{1,6}|vegan[a-z]{0,4}|pasta|pizza|salat|salad|salade|ensalada|insalata|sallad|salatka|soup|suppe|soupe|sopa|zuppa|soep|soppa|zupa|potatis|kartoffeln|patatas|patate|frites|pommes|ziemniaki)(?![a-z])/g;
const MENU_WORDS_MIN = 2;

/**
 * Finds who is on duty in a roster: names in the lines or cells of one plan, with a day, date, time or shift before,
 * above or after them, where the plan mentions duties or shifts or covers a week. An unlisted surname counts where
 * others are listed.
 */
export function findPersonsOnDuty(scanned: ScannedText): Finding[] {
  const isMenu = new Set(allMatches(OF_MENUS, scanned.lower).map(({ 0: word }) => word)).size >= MENU_WORDS_MIN;
  return [...rosterLines(scanned), ...rosterTables(scanned)]
    .filter(({ mentionsDuties }) => mentionsDuties || !isMenu)
    .flatMap((roster) => personsIn(scanned, roster));
}

function personsIn(scanned: ScannedText, { rows, mentionsDuties }: Roster): Finding[] {
  const all = rows.length < ROWS_MIN ? [] : rows.flat().flatMap((piece) => rosterItem(scanned, piece) ?? []);
  const items = withoutOtherColumns(scanned, all);
  const names = items.filter(({ category }) => category !== 'other');
  const different = new Set(names.map(({ name }) => name)).size;
  const known = new Set(names.filter(({ category }) => category === 'name').map(({ name }) => name)).size;
  const isRepeated = different < names.length;
  const needed = mentionsDuties
    ? Math.max(1, different * (isRepeated ? SHARE_REPEATED : SHARE_ON_DUTY))
    : Math.max(KNOWN_MIN_ELSEWHERE, different * (isRepeated ? SHARE_REPEATED_ELSEWHERE : SHARE_ELSEWHERE));
  // Plans also list things: "Mon: filter, pump".
  const listsPersons = known >= needed && names.length * 2 > items.length;
  return listsPersons ? names.map(({ start, end }) => ({ kind: 'PERSON', start, end, strength: 2 })) : [];
}
