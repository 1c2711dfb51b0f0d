// Guarantee: a table is a plan of persons if days, dates or shifts head its columns or begin its rows, and if it
// mentions duties or persons, or covers a week; its other cells are read, below or beside the days. Risk: a table of
// prices by day is read as a rota, or the people of a rota are missed.
import { expect, it } from 'vitest';
import { rosterTables } from '../../../../../shared/privacy/detectors/rosters/roster-tables.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Returns each plan as its cells, with "duties:" before them if the plan mentions duties.
function plansOf(text: string): string[] {
  const scanned = scanText(foldForMatching(text));
  return rosterTables(scanned).map(({ rows, mentionsDuties }) => {
    const cells = rows.map((row) => row.map(({ start, end }) => scanned.text.slice(start, end).trim()).join('/'));
    return [...(mentionsDuties ? ['duties:'] : []), ...cells].join(' ');
  });
}

const ABC = '| Ann | Bob | Cid |';

it.each<[string, string[]]>([
  // Three days of a week, or two if a word means duties; any table can have dates.
  [`| Mon | Tue | Wed |\n${ABC}`, ['Ann Bob Cid']],
  ['| Mon | Tue |\n| Ann | Bob |', []],
  [`| Mon | Tue | Zork |\n${ABC}`, []],
  [`| 1.3. | 2.3. | 3.3. |\n${ABC}`, []],
  ['Rota\n| Mon | Tue |\n| Ann | Bob |', ['duties: Ann Bob', 'duties:']],
  [`Rota ${'z'.repeat(82)}\n| Mon | Tue |\n| Ann | Bob |`, ['duties: Ann Bob', 'duties:']],
  [`Rota ${'z'.repeat(83)}\n| Mon | Tue |\n| Ann | Bob |`, []],
  ['| Shift | Who |\n| A | Ann |\n| B | Bob |', ['duties: Ann Bob']],
  [`| Standby ${'z'.repeat(16)} | Mon |\n| Ann | Bob |`, ['duties: Ann Bob', 'duties:']],
  [`| Standby ${'z'.repeat(17)} | Mon |\n| Ann | Bob |`, ['duties: Ann']],
  [`| Zork on standby | Mon | Tue |\n${ABC}`, ['duties: Bob Cid', 'duties: Ann']],
  // Persons beside three days or more.
  ['| Name | Mon | Tue | Wed |\n| Ann | x | y | z |', ['x y z', 'duties: Ann']],
  ['| Zork | Mon | Tue | Wed |\n| Ann | x | y | z |', ['x y z']],
  ['| Phone | Mon | Tue | Wed |\n| Ann | x | y | z |', ['x y z']],
  ['| Name | 1.3. | 2.3. | 3.3. |\n| Ann | x | y | z |', ['x y z', 'duties: Ann']],
  [`| Name | Mon | Tue |\n${ABC}`, []],
  // Days before the rows, with or without a heading.
  [
    '| Zork | Till | Hall |\n| Mon | Ann | Bob |\n| Tue | Cid | Dan |\n| Wed | Eve | Fay |',
    ['Ann Bob Cid Dan Eve Fay'],
  ],
  ['| | Till | Hall |\n| Mon | Ann | Bob |\n| Tue | Cid | Dan |\n| Wed | Eve | Fay |', ['Ann Bob Cid Dan Eve Fay']],
  ['| Zork | Till | Hall |\n| Mon | Ann | Bob |\n| Tue | Cid | Dan |\n| Mon | Eve | Fay |', []],
  ['| Zork | Till | Hall |\n| A | Ann | Bob |\n| B | Cid | Dan |\n| C | Eve | Fay |', []],
  ['| | Till | Hall |\n| A | Ann | Bob |\n| B | Cid | Dan |\n| C | Eve | Fay |', []],
  ['| Zork | Till | Hall |\n| 1.3. | Ann | Bob |\n| 2.3. | Cid | Dan |\n| 3.3. | Eve | Fay |', []],
  ['| Zork | Till | Hall |\n| Mon zork | A | B |\n| Tue zork | C | D |\n| Wed zork | E | F |', []],
  [`| | Till |\n| ${'z'.repeat(99)} | Ann |\n| Tue | Bob |`, []],
  ['| Zork | Day | Hall |\n| Ann | Mon | A |\n| Bob | Tue | B |\n| Cid | Wed | C |', []],
  // Parts of a day above, and days before the rows.
  [
    '| Zork | Early | Late |\n| Mon | Ann | Bob |\n| Tue | Cid | Dan |\n| Wed | Eve | Fay |',
    ['Ann Bob Cid Dan Eve Fay'],
  ],
  [`| Mon | Tue | Wed |\n| Ann, Bob | early | Cid and Dan |`, ['Ann/Bob Cid/Dan']],
  ['Rota', []],
])('finds the plans of %j: %j', (text, plans) => {
  expect(plansOf(text)).toEqual(plans);
});
