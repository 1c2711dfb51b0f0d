// Guarantee: an answer and a source are split into sentences, items and rows, each with its headings and the headers of
// its columns. Risk: a sentence is compared without the header of its column or the line before its list, or with half
// of another sentence.
import { expect, it } from 'vitest';
import { type AnswerSentence, answerSentences } from '../../../../../shared/copilot/support/reading/answer-lines.ts';
import { type SourceUnit, sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';

/** Formats a sentence: its line, its marks, its text, and what it states. */
const shownSentence = ({ text, statement, marks, isLeadIn, line }: AnswerSentence) =>
  `${line}${isLeadIn ? ' lead-in' : ''} [${marks.join(',')}] ${text} => ${statement}`;
/** Formats a unit: its kind, text, cells, cells with the headers of their columns, and the lines above it. */
const shownUnit = ({ kind, text, cells, parts, context }: SourceUnit) =>
  [kind, text, cells.join('+'), parts.join('+'), context].join(' / ');

it.each<[answer: string, sentences: string[]]>([
  ['It is so [1]. It was [2].', ['0 [1] It is so [1]. => It is so.', '0 [2] It was [2]. => It was.']],
  [
    'Both hold:\n- it is [1]\n- it was [2]\n\nMore [3].',
    [
      '0 lead-in [1,2] Both hold: => Both hold:',
      '1 [1] - it is [1] => it is',
      '2 [2] - it was [2] => it was',
      '4 [3] More [3]. => More.',
    ],
  ],
  ['Both hold [4]:\n- it is [1]', ['0 lead-in [4] Both hold [4]: => Both hold:', '1 [1] - it is [1] => it is']],
  [
    'Both hold:\n\n- it is [1]\n- again [1]',
    ['0 lead-in [1] Both hold: => Both hold:', '2 [1] - it is [1] => it is', '3 [1] - again [1] => again'],
  ],
  // The items of one sentence share the marks at its end.
  [
    'They need:\n- a coat,\n- gloves;\n- shoes [2].\n- a hat,\nMore [3].',
    [
      '0 lead-in [2,3] They need: => They need:',
      '1 [2] - a coat, => a coat,',
      '2 [2] - gloves; => gloves;',
      '3 [2] - shoes [2]. => shoes.',
      '4 [] - a hat, => a hat,',
      '5 [3] More [3]. => More.',
    ],
  ],
  ['- a coat\n- shoes [2].', ['0 [] - a coat => a coat', '1 [2] - shoes [2]. => shoes.']],
  ['Both hold:', ['0 lead-in [] Both hold: => Both hold:']],
  [
    '| Plan | Price |\n|---|---|\n| Basic | 10 | [1]\n| Pro | 20 | 5 | [1]\nEnd.\n| A | B |',
    [
      '0 [] | Plan | Price | => ',
      '1 [] |---|---| => ',
      '2 [1] | Basic | 10 | [1] => Basic, Price 10,',
      '3 [1] | Pro | 20 | 5 | [1] => Pro, Price 20, 5,',
      '4 [] End. => End.',
      '5 [] | A | B | => A, B',
    ],
  ],
  ['| Basic | 10 | [1]', ['0 [1] | Basic | 10 | [1] => Basic, 10,']],
  ['|', ['0 [] | => |']],
  ['  | A | B [1] |  ', ['0 [1] | A | B [1] | => A, B']],
  ['| A | B |\n---\n| C | D |', ['0 [] | A | B | => ', '1 [] --- => ---', '2 [] | C | D | => C, D']],
  ['| A | B |\n===\n| C | D |', ['0 [] | A | B | => A, B', '1 [] === => ===', '2 [] | C | D | => C, D']],
  ['两者：\n- 甲 [1]', ['0 lead-in [1] 两者： => 两者：', '1 [1] - 甲 [1] => 甲']],
  [
    'Text\n| A | B |\n|---|---|\n| 1 | 2 |\n\n| C | D |\n| 3 | 4 |',
    [
      '0 [] Text => Text',
      '1 [] | A | B | => ',
      '2 [] |---|---| => ',
      '3 [] | 1 | 2 | => 1, B 2',
      '5 [] | C | D | => C, D',
      '6 [] | 3 | 4 | => 3, D 4',
    ],
  ],
])('splits the answer %j', (answer, sentences) => {
  expect(answerSentences(answer).map(shownSentence)).toEqual(sentences);
});

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
    ['sentence / Short / Short / Short / ', 'sentence / Goes not on. / Goes not on. / Goes not on. / '],
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
  ['# Rent', 'heading'],
  ['\nRent', 'sentence'],
  ['Rent | Fee', 'heading'],
])('ends a wrapped line before %j', (next, kind) => {
  const line = 'Who comes by car and parks in the yard of the hall has to bring a pen';
  const units = sourceUnits(`${line}\n${next}`);
  expect(units.map((unit) => unit.kind)).toEqual(['sentence', kind]);
  expect(units[0]?.text).toBe(line);
});
