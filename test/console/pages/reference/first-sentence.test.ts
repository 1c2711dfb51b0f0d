// Guarantee: what the reference says about an answer is shown completely. Risk: a sentence is cut at the end of a line,
// and the rest says something else: "a question that was already paid is paid once", without "more, unless …".
import { expect, it } from 'vitest';
import { splitFirstSentence } from '../../../../console/pages/reference/first-sentence.ts';

it.each([
  ['a sentence over two lines', 'Refused: the same\nfor all. Ask again.', 'Refused: the same for all.', 'Ask again.'],
  ['code', 'Report the `x-request-id`.', 'Report the x-request-id.', ''],
  ['a dot within a word', 'Version 1.4 of `a.b` is read. More.', 'Version 1.4 of a.b is read.', 'More.'],
  ['no full stop', 'The excerpts', 'The excerpts', ''],
  ['paragraphs', 'One.\n\nTwo `code`.\n\nThree.', 'One.', 'Two `code`.\n\nThree.'],
  ['nothing', '', '', ''],
])('keeps all of %s', (_, text, first, rest) => {
  expect(splitFirstSentence(text)).toEqual([first, rest]);
});
