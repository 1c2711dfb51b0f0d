// Guarantee: a question that is only a heading is answered by what is below that heading, in its order, and never
// by the heading. Risk: "Cancellation" is refused because no sentence below has that word.
import { expect, it } from 'vitest';
import { extractAnswer } from '../extract-answer.ts';

const TEXT = `Cancellation
Up to 48 hours before arrival you pay nothing. After that, the first night is charged. Groups pay half. Firms pay all.

Opening hours
Monday to Friday from 9 to 17.

Payment
- cash
- card

Fees
Service | Price
Breakfast | 14 €
Late arrival | 25 €

Lost and found

House
The cancellation of a house takes a day.`;

const answerTo = (question: string, headings = '', text = TEXT) =>
  extractAnswer({ excerpts: [{ n: 1, title: 'Linden Inn', headings, text }], question }).split('ANSWER: ')[1] ?? null;

it.each([
  [
    'Cancellation',
    'Up to 48 hours before arrival you pay nothing [1]. After that, the first night is charged [1]. Groups pay half [1].',
  ],
  ['opening hours?', 'Monday to Friday from 9 to 17 [1].'],
  ['Opening hours', 'Monday to Friday from 9 to 17 [1].'],
  ['Payment', 'cash [1].\ncard [1].'],
  ['What are the fees?', 'Breakfast: 14 € [1]. Late arrival: 25 € [1].'],
])('%j is answered by what is below it', (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

it('may be the last of the headings of an excerpt', () => {
  const below = 'You pay nothing until the day before. Then you pay all.';
  expect(answerTo('Cancellation', 'Rooms > Cancellation', below)).toBe(
    'You pay nothing until the day before [1]. Then you pay all [1].',
  );
});

it('is not meant by a question that has more words than the heading', () => {
  expect(answerTo('Cancellation of a boat by its captain')).toBeNull();
});

it('is not meant by a question that asks for a time', () => {
  expect(answerTo('When is the cancellation?')).toMatch(/^The cancellation of a house takes a day \[1\]\./);
});
