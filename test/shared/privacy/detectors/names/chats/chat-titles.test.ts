// Guarantee: in messages in lower case, a surname that is also a word counts after a form of address, in a short
// question beside "or", and alone in a line. Risk: the surname of a guest stays readable, or a unit counts as a form of
// address.
import { expect, it } from 'vitest';
import { titledSurnamesIn } from '../../../../../../shared/privacy/detectors/names/chats/chat-titles.ts';

// Returns the lines with « » around each word that is a surname there.
function titledIn(text: string): string {
  const lines = text.split('\n').map((line) => {
    const words = [...line.matchAll(/[a-z]+/g)];
    return { line, folded: words.map(([word]) => word), starts: words.map(({ index }) => index) };
  });
  const isTitled = titledSurnamesIn(lines);
  const markedIn = (message: (typeof lines)[number]): string => {
    let i = -1;
    return message.line.replace(/[a-z]+/g, (word) => {
      i += 1;
      return isTitled(message, i) ? `«${word}»` : word;
    });
  };
  return lines.map(markedIn).join('\n');
}

it.each([
  'le taxi cherche mr «petit» ici',
  'le taxi cherche mr. «petit» ici',
  'le taxi cherche mr, petit ici',
  'le taxi cherche m. «petit» ici',
  'le taxi cherche m. «petit» avant 5',
  'le taxi cherche m petit ici',
  'le mur fait 5 m. petit',
  'le mur fait 5m. petit',
  'le taxi cherche mr von ici',
  'le taxi cherche mr paris ici',
  'le taxi cherche mr ng ici\nng',
  'le taxi cherche mr zorblax ici\nzorblax',
  'mr «petit»\n«petit» ou zorblax ?',
  // A surname that is no other word is found by the words beside it; the other of two is found here.
  'le taxi cherche mr dupont ici\ndupont arrive',
  'mr «petit»\n«petit» ou «dupont» ?\nvoici «dupont» le grand',
  'mr «petit»\nou est «dupont» ou «petit» ?',
  'mr «petit»\nou donc est «dupont» ou petit ?',
  'mr «petit»\nun petit souci',
  'mr «petit»\n«petit»',
  'petit ou dupont ?',
])('finds exactly the marked surnames in %j', (row) => {
  expect(titledIn(row.replace(/[«»]/g, ''))).toBe(row);
});
