// Guarantee: the items of a numbered list on a slide are read with the numbers that the audience sees. Risk: "step 3"
// cannot be found, or is another step than the one on the slide.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip } from '../make-zip.ts';
import { officeFiles, relationsOf } from './make-office.ts';

// An item begins with its level, and has the form of its numbers after it: `1 Press|romanLcPeriod`.
const paragraph = (item: string) => {
  const [, level = '0', text = '', form, first] = /^(\d) (.*?)(?:\|(\w+?)(?:@(\d+))?)?$/.exec(item) ?? [];
  const start = first === undefined ? '' : ` startAt="${first}"`;
  const numbers = form === undefined ? '' : `<a:buAutoNum type="${form}"${start}/>`;
  return `<a:p><a:pPr lvl="${level}">${numbers}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`;
};

async function read(...shapes: readonly (readonly string[])[]) {
  const written = shapes.map((items) => `<p:sp><p:txBody>${items.map(paragraph).join('')}</p:txBody></p:sp>`);
  const files = officeFiles('pptx', [
    {
      name: 'ppt/slides/a.xml',
      content: `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${written.join('')}</p:spTree></p:cSld></p:sld>`,
    },
    {
      name: 'ppt/presentation.xml',
      content: '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldId id="1" r:id="r1"/></p:presentation>',
    },
    relationsOf('ppt/presentation.xml', [['r1', 'slide', 'slides/a.xml']]),
  ]);
  const document = await extractDocument(makeZip(files), 'a.pptx', () => false);
  return 'blocks' in document ? document.blocks.map((block) => 'text' in block && block.text) : document;
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
])('numbers the items of a list in the form %s', async (form, [one, two]) => {
  expect(await read([`0 Open|${form}`, `0 Press|${form}`])).toEqual([`${one} Open`, `${two} Press`]);
});

it('counts each level, and starts over under the next item, after other text and in another shape', async () => {
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
