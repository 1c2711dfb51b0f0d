// Guarantee: two spaces after a full stop are read as one, unless they or those of a neighboring line separate columns.
// Risk: a title or an initial with two spaces after it leaves a name in clear, or the columns of a table become prose.
import { expect, it } from 'vitest';
import { sentenceGapsIn } from '../../../../shared/privacy/text/sentence-gaps.ts';

const read = (text: string): string =>
  sentenceGapsIn(text).reduceRight((rest, { start, end, as }) => rest.slice(0, start) + as + rest.slice(end), text);

it.each([
  ['Ask Dr.  Berg.  He is in.', 'Ask Dr. Berg. He is in.'],
  ['(He is in.)  Is he?  "Yes!"  So', '(He is in.) Is he? "Yes!" So'],
  ['B.  Berg', 'B. Berg'],
  ['He is in.  She is out.\nNobody else is.  Bye.', 'He is in. She is out.\nNobody else is. Bye.'],
])('reads %j as %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  'One gap. And one.',
  'He is in.   Three spaces',
  'He is  in.  She is out.',
  '  Indented.',
  'Trailing.  ',
  'Team:  Emil',
  'Swap: Tendai R.  Sat 14 late',
  'Nr.  Name\n1    Berg',
  'No    Name\nNr.  Berg',
  'Mr.  Berg; Ms.  Huber',
  '| Mr.  Berg | 12 |',
  'Mr.  Berg\t12',
])('keeps the gaps of %j', (text) => {
  expect(read(text)).toBe(text);
});
