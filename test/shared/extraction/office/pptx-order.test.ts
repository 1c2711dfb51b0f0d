// Guarantee: text boxes of a slide are read from top to bottom, whatever order their author added them in, and columns
// one after the other. Risk: the third step of an instruction is quoted as the first.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip } from '../make-zip.ts';
import { officeFiles, relationsOf } from './make-office.ts';

type Box = readonly [text: string, left: number, top: number, width?: number];

async function textsOf(...boxes: readonly Box[]): Promise<readonly string[]> {
  const shapes = boxes.map(([text, left, top, width = 3]) => {
    const frame = `<a:xfrm><a:off x="${left * 900}" y="${top * 900}"/><a:ext cx="${width * 900}" cy="800"/></a:xfrm>`;
    return `<p:sp><p:spPr>${frame}</p:spPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  });
  const files = officeFiles('pptx', [
    {
      name: 'ppt/slides/a.xml',
      content: `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shapes.join('')}</p:spTree></p:cSld></p:sld>`,
    },
    {
      name: 'ppt/presentation.xml',
      content: '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldId id="1" r:id="r1"/></p:presentation>',
    },
    relationsOf('ppt/presentation.xml', [['r1', 'slide', 'slides/a.xml']]),
  ]);
  const document = await extractDocument(makeZip(files), 'a.pptx', () => false);
  return 'code' in document ? [document.code] : document.blocks.map((block) => ('text' in block ? block.text : ''));
}

it('reads boxes below each other from the top', async () => {
  const boxes: readonly Box[] = [
    ['Third', 1, 5],
    ['First', 1, 2],
    ['Remark', 5, 2],
    ['Second', 1.2, 3.5],
  ];
  expect(await textsOf(...boxes)).toEqual(['First', 'Remark', 'Second', 'Third']);
});

it('reads columns one after the other, and what is below both of them last', async () => {
  const boxes: readonly Box[] = [
    ['Total', 1, 6, 8],
    ['Single', 1, 2],
    ['80 euros', 1, 3],
    ['Double', 5, 2],
    ['100 euros', 5, 3],
  ];
  expect(await textsOf(...boxes)).toEqual(['Single', '80 euros', 'Double', '100 euros', 'Total']);
});
