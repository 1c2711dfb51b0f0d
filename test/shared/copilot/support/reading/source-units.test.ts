// Guarantee: a source is split into sentences, items and rows, each with its headings and the headers of its columns.
// Risk: a statement is compared without the header of its column or the line before its list, or with half of another
// sentence.
import { expect, it } from 'vitest';
import { type SourceUnit, sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';

/** Formats a unit: its kind, text, cells, cells with the headers of their columns, and the lines above it. */
const shownUnit = ({ kind, text, cells, parts, context }: SourceUnit) =>
  [kind, text, cells.join('+'), parts.join('+'), context].join(' / ');

it.each<[source: string, units: string[]]>([
  [
    '# Rent\nThe rent is 800 euros. It is paid monthly.\n\nVisitors bring:\n- a passport. Or a photo.\n\n- a pen\n1. first\na) letter',
    [
      'heading / Rent / Rent / Rent / ',
      'sentence / The rent is 800 euros. / The rent is 800 euros. / The rent is 800 euros. / Rent',
      'sentence / It is paid monthly. / It is paid monthly. / It is paid monthly. / Rent',
      'sentence / Visitors bring: / Visitors bring: / Visitors bring: / Rent',
      'item / a passport. / a passport. / a passport. / Rent\nVisitors bring:',
      'item / Or a photo. / Or a photo. / Or a photo. / Rent\nVisitors bring:',
      'item / a pen / a pen / a pen / Rent\nVisitors bring:',
      'item / first / first / first / Rent\nVisitors bring:',
      'item / letter / letter / letter / Rent\nVisitors bring:',
    ],
  ],
  [
    'Short title\n- item\nSentence ends.\n- other',
    [
      'sentence / Short title / Short title / Short title / ',
      'item / item / item / item / Short title',
      'sentence / Sentence ends. / Sentence ends. / Sentence ends. / ',
      'item / other / other / other / ',
    ],
  ],
  [
    '| Plan | Price |\n|---|---|\n| Basic | 10 |\n| Pro | 20 | 5 |\n\n| New | Head |\n| x | y |',
    [
      'heading / Plan Price / Plan Price / Plan Price / ',
      'row / Basic 10 / Basic+10 / Basic+Price 10 / Plan',
      'row / Pro 20 5 / Pro+20+5 / Pro+Price 20+5 / Plan',
      'heading / New Head / New Head / New Head / ',
      'row / x y / x+y / x+Head y / New',
    ],
  ],
  [
    '| Room | Seats |\n| Hall | 40 |\n## Opening\n| Day | Hours |\n| Monday | 9 to 5 |',
    [
      'heading / Room Seats / Room Seats / Room Seats / ',
      'row / Hall 40 / Hall+40 / Hall+Seats 40 / Room',
      'heading / Opening / Opening / Opening / ',
      'heading / Day Hours / Day Hours / Day Hours / Opening',
      'row / Monday 9 to 5 / Monday+9 to 5 / Monday+Hours 9 to 5 / Opening\n\nDay',
    ],
  ],
  // An ordinal at the beginning of a line is not the number of an item.
  [
    '24. Dezember: geschlossen\n2. Jahr: 26 Tage\n3. Jahre zählen',
    [
      'sentence / 24. Dezember: geschlossen / 24. Dezember: geschlossen / 24. Dezember: geschlossen / ',
      'sentence / 2. Jahr: 26 Tage / 2. Jahr: 26 Tage / 2. Jahr: 26 Tage / ',
      'item / Jahre zählen / Jahre zählen / Jahre zählen / 2. Jahr: 26 Tage',
    ],
  ],
  ['a\tb\nc\td', ['heading / a b / a b / a b / ', 'row / c d / c+d / c+b d / a']],
  [
    'part | dev\nlogs | 30',
    ['heading / part dev / part dev / part dev / ', 'row / logs 30 / logs+30 / logs+dev 30 / part'],
  ],
  ['a|b', ['sentence / a|b / a|b / a|b / ']],
  [
    '| dev | prod\nlogs | 30 | 90',
    ['heading / dev prod / dev prod / dev prod / ', 'row / logs 30 90 / logs+30+90 / logs+dev 30+prod 90 / '],
  ],
  ['a|b|c\nd|e|f', ['heading / a b c / a b c / a b c / ', 'row / d e f / d+e+f / d+b e+c f / a']],
  [
    '2026-01-01 10:00 ERROR the nozzle of the haze machine is blocked, the show stopped\n2026-01-01 10:05 INFO the fog machine was cleaned',
    [
      'sentence / 2026-01-01 10:00 ERROR the nozzle of the haze machine is blocked, the show stopped / 2026-01-01 10:00 ERROR the nozzle of the haze machine is blocked, the show stopped / 2026-01-01 10:00 ERROR the nozzle of the haze machine is blocked, the show stopped / ',
      'sentence / 2026-01-01 10:05 INFO the fog machine was cleaned / 2026-01-01 10:05 INFO the fog machine was cleaned / 2026-01-01 10:05 INFO the fog machine was cleaned / ',
    ],
  ],
  [
    'Art. 1 The hall is let for birthdays and for meetings of members alone, in May\nArt. 2 The rent is 180 euros',
    [
      'sentence / Art. 1 The hall is let for birthdays and for meetings of members alone, in May / Art. 1 The hall is let for birthdays and for meetings of members alone, in May / Art. 1 The hall is let for birthdays and for meetings of members alone, in May / ',
      'sentence / Art. 2 The rent is 180 euros / Art. 2 The rent is 180 euros / Art. 2 The rent is 180 euros / ',
    ],
  ],
  [
    'This line is long enough that it was wrapped by somebody and so\nIt goes on here.',
    [
      'sentence / This line is long enough that it was wrapped by somebody and so It goes on here. / This line is long enough that it was wrapped by somebody and so It goes on here. / This line is long enough that it was wrapped by somebody and so It goes on here. / ',
    ],
  ],
  ['Short\ngoes on small.', ['sentence / Short goes on small. / Short goes on small. / Short goes on small. / ']],
  [
    'Short\nGoes not on.',
    ['heading / Short / Short / Short / ', 'sentence / Goes not on. / Goes not on. / Goes not on. / Short'],
  ],
  [
    'Ends here.\nnot joined',
    ['sentence / Ends here. / Ends here. / Ends here. / ', 'sentence / not joined / not joined / not joined / '],
  ],
  ['Ends: \nnot joined', ['sentence / Ends: / Ends: / Ends: / ', 'sentence / not joined / not joined / not joined / ']],
  [
    '# Heading\nnot joined',
    ['heading / Heading / Heading / Heading / ', 'sentence / not joined / not joined / not joined / Heading'],
  ],
  [
    '- an item that is\nwrapped in small letters',
    [
      'item / an item that is wrapped in small letters / an item that is wrapped in small letters / an item that is wrapped in small letters / ',
    ],
  ],
  ['\n\nA\n', ['sentence / A / A / A / ']],
  [
    '1) one\n• two\n▪ three',
    ['item / one / one / one / ', 'item / two / two / two / ', 'item / three / three / three / '],
  ],
  ['#no heading', ['sentence / #no heading / #no heading / #no heading / ']],
  [
    'Fits “quoted.”\nnext',
    ['sentence / Fits “quoted.” / Fits “quoted.” / Fits “quoted.” / ', 'sentence / next / next / next / '],
  ],
  [
    'A line of sixty letters and more that ends with a comma, and so,\nIt goes on.',
    [
      'sentence / A line of sixty letters and more that ends with a comma, and so, It goes on. / A line of sixty letters and more that ends with a comma, and so, It goes on. / A line of sixty letters and more that ends with a comma, and so, It goes on. / ',
    ],
  ],
  [
    'Fifty-nine characters are one too few to be wrapped by a.\nNot joined.',
    [
      'sentence / Fifty-nine characters are one too few to be wrapped by a. / Fifty-nine characters are one too few to be wrapped by a. / Fifty-nine characters are one too few to be wrapped by a. / ',
      'sentence / Not joined. / Not joined. / Not joined. / ',
    ],
  ],
  [
    'Ends here\n\nafter a blank line.',
    [
      'sentence / Ends here / Ends here / Ends here / ',
      'sentence / after a blank line. / after a blank line. / after a blank line. / ',
    ],
  ],
  [
    'cell | one\nand text in small letters',
    [
      'heading / cell one / cell one / cell one / ',
      'sentence / and text in small letters / and text in small letters / and text in small letters / ',
    ],
  ],
  ['| A |\n| B |', ['sentence / | A | / | A | / | A | / ', 'sentence / | B | / | B | / | B | / ']],
  [
    'Ends “here.”\nnot joined',
    ['sentence / Ends “here.” / Ends “here.” / Ends “here.” / ', 'sentence / not joined / not joined / not joined / '],
  ],
  [
    'opening_times\nweekdays: 8 to 18\nwe.ekend: closed',
    [
      'sentence / opening_times / opening_times / opening_times / ',
      'sentence / weekdays: 8 to 18 / weekdays: 8 to 18 / weekdays: 8 to 18 / ',
      'sentence / we.ekend: closed / we.ekend: closed / we.ekend: closed / ',
    ],
  ],
  [
    'note: what is told of a field may be long and is wrapped before\nthe end of it',
    [
      'sentence / note: what is told of a field may be long and is wrapped before the end of it / note: what is told of a field may be long and is wrapped before the end of it / note: what is told of a field may be long and is wrapped before the end of it / ',
    ],
  ],
  [
    'Bring:\n# Rent \n- a pen ',
    [
      'sentence / Bring: / Bring: / Bring: / ',
      'heading / Rent / Rent / Rent / ',
      'item / a pen / a pen / a pen / Rent',
    ],
  ],
  [
    'Who comes by car and parks in the yard of the hall has to bring:\n- a pen',
    [
      'sentence / Who comes by car and parks in the yard of the hall has to bring: / Who comes by car and parks in the yard of the hall has to bring: / Who comes by car and parks in the yard of the hall has to bring: / ',
      'item / a pen / a pen / a pen / Who comes by car and parks in the yard of the hall has to bring:',
    ],
  ],
  ['什么：\n- 甲', ['sentence / 什么： / 什么： / 什么： / ', 'item / 甲 / 甲 / 甲 / 什么：']],
])('splits the source %j', (source, units) => {
  expect(sourceUnits(source).map(shownUnit)).toEqual(units);
});

it.each([
  ['| Parcel | Zone 2 |\n| --- | --- |\n| small | 190 |', 'Zone 2: 190'],
  ['| Parcel | Zone 2 |\n| --- | --- |\n| small | € 9 |', 'Zone 2: € 9'],
  ["| Place | 40' |\n| --- | --- |\n| port | 1 150 |", "40': 1 150"],
  ['| Parcel | Price € |\n| --- | --- |\n| small | 9 |', 'Price € 9'],
])('reads a cell separately from a number at the end of its header: %j', (source, part) => {
  expect(sourceUnits(source).at(-1)?.parts.at(-1)).toBe(part);
});

it.each([
  ['# Rent', 'heading'],
  ['\nRent', 'sentence'],
  ['Rent | Fee', 'heading'],
])('does not join a long line to %j after it', (next, kind) => {
  const line = 'Who comes by car and parks in the yard of the hall has to bring a pen';
  const units = sourceUnits(`${line}\n${next}`);
  expect(units.map((unit) => unit.kind)).toEqual(['sentence', kind]);
  expect(units[0]?.text).toBe(line);
});

const kindsOf = (text: string, names: string[] = []) => sourceUnits(text, names).map(({ kind }) => kind);

it.each([
  ['Payment', 'We pay on the first day.'],
  ['2.1 Cleaning', 'Clean the filter every day.'],
  ['Zahlung', '\nWir zahlen am ersten Tag.'],
])('"%s" above a sentence is a heading without a sign', (line, next) => {
  expect(kindsOf(`${line}\n${next}`)).toEqual(['heading', 'sentence']);
});

it.each([
  ['Sunflower42', 'Keep it to yourself, please.'],
  ['Name: Anna', 'She works on every second day.'],
  ['the second half', 'It goes on below that line.'],
  ['We pay on Monday.', 'We ship on the day after that.'],
  ['One two three four five six seven eight nine', 'That is a line of more than eight words.'],
  ['Payment', 'Yes.'],
  ['Bring', '- a towel.'],
])('"%s" above "%s" is no heading', (line, next) => {
  expect(kindsOf(`${line}\n${next}`)[0]).not.toBe('heading');
});

it('a line that is the title or a heading of the document is a heading, unless it is the last line or a sentence', () => {
  const names = ['Room 12', 'Café', 'It rains.'];
  expect(kindsOf('room 12\nOpen\nCAFE\nClosed', names)).toEqual(['heading', 'sentence', 'heading', 'sentence']);
  expect(kindsOf('Room 12', names)).toEqual(['sentence']);
  expect(kindsOf('It rains.\nOpen', names)).toEqual(['sentence', 'sentence']);
});
