// Guarantee: no answer has an HTML element that loads, runs or asks for something, however its brackets are written,
// and every character that ends a line for readers becomes a line feed. Risk: a frame or a form that a document plants
// in an answer.
import { expect, it } from 'vitest';
import { plainAnswer } from '../../../../shared/copilot/plain-answer.ts';

const ELEMENTS =
  'a applet area audio base button embed form frame frameset iframe image img input link map math meta object script source style svg template textarea track video';

it.each(ELEMENTS.split(' '))('an answer has no HTML element %s', (name) => {
  expect(plainAnswer(`Before <${name} x="1"> after.`, [])).toBe('Before after.');
  // A client that folds full-width characters would read this one.
  expect(plainAnswer(`Before ＜${name} x="1"＞ after.`, [])).toBeNull();
});

it.each(['\u2028', '\u2029', '\u0085', '\v', '\f', '\r', '\r\n'])(
  'an answer ends a line with a line feed instead of %j',
  (end) => {
    expect(plainAnswer(`One line.${end}Another line.`, [])).toBe('One line.\nAnother line.');
  },
);

it.each([
  ['A tag <script>alert(1)</script> costs 5 euros.', 'A tag costs 5 euros.'],
  ['<style media="x">b { color: red }</style>A tag.', 'A tag.'],
  ['Before <SCRIPT>a()</script > after.', 'Before after.'],
  ['Before <script>a < b</script> after.', 'Before a < b after.'],
])('an answer has nothing of what %j runs', (answer, plain) => {
  expect(plainAnswer(answer, [])).toBe(plain);
});

it('an answer may show the element of an excerpt that explains it', () => {
  const text = 'Write <script>go()</script> at the end.';
  expect(plainAnswer(text, [text])).toBe(text);
});
