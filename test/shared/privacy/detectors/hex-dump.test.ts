// Guarantee: a position is inside a hex dump only if an offset and bytes come before it in its line. Risk: a number in
// a file is removed as a card, or a card after another number stays.
import { expect, it } from 'vitest';
import { isInHexDump } from '../../../../shared/privacy/detectors/hex-dump.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../shared/privacy/text/scanned-text.ts';

// Whether the position of the mark `|` is inside a hex dump.
function isInside(marked: string): boolean {
  return isInHexDump(scanText(foldForMatching(marked.replace('|', ''))), marked.indexOf('|'));
}

it.each([
  '0000000: 2e54 4820 |5858 4420',
  'the file\n  00000010: 2e54 4820 |5858 4420',
  '00000010  48 65 20 4d |41 42',
  '00000010  48 65 20 4d 41 42 43 44  48 65 20 4d 41 42 43 |44',
])('the position is inside a hex dump: %j', (text) => {
  expect(isInside(text)).toBe(true);
});

it.each([
  '|5858 4420',
  '0000000: |5858 4420',
  '0000000: 2e54 4820\n|5858 4420',
  'card 0000000: 2e54 |5858 4420',
  '0000000: 2e54 pay |5858 4420',
  '2024: 4820 |5858 4420',
  `00000000000000: ${'4820 '.repeat(16)}${' '.repeat(8)}|5858 4420`,
  `\t\t\t\t\t\t\t\t\t\t\t\t\t\t00000000000000: ${'4820  '.repeat(14)}|5858 4420`,
])('the position is not inside a hex dump: %j', (text) => {
  expect(isInside(text)).toBe(false);
});
