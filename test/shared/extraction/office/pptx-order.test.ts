// Guarantee: text boxes of a slide are read from top to bottom, whatever order their author added them in, and columns
// one after the other. Risk: the third step of an instruction is quoted as the first.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { makeSlide } from './make-office.ts';

// A text box; its position and its width are in lines of text, of 900 units each.
type Box = readonly [text: string, left: number, top: number, width?: number];

async function read(...boxes: readonly Box[]): Promise<readonly string[]> {
  const shapes = boxes.map(([text, left, top, width = 3]) => {
    const frame = `<a:xfrm><a:off x="${left * 900}" y="${top * 900}"/><a:ext cx="${width * 900}" cy="800"/></a:xfrm>`;
    return `<p:sp><p:spPr>${frame}</p:spPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  });
  return textsOf(await extractDocument(makeSlide(shapes.join('')), 'a.pptx', () => false));
}

it('reads text boxes from top to bottom, and boxes side by side from the left', async () => {
  const boxes: readonly Box[] = [
    ['Third', 1, 5],
    ['First', 1, 2],
    ['Remark', 5, 2],
    ['Second', 1.2, 3.5],
  ];
  expect(await read(...boxes)).toEqual(['First', 'Remark', 'Second', 'Third']);
});

it('reads columns one after the other, and a box below both of them last', async () => {
  const boxes: readonly Box[] = [
    ['Total', 1, 6, 8],
    ['Single', 1, 2],
    ['80 euros', 1, 3],
    ['Double', 5, 2],
    ['100 euros', 5, 3],
  ];
  expect(await read(...boxes)).toEqual(['Single', '80 euros', 'Double', '100 euros', 'Total']);
});
