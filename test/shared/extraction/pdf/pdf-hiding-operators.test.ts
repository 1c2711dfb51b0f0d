// Guarantee: page sizes are read from the dictionaries of a PDF, and malformed entries are skipped quickly. Risk: one
// crafted file uses up the whole time of its ingestion.
import { expect, it } from 'vitest';
import { pageReach } from '../../../../shared/extraction/pdf/pdf-hiding-operators.ts';

it.each([
  ['/MediaBox [0 0 612 792]', [612, 792]],
  ['/MediaBox[ 0\n0 595.28  841.89 ]', [595.28, 841.89]],
  ['/MediaBox[-10 -10 +200 300.5] /MediaBox[0 0 400 100]', [400, 300.5]],
  ['/MediaBox[0 0 612]', [0, 0]],
  ['/MediaBox 12 0 R', [0, 0]],
])('finds the largest page of %s', (dictionaries, reach) => {
  expect(pageReach(dictionaries)).toEqual(reach);
});

// If numbers need no separator, these 80 digits are four numbers in 77,520 ways, and each box takes 7 ms.
it('skips 20,000 malformed boxes', () => {
  const boxes = `/MediaBox[${'1'.repeat(80)}x `.repeat(20_000);
  expect(pageReach(boxes)).toEqual([0, 0]);
});
