// Guarantee: the items of a numbered list on a slide are read with the numbers that the audience sees. Risk: "step 3"
// cannot be found, or is another step than the one on the slide.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { makeSlide } from './make-office.ts';

// An item is its level, its text and the format of its number, which may have a start: `1 Press|romanLcPeriod@4`.
const paragraph = (item: string) => {
  const [, level = '0', text = '', format, first] = /^(\d) (.*?)(?:\|(\w+?)(?:@(\d+))?)?$/.exec(item) ?? [];
  const start = first === undefined ? '' : ` startAt="${first}"`;
  const numbers = format === undefined ? '' : `<a:buAutoNum type="${format}"${start}/>`;
  return `<a:p><a:pPr lvl="${level}">${numbers}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`;
};

async function read(...shapes: readonly (readonly string[])[]) {
  const xml = shapes.map((items) => `<p:sp><p:txBody>${items.map(paragraph).join('')}</p:txBody></p:sp>`);
  return textsOf(await extractDocument(makeSlide(xml.join('')), 'a.pptx', () => false));
}

it.each([
  ['arabicPeriod', ['1.', '2.']],
  ['arabicParenR', ['1)', '2)']],
  ['arabicParenBoth', ['(1)', '(2)']],
  ['arabicPlain', ['1', '2']],
  ['alphaLcParenR', ['a)', 'b)']],
  ['alphaUcPeriod', ['A.', 'B.']],
  ['romanLcPeriod', ['i.', 'ii.']],
  ['romanUcParenBoth', ['(I)', '(II)']],
])('numbers the items of a list in the format %s', async (format, [first, second]) => {
  expect(await read([`0 Open|${format}`, `0 Press|${format}`])).toEqual([`${first} Open`, `${second} Press`]);
});

it('counts each level, and starts again under the next item, after other text and in another shape', async () => {
  const list = [
    '0 Open|arabicPeriod',
    '1 lid|alphaLcPeriod',
    '1 lock|alphaLcPeriod',
    '0 Press|arabicPeriod',
    '1 key|alphaLcPeriod',
    '0 Then wait.',
    '0 Close|arabicPeriod@4',
    '0 Leave|arabicPeriod@4',
    '0 or|romanLcPeriod',
  ];
  expect(await read(list, ['0 Other|arabicPeriod'])).toEqual([
    '1. Open',
    '  a. lid',
    '  b. lock',
    '2. Press',
    '  a. key',
    'Then wait.',
    '4. Close',
    '5. Leave',
    'i. or',
    '1. Other',
  ]);
});

it('does not count items without text, which have no number on the slide', async () => {
  expect(await read(['0 Open|arabicPeriod', '0 |arabicPeriod', '0 Press|arabicPeriod'])).toEqual([
    '1. Open',
    '2. Press',
  ]);
});
