// Guarantee: a date follows from another date and a period in months, quarters or years before or after it, wherever
// the source, the question or the answer states them; the day of the month stays the same. "Until 30 June" follows from
// "before 1 July", and a month from a range of months. Risk: any date passes if there is a duration, or the right end
// of a term is refused.
import { expect, it } from 'vitest';
import { readEvidence } from '../../../../../../shared/copilot/support/reading/evidence.ts';
import { sourceUnits } from '../../../../../../shared/copilot/support/reading/source-units.ts';
import { readStatement } from '../../../../../../shared/copilot/support/reading/statement.ts';
import { isDerivedDate } from '../../../../../../shared/copilot/support/rules/numbers/derived-date.ts';

const LASTS = 'The guarantee lasts 36 months.';
const BOUGHT = 'Bought in May 2024, when does it end?';
const TWO_YEARS = 'The guarantee lasts two years.';
const ON_A_DAY = 'Bought on 3 May 2024, when does it end?';
const QUARTERS = 'The offer ends two quarters before 1 March 2025.';

// Whether each date of an answer follows from a text and a question.
function areDerived(text: string, question: string, answer: string): boolean[] {
  const said = readStatement(answer, 'en');
  const units = sourceUnits(text).filter(({ kind }) => kind !== 'heading');
  const evidence = readEvidence({ touched: units, units }, '', 'en');
  const known = { evidence, question: readStatement(question, 'en') };
  return said.dates.map((date) => isDerivedDate(date, said, known));
}

it.each([
  [LASTS, BOUGHT, 'It ends in May 2027'],
  [LASTS, 'It ends in May 2027, when was it bought?', 'It was bought in May 2024'],
  [TWO_YEARS, ON_A_DAY, 'It ends on 3 May 2026'],
  [QUARTERS, '', 'It ends on 1 September 2024'],
  ['The offer of January 2024 runs one month.', '', 'It runs until February 2024'],
  ['Notice of the offer of January 2024 came one month before.', '', 'It came in December 2023'],
  ['The offer of December 2024 runs one month.', '', 'It runs until January 2025'],
  ['The offer of May 2024 is old.', '', 'After 12 months it ends, in May 2025'],
  ['# Offers of May 2024\nAn offer runs 12 months.', '', 'It ends in May 2025'],
  ['# Offers of 12 months\nAn offer began in May 2024.', '', 'It ends in May 2025'],
  ['It is open before 1 July.', '', 'It is open until 30 June'],
  ['It is open before 1 July.', '', 'It is open by the 30 June'],
  ['It is open until 30 June.', '', 'It is open before 1 July'],
  ['It is open after 30 June.', '', 'It is open from 1 July'],
  ['It is open from 1 July.', '', 'It is open after 30 June'],
  ['It is open before 1 January 2025.', '', 'It is open until 31 December 2024'],
  ['It is open before 1 March.', '', 'It is open until 28 February'],
  ['It is open before 1 March 2024.', '', 'It is open until 29 February'],
  ['It is open before 1 March.', '', 'It is open until 29 February 2024'],
  ['It is open from June to August. The hall is warm.', '', 'It is open in July'],
  ['It is open from June to August.', '', 'It is open in August'],
  ['It is open from November to February.', '', 'It is open in January'],
  ['The claim ends after three months.', 'I was heard on 12 March.', 'It ends on 12 June'],
  ['The claim ends after 14 days.', 'I was heard on 25 December 2026.', 'It ends on 8 January 2027'],
  ['Cancel at least 48 hours before the course.', 'The course is on 14 June.', 'Cancel it by 12 June'],
  ['The course is on 20-22 April. Cancel it 14 days before.', '', 'Cancel it by 6 April'],
  ['Results are online after 3 working days.', 'Taken on Thursday 18 June 2026.', 'They are online on 23 June'],
  ['Results are online after 5 working days.', 'Taken on Tuesday 14 October.', 'They are online on 21 October'],
  ['Hand goods in 3 working days before.', 'It leaves on Monday 7 September 2026.', 'Hand them in on 2 September'],
  ['Goods are due on the Monday before.', 'It leaves on Thursday 18 September.', 'They are due on Monday 15 September'],
])('"%s" and the question "%s" yield the date in: %s', (text, question, answer) => {
  expect(areDerived(text, question, answer)).toEqual([true]);
});

