// Guarantee: the line breaks inside indented prose that a program wrapped are found with the indent after them, and no
// others. Risk: a name that a line break splits stays; the entries of an indented list become one.
import { describe, expect, it } from 'vitest';
import { indentedWrapsIn } from '../../../../shared/privacy/text/indented-prose.ts';
import { replaced } from './replaced.ts';

const PROSE = [
  'The keys are back in the box beside the office door, and',
  'nobody has used the van since Monday. If it is needed',
  'again before the end of the week, please ask Emma',
  'Clarke about it.',
];

const read = (text: string): string => replaced(text, indentedWrapsIn(text));

const indented = (lines: readonly string[], indent: string, end = '\n'): string =>
  lines.map((line) => indent + line).join(end);

describe('indented prose wrapped to a width', () => {
  it.each(['  ', '       ', ' '.repeat(12)])('is read without its line breaks: %j', (indent) => {
    expect(read(`NOTES\n${indented(PROSE, indent)}`)).toBe(`NOTES\n${indent}${PROSE.join(' ')}`);
  });

  it.each(['\r\n', '  \n'])('is read without what ends its lines: %j', (end) => {
    expect(read(indented(PROSE, '  ', end))).toBe(`  ${PROSE.join(' ')}`);
  });

  it.each(['- ', '  * ', '  1. ', '10) ', ' \u2022  '])('may be an item of a list: %j', (mark) => {
    const indent = ' '.repeat(mark.length);
    const item = `${mark}${PROSE[0]}\n${indented(PROSE.slice(1), indent)}`;
    expect(read(`${item}\n${item}`)).toBe(`${mark}${PROSE.join(' ')}\n${mark}${PROSE.join(' ')}`);
  });

  it('keeps lines of another indent, and empty ones', () => {
    const text = `  first item of it\n\n${indented(PROSE, '    ')}\n  and the second item, longer than the first one`;
    const prose = `    ${PROSE.join(' ')}`;
    expect(read(text)).toBe(`  first item of it\n\n${prose}\n  and the second item, longer than the first one`);
    expect(read(`${indented(PROSE, '  ')}\n\n  Another line.`)).toBe(`  ${PROSE.join(' ')}\n\n  Another line.`);
  });
});

it.each([
  ['without an indent', PROSE.join('\n')],
  ['in a column', indented(PROSE, ' '.repeat(13))],
  ['of items', PROSE.map((line) => `- ${line}`).join('\n')],
  ['of a list', '  tea and coffee\n  bread for all\n  keys of the van'],
  ['of settings', 'owner:\n  name: Emma\n  surname: Clarke\n  town: Hull'],
])('leaves the lines of text %s', (_, text) => {
  expect(indentedWrapsIn(text)).toEqual([]);
});