it.each([
  ['It is open from 1 July.', '', 'It is open from 2 July'],
  ['It is open until 30 June.', '', 'It is open until 29 June'],
  [LASTS, BOUGHT, 'It ends in June 2027'],
  [LASTS, BOUGHT, 'It ends in May 2024'],
  [TWO_YEARS, ON_A_DAY, 'It ends on 4 May 2026'],
  [QUARTERS, '', 'It ends on 1 October 2024'],
  ['The offer of 2024 runs 12 months.', '', 'It runs until May 2025'],
  ['The claim ends after three months.', 'I was heard on 12 March.', 'It ends on 13 June'],
  ['Results are online after 3 working days.', 'Taken on 18 June.', 'They are online on 23 June'],
  ['Results are online after 3 working days.', 'Taken on Thursday 18 June 2026.', 'They are online on 21 June'],
  ['Results are online after 300 working days.', 'Taken on Thursday 18 June 2026.', 'They are online on 23 June'],
  ['Goods are due on the Monday before.', 'It leaves on Thursday 18 September.', 'They are due on Monday 8 September'],
  [
    'Goods are due on the Monday before.',
    'It leaves on Thursday 18 September.',
    'They are due on Tuesday 16 September',
  ],
  ['The offer of May runs 12 months.', '', 'It runs until May 2025'],
  ['The offer of May 2024 runs 12 days.', '', 'It runs until May 2025'],
  ['The offer of May 2024 runs 12 times.', '', 'It runs until May 2025'],
  ['The offer of May 2024 is old.', '', 'It ends in May 2025'],
  ['It is open before 1 July.', '', 'It is open on 30 June'],
  ['It is open before 1 July.', '', 'It is open until 29 June'],
  ['It is open before 1 July.', '', 'It is open until June'],
  ['It is open before July.', '', 'It is open until 30 June'],
  ['It is open before 1 July.', '', 'It is open until 30 August'],
  ['It is open until 2 July.', '', 'It is open before 1 July'],
  ['It is closed until 30 June.', '', 'It is open after 1 July'],
  ['It is open before 1 March.', '', 'It is open until 29 February'],
  ['It is open on 1 July.', '', 'It is open on 1 July'],
  ['It is open before 1 July.', '', 'It is open until 31 August'],
  ['It is open from June to August.', '', 'It is open in May'],
  ['It is open from June to August.', '', 'It is open on 3 July'],
  ['It is open from June to August.', '', 'It is open in July 2024'],
  ['It is open in June and in August.', '', 'It is open in July'],
  ['It was moved from June to August.', '', 'It is open in July'],
  ['It runs from 2023 to 2024.', '', 'It is open in July'],
  ['It runs from June to the end of 2024.', '', 'It is open in July'],
  ['It runs from 2023 to August.', '', 'It is open in July'],
  ['The offer of May runs 2 months.', '', 'It runs until July'],
  ['| Hall | Open |\n|---|---|\n| Bath | from June to August |', '', 'It is open in July'],
])('"%s" and the question "%s" do not yield the date in: %s', (text, question, answer) => {
  expect(areDerived(text, question, answer)).toEqual([false]);
});

it.each([
  [
    'Sprouts appear after 8 to 21 days.',
    'I sow on 2 May.',
    'Sown on 2 May, they appear from 10 May to 23 May',
    [true, true, true],
  ],
  ['Sprouts appear after 8 to 21 days.', 'I sow on 2 May.', 'Sown on 2 May, they appear on 11 May', [false, false]],
  ['The fair is on 8 May.', 'Is the fair on 2 May?', 'The fair is on 2 May', [false]],
])(
  'with "%s" and the question "%s", a date of the question starts a period in: %s',
  (text, question, answer, derived) => {
    expect(areDerived(text, question, answer)).toEqual(derived);
  },
);
